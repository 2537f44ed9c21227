#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif
public import FastingCore

// The one file of this target that knows which system it runs on. What differs between systems, and
// every call into the C library, has its name here.

/// A call into the system that failed.
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  package let code: Int32

  package init(_ code: Int32) {
    self.code = code
  }

  package static let notFound = SystemError(ENOENT)
  package static let exists = SystemError(EEXIST)
  package static let accessDenied = SystemError(EACCES)
  package static let readOnly = SystemError(EROFS)
  package static let noSpace = SystemError(ENOSPC)
  package static let inputOutput = SystemError(EIO)
  package static let interrupted = SystemError(EINTR)
  package static let isDirectory = SystemError(EISDIR)
  package static let invalid = SystemError(EINVAL)
  package static let tooManyLinks = SystemError(ELOOP)
  package static let wouldBlock = SystemError(EWOULDBLOCK)
  package static let closedPipe = SystemError(EPIPE)

  /// What the system says of it.
  package var text: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

package enum Platform {
  /// How a file is opened; what is read at once is not waited for, as a pipe would be.
  package enum OpenMode {
    case read, readAtOnce, append, lock, createNew(UInt16), appendNew(UInt16), directory
  }

  package static func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> Int32 {
    let (flags, permissions): (Int32, UInt16) =
      switch mode {
      case .read: (O_RDONLY, 0)
      case .readAtOnce: (O_RDONLY | O_NONBLOCK, 0)
      case .append: (O_WRONLY | O_APPEND, 0)
      case .lock: (O_RDWR, 0)
      case .createNew(let permissions): (O_WRONLY | O_CREAT | O_EXCL, permissions)
      case .appendNew(let permissions): (O_WRONLY | O_APPEND | O_CREAT | O_EXCL, permissions)
      case .directory: (O_RDONLY | O_DIRECTORY, 0)
      }
    // A file that may not grow is an error of the write, and no reason to end.
    if flags & O_ACCMODE != O_RDONLY { signal(SIGXFSZ, SIG_IGN) }
    return try retrying {
      #if canImport(Darwin)
        Darwin.open(path, flags | O_CLOEXEC, mode_t(permissions))
      #elseif canImport(Musl)
        Musl.open(path, flags | O_CLOEXEC, mode_t(permissions))
      #else
        Glibc.open(path, flags | O_CLOEXEC, mode_t(permissions))
      #endif
    }
  }

  package static func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// Reads a whole file.
  package static func read(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
    let expected = try status(descriptor).size
    var bytes: [UInt8] = []
    var room = max(4096, expected + 1)
    while true {
      var chunk = 0
      var failure: SystemError?
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        do throws(SystemError) {
          chunk = try retrying { readBytes(descriptor, buffer.baseAddress, room) }
        } catch {
          failure = error
        }
        count = max(0, chunk)
      }
      if let failure { throw failure }
      guard chunk > 0 else { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      room = max(4096, expected + 1 - bytes.count)
    }
  }

  /// Maps a whole file into memory, or reads one that is small or cannot be mapped.
  package static func map(_ descriptor: Int32) throws(SystemError) -> FileBytes {
    let status = try status(descriptor)
    if status.isSpecial { throw .invalid }
    if status.size >= 65_536,
      let address = mmap(nil, status.size, PROT_READ, MAP_PRIVATE, descriptor, 0),
      address != MAP_FAILED
    {
      readZerosWhereFilesWereCut()
      return FileBytes(UnsafeRawBufferPointer(start: address, count: status.size)) {
        munmap(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count)
      }
    }
    return FileBytes(try read(descriptor))
  }

  /// Writes what the system takes of the bytes, and returns how many that were.
  package static func write(
    _ descriptor: Int32, _ bytes: ArraySlice<UInt8>
  ) throws(SystemError) -> Int {
    try retrying { bytes.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) } }
  }

  /// Makes what was written survive a power cut.
  package static func synchronize(_ descriptor: Int32) throws(SystemError) {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    _ = try retrying { fsync(descriptor) }
  }

  package static func truncate(_ descriptor: Int32, to length: Int) throws(SystemError) {
    _ = try retrying { ftruncate(descriptor, off_t(length)) }
  }

  package static func changeMode(_ descriptor: Int32, _ mode: UInt16) throws(SystemError) {
    _ = try retrying { fchmod(descriptor, mode_t(mode)) }
  }

  package static func rename(_ path: String, to newPath: String) throws(SystemError) {
    #if canImport(Darwin)
      _ = try retrying { Darwin.rename(path, newPath) }
    #elseif canImport(Musl)
      _ = try retrying { Musl.rename(path, newPath) }
    #else
      _ = try retrying { Glibc.rename(path, newPath) }
    #endif
  }

  package static func link(_ path: String, to newPath: String) throws(SystemError) {
    #if canImport(Darwin)
      _ = try retrying { Darwin.link(path, newPath) }
    #elseif canImport(Musl)
      _ = try retrying { Musl.link(path, newPath) }
    #else
      _ = try retrying { Glibc.link(path, newPath) }
    #endif
  }

  package static func remove(_ path: String) throws(SystemError) {
    _ = try retrying { unlink(path) }
  }

  package static func makeDirectory(_ path: String, mode: UInt16) throws(SystemError) {
    _ = try retrying { mkdir(path, mode_t(mode)) }
  }

  /// What the system knows of a file.
  package struct Status: Hashable, Sendable {
    package let isDirectory: Bool
    /// Whether it is neither a plain file nor a directory.
    package let isSpecial: Bool
    package let mode: UInt16
    package let size: Int
    /// What tells the file from all others: the numbers of its device and its node.
    package let identity: [UInt64]
    /// When its bytes were written last, in nanoseconds since 1970.
    package let written: Int64

    package init(
      isDirectory: Bool, isSpecial: Bool = false, mode: UInt16, size: Int,
      identity: [UInt64] = [], written: Int64 = 0
    ) {
      self.identity = identity
      self.written = written
      self.isDirectory = isDirectory
      self.isSpecial = isSpecial
      self.mode = mode
      self.size = size
    }

    fileprivate init(_ status: stat) {
      isDirectory = status.st_mode & S_IFMT == S_IFDIR
      isSpecial = !isDirectory && status.st_mode & S_IFMT != S_IFREG
      mode = UInt16(status.st_mode & 0o7777)
      size = Int(status.st_size)
      identity = [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      written = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
  }

  package static func status(_ descriptor: Int32) throws(SystemError) -> Status {
    var status = stat()
    _ = try retrying { fstat(descriptor, &status) }
    return Status(status)
  }

  /// Asks for the file at a path, or the one that a link there leads to.
  package static func status(_ path: String) throws(SystemError) -> Status {
    var status = stat()
    _ = try retrying { stat(path, &status) }
    return Status(status)
  }

  /// Returns where a symbolic link leads; nil where there is something else.
  package static func linkTarget(_ path: String) throws(SystemError) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    do throws(SystemError) {
      let count = try retrying {
        buffer.withUnsafeMutableBytes { bytes in
          bytes.withMemoryRebound(to: CChar.self) { characters in
            characters.baseAddress.map { readlink(path, $0, characters.count) } ?? 0
          }
        }
      }
      return String(decoding: buffer.prefix(count), as: UTF8.self)
    } catch .invalid {
      return nil
    }
  }

  /// Returns the names in a directory, without `.` and `..`, sorted.
  package static func list(_ path: String) throws(SystemError) -> [String] {
    let descriptor = try open(path, .directory)
    var stream = fdopendir(descriptor)
    while stream == nil, errno == EINTR { stream = fdopendir(descriptor) }
    guard let directory = stream else {
      defer { close(descriptor) }
      throw SystemError(errno)
    }
    defer { closedir(directory) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(directory) else {
        let error = SystemError(errno)
        if error == .interrupted { continue }
        if error.code != 0 { throw error }
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Tries to take the lock of a file for this process alone; false where another one has it.
  package static func tryLock(_ descriptor: Int32) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try retrying { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch .wouldBlock {
      return false
    }
  }

  /// Lets the given time pass.
  package static func pause(milliseconds: Int) {
    _ = usleep(UInt32(milliseconds) * 1000)
  }

  /// The words after the program's name.
  ///
  /// On Linux Swift reads them from `/proc`, and finds none where that is not mounted. There they are
  /// taken from where the kernel puts them: below the environment.
  package static var words: [String] {
    let arguments = CommandLine.arguments
    #if canImport(Glibc)
      if arguments.isEmpty { return words(below: environ) }
    #endif
    return Array(arguments.dropFirst())
  }

  #if canImport(Glibc)
    /// Reads down from the environment to the number of arguments, which lies before the first one.
    private static func words(
      below environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> [String] {
      var words: [String] = []
      var place = environment - 2
      while let word = place.pointee, UInt(bitPattern: word) != UInt(words.count) {
        words.insert(String(cString: word), at: 0)
        place -= 1
      }
      return Array(words.dropFirst())
    }
  #endif

  /// Returns the value of an environment variable.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// What the clock of the system reads.
  package static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  /// Returns the seconds that local clocks are ahead of UTC, by the rules of the C library.
  ///
  /// A rule that names more than 23:59 is cut there.
  package static func localOffset(at instant: Instant) -> Int {
    let milliseconds = instant.milliseconds
    var seconds = time_t(milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0))
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return 0 }
    return max(-86_340, min(86_340, local.tm_gmtoff))
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Returns the columns of a terminal; nil where there is none.
  package static func terminalWidth(_ descriptor: Int32) -> Int? {
    terminalSize(descriptor)?.columns
  }

  /// Returns the size of a terminal; nil where there is none, or where it does not know.
  package static func terminalSize(_ descriptor: Int32) -> LiveSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return LiveSize(columns: Int(size.ws_col), rows: size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// Ends the process with an exit code.
  package static func exit(_ code: Int32) -> Never {
    _exit(code)
  }

  /// Makes a call again as long as a signal interrupts it; a negative result is a failure.
  private static func retrying<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      guard result < 0 else { return result }
      let error = SystemError(errno)
      if error != .interrupted { throw error }
    }
  }
}

// What only mapped files need.
extension Platform {
  /// Lets a mapped file that another program shortens read as zeros behind its new end, where the
  /// system would end the process.
  private static func readZerosWhereFilesWereCut() {
    var action = sigaction()
    let handler:
      @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
        number, info, _ in
        let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let page = UnsafeMutableRawPointer(
          bitPattern: UInt(bitPattern: Platform.faultAddress(info)) & ~(size - 1))
        let zeros = mmap(
          page, Int(size), PROT_READ, MAP_PRIVATE | MAP_ANON | MAP_FIXED, -1, 0)
        if zeros == MAP_FAILED { signal(number, SIG_DFL) }
      }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
    action.sa_flags = SA_SIGINFO
    sigaction(SIGBUS, &action, nil)
  }

  private static func faultAddress(
    _ info: UnsafeMutablePointer<siginfo_t>?
  ) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      info?.pointee.si_addr
    #elseif canImport(Musl)
      info?.pointee.__si_fields.__sigfault.si_addr
    #else
      info?.pointee._sifields._sigfault.si_addr
    #endif
  }
}

// Outside of the type the names of the C library mean the C library.
private func readBytes(
  _ descriptor: Int32, _ address: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, address, count)
}

private func writeBytes(_ descriptor: Int32, _ address: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, address, count)
}

// What only the live view needs.
extension Platform {
  /// How a terminal treats what is typed.
  package struct TerminalSettings {
    private var settings = termios()

    fileprivate init(_ descriptor: Int32) throws(SystemError) {
      guard tcgetattr(descriptor, &settings) == 0 else { throw SystemError(errno) }
    }

    /// The settings under which each key arrives at once and is not echoed; those that send signals
    /// still do.
    package var forKeys: TerminalSettings {
      var copy = self
      copy.settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
      copy.settings.c_iflag &= ~tcflag_t(IXON)
      withUnsafeMutableBytes(of: &copy.settings.c_cc) {
        $0[Int(VMIN)] = 1
        $0[Int(VTIME)] = 0
      }
      return copy
    }

    /// Lets a crash of the program still bring these settings back, and write some bytes.
    package func setWhenCrashing(_ input: Int32, _ output: Int32, writing text: StaticString) {
      Self.lastWishes = (settings, input, output, text)
      for number in [SIGSEGV, SIGABRT, SIGTRAP, SIGFPE, SIGILL, SIGSYS] {
        signal(number) { number in
          if var wishes = TerminalSettings.lastWishes {
            _ = writeBytes(wishes.output, wishes.text.utf8Start, wishes.text.utf8CodeUnitCount)
            tcsetattr(wishes.input, TCSANOW, &wishes.settings)
          }
          signal(number, SIG_DFL)
          raise(number)
        }
      }
    }

    nonisolated(unsafe) private static var lastWishes:
      (settings: termios, input: Int32, output: Int32, text: StaticString)?

    package func set(_ descriptor: Int32) throws(SystemError) {
      var copy = settings
      _ = try retrying { tcsetattr(descriptor, TCSADRAIN, &copy) }
    }
  }

  package static func terminalSettings(
    _ descriptor: Int32
  ) throws(SystemError) -> TerminalSettings {
    try TerminalSettings(descriptor)
  }

  /// A message of the system to the process.
  package enum Signal: Sendable, CaseIterable {
    case resize, stop, proceed, hangUp, interrupt, quit, terminate
    case alarm, virtualAlarm, profile, cpuTime, firstOfUser, secondOfUser

    package var number: Int32 {
      switch self {
      case .resize: SIGWINCH
      case .stop: SIGTSTP
      case .proceed: SIGCONT
      case .hangUp: SIGHUP
      case .interrupt: SIGINT
      case .quit: SIGQUIT
      case .terminate: SIGTERM
      case .alarm: SIGALRM
      case .virtualAlarm: SIGVTALRM
      case .profile: SIGPROF
      case .cpuTime: SIGXCPU
      case .firstOfUser: SIGUSR1
      case .secondOfUser: SIGUSR2
      }
    }
  }

  /// The end of the pipe into which the signal handler writes; a handler may not do more.
  nonisolated(unsafe) private static var signalPipe: Int32 = -1

  /// Lets signals arrive as their numbers, one byte each, at the descriptor that is returned.
  package static func signalDescriptor() throws(SystemError) -> Int32 {
    let (read, write) = try makePipe()
    for end in [read, write] { _ = try retrying { fcntl(end, F_SETFL, O_NONBLOCK) } }
    signalPipe = write
    for signal in Signal.allCases { handle(signal) }
    return read
  }

  /// Writes the number of a signal into the pipe when it arrives.
  private static func handle(_ caught: Signal) {
    signal(caught.number) { number in
      let kept = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = writeBytes(Platform.signalPipe, &byte, 1)
      errno = kept
    }
  }

  /// Lets a signal do to the process what it does by itself; one that did not end it is caught again.
  package static func submit(to received: Signal) {
    signal(received.number, SIG_DFL)
    // The threads of the dispatcher block signals.
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, received.number)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    raise(received.number)
    handle(received)
  }

  /// Waits for something to read, and returns which descriptors have it, and which are closed.
  package static func wait(
    for descriptors: [Int32], milliseconds: Int
  ) -> (readable: Set<Int32>, closed: Set<Int32>) {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&entries, nfds_t(entries.count), Int32(clamping: milliseconds)) > 0 else {
      return ([], [])
    }
    func having(_ flags: Int32) -> Set<Int32> {
      Set(entries.filter { Int32($0.revents) & flags != 0 }.map(\.fd))
    }
    return (having(POLLIN), having(POLLHUP | POLLERR | POLLNVAL))
  }

  /// Reads what is there, at most so many bytes; nothing at the end.
  package static func readSome(
    _ descriptor: Int32, atMost limit: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = try retrying {
      bytes.withUnsafeMutableBytes { readBytes(descriptor, $0.baseAddress, limit) }
    }
    return Array(bytes.prefix(count))
  }

  /// What a thread runs.
  private final class ThreadBody {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }

    static func run(_ body: UnsafeMutableRawPointer?) {
      guard let body else { return }
      Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().run()
    }
  }

  /// Runs a body in a thread of its own.
  package static func startThread(_ run: @escaping @Sendable () -> Void) throws(SystemError) {
    let body = Unmanaged.passRetained(ThreadBody(run))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let code = pthread_create(
      &thread, nil,
      {
        ThreadBody.run($0); return nil
      }, body.toOpaque())
    guard code == 0 else {
      body.release()
      throw SystemError(code)
    }
  }
}

extension Moment {
  /// Creates the moment of a date, cut to milliseconds; nil as for `init(_:utcOffset:)`.
  public init?(_ date: Date, utcOffset: Int) {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded(.down)
    guard let whole = Int64(exactly: milliseconds) else { return nil }
    self.init(Instant(milliseconds: whole), utcOffset: utcOffset)
  }

  /// The instant as a date.
  public var date: Date {
    Date(timeIntervalSince1970: Double(instant.milliseconds) / 1000)
  }
}

// What only the hooks need.
extension Platform {
  /// A program that was started, with pipes to its standard input and from its two outputs.
  package struct Child {
    let process: pid_t
    /// Where its standard input is written to.
    package let input: Int32
    /// Where its standard output and standard error are read from.
    package let output: Int32
  }

  /// The processes that end with this one; a signal handler may read no array.
  nonisolated(unsafe) private static let children: UnsafeMutableBufferPointer<pid_t> = {
    let places = UnsafeMutableBufferPointer<pid_t>.allocate(capacity: 16)
    places.initialize(repeating: 0)
    return places
  }()

  /// Starts a program in a process group of its own.
  package static func start(_ path: String) throws(SystemError) -> Child {
    let (theirInput, input) = try makePipe()
    defer { close(theirInput) }
    let (output, theirOutput): (Int32, Int32)
    do throws(SystemError) {
      (output, theirOutput) = try makePipe()
    } catch {
      close(input)
      throw error
    }
    defer { close(theirOutput) }
    for descriptor in [input, output] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, theirInput, 0)
    posix_spawn_file_actions_adddup2(&actions, theirOutput, 1)
    posix_spawn_file_actions_adddup2(&actions, theirOutput, 2)
    var usual = sigset_t()
    sigemptyset(&usual)
    posix_spawnattr_setsigmask(&attributes, &usual)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGXFSZ] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    let flags = [POSIX_SPAWN_SETPGROUP, POSIX_SPAWN_SETSIGDEF, POSIX_SPAWN_SETSIGMASK]
    posix_spawnattr_setflags(&attributes, flags.reduce(0) { $0 | Int16($1) })
    let name = strdup(path)
    defer { free(name) }
    var arguments: [UnsafeMutablePointer<CChar>?] = [name, nil]
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, &arguments, environ)
    guard code == 0 else {
      for descriptor in [input, output] { close(descriptor) }
      throw SystemError(code)
    }
    if let place = children.firstIndex(of: 0) { children[place] = process }
    return Child(process: process, input: input, output: output)
  }

  /// Returns how a program ended: its exit code, or 128 and the signal; nil while it runs.
  package static func exitCode(of child: Child) -> Int32? {
    var status: Int32 = 0
    let process = waitpid(child.process, &status, WNOHANG)
    guard process != 0, process == child.process || errno != EINTR else { return nil }
    if let place = children.firstIndex(of: child.process) { children[place] = 0 }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Ends a program, and what it started; first it is asked to.
  package static func end(_ child: Child, byForce: Bool) {
    kill(-child.process, byForce ? SIGKILL : SIGTERM)
  }

  /// Asks all programs that were started to end.
  package static func endChildren() {
    for place in children.indices where children[place] > 0 {
      kill(-children[place], SIGTERM)
    }
  }

  /// Lets a signal that ends this process end the programs that it started.
  package static func endChildrenWhenInterrupted() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        Platform.endChildren()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Whether a pipe that nobody reads ends the process, as it does unless it is told otherwise.
  package static func setClosedPipeEndsProcess(_ ends: Bool) {
    signal(SIGPIPE, ends ? SIG_DFL : SIG_IGN)
  }

  /// Makes a pipe that no other program inherits.
  private static func makePipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = try retrying { pipe(&ends) }
    for end in ends { _ = try retrying { fcntl(end, F_SETFD, FD_CLOEXEC) } }
    return (ends[0], ends[1])
  }
}

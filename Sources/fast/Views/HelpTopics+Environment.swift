extension HelpTopic {
  /// The variables that are heeded.
  static let environment = HelpTopic(
    name: "environment", abstract: "Which environment variables are heeded.",
    title: "VARIABLES:",
    rows: [
      Row(label: "FAST_HOME", text: "the directory of the files, unless --data-dir names one"),
      Row(
        label: "FAST_NOW",
        text: "a moment such as 2026-11-29T20:00:00+01:00 that the clock is taken to read"),
      Row(
        label: "TZ",
        text: "the zone: a name, ':Area/City', or a POSIX rule; a name that is not known counts as "
          + "UTC"),
      Row(label: "XDG_DATA_HOME", text: "where data is kept: the files are in 'fast' there"),
      Row(
        label: "XDG_CONFIG_HOME",
        text: "where settings are kept: ours and the hooks are in 'fast' there"),
      Row(label: "COLUMNS", text: "the width to write in"),
      Row(label: "NO_COLOR", text: "if it is not empty, no colour is used"),
      Row(label: "CLICOLOR_FORCE", text: "colour is used, also where the output is no terminal"),
      Row(
        label: "LC_ALL", text: "the locale; where it names no UTF-8, bars are drawn in ASCII"),
      Row(label: "LC_CTYPE", text: "the same, where LC_ALL is not set"),
      Row(label: "LANG", text: "the same, where neither of them is set"),
    ],
    body: ["Colour is decided by --color, then by these, then by 'fast config color'."])

  /// The exit codes.
  static let exitStatus = HelpTopic(
    name: "exit-status", abstract: "What the exit codes mean.",
    title: "CODES:",
    rows: ExitCode.meanings.map { Row(label: "\($0.code)", text: $0.text) },
    body: [
      "With 'fast status -q' the code is 0 while fasting and 1 when not. A signal ends the program "
        + "as it ends any other."
    ])
}

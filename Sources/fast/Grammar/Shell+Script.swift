extension Shell {
  /// The script that makes the shell complete the words of a program.
  ///
  /// It holds no fact about the program but its name, and asks the program each time.
  func script(for program: Program) -> String {
    switch self {
    case .bash: bashScript(program.name)
    case .zsh: zshScript(program.name)
    case .fish: fishScript(program.name)
    }
  }

  /// Runs in bash from 3.2 on, and without the package of completions.
  private func bashScript(_ name: String) -> String {
    #"""
    # Completions of \#(name) for bash.

    _\#(name)() {
      local line kind=
      COMPREPLY=()
      while IFS= read -r line; do
        if [ -z "$kind" ]; then
          kind=${line%% *}
        else
          COMPREPLY[${#COMPREPLY[@]}]=$line
        fi
      done <<< "$(COLUMNS=${COLUMNS:-80} command \#(name) \#(Shell.command) bash -- \
        "${COMP_TYPE:-9}" "$COMP_WORDBREAKS" "${COMP_LINE:0:COMP_POINT}" 2> /dev/null)"
      case $kind in
        files) _\#(name)_paths default -f "$2" ;;
        directories) _\#(name)_paths dirnames -d "$2" ;;
      esac
    }

    _\#(name)_paths() {
      local path
      compopt -o "$1" 2> /dev/null && return
      while IFS= read -r path; do
        [ -n "$path" ] && COMPREPLY[${#COMPREPLY[@]}]=$(printf %q "$path")
      done <<< "$(compgen "$2" -- "$3")"
    }

    complete -o nosort -F _\#(name) \#(name) 2> /dev/null || complete -F _\#(name) \#(name)

    """#
  }

  /// Works both as a function that zsh loads from `fpath` and as a file that is sourced.
  private func zshScript(_ name: String) -> String {
    #"""
    #compdef \#(name)
    # Completions of \#(name) for zsh.

    _\#(name)() {
      local kind kept word text
      local -a found
      {
        IFS=' ' read -r kind kept
        while IFS=$'\t' read -r word text; do
          found+=("${word//:/\\:}:$text")
        done
      } < <(command \#(name) \#(Shell.command) zsh -- \
        "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2> /dev/null)
      (( kept )) && compset -p $kept
      case $kind in
        files) _files ;;
        directories) _files -/ ;;
        *) (( $#found )) && _describe -V \#(name) found ;;
      esac
    }

    if [[ ${funcstack[1]} == _\#(name) ]]; then
      _\#(name) "$@"
    elif (( $+functions[compdef] )); then
      compdef _\#(name) \#(name)
    fi

    """#
  }

  private func fishScript(_ name: String) -> String {
    #"""
    # Completions of \#(name) for fish.

    function __\#(name)_complete
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        command \#(name) \#(Shell.command) fish -- $words[2..-1] "$current" 2>/dev/null
    end

    function __\#(name)_wants_paths
        set -l answer (__\#(name)_complete)
        string match -qr '^(files|directories) ' -- "$answer[1]"
    end

    complete -c \#(name) -f -k -a '(__\#(name)_complete)[2..-1]'
    complete -c \#(name) -n __\#(name)_wants_paths -F

    """#
  }
}

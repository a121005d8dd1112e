/// The completions for zsh: `_arguments` for the selected command.
enum ZshCompletion {
  static func script(_ commands: [any Command.Type]) -> String {
    """
    #compdef contrast-audit
    # zsh completion of contrast-audit, printed by 'contrast-audit completions zsh'.

    # Names of the policy that the command line chooses; nothing where that cannot be read.
    _contrast_audit_names() {
      local subject
      local -a names
      for subject; do
        names+=(${(f)"$("${(Q)contrast_audit_tool/#\\~\\//$HOME/}" list $subject --names \\
          "${contrast_audit_system[@]}" 2>/dev/null </dev/null)"})
      done
      local expl
      _wanted names expl name compadd -a names
    }

    _contrast_audit_reports() {
      if compset -P '*='; then
        _files
      else
        local -a formats=(\(Option.format.choices.joined(separator: " ")))
        _alternative 'formats:format:compadd -S = -a formats' 'files:file:_files'
      fi
    }

    _contrast_audit_commands() {
      local -a commands=(
    \(commands.map { "    \(quoted("\($0.name):\($0.abstract)"))" }.joined(separator: "\n"))
      )
      _describe -t commands command commands
    }

    _contrast_audit_start() {
      _alternative 'commands:command:_contrast_audit_commands' 'files:file:_files'
    }

    _contrast_audit() {
      local command= word ended=
      local contrast_audit_tool=$words[1]
      local -a contrast_audit_system
      local -i index operands=0
      for ((index = 2; index < CURRENT; index++)); do
        word=${(Q)words[index]}
        if [[ -n $ended ]]; then
          :
        elif [[ $word == -- ]]; then
          ended=1
          continue
        elif [[ $word == -?* ]]; then
          case $word in
            (--built-in) contrast_audit_system+=($word) ;;
            (--policy=*|--root=*|--system=*) contrast_audit_system+=("${word/=\\~\\//=$HOME/}") ;;
            (\(Shell.optionsWithValue(of: commands).joined(separator: "|")))
              ((index++))
              if ((index < CURRENT)) && [[ $word == (--policy|--root|--system) ]]; then
                contrast_audit_system+=($word "${${(Q)words[index]}/#\\~\\//$HOME/}")
              fi
              ;;
          esac
          continue
        fi
        if ((operands == 0)) && [[ -z $command ]]; then
          case $word in
            (\(commands.map { $0.name }.joined(separator: "|")))
              command=$word
              continue
              ;;
          esac
        fi
        ((operands++))
        # Policies and token sources decide which names there are.
        if [[ ${command:-audit} == audit && -e $word ]] contrast_audit_system+=("$word")
      done

      local -a specifications=()
      # The word of the command is the first operand, where there is one.
      [[ -n $command ]] && specifications+=('1: : ')
      case $command in
    \(cases(commands))
      esac
      _arguments -s -S "${specifications[@]}"
    }

    # Both as an autoloaded function and by 'source <(contrast-audit completions zsh)'.
    if [[ $funcstack[1] == _contrast-audit ]]; then
      _contrast_audit "$@"
    else
      compdef _contrast_audit contrast-audit
    fi

    """
  }

  private static func cases(_ commands: [any Command.Type]) -> String {
    let unnamed = """
          ('')
            specifications+=(
      \(options(commands[0]))
              '1: :_contrast_audit_start'
              '*: :_files'
            )
            ;;
      """
    return ([unnamed] + commands.map(named)).joined(separator: "\n")
  }

  private static func named(_ command: any Command.Type) -> String {
    var lines = options(command)
    for (index, completion) in command.operands.enumerated() {
      let isLast = index == command.operands.count - 1
      let position = isLast && command.lastOperandRepeats ? "*" : "\(index + 2)"
      lines += "\n          " + quoted("\(position): :\(action(completion))")
    }
    return """
          (\(command.name))
            specifications+=(
      \(lines)
            )
            ;;
      """
  }

  private static func options(_ command: any Command.Type) -> String {
    command.completedOptions.map { option in
      let text = "[\(escaped(option.help, "[]:"))]"
      let value = option.placeholder.map { ":\(escaped($0, "[]:")):\(action(option.completion))" }
      let names = option.letter.map { ["-\($0)", "--\(option.name)"] } ?? ["--\(option.name)"]
      return names.map { name in
        let exclusion = option.repeats ? "*" : "(\(names.joined(separator: " ")))"
        let equals = value != nil && name.hasPrefix("--") ? "=" : ""
        return "          " + quoted("\(exclusion)\(name)\(equals)\(text)\(value ?? "")")
      }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .reportFile: "_contrast_audit_reports"
    case .names(let subjects):
      "_contrast_audit_names \(subjects.map(\.rawValue).joined(separator: " "))"
    }
  }

  private static func quoted(_ text: String) -> String { Shell.zsh.quoted(text) }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { $0 += special.contains($1) ? "\\\($1)" : "\($1)" }
  }
}

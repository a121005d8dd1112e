/// The completions for bash 3.2 and newer, without the bash-completion package.
///
/// Names come from files of others: they are never expanded, as `compgen -W` would do.
enum BashCompletion {
  static func script(_ commands: [any Command.Type]) -> String {
    """
    # bash completion of contrast-audit, printed by 'contrast-audit completions bash'.

    # Names of the policy that the command line chooses; nothing where that cannot be read.
    _contrast_audit_names() {
      local subject
      for subject; do
        "${tool/#\\~\\//$HOME/}" list "$subject" --names ${system[@]+"${system[@]}"} \\
          2>/dev/null </dev/null
      done
    }

    # Puts a word into 'quoted' as it can stand where the cursor is. Between quotes readline inserts
    # words as they are: those that would mean something else there are not offered.
    _contrast_audit_quote() {
      local unescaped=${value//\\\\?/}
      printf -v quoted %q "$1"
      case $quote in
        "'")
          [[ $1 != *\\'* ]] || return 1
          quoted=$1
          ;;
        '"')
          [[ $1 != *[\\$\\`\\"\\\\!]* ]] || return 1
          quoted=$1
          ;;
        *) [[ $unescaped != *[\\'\\"]* || $quoted == "$1" ]] || return 1 ;;
      esac
    }

    # Offers each line of input that begins like the value.
    _contrast_audit_offer() {
      local candidate quoted
      while IFS= read -r candidate; do
        _contrast_audit_quote "$candidate" || continue
        if [[ $candidate == "$value"* || $quoted == "$value"* ]]; then
          quoted=$attached$quoted
          COMPREPLY+=("${quoted#"$broken"}")
        fi
      done
    }

    # Offers files, or with -d folders, whose path begins like the value or what follows its '='.
    _contrast_audit_paths() {
      local path quoted head= others=${#COMPREPLY[@]}
      # Among files readline would quote the '=' of a format.
      ((others)) || compopt -o filenames 2>/dev/null
      [[ ${2-} == after-equals && $value == *=* ]] && head=${value%%=*}=
      while IFS= read -r path; do
        if ((others)); then
          _contrast_audit_quote "$path" || continue
          path=$quoted
        fi
        path=$attached$head$path
        COMPREPLY+=("${path#"$broken"}")
      done < <(compgen "$1" -- "${value#"$head"}")
    }

    _contrast_audit_reports() {
      if [[ $value != *=* ]]; then
        compopt -o nospace 2>/dev/null
        _contrast_audit_offer <<< \(words(formats))
      fi
      _contrast_audit_paths -f after-equals
    }

    _contrast_audit() {
      local tool=${COMP_WORDS[0]} word glue= index
      local -a words=()
      # bash makes words of '=' and ':'; here '--theme=x' is one.
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ ${#words[@]} -gt 0 && ( -n $glue || $word == [=:] ) ]]; then
          words[${#words[@]} - 1]+=$word
        else
          words+=("$word")
        fi
        glue=
        [[ $word == [=:] ]] && glue=1
      done

      local command= operands=0 option= ended= previous=
      local -a system=()
      local last=$((${#words[@]} - 1))
      for ((index = 0; index < last; index++)); do
        word=${words[index]}
        if [[ -n $ended ]]; then
          :
        elif [[ $word == -- ]]; then
          ended=1
          continue
        elif [[ $word == -?* ]]; then
          case $word in
            --built-in) system+=("$word") ;;
            --policy=* | --root=* | --system=*) system+=("${word/=\\~\\//=$HOME/}") ;;
            \(valueOptions(commands)))
              if ((index + 1 == last)); then
                previous=$word
              else
                case $word in
                  --policy | --root | --system) system+=("$word" "${words[index + 1]/#\\~\\//$HOME/}") ;;
                esac
              fi
              ((index++))
              ;;
          esac
          continue
        fi
        if ((operands == 0)) && [[ -z $command ]]; then
          case $word in
            \(commands.map { $0.name }.joined(separator: " | ")))
              command=$word
              continue
              ;;
          esac
        fi
        ((operands++))
        # Policies and token sources decide which names there are.
        [[ ${command:-audit} == audit && -e $word ]] && system+=("$word")
      done

      local value=${words[last]} attached= quote= broken=
      COMPREPLY=()
      if [[ -n $previous ]]; then
        option=$previous
      elif [[ -z $ended && $value == --*=* ]]; then
        option=${value%%=*}
        attached=$option=
        value=${value#*=}
      fi
      # What bash took for earlier words is not repeated.
      word=$attached$value
      [[ $COMP_WORDBREAKS == *=* && $word == *=* ]] && broken=${word%"${word##*=}"}
      [[ $COMP_WORDBREAKS == *:* && ${word#"$broken"} == *:* ]] && broken=${word%"${word##*:}"}
      case $value in
        [\\'\\"]*) quote=${value:0:1} value=${value:1} ;;
      esac

      if [[ -n $option ]]; then
        case ${command:-audit}$option in
    \(optionValues(commands))
        esac
        return 0
      fi
      if [[ -z $ended && $value == -* ]]; then
        case ${command:-audit} in
    \(optionNames(commands))
        esac
        return 0
      fi
      if [[ -z $command && $operands -eq 0 && -z $ended ]]; then
        _contrast_audit_offer <<< \(words(commands.map { $0.name }))
      fi
      case ${command:-audit}/$operands in
    \(operands(commands))
      esac
      return 0
    }

    complete -F _contrast_audit contrast-audit

    """
  }

  private static var formats: [String] {
    Option.format.choices.map { "\($0)=" }
  }

  /// Words, one per line.
  private static func words(_ words: [String]) -> String {
    "$'" + words.joined(separator: "\\n") + "'"
  }

  private static func valueOptions(_ commands: [any Command.Type]) -> String {
    Shell.optionsWithValue(of: commands).joined(separator: " | ")
  }

  private static func optionValues(_ commands: [any Command.Type]) -> String {
    commands.flatMap { command in
      command.completedOptions.compactMap { option in
        guard let action = action(option.completion) else { return nil }
        return "      \(command.name)--\(option.name)) \(action) ;;"
      }
    }.joined(separator: "\n")
  }

  private static func optionNames(_ commands: [any Command.Type]) -> String {
    commands.map { command in
      let names = command.completedOptions.map { "--\($0.name)" }
      return "      \(command.name)) _contrast_audit_offer <<< \(words(names)) ;;"
    }.joined(separator: "\n")
  }

  private static func operands(_ commands: [any Command.Type]) -> String {
    commands.flatMap { command in
      command.operands.enumerated().compactMap { index, completion in
        guard let action = action(completion) else { return nil }
        let isLast = index == command.operands.count - 1
        return "    \(command.name)/\(isLast && command.lastOperandRepeats ? "*" : "\(index)")) "
          + "\(action) ;;"
      }
    }.joined(separator: "\n")
  }

  private static func action(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .files: "_contrast_audit_paths -f"
    case .folders: "_contrast_audit_paths -d"
    case .words(let list): "_contrast_audit_offer <<< \(words(list))"
    case .reportFile: "_contrast_audit_reports"
    case .names(let subjects):
      "_contrast_audit_offer < <(_contrast_audit_names "
        + subjects.map(\.rawValue).joined(separator: " ") + ")"
    }
  }
}

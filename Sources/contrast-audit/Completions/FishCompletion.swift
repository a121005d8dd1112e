/// The completions for fish 3 and newer.
enum FishCompletion {
  static func script(_ commands: [any Command.Type]) -> String {
    """
    # fish completion of contrast-audit, printed by 'contrast-audit completions fish'.

    # Reads the words before the cursor: prints the command, or nothing, then how many operands follow
    # it, then the arguments that choose the policy, one a line.
    function __contrast_audit_words
        set -l words (commandline -opc)[2..]
        set -l command ''
        set -l operands 0
        set -l ended
        set -l system
        while set -q words[1]
            set -l word $words[1]
            set -e words[1]
            if test -z "$ended"
                if test "$word" = --
                    set ended yes
                    continue
                end
                switch "$word"
                    case --built-in '--policy=*' '--root=*' '--system=*'
                        set -a system $word
                        continue
                    case --policy --root --system
                        set -q words[1]; and set -a system $word $words[1]
                        set -e words[1]
                        continue
                    case \(Shell.optionsWithValue(of: commands).joined(separator: " "))
                        set -e words[1]
                        continue
                    case '-?*'
                        continue
                end
            end
            if test -z "$command" -a $operands -eq 0
                if contains -- "$word" \(commands.map { $0.name }.joined(separator: " "))
                    set command $word
                    continue
                end
            end
            set operands (math $operands + 1)
            # Policies and token sources decide which names there are.
            if contains -- "$command" '' audit; and test -e "$word"
                set -a system $word
            end
        end
        printf '%s\\n' "$command" $operands $system
    end

    # Whether the command is one of those; the default command may go without its name.
    function __contrast_audit_is
        set -l state (__contrast_audit_words)
        set -l command $state[1]
        test -n "$command"; or set command \(commands[0].name)
        contains -- $command $argv
    end

    # Whether the cursor is at the given operand, from 0 on, or any later one, of the given command.
    function __contrast_audit_operand
        set -l state (__contrast_audit_words)
        set -l command $state[1]
        test -n "$command"; or set command \(commands[0].name)
        test "$command" = "$argv[1]"; or return 1
        test "$argv[3]" = more -a "$state[2]" -ge "$argv[2]"; or test "$state[2]" -eq "$argv[2]"
    end

    # Whether a command may stand at the cursor.
    function __contrast_audit_starts
        set -l state (__contrast_audit_words)
        test -z "$state[1]" -a "$state[2]" -eq 0
    end

    # Names of the policy that the command line chooses; nothing where that cannot be read.
    function __contrast_audit_names
        set -l state (__contrast_audit_words)
        set -l tool (commandline -opc)[1]
        for subject in $argv
            $tool list $subject --names $state[3..] 2>/dev/null </dev/null
        end
    end

    complete -c contrast-audit -f
    \((starts(commands) + options(commands) + operands(commands)).joined(separator: "\n"))

    """
  }

  private static func starts(_ commands: [any Command.Type]) -> [String] {
    commands.map { command in
      line(
        "__contrast_audit_starts", "-a \(command.name) -d \(Shell.fish.quoted(command.abstract))")
    }
  }

  /// An option that several commands share is one line.
  private static func options(_ commands: [any Command.Type]) -> [String] {
    var owners: [Option: [String]] = [:]
    var order: [Option] = []
    for command in commands {
      for option in command.completedOptions {
        if owners[option] == nil { order.append(option) }
        owners[option, default: []].append(command.name)
      }
    }
    return order.map { option in
      var text = "-l \(option.name)" + (option.letter.map { " -s \($0)" } ?? "")
      if option.placeholder != nil { text += " \(value(option.completion))" }
      return line(
        "__contrast_audit_is \(owners[option, default: []].joined(separator: " "))",
        "\(text) -d \(Shell.fish.quoted(option.help))")
    }
  }

  private static func operands(_ commands: [any Command.Type]) -> [String] {
    commands.flatMap { command in
      command.operands.enumerated().compactMap { index, completion in
        guard completion != .nothing else { return nil }
        let isLast = index == command.operands.count - 1
        let more = isLast && command.lastOperandRepeats ? " more" : ""
        // Without -r these are separate words, not values of an option.
        let offer = value(completion).split(separator: " ").drop { $0 == "-r" || $0 == "-x" }
        return line(
          "__contrast_audit_operand \(command.name) \(index)\(more)", offer.joined(separator: " "))
      }
    }
  }

  private static func line(_ condition: String, _ text: String) -> String {
    "complete -c contrast-audit -n \(Shell.fish.quoted(condition)) \(text)"
  }

  private static func value(_ completion: Completion) -> String {
    switch completion {
    case .nothing: "-x"
    case .files: "-r -F"
    case .folders: "-x -a '(__fish_complete_directories)'"
    case .words(let words): "-x -a \(Shell.fish.quoted(words.joined(separator: " ")))"
    case .reportFile:
      "-r -F -a \(Shell.fish.quoted(Option.format.choices.map { "\($0)=" }.joined(separator: " ")))"
    case .names(let subjects):
      "-x -a '(__contrast_audit_names \(subjects.map(\.rawValue).joined(separator: " ")))'"
    }
  }
}

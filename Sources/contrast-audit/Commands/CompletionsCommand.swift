import SourceText
import SystemLoading

/// `contrast-audit completions SHELL`
enum CompletionsCommand: Command {
  static let name = "completions"
  static let abstract = "Print the completions for a shell."
  static let usages = ["completions \(Shell.allCases.map(\.rawValue).joined(separator: "|"))"]
  static let details = """
    Completes commands, options and their values, and the names of themes, schemes, rules and tokens
    in the current policy. 'make install' installs all three; by hand:
      bash  contrast-audit completions bash > ~/.local/share/bash-completion/completions/contrast-audit
      zsh   contrast-audit completions zsh > FOLDER/_contrast-audit, where FOLDER is one of $fpath
      fish  contrast-audit completions fish > ~/.config/fish/completions/contrast-audit.fish
    """
  static let options: [Option] = []
  static let operands: [Completion] = [.words(Shell.allCases.map(\.rawValue))]
  static let lastOperandRepeats = false

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    try expectOperands(atMost: 1, in: arguments)
    let names = Shell.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw ToolFailure("'completions' needs a shell: \(names.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: word) else {
      throw ToolFailure(
        "there are no completions for '\(word)'" + NearestName.hint(for: word, among: names))
    }
    try environment.output.write(shell.script)
    return .success
  }
}

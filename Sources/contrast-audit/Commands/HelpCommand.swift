import SourceText
import SystemLoading

/// `contrast-audit help [COMMAND]`
enum HelpCommand: Command {
  static let name = "help"
  static let abstract = "Show what a command does."
  static let usages = ["help [COMMAND]"]
  static let options: [Option] = []
  static var operands: [Completion] { [.words(Tool.commands.map { $0.name })] }
  static let lastOperandRepeats = false

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    try expectOperands(atMost: 1, in: arguments)
    let wanted = arguments.operands.first ?? Tool.commands[0].name
    guard let command = Tool.commands.first(where: { $0.name == wanted }) else {
      throw ToolFailure(
        "there is no command '\(wanted)'"
          + NearestName.hint(for: wanted, among: Tool.commands.map { $0.name }))
    }
    try environment.output.write(HelpText.command(command))
    return .success
  }
}

/// `contrast-audit man`
enum ManCommand: Command {
  static let name = "man"
  static let abstract = "Print the manual page, for man and mandoc."
  static let usages = ["man"]
  static let details = """
    'make install' installs it; to read it directly: contrast-audit man | man -l -
    """
  static let options: [Option] = []
  static let operands: [Completion] = []

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    try expectOperands(atMost: 0, in: arguments)
    try environment.output.write(ManualPage.text(Tool.commands))
    return .success
  }
}

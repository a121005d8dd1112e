import SourceText
import SystemLoading

/// `contrast-audit schema [NAME]`
enum SchemaCommand: Command {
  static let name = "schema"
  static let abstract =
    "Print the JSON Schema of the policy file, for editors, or of what a command writes as JSON."
  static let usages = ["schema [policy]", "schema NAME"]
  static let details = """
    Save that of the policy and name it there: { "$schema": "./contrast-audit.schema.json", … }
    NAME is the command whose --format json it describes; 'report' is another name for 'audit'.
    """
  static let operands: [Completion] = [.words(DocumentSchema.allCases.map(\.rawValue))]
  static let options: [Option] = []

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    try expectOperands(atMost: 1, in: arguments)
    let word = arguments.operands.first ?? DocumentSchema.policy.rawValue
    guard let document = DocumentSchema(rawValue: word) else {
      throw ToolFailure(
        "there is no schema of '\(word)'"
          + NearestName.hint(for: word, among: DocumentSchema.allCases.map(\.rawValue)))
    }
    try environment.output.write(document.text)
    return .success
  }
}

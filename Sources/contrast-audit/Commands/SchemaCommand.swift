import AuditEngine

/// `contrast-audit schema`
enum SchemaCommand: Command {
  static let name = "schema"
  static let abstract = "Print the JSON Schema of the policy file, for editors."
  static let usages = ["schema"]
  static let details = """
    Save it and name it in the policy: { "$schema": "./contrast-audit.schema.json", … }
    """
  static let operands: [Completion] = []
  static let options: [Option] = []

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    try expectOperands(atMost: 0, in: arguments)
    try environment.output.write(PolicySchema.text)
    return .success
  }
}

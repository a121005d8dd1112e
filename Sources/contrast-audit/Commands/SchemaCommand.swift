import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// `contrast-audit schema [policy|report]`
enum SchemaCommand: Command {
  static let name = "schema"
  static let abstract =
    "Print the JSON Schema of the policy file, for editors, or of the JSON report."
  static let usages = ["schema [policy]", "schema report"]
  static let details = """
    Save that of the policy and name it there: { "$schema": "./contrast-audit.schema.json", … }
    'schema report' prints the schema of what --format json writes.
    """
  static let operands: [Completion] = [.words(Subject.allCases.map(\.rawValue))]
  static let options: [Option] = []

  private enum Subject: String, CaseIterable {
    case policy, report
  }

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    try expectOperands(atMost: 1, in: arguments)
    let word = arguments.operands.first ?? Subject.policy.rawValue
    guard let subject = Subject(rawValue: word) else {
      throw ToolFailure(
        "there is no schema of '\(word)'"
          + NearestName.hint(for: word, among: Subject.allCases.map(\.rawValue)))
    }
    switch subject {
    case .policy: try environment.output.write(PolicySchema.text)
    case .report: try environment.output.write(JSONReportSchema.text)
    }
    return .success
  }
}

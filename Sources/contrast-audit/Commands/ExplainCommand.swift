import AuditEngine
import SourceText

/// `contrast-audit explain RULE`
enum ExplainCommand: Command {
  static let name = "explain"
  static let abstract =
    "Explain a rule: what it demands, of which pairings, and where it comes from."
  static let usages = ["explain [options] RULE"]
  static let options: [Option] = [.policy, .level]

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    try expectOperands(atMost: 1, in: arguments)
    var diagnostics = DiagnosticList()
    let system = try AuditedSystem.load(
      arguments, paths: [], in: environment, diagnostics: &diagnostics)
    let ids = system.policy.rules.map(\.id)
    guard let id = arguments.operands.first else {
      throw ToolFailure("'explain' needs a rule: \(ids.joined(separator: ", "))")
    }
    let options = AuditOptions(level: arguments.choice(.level) ?? .aa, rules: [id])
    let plan = AuditPlan(
      policy: system.policy, catalog: system.catalog, options: options, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors, let rule = plan.rules.first else {
      throw ToolFailure(diagnostics.all)
    }
    system.announce(in: environment)
    try environment.output.write(text(of: rule, in: plan, at: options.level))
    return .success
  }

  private static func text(of rule: Rule, in plan: AuditPlan, at level: Level) -> String {
    var text = "\(rule.id) (\(rule.severity.rawValue)): \(rule.title)".inert + "\n"
    if let description = rule.description { text += "\n\(description.inert)\n" }
    if let source = rule.source { text += "\nSource: \(source.inert)\n" }
    text += "\nPairings, at level \(level.rawValue):\n"
    for pairing in plan.pairings {
      text += "  \(pairing.foregroundName) on \(pairing.backgroundText): ".inert
      text += need(of: pairing, at: level)
      text += (pairing.reason.map { "; \($0.inert)" } ?? "") + "\n"
    }
    return text
  }

  private static func need(of pairing: Pairing, at level: Level) -> String {
    guard let usage = pairing.usage else {
      let styles = pairing.typeStyleNames.joined(separator: ", ").inert
      return "by the size of \(styles)"
        + (pairing.minimum.map { ", at least \(Requirement.text($0))" } ?? "")
    }
    guard let required = usage.requirement(at: level) else {
      return "exempt, \(usage.exemption ?? usage.rawValue)"
    }
    let minimum = max(required.minimum, pairing.minimum ?? 1)
    return "\(Requirement.text(minimum)):1 as \(usage.rawValue) (WCAG \(required.criterion))"
  }
}

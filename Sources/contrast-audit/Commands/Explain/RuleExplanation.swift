import AuditEngine
import SourceText

/// What a rule demands, of which pairings, and where it comes from.
struct RuleExplanation {
  let text: String

  init(_ index: Int, in report: AuditReport) {
    let rule = report.rules[index]
    var text = "\(rule.id) (\(rule.severity.rawValue)): \(rule.title)".inert + "\n"
    if let description = rule.description { text += "\n\(description.inert)\n" }
    if let source = rule.source { text += "\nSource: \(source.inert)\n" }
    text += "\nPairings, at level \(report.level.rawValue):\n"
    for pairing in report.pairings where pairing.rule == index {
      text += "  \(pairing.foregroundName) on \(pairing.backgroundText): ".inert
      text += RuleExplanation.need(of: pairing, at: report.level)
      text += (pairing.reason.map { "; \($0.inert)" } ?? "") + "\n"
    }
    self.text = text
  }

  /// What is required of a pairing.
  static func need(of pairing: Pairing, at level: Level) -> String {
    let minimum = pairing.minimum.map { ", at least \(Requirement.text($0)):1" } ?? ""
    guard let usage = pairing.usage else {
      return "by the size of \(pairing.typeStyleNames.joined(separator: ", ").inert)\(minimum)"
    }
    guard let required = usage.requirement(at: level) else {
      return "exempt, \(usage.exemption ?? usage.rawValue)"
    }
    return "\(required.minimumText):1 as \(usage.rawValue) (WCAG \(required.criterion))\(minimum)"
  }
}

import AuditEngine

/// The part of a pairing that is the same in every permutation.
struct HTMLPairing {
  /// The index of the pairing in the report.
  let index: Int
  /// The name of the foreground.
  let foreground: String
  /// The names of the background's layers, top first.
  let background: String
  /// The names of the type styles; empty if there are none.
  let typeStyles: String
  /// The requirement that states it; empty if there is none.
  let source: String
  /// Why it is exempt, or what it is in the app; empty if nothing is said.
  let reason: String
  /// The index of the rule.
  let rule: Int
  /// The identifier of the rule.
  let ruleID: String

  /// Writes a pairing of a report.
  init(_ index: Int, in report: AuditReport) {
    let pairing = report.pairings[index]
    self.index = index
    foreground = HTMLText.name(pairing.foregroundName)
    background = HTMLText.names(pairing.backgroundNames, separator: " <i>over</i> ", limit: 4)
    typeStyles = HTMLText.names(pairing.typeStyleNames, separator: ", ", limit: 4)
    source = pairing.source.map { HTMLText.text($0) } ?? ""
    reason = pairing.reason.map { HTMLText.text($0) } ?? ""
    rule = pairing.rule
    ruleID = HTMLText.name(report.rules[pairing.rule].id)
  }
}

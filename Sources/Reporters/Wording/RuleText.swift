package import AuditEngine
import SourceText

/// What a rule demands, for which pairings, and its source, in words.
package struct RuleText {
  private let rule: Rule
  private let pairings: [Pairing]
  private let level: Level

  /// The words for a rule and its pairings, judged at a level.
  package init(_ rule: Rule, pairings: [Pairing], level: Level) {
    self.rule = rule
    self.pairings = pairings
    self.level = level
  }

  /// The whole explanation, with all pairings or the first few of them.
  package func explanation(pairings limit: Int = .max) -> String {
    var text = "\(rule.id) (\(rule.severity.rawValue)): \(rule.title)".inert + "\n"
    if let description = rule.description { text += "\n\(description.inert)\n" }
    if let source = rule.source { text += "\nSource: \(source.inert)\n" }
    if rule.isOptional { text += "\nOptional: judged only when it is selected\n" }
    if !rule.tokenDemands.isEmpty {
      text += "\nToken checks:\n"
      for demand in rule.tokenDemands { text += "  \(demand.inert)\n" }
    }
    if !rule.claims.isEmpty {
      text += "\nThe documentation also states:\n"
      for claim in rule.claims {
        text += "  \(claim.foreground.hex) on \(claim.background.hex): "
        text += "\(RuleText.ratio(claim.documented)), measured \(claim.measured):1\n"
      }
    }
    guard !pairings.isEmpty else { return text }
    text += "\nPairings, at level \(level.rawValue):\n"
    let shown = pairings.prefix(limit)
    for (index, pairing) in shown.enumerated() {
      text += "  \(pairing.foregroundName) on \(pairing.backgroundText): ".inert
      text += RuleText.need(of: pairing, at: level) + "\n"
      // One entry for all pairings of a declaration.
      if index + 1 < shown.count, shown[index + 1].span == pairing.span { continue }
      let notes = RuleText.notes(of: pairing)
      if !notes.isEmpty { text += "    \(notes.joined(separator: "; "))\n" }
    }
    if pairings.count > limit { text += "  and \(pairings.count - limit) more\n" }
    return text
  }

  /// The success criterion of most of its pairings; nil for none.
  package var criterion: String? {
    let criteria = pairings.compactMap { pairing in
      (pairing.usage ?? .text).requirement(at: level)?.criterion
    }
    let counts = criteria.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The source of a pairing, what it is in the app, where it is judged, and its documented ratios.
  static func notes(of pairing: Pairing) -> [String] {
    var notes = [pairing.source, pairing.reason].compactMap { $0?.inert }
    if let contexts = condition(pairing.condition) { notes.append("only in \(contexts)") }
    return notes + (claims(of: pairing).map { [$0] } ?? [])
  }

  /// `documented as 4.6:1 in theme default, 5.2:1 in theme midnight`; nil if nothing is documented.
  package static func claims(of pairing: Pairing) -> String? {
    guard !pairing.documented.isEmpty else { return nil }
    return "documented as " + pairing.documented.map(ratio).joined(separator: ", ")
  }

  /// `4.6:1 in theme default`.
  private static func ratio(_ documented: DocumentedRatio) -> String {
    "\(documented.text.inert(limit: FindingText.nameLimit)):1"
      + (condition(documented.condition).map { " in \($0)" } ?? "")
  }

  /// `scheme light, theme rose or forest`; nil for always.
  package static func condition(_ condition: ContextCondition) -> String? {
    guard !condition.terms.isEmpty else { return nil }
    return condition.terms.map { "\($0.axis) \($0.contexts.joined(separator: " or "))" }
      .joined(separator: ", ").inert
  }

  /// The requirement of a pairing.
  package static func need(of pairing: Pairing, at level: Level) -> String {
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

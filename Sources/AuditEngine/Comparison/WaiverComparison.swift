/// Finds waivers that accept more than any waiver before.
struct WaiverComparison {
  private(set) var changes: [PolicyChange] = []

  init(from old: [Waiver], to new: [Waiver]) {
    for waiver in new {
      let covering = old.filter { $0.covers(waiver) }
      guard
        !covering.contains(where: { $0.lasts(asLongAs: waiver) && $0.accepts(asMuchAs: waiver) })
      else { continue }
      let message: String
      if let known = covering.first {
        if !known.lasts(asLongAs: waiver) {
          message =
            "a waiver lasts longer: \(waiver.words), "
            + (waiver.expires.map { "to \($0)" } ?? "without an end")
            + (known.expires.map { ", was \($0)" } ?? "")
        } else {
          message =
            "a waiver accepts less contrast: \(waiver.words), "
            + (waiver.pinned.map { "from \($0.text)" } ?? "whatever it is")
            + (known.pinned.map { ", was \($0.text)" } ?? "")
        }
      } else if let known = old.first(where: { waiver.covers($0) }) {
        message = "a waiver covers more: \(waiver.words), was \(known.words)"
      } else {
        message = "a waiver is added: \(waiver.words)"
      }
      let rule = waiver.rules.count == 1 ? waiver.rules.first?.text : nil
      changes.append(
        PolicyChange(
          .waiver, rule: rule.flatMap { NamePattern.isPattern($0) ? nil : $0 }, message))
    }
  }
}

extension Waiver {
  /// Whether this covers everything that another covers, judging by the names.
  fileprivate func covers(_ other: Waiver) -> Bool {
    let layers = { (waiver: Waiver) in waiver.backgrounds.map { $0.layers.map(\.text) } }
    let (mine, theirs) = (layers(self), layers(other))
    return Waiver.covers(rules.map(\.text), other.rules.map(\.text))
      && Waiver.covers(foregrounds.map(\.text), other.foregrounds.map(\.text))
      && (mine.isEmpty
        || !theirs.isEmpty
          && theirs.allSatisfy { stack in
            mine.contains { known in
              known.count == stack.count && zip(known, stack).allSatisfy(Waiver.covers)
            }
          })
      && condition.terms.allSatisfy { term in
        other.condition.terms.contains {
          $0.axis == term.axis && Set($0.contexts).isSubset(of: term.contexts)
        }
      }
  }

  /// A list of names; an empty list means all.
  private static func covers(_ mine: [String], _ theirs: [String]) -> Bool {
    mine.isEmpty
      || !theirs.isEmpty && theirs.allSatisfy { name in mine.contains { covers($0, name) } }
  }

  /// A pattern covers the names that match it; two different patterns cannot be compared.
  private static func covers(_ mine: String, _ theirs: String) -> Bool {
    guard mine != theirs else { return true }
    return NamePattern.isPattern(mine) && !NamePattern.isPattern(theirs)
      && NamePattern(mine).matches(theirs)
  }

  fileprivate func lasts(asLongAs other: Waiver) -> Bool {
    guard let expires else { return true }
    return other.expires.map { $0 <= expires } ?? false
  }

  fileprivate func accepts(asMuchAs other: Waiver) -> Bool {
    guard let pinned else { return true }
    return other.pinned.map { $0.ratio >= pinned.ratio } ?? false
  }

  /// `TEXT · grey · page · theme day (known)`.
  fileprivate var words: String {
    var parts: [String] = []
    for names in [
      rules.map(\.text), foregrounds.map(\.text),
      backgrounds.map { $0.layers.map(\.text).joined(separator: " over ") },
    ] where !names.isEmpty { parts.append(names.joined(separator: ", ")) }
    parts += condition.terms.map { "\($0.axis) \($0.contexts.joined(separator: ", "))" }
    return "\(parts.joined(separator: " · ")) (\(reason))"
  }
}

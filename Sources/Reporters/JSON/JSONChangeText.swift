package import AuditEngine
import SourceText

/// Changes and the reasons why there are none, as JSON.
package enum JSONChangeText {
  /// A change.
  ///
  /// - Parameters:
  ///   - findings: how many findings it makes pass; nil to leave it out.
  ///   - newFor: the contexts for which the value is declared anew; empty for one that stands there.
  ///   - reasons: why it is a decision; nil to leave out whether it is.
  ///   - id: what it is called by; nil for none.
  package static func object(
    _ change: PlannedChange, findings: Int? = nil, newFor: [String] = [],
    reasons: [ChangeReason]? = nil, id: String? = nil, paths: SourcePaths
  ) -> String {
    JSONText.object(
      members(change, paths) + (findings.map { [("findings", "\($0)")] } ?? [])
        + (newFor.isEmpty ? [] : [("newFor", JSONText.array(newFor.map(JSONText.name)))])
        + applicability(reasons, id) + [message(ChangeText.sentence(change))])
  }

  /// Whether it is safe, and why not.
  private static func applicability(
    _ reasons: [ChangeReason]?, _ id: String?
  ) -> [(String, String)] {
    guard let reasons else { return [] }
    return [
      ("applicability", JSONText.string(reasons.isEmpty ? "safe" : "unsafe")),
      ("reasons", JSONText.array(reasons.map { JSONText.name(ChangeText.words($0)) })),
    ] + (id.map { [("id", JSONText.string($0))] } ?? [])
  }

  /// A demand that no change meets.
  package static func object(
    _ unmet: UnmetDemand, offersSplit: Bool = true, paths: SourcePaths
  ) -> String {
    JSONText.object(
      members(unmet.demand) + [
        ("findings", "\(unmet.findings)"),
        (
          "message",
          JSONText.name(
            ChangeText.reason(unmet.reason, offersSplit: offersSplit, path: { paths.path(of: $0) }))
        ),
      ])
  }

  /// What could be changed alone.
  package static func object(_ suggestion: Suggestion, paths: SourcePaths) -> String {
    switch suggestion {
    case .change(let change): return object(change, paths: paths)
    case .conflict(let conflict):
      var members = place(conflict.token, conflict.origin, conflict.current, paths)
      members.append(("proposed", "null"))
      let demands = conflict.demands.prefix(demandLimit).map { JSONText.object(self.members($0)) }
      members.append(("conflict", JSONText.array(demands)))
      members.append(("conflictCount", "\(conflict.demands.count)"))
      if let nearest = conflict.nearest {
        members.append(("meetsTheRest", value(nearest.proposal)))
      }
      members.append(message(ChangeText.sentence(conflict)))
      return JSONText.object(members)
    }
  }

  /// The maximum number of demands of a conflict.
  private static let demandLimit = 8

  private static func members(
    _ change: PlannedChange, _ paths: SourcePaths
  ) -> [(String, String)] {
    var members = place(change.token, change.origin, change.current, paths)
    members.append(("proposed", value(change.proposal)))
    // The colors are those of the steps; the file has their names.
    if case .step(let old, _) = change.current, case .step(let new, _) = change.proposal {
      members.append(("currentAlias", JSONText.name(old)))
      members.append(("proposedAlias", JSONText.name(new)))
    }
    return members + [("difference", JSONText.number(change.difference))]
  }

  private static func members(_ demand: PairingDemand) -> [(String, String)] {
    [
      ("foreground", JSONText.name(demand.foreground)),
      ("background", JSONText.name(demand.background)),
      ("context", JSONText.array(demand.context.map(JSONText.name))),
      ("required", JSONText.number(demand.minimum)),
    ]
  }

  private static func place(
    _ token: String, _ origin: SourceSpan, _ current: PlannedChange.Value, _ paths: SourcePaths
  ) -> [(String, String)] {
    [
      ("token", JSONText.name(token)), ("location", JSONText.location(origin, paths)),
      ("current", value(current)),
    ]
  }

  private static func message(_ text: String) -> (String, String) {
    ("message", JSONText.name(text))
  }

  private static func value(_ value: PlannedChange.Value) -> String {
    switch value {
    case .color(let color), .step(_, let color): JSONText.string(color.hex)
    case .opacity(let opacity): JSONText.number(opacity)
    }
  }
}

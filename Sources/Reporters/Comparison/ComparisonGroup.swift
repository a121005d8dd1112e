import AuditEngine
import SourceText

/// What a change made worse of the same pairing in any number of contexts.
struct ComparisonGroup {
  /// The first, which is the worst.
  let first: ComparisonIssue
  private var others: [ComparisonIssue] = []

  /// The number of its issues.
  var count: Int { others.count + 1 }
  /// The highest severity.
  var severity: Diagnostic.Severity { others.reduce(first.severity) { max($0, $1.severity) } }

  /// What issues of a group have in common.
  private struct Key: Hashable {
    let pairing: String
    var heading: String?
    var severity: Diagnostic.Severity?
    var place: SourcePaths.Place?
    var line: Int?
  }

  private init(_ first: ComparisonIssue) { self.first = first }

  /// Issues by their pairing, or by their line, kind and severity too, in the order of the first ones.
  static func all(of issues: [ComparisonIssue], byLine: Bool) -> [ComparisonGroup] {
    var groups: [ComparisonGroup] = []
    var known: [Key: Int] = [:]
    for issue in issues {
      var key = Key(pairing: issue.pairingFingerprint)
      if byLine {
        key.heading = issue.heading
        key.severity = issue.severity
        key.place = issue.place
        key.line = issue.line
      }
      if let index = known[key] {
        groups[index].others.append(issue)
      } else {
        known[key] = groups.count
        groups.append(ComparisonGroup(issue))
      }
    }
    return groups
  }

  /// The first issue, and the contexts of the others; those of another kind with what they are.
  var message: String {
    first.message
      + FindingName.also(
        in: others.map { other in
          let kind = other.heading == first.heading ? "" : " (\(other.heading.lowercased()))"
          return other.context + kind
        })
  }
}

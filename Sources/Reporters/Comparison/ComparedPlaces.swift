import AuditEngine
import SourceText

/// Where the changes of a comparison stand in the repository.
struct ComparedPlaces {
  let report: ComparisonReport
  let paths: SourcePaths

  /// The place of a check on the new side; for one that is gone, the policy.
  func place(of change: AuditComparison.Change) -> (SourcePaths.Place?, line: Int) {
    guard let place = change.new?.place else { return (policy, 1) }
    return (self.place(place.path, isEmbedded: place.isEmbedded), place.line)
  }

  /// The policy of the new side.
  var policy: SourcePaths.Place? {
    report.policy.map { place($0.path, isEmbedded: $0.isEmbedded) }
  }

  /// What tells the policy from others.
  var policyName: String { AuditReport.policyName(at: policyPlace) }

  /// Where the policy lies in the repository, on whichever side it is.
  var policyPlace: String? {
    guard let file = report.policy else { return nil }
    if case .inRepository(let path) = policy { return paths.policyPlace(.inRepository(path)) }
    return paths.policyPlace(of: file)
  }

  private func place(_ path: String, isEmbedded: Bool) -> SourcePaths.Place {
    // A path in a revision is one from the root of the repository, after the name of the revision.
    let revision = report.new.text + ":"
    if report.new.kind == .revision, !isEmbedded, path.hasPrefix(revision) {
      return .inRepository(String(path.dropFirst(revision.count)))
    }
    return paths.place(of: path, isEmbedded: isEmbedded)
  }
}

import AuditEngine
import SourceText

/// The places that belong to a result beside its own: viewers show them where the message links to them.
struct SARIFRelated {
  private var places: [(span: SourceSpan, text: String)]
  /// The end of the message, with a link to each place.
  private(set) var links: String

  /// The maximum number of further places of the foreground.
  private static let limit = 8

  /// The background and the pairing of the worst finding, its first change if that is elsewhere, and
  /// where the foreground has another place in other contexts.
  init(_ group: FindingGroup, _ worst: Evaluation, in report: AuditReport) {
    places = [
      (worst.backgroundOrigin, "background"),
      (report.pairings[worst.pairing].span, "pairing"),
    ]
    links = "[Background](1), [pairing](2)"
    let change = report.changes(for: worst).first
    if let change, change.origin != worst.foregroundOrigin {
      places.append((change.origin, "change"))
      links += ", [change](3)"
    }
    var known: Set<SourceSpan> = [worst.foregroundOrigin]
    for other in group.others {
      guard case .evaluation(let evaluation) = other.subject, known.count <= Self.limit,
        known.insert(evaluation.foregroundOrigin).inserted
      else { continue }
      let context = report.identity(of: evaluation).name.context
      places.append((evaluation.foregroundOrigin, "foreground in \(context)"))
      links += ", [foreground in \(SARIFText.link(context))](\(places.count))"
    }
    links += "."
  }

  /// The location objects, whose numbers the links have.
  func objects(_ locations: SARIFLocation) -> [String] {
    places.enumerated().map { index, place in
      locations.object(place.span, id: index + 1, text: SARIFText.message(place.text))
    }
  }
}

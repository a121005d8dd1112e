package import SourceText

/// What could be changed, alone, so that a finding passes; or why nothing can.
package enum Suggestion: Sendable {
  /// With it every pairing of the place passes, in every permutation that shares it, while all other
  /// places stay.
  case change(PlannedChange)
  case conflict(ColorConflict)

  /// The token declared at the place.
  package var token: String {
    switch self {
    case .change(let change): change.token
    case .conflict(let conflict): conflict.token
    }
  }

  /// The place.
  package var origin: SourceSpan {
    switch self {
    case .change(let change): change.origin
    case .conflict(let conflict): conflict.origin
    }
  }

  /// The change; nil if there is none.
  package var change: PlannedChange? {
    if case .change(let change) = self { return change }
    return nil
  }
}

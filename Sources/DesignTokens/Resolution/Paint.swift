public import SourceText

/// What a background layer paints in one permutation.
public enum Paint: Sendable {
  /// One colour.
  case solid(ResolvedColor)
  /// A gradient, and where its value stands.
  case gradient(Gradient, origin: SourceSpan)

  /// Where the value that would have to change stands.
  public var origin: SourceSpan {
    switch self {
    case .solid(let color): color.origin
    case .gradient(_, let origin): origin
    }
  }
}

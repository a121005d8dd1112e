import SourceText

/// Where the colors of a background stack come from in one permutation, for all evaluations on it.
final class SurfaceOrigin: Sendable {
  /// Where the value of the top layer stands.
  let span: SourceSpan
  /// The indices of the layers that gave the values, top first.
  let layers: [Int]

  init(span: SourceSpan, layers: [Int]) {
    self.span = span
    self.layers = layers
  }
}

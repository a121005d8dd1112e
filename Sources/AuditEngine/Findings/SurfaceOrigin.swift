import SourceText

/// The origins of the colors of a background stack in one permutation, shared by all evaluations on
/// it.
final class SurfaceOrigin: Sendable {
  /// The place of the value of the top layer.
  let span: SourceSpan
  /// The indices of the layers that gave the values, top first.
  let layers: [Int]

  init(span: SourceSpan, layers: [Int]) {
    self.span = span
    self.layers = layers
  }
}

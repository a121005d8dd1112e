package import SourceText

/// What a background layer paints in one permutation.
package struct Paint: Sendable {
  /// The kinds of paint.
  package enum Content: Sendable {
    /// One color.
    case solid(ResolvedColor)
    /// A gradient.
    case gradient(Gradient)
    /// A picture: any color.
    case anything
    /// Parts side by side, all visible.
    case patches([Patch])
  }

  /// What is painted.
  package let content: Content
  /// The place of the value to change.
  package let origin: SourceSpan
  /// The index of the layer that holds that value.
  package let layer: Int

  /// Describes a paint.
  package init(content: Content, origin: SourceSpan, layer: Int) {
    self.content = content
    self.origin = origin
    self.layer = layer
  }
}

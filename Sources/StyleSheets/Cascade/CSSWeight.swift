/// What decides between two declarations of one element before their order in the source does: the greater
/// one wins. [CSS Cascade 5, section 6.1]
package struct CSSWeight: Comparable, Hashable, Sendable {
  /// Whether it says `!important`.
  package let isImportant: Bool
  /// The layer around it.
  package let layer: CSSLayer
  /// The specificity of its selector.
  package let specificity: CSSSpecificity

  /// The weight of a declaration.
  package init(isImportant: Bool, layer: CSSLayer, specificity: CSSSpecificity) {
    (self.isImportant, self.layer, self.specificity) = (isImportant, layer, specificity)
  }

  /// What is important wins, and of that what is in an earlier layer.
  package static func < (left: CSSWeight, right: CSSWeight) -> Bool {
    if left.isImportant != right.isImportant { return right.isImportant }
    if left.layer != right.layer {
      return left.isImportant ? right.layer < left.layer : left.layer < right.layer
    }
    return left.specificity < right.specificity
  }
}

/// The literal that a number or text is made of: of several the one that stands in the outermost call.
///
/// It tells where a color is written that functions make, and says nothing of what a value is: all
/// origins are equal.
package struct Origin: Hashable {
  /// The literal; nil if none is known.
  let literal: SyntaxNode?
  /// How many calls are around the code in which it stands.
  let level: Int

  /// No literal is known.
  package static let none = Origin(literal: nil, level: .max)

  /// The one of two origins that is further out.
  func outermost(_ other: Origin) -> Origin { other.level < level ? other : self }

  /// Whether the literal stands in a piece of code.
  func isWithin(_ node: SyntaxNode) -> Bool { literal.map(node.contains) ?? false }

  /// Always true: where a value comes from is no part of it.
  package static func == (left: Origin, right: Origin) -> Bool { true }

  /// Hashes nothing.
  package func hash(into hasher: inout Hasher) {}
}

import Programs

/// Views that a caller hands on to where they are shown: the content of a component, or the view that a
/// modifier of the app is called on.
struct SwiftUISlot: Hashable {
  /// A view without its outer modifiers.
  struct Rest: Hashable {
    /// How many of its modifiers are left.
    let modifiers: Int
    /// The foregrounds that those outside of them give.
    let foregrounds: [PaintDeclaration]
    let isStatement: Bool
  }

  let node: SyntaxNode
  /// The number of the frame that it stands in.
  let frame: Int
  /// The members whose bodies it is in.
  let members: [Int]
  /// What is left to read of it; nil for all.
  let rest: Rest?
  /// What hands it on.
  let name: String
}

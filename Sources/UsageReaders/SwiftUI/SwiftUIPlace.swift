import Programs

/// A piece of code to be read, and the frame that it stands in.
struct SwiftUIPlace {
  let node: SyntaxNode
  let frame: Int
  var rest: SwiftUISlot.Rest?
}

/// Where members stand that are being collected.
struct MemberPlace {
  var owner: TypeDeclaration?
  var requirements: [SyntaxNode] = []
  /// The branches of each `#if` around it: the last is its own, the others come before.
  var branches: [[SyntaxNode]] = []
  var isPrivate = false
  var isProtocol = false
  /// Whether they belong to the type itself.
  var isStatic = false
  /// The type that those belong to which belong to the type itself, for an extension with a name.
  var statics: TypeDeclaration?
  /// Whether an extension holds them.
  var isAddition = false
}

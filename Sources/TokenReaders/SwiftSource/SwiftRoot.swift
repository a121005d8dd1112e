import Programs

/// A declaration that tokens are made of: it is evaluated once, in each case of what it depends on.
struct SwiftRoot {
  /// The declarations: several where `#if` chooses one.
  let members: [Member]
  /// The type whose instances have it; nil for what there is once.
  var receiver: TypeDeclaration?
  /// What the names of its tokens begin with.
  let prefix: String
  /// What follows after the case of an enumeration; empty for a palette, whose fields follow.
  let name: String
  /// What its declaration says that it is.
  let holding: SwiftHolding
  /// The only initializer of the instances' type.
  var initializer: Member?
  /// The themes of a protocol that no file declares.
  var set: SwiftThemeSet?

  var member: Member { members[0] }
  /// Whether an initializer gives it its value.
  var isGiven = false
}

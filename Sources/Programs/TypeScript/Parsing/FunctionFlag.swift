/// What tells the functions of TypeScript apart, in the detail of their node.
enum FunctionFlag {
  /// One with an arrow, which has `this` and `arguments` from around it.
  static let arrow = 1
  /// One that waits or gives several values: what a call gives is something else than what it returns.
  static let unlike = 2
  /// One that an object or a class declares as its member.
  static let method = 4
}

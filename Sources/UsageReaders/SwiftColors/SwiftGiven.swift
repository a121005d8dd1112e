/// What a caller gives a property of a view or a parameter of a function.
enum SwiftGiven: Hashable {
  /// A color, or one of several.
  case paints([SwiftPaint])
  /// What is written out: `true`, `.primary`, `3`.
  case answer(String)
  /// Something else.
  case unknown
}

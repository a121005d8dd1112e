/// What a name leads to.
enum SwiftTarget {
  /// A property of the source, and the names its token may have.
  case property(Int, names: [String])
  /// A part of a property's value, whose token has one of the names; `inner` is the property that it
  /// is of the value's type, where there is one.
  case part(names: [String], of: Int, inner: Int?)
  /// A type of the source.
  case type(Int)
  /// A member of one of the frameworks' color types.
  case framework(SwiftColorType, String)
  /// A token of a source read before.
  case earlier(String)
}

import SourceText

/// A constant of a program, or what gives one: a getter, a function without parameters.
struct CodeDeclaration {
  /// What gives the value.
  enum Source {
    /// The expression at a token, which ends before another.
    case expression(at: Int, to: Int)
    /// The arguments of an initializer of the type around it: the entries of an enumeration.
    case arguments([CodeArgument])
    /// Nothing that is read, and why.
    case unread(String)
  }

  let name: String
  /// The types around it, outermost first.
  let owner: [String]
  /// The index of its document.
  let document: Int
  /// The words of its declared type: `List<Color>` is List, Color; empty if it has none.
  let type: [String]
  let source: Source
  let nameRange: Range<Int>
  /// Whether it may be assigned again.
  let isVariable: Bool

  /// The name after those of the types around it.
  var path: [String] { owner + [name] }
  /// The name of its token.
  var token: String { path.joined(separator: ".") }
}

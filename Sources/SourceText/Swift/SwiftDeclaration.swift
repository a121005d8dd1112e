/// A declaration that says what constants are called and what they are.
public enum SwiftDeclaration: Sendable {
  /// A type or an extension of one.
  case type(SwiftTypeDeclaration)
  /// A constant, a variable or a computed property.
  case property(SwiftPropertyDeclaration)
  /// The names of the cases of an enumeration, in order.
  case cases([String])
  /// `typealias Name = Type`.
  case alias(String, SwiftTypeName)
  /// An initializer, which takes from a structure the one that it is given.
  case initializer
}

/// A structure, class, enumeration, actor, protocol or extension.
public struct SwiftTypeDeclaration: Sendable {
  /// The keyword that introduces it.
  public enum Keyword: String, Sendable {
    case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
  }

  /// The keyword.
  public let keyword: Keyword
  /// The name; more than one for an extension of a nested type.
  public let path: [String]
  /// The names of what it inherits from and conforms to, each as written.
  public let inherited: [String]
  /// Where the name stands: byte offsets in the file.
  public let nameRange: Range<Int>
  /// What is declared in it.
  public let members: [SwiftDeclaration]
}

/// One of the branches of an `#if`.
public struct SwiftBranch: Sendable, Hashable {
  /// Which `#if`, by the byte offset at which it begins.
  public let block: Int
  /// Which branch of it, from 0.
  public let index: Int
}

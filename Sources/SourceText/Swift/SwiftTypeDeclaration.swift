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
  /// Where its members stand: byte offsets in the file.
  public let bodyRange: Range<Int>
  /// What is declared in it.
  public let members: [SwiftDeclaration]
}

/// A structure, class, enumeration, actor, protocol or extension.
package struct SwiftTypeDeclaration: Sendable {
  /// The keyword that introduces it.
  package enum Keyword: String, Sendable {
    case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
  }

  /// The keyword.
  package let keyword: Keyword
  /// The name; more than one for an extension of a nested type.
  package let path: [String]
  /// The names of what it inherits from and conforms to, each as written.
  package let inherited: [String]
  /// Where the name stands: byte offsets in the file.
  package let nameRange: Range<Int>
  /// Where its members stand: byte offsets in the file.
  package let bodyRange: Range<Int>
  /// What is declared in it.
  package let members: [SwiftDeclaration]
}

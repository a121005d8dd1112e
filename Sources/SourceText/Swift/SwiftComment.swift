/// A comment in a Swift text.
package struct SwiftComment: Sendable {
  /// The byte offsets in the file, the marks included.
  package let range: Range<Int>
  /// Whether it documents what follows: `///` or `/** */`.
  package let isDocumentation: Bool
  /// The index of the token after it.
  let nextToken: Int
}

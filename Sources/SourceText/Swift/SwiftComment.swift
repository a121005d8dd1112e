/// A comment in a Swift text.
public struct SwiftComment: Sendable {
  /// The byte offsets in the file, the marks included.
  public let range: Range<Int>
  /// Whether it documents what follows: `///` or `/** */`.
  public let isDocumentation: Bool
  /// The index of the token after it.
  let nextToken: Int
}

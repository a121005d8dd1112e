/// The tokens of a body, read on request.
package struct SwiftCode: Sendable, Hashable {
  let tokens: Range<Int>

  /// The number of tokens.
  package var count: Int { tokens.count }
}

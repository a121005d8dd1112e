/// The tokens of a text by index, with the partner of each bracket.
package struct CodeTokenList: Sendable {
  private var tokens: [CodeToken] = []
  /// The partners that are too far away for the token itself to say so.
  private var farPartners: [Int: Int] = [:]

  /// The number of tokens.
  package var count: Int { tokens.count }

  var isEmpty: Bool { tokens.isEmpty }

  /// The numbers of all of them.
  package var indices: Range<Int> { tokens.indices }

  var last: CodeToken? { tokens.last }

  /// A token by its number.
  package subscript(index: Int) -> CodeToken { tokens[index] }

  /// Makes room for tokens.
  mutating func reserveCapacity(_ count: Int) { tokens.reserveCapacity(count) }

  mutating func append(_ token: CodeToken) { tokens.append(token) }

  /// The token that closes a bracket, or the number of tokens if none does; for any other token the
  /// index after it.
  package func partner(_ index: Int) -> Int {
    guard let step = tokens[index].step else { return index + 1 }
    return step < CodeToken.limit ? index + step : farPartners[index] ?? tokens.count
  }

  /// Notes the partner of a bracket that opens.
  mutating func pair(_ index: Int, with partner: Int) {
    tokens[index] = tokens[index].opening(step: partner - index)
    if partner - index >= CodeToken.limit { farPartners[index] = partner }
  }
}

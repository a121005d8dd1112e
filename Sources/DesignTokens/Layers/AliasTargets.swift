/// For each token of a catalog, the tokens that it refers to.
package struct AliasTargets: Sendable {
  /// The start of each token's targets, by token index, and the end of the last.
  private var starts: [Int32]
  private var targets: [TokenID]

  /// Collects pairs of a token and its target, which `forEach` must give twice, in the same order.
  init(tokenCount: Int, forEach: ((TokenID, TokenID) -> Void) -> Void) {
    var ends = [Int32](repeating: 0, count: tokenCount + 1)
    forEach { token, _ in ends[token.index + 1] += 1 }
    for index in 0..<tokenCount { ends[index + 1] += ends[index] }
    starts = ends
    var targets = [TokenID](repeating: TokenID(index: 0), count: Int(ends[tokenCount]))
    forEach { token, target in
      targets[Int(ends[token.index])] = target
      ends[token.index] += 1
    }
    self.targets = targets
  }

  /// The targets of a token, in the order of its declarations.
  package subscript(token: TokenID) -> ArraySlice<TokenID> {
    targets[Int(starts[token.index])..<Int(starts[token.index + 1])]
  }
}

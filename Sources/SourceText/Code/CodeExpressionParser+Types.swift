/// Types, which change no value.
extension CodeExpressionParser {
  /// What stands between angle brackets beside names, in any language and in those with operators.
  private static let parts: Set<String> = [",", ".", "?", "["]
  private static let richParts: Set<String> = [",", ".", "?", "[", "|", "&", "=>", "(", "{"]
  /// Words before the type that they change.
  private static let typeOperators: Set<String> = [
    "keyof", "typeof", "readonly", "unique", "asserts", "abstract", "new",
  ]

  /// The index after `<Type, Type>`; nil if it is a comparison, or longer than a number of tokens, so
  /// that many comparisons in a row cost no more than that each.
  func genericArguments(at first: Int, limit: Int) -> Int? {
    var depth = 0
    var position = first
    while position < min(end, first + limit) {
      if document.isText(position, "<") {
        depth += 1
      } else if document.isText(position, ">") {
        depth -= 1
        if depth == 0 { return position + 1 }
      } else if !isTypePart(position) {
        return nil
      }
      position = document.after(position)
    }
    return nil
  }

  private func isTypePart(_ position: Int) -> Bool {
    switch document.tokens[position].kind {
    case .identifier: !document.isText(position, "as")
    case .number, .string: dialect.hasTypeOperators
    case .symbol:
      (dialect.hasTypeOperators ? Self.richParts : Self.parts).contains(document.text(position))
    case .directive, .other: false
    }
  }

  /// Passes over `as Type`; `index` is at the word.
  mutating func skipType() {
    index += 1
    // `as? Type`.
    if has("?"), !follows(index) { index += 1 }
    index = typeEnd(from: index)
  }

  /// The index after the type that begins at a token.
  ///
  /// - Parameters:
  ///   - takesArrows: whether `=>` after parentheses belongs to it, which it does not where the type
  ///     is what a function returns.
  func typeEnd(from first: Int, takesArrows: Bool = true) -> Int {
    let isRich = dialect.hasTypeOperators
    var position = first
    // Whether what is passed over is a type, and not the half of one.
    var isWhole = false
    while position < end {
      let text = document.text(position)
      let joins = isRich && (text == "|" || text == "&")
      if isWhole, endsAtLines, document.startsLine(position), !joins { return position }
      switch text {
      case "<":
        // A call has few types, a type may list many names.
        guard let next = genericArguments(at: position, limit: 512) else { return position }
        position = next
        continue
      case _ where joins: isWhole = false
      case "." where isWhole, "is" where isWhole && isRich: isWhole = false
      case "=>" where takesArrows && isRich && document.isText(position - 1, ")"): isWhole = false
      case "?" where isWhole && !isRich && !follows(position): break
      case "-" where !isWhole && isRich: break
      case "[" where isRich, "{" where isRich && !isWhole,
        "(" where isRich && (!isWhole || document.isText(position - 1, "import")):
        isWhole = true
      default:
        guard !isWhole, document.tokens[position].kind != .symbol, isTypePart(position) else {
          return position
        }
        isWhole = !isTypeOperator(position)
      }
      position = min(document.after(position), end)
    }
    return end
  }

  /// Whether a word stands before the type that it changes: `keyof A`.
  private func isTypeOperator(_ position: Int) -> Bool {
    guard dialect.hasTypeOperators, Self.typeOperators.contains(document.text(position)),
      position + 1 < end, !document.startsLine(position + 1)
    else { return false }
    let word = document.name(position + 1)
    return word.map { !dialect.castWords.contains($0) } ?? document.opens(position + 1)
  }
}

/// Patterns of cases, and the names that declarations introduce.
extension SwiftParser {
  /// Reads the pattern of a case: a value in which `let x` may stand.
  mutating func parsePattern(role: SyntaxRole) {
    let outer = (isPattern, allowsClosures)
    (isPattern, allowsClosures) = (true, false)
    let (mark, begin) = (tree.mark, start)
    if take("is") {
      parseType(role: .type)
      add(.typePattern, from: mark, at: begin, role: role)
    } else {
      parseExpression(role: role)
    }
    (isPattern, allowsClosures) = outer
  }

  /// Reads what `let`, `var` and `for` introduce: a name, `_` or a tuple of them.
  mutating func parseBinding(role: SyntaxRole) {
    let (mark, begin) = (tree.mark, start)
    while at("let") || at("var") { index += 1 }
    if at("(") {
      deeper { parser in
        parser.inBrackets { parser in
          while !parser.isAtEnd {
            if parser.isWord(), parser.at(":", 1) {
              parser.leaf(.name, role: .label)
              parser.index += 1
            }
            parser.parseBinding(role: .item)
            if !parser.take(",") { break }
          }
        }
      }
      add(.tuplePattern, from: mark, at: begin, role: role)
    } else if at("_") {
      leaf(.wildcard, role: role)
    } else if isWord() {
      leaf(.patternName, role: role)
    } else {
      addUnparsed(role: role)
    }
  }
}

import SourceText

/// The head of a function of Kotlin.
struct ComposeFunction {
  /// What stands between the parentheses.
  let parameters: Range<Int>
  let name: String?
  /// The index of the `{` or the `=` before the body; nil without a body.
  let body: Int?
  /// The index after the head.
  let end: Int

  /// Reads what follows `fun`.
  init(_ document: CodeDocument, after start: Int, to end: Int) {
    var index = start
    var name: String?
    while index < end, !document.isText(index, "("), !document.isText(index, "{"),
      !document.isText(index, "="), !document.isText(index, "fun")
    {
      name = document.name(index) ?? name
      index += 1
    }
    self.name = name
    parameters = document.isText(index, "(") ? document.inside(index, to: end) : index..<index
    if document.isText(index, "(") { index = document.skipping(index) }
    while index < end, !document.startsLine(index), !document.isText(index, "="),
      !document.isText(index, "{"), !document.isText(index, "fun")
    {
      index = document.isText(index, "(") ? document.skipping(index) : index + 1
    }
    index = min(index, end)
    let hasBody = document.isText(index, "{") || document.isText(index, "=")
    body = hasBody && index < end ? index : nil
    self.end = index
  }
}

extension CodeDocument {
  /// The index after the statement that begins at a token.
  func statementEnd(from start: Int, to end: Int) -> Int {
    var index = start
    var isOpen = true
    while index < end {
      if isText(index, "val") || isText(index, "var") || isText(index, "fun") || isText(index, ";")
        || isText(index, ",") || isText(index, ")") || isText(index, "}")
        || isText(index, "]") || startsLine(index) && !isOpen && !continues(index)
      {
        return index
      }
      isOpen = opens(index)
      if isText(index, "if"), isText(index + 1, "(") { index += 1 }
      index = skipping(index)
    }
    return min(index, end)
  }

  private func opens(_ index: Int) -> Bool {
    isText(index, "if") || isText(index, "else") || isText(index, "?:") || isText(index, "=")
      || isText(index, "&&") || isText(index, "||") || isText(index, "+") || isText(index, "then")
  }

  private func continues(_ index: Int) -> Bool {
    isText(index, ".") || isText(index, "?.") || isText(index, "?:") || isText(index, "else")
      || isText(index, "&&") || isText(index, "||")
  }
}

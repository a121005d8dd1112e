import SourceText

/// `if (question) a else b`, or either part in braces.
struct ComposeChoice {
  let question: Range<Int>
  let first: Range<Int>
  let second: Range<Int>

  /// Reads the choice that fills a range of tokens; nil for anything else.
  init?(_ document: CodeDocument, _ tokens: Range<Int>) {
    let end = tokens.upperBound
    guard tokens.count > 4, document.isText(tokens.lowerBound, "if"),
      document.isText(tokens.lowerBound + 1, "(")
    else { return nil }
    question = document.inside(tokens.lowerBound + 1, to: end)
    let start = document.skipping(tokens.lowerBound + 1)
    var index = start
    while index < end, !document.isText(index, "else") {
      // Whose `else` it is would have to be counted.
      if document.isText(index, "if") { return nil }
      index = document.skipping(index)
    }
    guard index < end else { return nil }
    first = ComposeChoice.value(document, start..<index)
    second = ComposeChoice.value(document, index + 1..<end)
    guard !question.isEmpty, !first.isEmpty, !second.isEmpty else { return nil }
  }

  /// What is between the braces around a value.
  private static func value(_ document: CodeDocument, _ tokens: Range<Int>) -> Range<Int> {
    guard document.isText(tokens.lowerBound, "{"),
      document.skipping(tokens.lowerBound) >= tokens.upperBound
    else { return tokens }
    return document.inside(tokens.lowerBound, to: tokens.upperBound)
  }
}

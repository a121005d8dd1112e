/// What a file of markup contains, in order.
enum MarkupEvent {
  /// An element begins; one that is empty ends at once.
  case open(name: String, attributes: [MarkupAttribute], isEmpty: Bool, range: Range<Int>)
  /// The element that was opened last ends.
  case close
  /// A value of an attribute begins or ends, in which there may be elements too: they are shown
  /// somewhere in the element.
  case openValue, closeValue
  /// Text in the element that was opened last.
  case text
  /// A string in code, without its quotes.
  case string(Range<Int>)
  /// A style sheet, with its language if it is not CSS.
  case style(Range<Int>, language: String?)
  /// A call in code, with its parentheses.
  case call(String, Range<Int>)
}

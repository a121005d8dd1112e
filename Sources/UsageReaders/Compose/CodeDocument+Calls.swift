import SourceText

/// The tokens of a program that builds views. Indices past the end are no token.
extension CodeDocument {
  /// The index after a token and, where it opens a bracket, after all that is in it.
  func skipping(_ index: Int) -> Int {
    let opens = isText(index, "(") || isText(index, "[") || isText(index, "{")
    return opens ? min(partner(index) + 1, count) : index + 1
  }

  /// What is between a bracket and its partner.
  func inside(_ index: Int, to end: Int) -> Range<Int> {
    let close = min(partner(index), end)
    return index + 1..<max(index + 1, close)
  }

  /// The arguments in a range, each with its label.
  ///
  /// - Parameter mark: what stands after a label.
  func arguments(_ range: Range<Int>, mark: StaticString) -> [(label: String?, range: Range<Int>)] {
    var found: [(label: String?, range: Range<Int>)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      var label: String?
      if let name = name(index), isText(index + 1, mark), index + 1 < range.upperBound {
        label = name
        index += 2
      }
      let start = index
      while index < range.upperBound, !isText(index, ",") { index = skipping(index) }
      index = min(index, range.upperBound)
      found.append((label, start..<max(start, index)))
      index += 1
    }
    return found
  }
}

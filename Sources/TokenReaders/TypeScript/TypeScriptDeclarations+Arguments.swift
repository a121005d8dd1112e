import SourceText

/// Constants that a module hands to a function of its own, or to an imported one, which changes them:
/// `function fade(t) { t.text = "#EEE" }` and `fade(base)`.
extension TypeScriptDeclarations {
  /// Notes these constants as changed, where they are handed over.
  mutating func noteChangedArguments() {
    var changing: [String: Set<Int>] = [:]
    for position in 0..<document.count {
      guard let (name, open) = function(at: position) else { continue }
      let close = document.partner(open)
      let end = bodyEnd(after: close)
      for (number, part) in parts(in: open).enumerated() {
        let first = document.isText(part.lowerBound, "...") ? part.lowerBound + 1 : part.lowerBound
        guard let parameter = document.name(first), isChanged(parameter, close..<end) else {
          continue
        }
        changing[name, default: []].insert(number)
      }
    }
    module.changing = changing
    guard !changing.isEmpty || !module.imports.isEmpty else { return }
    for position in 0..<document.count {
      guard let name = document.name(position), document.isText(position + 1, "("),
        !document.isText(position - 1, "function")
      else { continue }
      let isMember = document.isText(position - 1, ".")
      let imported = isMember ? document.name(position - 2) : name
      let isImported = imported.map { module.imports[$0] != nil } ?? false
      guard changing[name] != nil || isImported, let imported else { continue }
      for (number, part) in parts(in: position + 1).enumerated() {
        guard let constant = document.name(part.lowerBound) else { continue }
        let span = document.span(document.range(from: part.lowerBound, to: part.lowerBound + 1))
        if changing[name]?.contains(number) == true {
          module.changed[constant] = module.changed[constant] ?? span
        } else if isImported,
          part.allSatisfy({ document.name($0) != nil || document.isText($0, ".") })
        {
          module.handed.append(
            HandedConstant(
              constant: constant, imported: imported, member: isMember ? name : nil,
              number: number, span: span))
        }
      }
    }
  }

  /// Whether a part of a name is assigned to in a range of indexes. O(log n).
  private func isChanged(_ name: String, _ range: Range<Int>) -> Bool {
    let places = changes[name] ?? []
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] < range.upperBound
  }

  /// The name of a function that begins at an index, and its opening parenthesis:
  /// `function a(`, `const a = (`, `const a = function (`.
  private func function(at index: Int) -> (name: String, open: Int)? {
    if document.isText(index, "function"), let name = document.name(index + 1) {
      return parenthesis(from: index + 2).map { (name, $0) }
    }
    guard ["const", "let", "var"].contains(document.text(index)),
      let name = document.name(index + 1), document.isText(index + 2, "=")
    else { return nil }
    var start = index + 3
    if document.isText(start, "async") { start += 1 }
    if document.isText(start, "function") { start += 1 }
    guard let open = parenthesis(from: start) else { return nil }
    return (name, open)
  }

  /// The parenthesis at an index, or behind type parameters there.
  private func parenthesis(from index: Int) -> Int? {
    var index = index
    if document.isText(index, "<") {
      while index < document.count, !document.isText(index, ">") { index = document.after(index) }
      index += 1
    }
    return document.isText(index, "(") ? index : nil
  }

  /// Where the body behind the parameters ends: a type of braces may stand before it.
  private func bodyEnd(after close: Int) -> Int {
    var index = close + 1
    while index < document.count, !document.startsStatement(index) {
      let isBrace = document.isText(index, "{")
      index = document.after(index)
      if isBrace, !document.isText(index, "{"), !document.isText(index, "=>") { break }
    }
    return index
  }

  /// What commas separate in parentheses, as ranges of indexes.
  private func parts(in open: Int) -> [Range<Int>] {
    let close = document.partner(open)
    var parts: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index < close {
      if document.isText(index, ",") {
        parts.append(start..<index)
        start = index + 1
      }
      index = document.after(index)
    }
    if start < close { parts.append(start..<close) }
    return parts
  }
}

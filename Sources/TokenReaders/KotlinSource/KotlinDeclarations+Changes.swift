import SourceText

/// What a class makes of its parameters before it keeps them.
extension KotlinDeclarations {
  /// Of the parameters of a class those that it gives another value: `val text = text.copy(…)` in its
  /// body, or an assignment there.
  ///
  /// - Parameters:
  ///   - open: the parenthesis before the parameters.
  ///   - body: the tokens of the body of the class.
  func changedParameters(at open: Int, in body: Range<Int>) -> Set<String> {
    var isVariable: [String: Bool] = [:]
    for index in open..<document.partner(open) where document.isText(index + 1, ":") {
      guard let name = document.name(index), !document.isText(index - 1, "val") else { continue }
      isVariable[name] = document.isText(index - 1, "var")
    }
    guard !isVariable.isEmpty else { return [] }
    var changed: Set<String> = []
    for index in body {
      guard let name = document.name(index), let isVariable = isVariable[name] else { continue }
      let isDeclared = document.isText(index - 1, "val") || document.isText(index - 1, "var")
      // A variable of the class is no other one than its parameter; a local one is.
      if isDeclared, isVariable { continue }
      if isDeclared ? givesOther(than: name, at: index) : assignsOther(than: name, at: index) {
        changed.insert(name)
      }
    }
    return changed
  }

  /// The parameters that another constructor hands on in another form, `this(text.copy(…), page)`, and
  /// the variables of a class that hands itself to somebody in `init`.
  func changedOnTheWay(at open: Int, in body: Range<Int>) -> Set<String> {
    var own: [String] = []
    var variables: Set<String> = []
    for index in open..<document.partner(open) where document.isText(index + 1, ":") {
      guard let name = document.name(index) else { continue }
      own.append(name)
      if document.isText(index - 1, "var") { variables.insert(name) }
    }
    var changed: Set<String> = []
    for index in body {
      if document.isText(index, "init"), document.isText(index + 1, "{") {
        let handsOn = (index + 1..<document.partner(index + 1)).contains {
          document.isText($0, "this") && !document.isText($0 + 1, ".")
        }
        if handsOn { changed.formUnion(variables) }
      }
      guard document.isText(index, "constructor"), document.isText(index + 1, "(") else { continue }
      let close = document.partner(index + 1)
      guard document.isText(close + 1, ":"), document.isText(close + 2, "this"),
        document.isText(close + 3, "(")
      else { continue }
      let names = (index + 1..<close).compactMap {
        document.isText($0 + 1, ":") ? document.name($0) : nil
      }
      changed.formUnion(
        Set(names).intersection(own).subtracting(kept(at: close + 3, by: own)))
    }
    return changed
  }

  /// The names that a call hands to parameters of the same names, and nothing else.
  private func kept(at open: Int, by own: [String]) -> Set<String> {
    var kept: Set<String> = []
    var (first, position) = (open + 1, 0)
    while first < document.partner(open) {
      var end = first
      while end < document.partner(open), !document.isText(end, ",") { end = document.after(end) }
      let isLabelled = document.isText(first + 1, "=")
      if let name = document.name(end - 1),
        isLabelled
          ? end == first + 3 && document.name(first) == name
          : end == first + 1 && own.indices.contains(position) && own[position] == name
      {
        kept.insert(name)
      }
      (first, position) = (end + 1, position + 1)
    }
    return kept
  }

  /// Whether a property has a value or a getter that is not the parameter of its name.
  private func givesOther(than name: String, at first: Int) -> Bool {
    var index = first + 1
    if document.isText(index, ":") { index = afterType(index + 1, to: document.count) }
    if document.isText(index, "=") { return !isAlone(name, at: index + 1) }
    while document.isText(index, "@") { index = afterAnnotation(index) }
    // A state that begins with the parameter.
    if document.isText(index, "by"), document.isText(index + 2, "(") {
      return document.name(index + 3) != name
        || !document.isText(index + 4, ")") && !document.isText(index + 4, ",")
    }
    return document.isText(index, "get") || document.isText(index, "by")
  }

  /// Whether a statement assigns something else to a name than the same of another instance: not an
  /// argument of a call.
  private func assignsOther(than name: String, at index: Int) -> Bool {
    guard document.isText(index + 1, "="), !document.isText(index - 1, "("),
      !document.isText(index - 1, ",")
    else { return false }
    var value = index + 2
    while document.name(value) != nil, document.isText(value + 1, ".") { value += 2 }
    return !isAlone(name, at: value)
  }

  /// Whether an expression is nothing but a name, and perhaps what stands in where that is null.
  private func isAlone(_ name: String, at index: Int) -> Bool {
    guard document.name(index) == name else { return false }
    let next = index + 1
    return document.isText(next, ";") || document.isText(next, "}") || document.isText(next, "?:")
      || document.startsLine(next) && !document.isText(next, ".") && !document.isText(next, "?.")
  }
}

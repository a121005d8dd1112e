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

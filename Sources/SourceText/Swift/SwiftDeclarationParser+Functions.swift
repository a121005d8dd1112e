/// Functions and initializers, whose bodies are kept for those who ask.
extension SwiftDeclarationParser {
  /// The function whose keyword is at `index`, which is after its body then.
  mutating func parseFunction(
    named name: String, at position: Int, isStatic: Bool = false, end: Int
  ) -> SwiftFunctionDeclaration {
    let nameRange = source.tokens[position].range
    let parameters = parameters(end: end)
    let (result, body) = passFunction(end: end)
    return SwiftFunctionDeclaration(
      name: name, nameRange: nameRange, isStatic: isStatic, parameters: parameters, result: result,
      body: body, branches: branches)
  }

  /// Passes over a function and what is declared like one.
  mutating func skipFunction(end: Int) { _ = passFunction(end: end) }

  /// A function up to the end of its body, or of its line where it has none; what it returns, where
  /// it says so.
  private mutating func passFunction(end: Int) -> (result: SwiftTypeName?, body: SwiftCode?) {
    index += 1
    var type: SwiftTypeName?
    while index < end, !source.isText(index, "{") {
      if source.isText(index, "->") {
        index += 1
        type = parseTypeName(end: end)
        continue
      }
      let goesOn =
        source.isText(index, "where") || source.isText(index, "throws")
        || source.isText(index, "async") || source.isText(index, "rethrows")
        || source.isText(index, "(")
      if source.startsLine(index), !goesOn { return (type, nil) }
      if source.isText(index, ";") { return (type, nil) }
      index = min(source.after(index), end)
    }
    guard index < end else { return (type, nil) }
    let first = index + 1
    let close = min(source.partner(index), end)
    index = min(source.after(index), end)
    return (type, SwiftCode(tokens: first..<max(first, close)))
  }

  /// The parameters of the function whose keyword is at `index`.
  private func parameters(end: Int) -> [SwiftParameter] {
    var parser = self
    parser.index += 1
    while parser.index < end, !source.isText(parser.index, "("), !source.isText(parser.index, "{") {
      parser.index += 1
    }
    guard parser.index < end, source.isText(parser.index, "(") else { return [] }
    let close = min(source.partner(parser.index), end)
    parser.index += 1
    var parameters: [SwiftParameter] = []
    while parser.index < close {
      if let label = source.name(parser.index) {
        var name = label
        while parser.index < close, !source.isText(parser.index, ":") {
          name = source.name(parser.index) ?? name
          parser.index += 1
        }
        parser.index = min(parser.index + 1, close)
        let type = parser.parseTypeName(end: close)
        let first = parser.index
        while parser.index < close, !source.isText(parser.index, ",") {
          parser.index = source.after(parser.index)
        }
        let last = min(parser.index, close)
        let hasDefault = first < last && source.isText(first, "=")
        parameters.append(
          SwiftParameter(
            label: label, name: name, type: type,
            defaultValue: hasDefault ? SwiftCode(tokens: first + 1..<last) : nil))
      }
      while parser.index < close, !source.isText(parser.index, ",") {
        parser.index = source.after(parser.index)
      }
      parser.index += 1
    }
    return parameters
  }
}

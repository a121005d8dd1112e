import SourceText

/// Functions, and constructors with what they take and fill.
extension DartDeclarations {
  mutating func readFunction(
    _ name: String, _ head: [String], at open: Int, from first: Int, to end: Int, owner: [String]
  ) -> Int {
    let hasParameters = document.partner(open) > open + 1
    var index = document.after(open)
    let type = owner.last
    // `Name(…)`, `Name.other(…)`.
    let isNamed = document.isText(open - 2, ".") && document.name(open - 3) == type
    let isConstructor = type != nil && (name == type || isNamed)
    let isFactory = head.contains("factory")
    if isConstructor, hasParameters || !isFactory {
      readParameters(at: open, path: isNamed ? owner + [name] : owner, type: owner)
    }
    if isConstructor, !isFactory {
      if document.isText(index, ":"), !hasParameters, isNamed {
        readInitializers(name, at: index, to: end, owner: owner)
      }
      while index < end, !document.isText(index, ";"), !document.isText(index, "{") {
        index = document.after(index)
      }
      return document.isText(index, "{") ? document.after(index) : min(index + 1, end)
    }
    if document.isText(index, "=") { return afterStatement(index, to: end) }
    guard let body = body(at: index, to: end) else { return afterStatement(index, to: end) }
    if !hasParameters, !head.contains("operator") {
      append(name, at: open - 1, owner, head, body.source, isVariable: false)
    }
    return body.next
  }

  /// `Name.light() : a = …, b = …;` gives an instance.
  private mutating func readInitializers(
    _ name: String, at first: Int, to end: Int, owner: [String]
  ) {
    var arguments: [CodeArgument] = []
    var index = first + 1
    while index < end, !document.isText(index, ";"), !document.isText(index, "{") {
      if document.isText(index, "this"),
        document.isText(index + 1, "(")
          || document.isText(index + 1, ".") && document.isText(index + 3, "(")
      {
        let (value, next) = document.expression(from: index, to: end)
        if case .call(_, let given) = value.kind { arguments += given }
        index = next
      } else {
        if document.isText(index, "this"), document.isText(index + 1, ".") { index += 2 }
        if let label = document.name(index), document.isText(index + 1, "=") {
          let (value, next) = document.value(from: index + 2, to: end)
          arguments.append(CodeArgument(label: label, value: value))
          index = next
        } else {
          index = document.after(index)
        }
      }
    }
    guard !arguments.isEmpty else { return }
    file.declarations.append(
      CodeDeclaration(
        name: name, owner: owner, document: number, type: [], source: .arguments(arguments),
        nameRange: document.range(from: first, to: first + 1), isVariable: false))
  }

  private mutating func readParameters(at open: Int, path: [String], type: [String]) {
    let close = document.partner(open)
    var parameters: [CodeInitializer.Parameter] = []
    var index = open + 1
    var isPositional = true
    var groupEnd = close
    while index < close {
      if document.isText(index, "{") || document.isText(index, "[") {
        isPositional = document.isText(index, "[")
        groupEnd = min(document.partner(index), close)
        index += 1
        continue
      }
      if index >= groupEnd { break }
      var end = index
      while end < groupEnd, !document.isText(end, ",") {
        end = document.isText(end, "<") ? afterGenerics(end, to: groupEnd) : document.after(end)
      }
      // The optional ones follow the last comma.
      let opening = (index..<end).first {
        document.isText($0, "{") || document.isText($0, "[")
      }
      if opening == index { continue }
      var equals = index
      while equals < end, !document.isText(equals, "=") { equals += 1 }
      if let name = document.name(equals - 1) {
        parameters.append(
          CodeInitializer.Parameter(
            name: name,
            type: (index..<max(index, equals - 1)).compactMap { document.name($0) },
            defaultValue: equals < end ? equals + 1 : nil, end: end, isPositional: isPositional))
      }
      index = end + 1
    }
    file.initializers.append(
      CodeInitializer(path: path, type: type, document: number, parameters: parameters))
  }
}

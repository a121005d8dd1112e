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
      if document.isText(index, ":"), !hasParameters {
        readInitializers(isNamed ? name : nil, at: index, to: end, owner: owner)
      }
      while index < end, !document.isText(index, ";"), !document.isText(index, "{") {
        index = document.after(index)
      }
      return document.isText(index, "{") ? document.after(index) : min(index + 1, end)
    }
    if document.isText(index, "=") { return afterStatement(index, to: end) }
    guard let body = body(at: index, to: end) else { return afterStatement(index, to: end) }
    if head.contains("operator") || head.contains("set") { return body.next }
    let isOptional = document.isText(open + 1, "{") || document.isText(open + 1, "[")
    if !hasParameters || isOptional && Self.namesScheme(name) {
      if !readConstants(name, head, at: index, to: end, of: open, owner) {
        append(name, at: open - 1, owner, head, body.source, isVariable: false)
      }
    } else if !FlutterColors.types.isDisjoint(with: head),
      !(open..<document.partner(open)).contains(where: { document.isText($0, "Color") })
    {
      // What makes a color of other colors is none itself.
      append(
        name, at: open - 1, owner, head, .unread("it is a function with parameters"),
        isVariable: false)
    }
    return body.next
  }

  private static func namesScheme(_ name: String) -> Bool {
    !Set(SwiftThemes.words(of: name)).isDisjoint(with: ["light", "dark", "day", "night"])
  }

  /// Reads a body that declares constants and gives a value; false if it does anything else.
  ///
  /// The constants are called after the function; one that is the value has the function's name.
  private mutating func readConstants(
    _ name: String, _ head: [String], at first: Int, to end: Int, of open: Int, _ owner: [String]
  ) -> Bool {
    let path = owner + [name]
    for index in open..<max(open, document.partner(open)) {
      guard let parameter = document.name(index),
        [",", "}", "]", "=", ")"].contains(document.text(index + 1))
      else { continue }
      file.fields[path, default: [:]][parameter] = []
    }
    guard document.isText(first, "{"), !head.contains("Widget") else { return false }
    let close = min(document.partner(first), end)
    var constants: [(name: String, index: Int)] = []
    var index = first + 1
    while index < close, !document.isText(index, "return") {
      let start = index
      while index < close, !document.isText(index, "="), !document.isText(index, "("),
        !document.isText(index, "{"), !document.isText(index, ";"), !document.isText(index, ".")
      {
        index = document.isText(index, "<") ? afterGenerics(index, to: close) : index + 1
      }
      // `final a = …;`, and no assignment.
      guard document.isText(index, "="), index > start + 1, let constant = document.name(index - 1)
      else { return false }
      constants.append((constant, index - 1))
      index = document.value(from: index + 1, to: close).next
      guard document.isText(index, ";") else { return false }
      index += 1
    }
    guard !constants.isEmpty, index < close else { return false }
    let last = document.value(from: index + 1, to: close).next
    guard document.isText(last, ";"), last + 1 == close,
      Set(constants.map(\.name)).count == constants.count
    else { return false }
    var value = index + 1
    if last == value + 1,
      let given = constants.firstIndex(where: { $0.name == document.name(value) })
    {
      value = constants.remove(at: given).index + 2
    }
    for constant in constants {
      append(
        constant.name, at: constant.index, path, [],
        .expression(at: constant.index + 2, to: close), isVariable: false)
    }
    append(name, at: open - 1, owner, head, .body(at: value, to: close), isVariable: false)
    return true
  }

  /// `Name.light() : a = …, b = …;` gives an instance, and `Name() : super(a: …);` one of the class
  /// that it extends.
  ///
  /// - Parameter name: the name after that of the class; nil without one.
  private mutating func readInitializers(
    _ name: String?, at first: Int, to end: Int, owner: [String]
  ) {
    var arguments: [CodeArgument] = []
    var type: [String] = []
    var index = first + 1
    while index < end, !document.isText(index, ";"), !document.isText(index, "{") {
      let isSuper = document.isText(index, "super")
      if document.isText(index, "this") || isSuper,
        document.isText(index + 1, "(")
          || document.isText(index + 1, ".") && document.isText(index + 3, "(")
      {
        let open = document.isText(index + 1, "(") ? index + 1 : index + 3
        let (value, next) = document.expression(from: index, to: document.after(open))
        if case .call(let callee, let given) = value.kind {
          arguments += given
          if isSuper, let extended = superclasses[owner], !extended.isEmpty {
            type = extended + (callee.path?.dropFirst() ?? [])
          }
        }
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
    guard !arguments.isEmpty, let own = owner.last else { return }
    // Without a name of its own it is called like the class.
    if name == nil, type.isEmpty { type = owner }
    file.declarations.append(
      CodeDeclaration(
        name: name ?? own, owner: name == nil ? Array(owner.dropLast()) : owner, document: number,
        type: type, source: .arguments(arguments),
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

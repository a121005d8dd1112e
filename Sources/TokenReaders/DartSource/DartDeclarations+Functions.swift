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
      if hasParameters {
        noteChanges(from: index, to: end)
        readSuperDefaults(isNamed ? name : nil, at: open, owner: owner)
      } else if document.isText(index, ":") {
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
    let isNamedOrOptional = document.isText(open + 1, "{") || document.isText(open + 1, "[")
    if !hasParameters || isNamedOrOptional && Self.namesScheme(name) {
      if !readConstants(name, head, at: index, to: end, of: open, owner) {
        var source = body.source
        // Its parameters are nearer than constants of their names.
        if hasParameters, case .tokens(let tokens) = source { source = .body(tokens) }
        append(name, at: open - 1, owner, head, source, isVariable: false)
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
    if !type.isEmpty { extending[file.declarations.count] = owner }
    append(arguments, name, type, at: first, owner)
  }

  /// `Name({super.a = …})` without arguments is an instance of the class that it extends.
  private mutating func readSuperDefaults(_ name: String?, at open: Int, owner: [String]) {
    guard document.isText(open + 1, "{") || document.isText(open + 1, "["),
      let type = superclasses[owner], !type.isEmpty
    else { return }
    let end = document.partner(open + 1)
    var arguments: [CodeArgument] = []
    var index = open + 2
    while index < end {
      if document.isText(index, "required") { return }
      if document.isText(index, "super"), document.isText(index + 1, "."),
        let label = document.name(index + 2), document.isText(index + 3, "=")
      {
        let (value, next) = document.value(from: index + 4, to: end)
        arguments.append(CodeArgument(label: label, value: value))
        index = next
      } else {
        index = document.after(index)
      }
    }
    extending[file.declarations.count] = owner
    append(arguments, name, type, at: open - 1, owner)
  }

  private mutating func append(
    _ arguments: [CodeArgument], _ name: String?, _ type: [String], at index: Int,
    _ owner: [String]
  ) {
    guard !arguments.isEmpty, let own = owner.last else { return }
    // Without a name of its own it is called like the class.
    file.declarations.append(
      CodeDeclaration(
        name: name ?? own, owner: name == nil ? Array(owner.dropLast()) : owner, document: number,
        type: name == nil && type.isEmpty ? owner : type, source: .arguments(arguments),
        nameRange: document.range(from: index, to: index + 1), isVariable: false))
  }

  /// Takes what a class gives itself from the arguments that it hands on: a getter or a field hides what
  /// the class that it extends has.
  mutating func hideOverridden() {
    guard !extending.isEmpty else { return }
    var own: [[String]: Set<String>] = [:]
    for declaration in file.declarations {
      own[declaration.owner, default: []].insert(declaration.name)
    }
    for (index, type) in extending where index < file.declarations.count {
      let names = own[type] ?? []
      file.declarations[index] = file.declarations[index].overridden(names, by: type.last ?? "")
    }
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

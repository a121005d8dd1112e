import SourceText

/// Walks the declarations of a Dart file: constants, getters, functions without parameters, types, what
/// their constructors take. [Dart Programming Language Specification, 8 to 10]
struct DartDeclarations {
  let document: CodeDocument
  let number: Int
  var file: CodeProgram.File
  /// The class that each class extends.
  var superclasses: [[String]: [String]] = [:]
  /// The classes that hand arguments on to those, by the numbers of their declarations.
  var extending: [Int: [String]] = [:]
  /// What `this` is in each enumeration and each extension.
  var switched: [[String]: [String]] = [:]
  /// The entries of each enumeration.
  var entries: [[String]: [String]] = [:]
  /// The getters with a color for each entry.
  var switches: [Switch] = []

  private static let depthLimit = 16
  private static let modifiers: Set<String> = [
    "static", "final", "const", "late", "var", "abstract", "external", "covariant", "factory",
    "get",
    "set", "required", "operator", "augment",
  ]

  init(_ document: CodeDocument, number: Int) {
    self.document = document
    self.number = number
    file = CodeProgram.File(document: document)
  }

  /// Walks the whole file.
  mutating func walk() {
    walk(0..<document.count, owner: [], depth: 0)
    hideOverridden()
    noteOtherMembers()
    addSwitches()
  }

  private mutating func walk(_ range: Range<Int>, owner: [String], depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      if document.isText(index, "@") {
        index = afterAnnotation(index)
      } else {
        switch document.name(index) {
        case "import", "export", "part", "library":
          index = owner.isEmpty ? readImport(at: index, to: range.upperBound) : index + 1
        case "class", "mixin", "enum", "extension":
          index = readType(at: index, to: range.upperBound, owner: owner, depth: depth)
        case "abstract", "sealed", "base", "interface", "typedef":
          index =
            document.isText(index, "typedef")
            ? afterStatement(index, to: range.upperBound) : index + 1
        case "final" where beginsType(index + 1): index += 1
        case nil: index = document.after(index)
        default: index = readMember(at: index, to: range.upperBound, owner: owner)
        }
      }
      if index <= start { index = start + 1 }
    }
  }

  private func beginsType(_ index: Int) -> Bool {
    ["class", "mixin", "base", "interface", "sealed"].contains(document.text(index))
  }

  private mutating func readImport(at first: Int, to end: Int) -> Int {
    let next = afterStatement(first, to: end)
    for index in first..<next where document.isText(index, "as") {
      if let name = document.name(index + 1) { file.prefixes.append([name]) }
    }
    return next
  }

  func afterStatement(_ first: Int, to end: Int) -> Int {
    var index = first
    while index < end, !document.isText(index, ";") { index = document.after(index) }
    return min(index + 1, end)
  }

  // MARK: Types

  private mutating func readType(at first: Int, to end: Int, owner: [String], depth: Int) -> Int {
    let isEnumeration = document.isText(first, "enum")
    var index = first + 1
    // `mixin class A`, `extension type A`.
    while document.isText(index, "class") || document.isText(index, "type") { index += 1 }
    var path = owner
    if let name = document.name(index), name != "on" { path.append(name) }
    while index < end, !document.isText(index, "{"), !document.isText(index, ";") {
      if document.isText(index, "extends"), superclasses[path] == nil {
        superclasses[path] = typeName(at: index + 1)
      }
      if document.isText(index, "on") { switched[path] = typeName(at: index + 1) }
      index = document.after(index)
    }
    guard index < end, document.isText(index, "{") else { return min(index + 1, end) }
    file.types.append(path)
    let close = min(document.partner(index), end)
    guard depth < Self.depthLimit else { return close + 1 }
    if isEnumeration { switched[path] = path }
    let body = isEnumeration ? readEntries(from: index + 1, to: close, path: path) : index + 1
    walk(body..<max(body, close), owner: path, depth: depth + 1)
    return close + 1
  }

  /// `prefix.Name`.
  private func typeName(at first: Int) -> [String] {
    guard let name = document.name(first) else { return [] }
    guard document.isText(first + 1, "."), let next = document.name(first + 2) else {
      return [name]
    }
    return [name, next]
  }

  /// The entries of an enumeration, up to the semicolon after them.
  private mutating func readEntries(from first: Int, to end: Int, path: [String]) -> Int {
    var index = first
    while index < end {
      while document.isText(index, "@") { index = afterAnnotation(index) }
      guard let name = document.name(index) else { break }
      entries[path, default: []].append(name)
      if document.isText(index + 1, "("),
        case .call(_, let arguments) = document.expression(from: index, to: end).0.kind
      {
        file.declarations.append(
          CodeDeclaration(
            name: name, owner: path, document: number, type: [], source: .arguments(arguments),
            nameRange: document.range(from: index, to: index + 1), isVariable: false))
      }
      index += 1
      while index < end, !document.isText(index, ","), !document.isText(index, ";") {
        index = document.after(index)
      }
      index += 1
      if document.isText(index - 1, ";") { break }
    }
    return min(index, end)
  }

  // MARK: Members

  /// A field, a getter, a function or a constructor.
  private mutating func readMember(at first: Int, to end: Int, owner: [String]) -> Int {
    var index = first
    // The words of modifiers and the type, up to what tells what it is.
    while index < end {
      if document.isText(index, "=") || document.isText(index, ";") || document.isText(index, "=>")
        || document.isText(index, "{")
        || document.isText(index, "(") && !isRecord(index, from: first)
        || document.isText(index, ",")
      {
        break
      }
      index = document.isText(index, "<") ? afterGenerics(index, to: end) : document.after(index)
    }
    guard index < end else { return end }
    guard let name = document.name(index - 1), index > first else {
      return document.isText(index, "{") || document.isText(index, "(")
        ? document.after(index) : index + 1
    }
    let head = (first..<(index - 1)).compactMap { document.name($0) }
    if document.isText(index, "(") {
      return readFunction(name, head, at: index, from: first, to: end, owner: owner)
    }
    if head.contains("get") {
      guard let body = body(at: index, to: end) else { return afterStatement(index, to: end) }
      if !readSwitch(name, head, at: index, to: end, owner: owner) {
        append(name, at: index - 1, owner, head, body.source, isVariable: false)
      }
      return body.next
    }
    if document.isText(index, "{") { return document.after(index) }
    return readFields(name, head, at: index, to: end, owner: owner)
  }

  /// Whether a parenthesis opens a record type, and not parameters.
  private func isRecord(_ index: Int, from first: Int) -> Bool {
    index == first || (document.name(index - 1).map(Self.modifiers.contains) ?? false)
  }

  /// `a = 1, b, c = 2;`.
  private mutating func readFields(
    _ name: String, _ head: [String], at first: Int, to end: Int, owner: [String]
  ) -> Int {
    var name = name
    var index = first
    let isVariable = !head.contains("final") && !head.contains("const")
    while index < end {
      // A library has no instance to fill.
      if !owner.isEmpty {
        file.fields[owner, default: [:]][name] = head.filter { !Self.modifiers.contains($0) }
      }
      if document.isText(index, "=") {
        append(
          name, at: index - 1, owner, head, .expression(at: index + 1, to: end),
          isVariable: isVariable)
        index = document.value(from: index + 1, to: end).next
      } else if document.isText(index, ";") || document.isText(index, ",") {
        // What it is only an initializer or an assignment tells.
        let isConstant = head.contains("static") || owner.isEmpty
        if isConstant {
          append(
            name, at: index - 1, owner, head, .unread("it has no value where it is declared"),
            isVariable: isVariable)
        }
      }
      while index < end, !document.isText(index, ","), !document.isText(index, ";") {
        index = document.after(index)
      }
      guard document.isText(index, ","), let next = document.name(index + 1) else { break }
      name = next
      index += 2
    }
    return min(index + 1, end)
  }

  mutating func append(
    _ name: String, at index: Int, _ owner: [String], _ head: [String],
    _ source: CodeDeclaration.Source, isVariable: Bool
  ) {
    file.declarations.append(
      CodeDeclaration(
        name: name, owner: owner, document: number,
        type: head.filter { !Self.modifiers.contains($0) }, source: source,
        nameRange: document.range(from: index, to: index + 1), isVariable: isVariable))
  }

  /// What a getter or a function gives: its expression, or that of its only statement.
  func body(at first: Int, to end: Int) -> (source: CodeDeclaration.Source, next: Int)? {
    var index = first
    while document.isText(index, "async") || document.isText(index, "sync") { index += 1 }
    if document.isText(index, "=>") {
      return (.expression(at: index + 1, to: end), afterStatement(index, to: end))
    }
    guard document.isText(index, "{") else { return nil }
    let close = min(document.partner(index), end)
    let next = min(close + 1, end)
    if document.isText(index + 1, "return") {
      let last = document.value(from: index + 2, to: close).next
      if document.isText(last, ";"), last + 1 == close {
        return (.expression(at: index + 2, to: close), next)
      }
    }
    return (.unread("a function with more than one statement is not read"), next)
  }

  private func afterAnnotation(_ first: Int) -> Int {
    var index = first + 1
    while document.name(index) != nil {
      index += 1
      if document.isText(index, ".") { index += 1 } else { break }
    }
    return document.isText(index, "(") ? document.after(index) : index
  }

  func afterGenerics(_ first: Int, to end: Int) -> Int {
    var depth = 0
    var index = first
    while index < min(end, first + 256) {
      if document.isText(index, "<") { depth += 1 }
      if document.isText(index, ">") { depth -= 1 }
      index = document.after(index)
      if depth == 0 { return index }
    }
    return first + 1
  }
}

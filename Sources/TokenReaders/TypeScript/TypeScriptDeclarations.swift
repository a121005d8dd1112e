import SourceText

/// Walks the declarations at the top of a module. [ECMAScript, 14 and 16; TypeScript handbook]
struct TypeScriptDeclarations {
  let document: CodeDocument
  var module: TypeScriptModule
  var index = 0
  /// Where parts of a name are changed, in order.
  var changes: [String: [Change]] = [:]
  /// The indexes of the names of constants, whose first value is no assignment.
  var declared: Set<Int> = []

  init(_ document: CodeDocument) {
    self.document = document
    module = TypeScriptModule(document)
  }

  /// Walks the whole file.
  mutating func walk() {
    while index < document.count {
      let start = index
      readStatement()
      if index <= start { index = document.after(start) }
    }
    noteAssignments()
  }

  private mutating func readStatement() {
    let isMember = document.isText(index - 1, ".") || document.isText(index - 1, "?.")
    guard let word = document.name(index), !isMember else { return }
    index += 1
    switch word {
    case "import": readImport()
    case "export": readExport()
    case "const" where has("enum"):
      index += 1
      readEnumeration()
    case "const", "let", "var":
      if document.isText(index - 2, "export"), has("{") { notePattern() }
      readConstants(isFixed: word == "const")
    case "enum": readEnumeration()
    case "function", "class":
      if has("*") { index += 1 }
      if let name = document.name(index) {
        module.functions.insert(name)
        noteCode(name)
      }
    case "module" where has(".") && document.isText(index + 1, "exports"):
      index += 2
      readCommonExport()
    case "exports": readCommonExport()
    default: break
    }
  }

  func has(_ text: StaticString) -> Bool { document.isText(index, text) }

  /// What stands in quotes, or the token as written.
  func text(_ index: Int) -> String { document.string(index) ?? document.text(index) }

  /// A value, up to what ends it.
  mutating func readValue() -> CodeExpression {
    let (value, next) = document.value(from: index)
    index = next
    while !document.startsStatement(index) { index = document.after(index) }
    return value
  }

  private mutating func readConstants(isFixed: Bool) {
    // A pattern takes an object apart: what is in its brackets has no value of its own.
    while let name = document.name(index) {
      declared.insert(index)
      index += 1
      if has("!") { index += 1 }
      let isTyped = has(":")
      if isTyped { index = document.typeEnd(from: index + 1) }
      // Where a type is not read, its rest stands in the place of the value and is none either.
      if has("=") || isTyped && !document.startsStatement(index) {
        if has("=") { index += 1 }
        module.add(.init(name: name, value: readValue(), isFixed: isFixed))
      }
      guard has(",") else { break }
      index += 1
    }
  }

  /// Notes the code of a function or a class, up to the end of its body.
  private mutating func noteCode(_ name: String) {
    var end = index
    while end < document.count, !document.isText(end, "{") { end = document.after(end) }
    guard end < document.count else { return }
    let code = CodeExpression(
      .code(name), range: document.range(from: index, to: document.after(end)))
    module.codes.append(.init(name: name, value: code, isFixed: true))
  }

  /// Notes the names of `export const {a, b: c} = …`.
  private mutating func notePattern() {
    for position in index + 1..<max(index + 1, document.partner(index)) {
      guard let name = document.name(position), [",", "}"].contains(document.text(position + 1))
      else { continue }
      let range = document.range(from: position, to: position + 1)
      module.codes.append(
        .init(name: name, value: CodeExpression(.other("a pattern"), range: range), isFixed: true))
    }
  }

  private mutating func readEnumeration() {
    guard let name = document.name(index), document.isText(index + 1, "{") else { return }
    let start = index + 1
    let end = document.partner(start)
    var entries: [CodeEntry] = []
    index = start + 1
    while index < end {
      if document.isText(index + 1, "=") {
        let (value, next) = document.value(from: index + 2, to: end)
        let key = document.range(from: index, to: index + 1)
        entries.append(CodeEntry(key: .name(text(index)), keyRange: key, value: value))
        index = next
      }
      while index < end, !has(",") { index = document.after(index) }
      index += 1
    }
    index = document.after(start)
    let range = document.range(from: start, to: index)
    let value = CodeExpression(.object(entries), range: range)
    module.add(.init(name: name, value: value, isFixed: true))
  }
}

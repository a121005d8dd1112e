import SourceText

/// Walks the declarations of a Kotlin file: constants, getters, functions without parameters, types,
/// what their initializers take. Bodies of functions are skipped. [Kotlin grammar, declarations]
struct KotlinDeclarations {
  let document: CodeDocument
  let number: Int
  var file: CodeProgram.File

  static let depthLimit = 64
  static let starts: Set<String> = ["class", "interface", "object", "val", "var", "fun"]

  init(_ document: CodeDocument, number: Int) {
    self.document = document
    self.number = number
    file = CodeProgram.File(document: document)
    file.visibility = CodeVisibility()
  }

  /// Walks the whole file.
  mutating func walk() {
    walk(0..<document.count, owner: [], depth: 0)
  }

  mutating func walk(_ range: Range<Int>, owner: [String], depth: Int) {
    guard depth < Self.depthLimit else { return }
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      switch document.name(index) {
      case "package" where owner.isEmpty && document.startsLine(index):
        let (path, next) = path(at: index + 1)
        file.prefixes.append(path)
        file.visibility?.package = path
        index = next
      case "import" where owner.isEmpty && document.startsLine(index):
        index = readImport(at: index + 1)
        while index < range.upperBound, !document.startsLine(index) { index += 1 }
      case "class", "interface", "object":
        index = readType(at: index, to: range.upperBound, owner: owner, depth: depth)
      case "val", "var": index = readProperty(at: index, to: range.upperBound, owner: owner)
      case "fun": index = readFunction(at: index, to: range.upperBound, owner: owner)
      default: index = document.after(index)
      }
      if index <= start { index = start + 1 }
    }
  }

  /// `a.b.C`, and the token after it.
  private func path(at first: Int) -> (path: [String], next: Int) {
    guard let name = document.name(first) else { return ([], first) }
    var path = [name]
    var index = first + 1
    while document.isText(index, "."), let next = document.name(index + 1) {
      path.append(next)
      index += 2
    }
    return (path, index)
  }

  /// `import a.b.C`, `import a.b.C as D`, `import a.b.*`.
  private mutating func readImport(at first: Int) -> Int {
    let (path, next) = path(at: first)
    guard let name = path.last else { return next }
    if document.isText(next, "."), document.isText(next + 1, "*") {
      file.visibility?.wholes.append(path)
      return next + 2
    }
    let local = document.isText(next, "as") ? document.name(next + 1) ?? name : name
    file.visibility?.imported[local, default: []].append(path)
    return next
  }

  // MARK: Types and annotations

  func afterAnnotation(_ index: Int) -> Int {
    var index = index + 1
    while document.name(index) != nil {
      index += 1
      if document.isText(index, ".") || document.isText(index, ":") { index += 1 } else { break }
    }
    return document.isText(index, "(") && !document.startsLine(index)
      ? document.after(index) : index
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

  /// The token after a type: `List<Color>?`, `() -> Unit`.
  func afterType(_ first: Int, to end: Int) -> Int {
    var index = first
    while index < end {
      let isFirst =
        index == first || document.isText(index - 1, "->") || document.isText(index - 1, ".")
      if document.isText(index, "<") {
        index = afterGenerics(index, to: end)
      } else if document.isText(index, ".") || document.isText(index, "?")
        || document.isText(index, "->")
      {
        index += 1
      } else if document.isText(index, "@") {
        index = afterAnnotation(index)
      } else if isFirst, document.isText(index, "(") || document.name(index) != nil {
        index = document.after(index)
      } else if document.isText(index - 1, "suspend")
        || document.isText(index - 1, ")") && !isFirst
          && document.name(index) != nil && !document.startsLine(index)
      {
        index = document.after(index)
      } else {
        break
      }
    }
    return index
  }

  func words(from first: Int, to end: Int) -> [String] {
    (first..<max(first, end)).compactMap { document.name($0) }
  }
}

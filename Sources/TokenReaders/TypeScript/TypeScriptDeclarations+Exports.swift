import SourceText

/// What a module takes from others and gives to them; `index` is after the first word.
extension TypeScriptDeclarations {
  mutating func readImport() {
    guard !has("("), !has(".") else { return }
    let isOfTypes =
      has("type") && !document.isText(index + 1, "from") && !document.isText(index + 1, ",")
    if isOfTypes { index += 1 }
    var names: [(name: String?, local: String)] = []
    while document.string(index) == nil {
      if has("from") || has(",") {
        index += 1
      } else if has("*") {
        names.append((nil, document.text(index + 2)))
        index += 3
      } else if has("{") {
        names += readNames()
      } else if let local = document.name(index) {
        names.append(("default", local))
        index += 1
      } else {
        return
      }
    }
    let path = text(index)
    index += 1
    guard !isOfTypes else { return }
    for (name, local) in names { module.imports[local] = .init(path: path, name: name) }
  }

  /// `{ a, b as c, type D }`: the names there and here.
  private mutating func readNames() -> [(name: String?, local: String)] {
    var names: [(name: String?, local: String)] = []
    var words: [String] = []
    let end = document.partner(index)
    for position in index + 1...max(index + 1, end) {
      guard position >= end || document.isText(position, ",") else {
        words.append(text(position))
        continue
      }
      if words.count == 1 { names.append((words[0], words[0])) }
      if words.count == 3, words[1] == "as" { names.append((words[0], words[2])) }
      words = []
    }
    index = document.after(index)
    return names
  }

  /// The path after `from`.
  private mutating func readPath() -> String? {
    guard has("from"), let path = document.string(index + 1) else { return nil }
    index += 2
    return path
  }

  mutating func readExport() {
    if has("default") || has("=") {
      index += 1
      if has("function"), let name = document.name(index + 1) { module.exports["default"] = name }
      if has("function") || has("class") || has("abstract") || has("interface") { return }
      module.add(.init(name: nil, value: readValue(), isFixed: true))
    } else if has("*") {
      index += 1
      var name: String?
      if has("as") {
        name = text(index + 1)
        index += 2
      }
      guard let path = readPath() else { return }
      if let name {
        module.imports[name] = .init(path: path, name: nil)
      } else {
        module.reexports.append(path)
      }
    } else if has("{") {
      let names = readNames()
      let path = readPath()
      for (name, local) in names {
        if let path {
          module.imports[local] = .init(path: path, name: name)
        } else {
          module.exports[local] = name
        }
      }
    }
  }

  /// What stands after `module.exports` or `exports`.
  mutating func readCommonExport() {
    var name: String?
    if has("."), let member = document.name(index + 1) {
      name = member
      index += 2
    }
    guard has("=") else { return }
    index += 1
    let value = readValue()
    if let name, case .name(let local) = value.kind, !TypeScriptModule.literals.contains(local) {
      module.exports[name] = local
    } else {
      module.add(.init(name: name, value: value, isFixed: true))
    }
  }
}

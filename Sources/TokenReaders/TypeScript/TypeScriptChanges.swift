import SourceText

/// What the code of a module changes through a name that may stand for a constant, and where it hands
/// constants on: `function fade(t) { t.text = "#EEE" }` and `fade(base)`.
///
/// Nothing is followed: where any code changes what it got from elsewhere, all that is handed on may be
/// changed.
struct TypeScriptChanges {
  private let document: CodeDocument
  private let module: TypeScriptModule
  private let binders: TypeScriptBinders

  init(_ module: TypeScriptModule) {
    document = module.document
    self.module = module
    binders = TypeScriptBinders(document)
  }

  /// Where a change at one of these places reaches what others have; nil if all are of what is new there.
  func shared(_ changes: [String: [TypeScriptDeclarations.Change]]) -> SourceSpan? {
    var first: Int?
    for (name, places) in changes
    where binders.has(name) || module.imports[name]?.path.hasPrefix(".") == true {
      for place in places {
        let isOwn = binders.isFresh(
          name, at: place.index, isAssigned: module.assigned[name] != nil)
        if !isOwn || place.isDeep { first = min(first ?? place.index, place.index) }
      }
    }
    return first.map { document.span(document.range(from: $0, to: $0 + 1)) }
  }

  /// Where constants and imported names are handed on.
  func uses() -> [String: [TypeScriptModule.Use]] {
    var uses: [String: [TypeScriptModule.Use]] = [:]
    var open: [Int] = []
    for index in 0..<document.count {
      while let bracket = open.last, document.partner(bracket) <= index { open.removeLast() }
      if document.opens(index) { open.append(index) }
      guard let name = document.name(index),
        module.constant(name) != nil || module.imports[name] != nil,
        let use = use(name, at: index, in: open.last)
      else { continue }
      uses[name, default: []].append(use)
    }
    return uses
  }

  /// What stands before a name that is no value there.
  private static let before: Set<String> = [
    ".", "?.", "#", "const", "let", "var", "function", "class", "import", "export", "default",
    "typeof", "keyof", "in", "instanceof", "extends", "type", "interface", "enum", "as",
  ]
  /// Functions that keep nothing of what they get.
  private static let reading: Set<String> = [
    "keys", "stringify", "isArray", "log", "String", "Number", "Boolean", "deepmerge",
  ]
  /// Functions that give the members of what they get.
  private static let copying: Set<String> = ["values", "entries", "fromEntries", "assign", "pick"]

  /// The first name of what is called with the parentheses at an index.
  private func function(before open: Int) -> String? {
    guard document.isText(open, "("), var name = document.name(open - 1) else { return nil }
    var index = open - 1
    while document.isText(index - 1, ".") || document.isText(index - 1, "?."),
      let outer = document.name(index - 2)
    {
      (name, index) = (outer, index - 2)
    }
    return name
  }

  private func use(_ name: String, at index: Int, in bracket: Int?) -> TypeScriptModule.Use? {
    let before = document.text(index - 1)
    guard !Self.before.contains(before), !binders.isLocal(name, at: index) else { return nil }
    // A key, and the names that a module takes and gives.
    if document.isText(index + 1, ":"), ["{", ","].contains(before) { return nil }
    if let bracket, ["import", "export"].contains(document.text(bracket - 1)) { return nil }
    var isOfMembers = before == "..." || before == "of"
    if let bracket, document.isText(bracket, "("), let callee = document.name(bracket - 1) {
      if Self.reading.contains(callee) { return nil }
      // A library that lays objects over each other makes new ones, but for the first.
      if callee == "merge", before == "," { return nil }
      if Self.copying.contains(callee) { isOfMembers = true }
    }
    let end = TypeScriptDeclarations.afterMembers(index + 1, in: document)
    let isCall = document.isText(end, "(")
    // The call of a function, and what is assigned to.
    if isCall && end == index + 1 || TypeScriptDeclarations.assignments.contains(document.text(end))
    {
      return nil
    }
    var path: [String] = []
    var next = index + 1
    while next < end {
      if document.isText(next, ".") || document.isText(next, "?."),
        let member = document.name(next + 1)
      {
        // A method is called with the members.
        if isCall, next + 2 == end {
          isOfMembers = true
          break
        }
        path.append(member)
        next += 2
      } else if document.isText(next, "["), document.partner(next) == next + 2,
        document.name(next + 1) == nil
      {
        path.append(document.string(next + 1) ?? document.text(next + 1))
        next += 3
      } else if document.isText(next, "!") {
        next += 1
      } else {
        isOfMembers = true
        break
      }
    }
    return TypeScriptModule.Use(
      path: path, isOfMembers: isOfMembers, function: bracket.flatMap(function),
      span: document.span(document.range(from: index, to: index + 1)))
  }
}

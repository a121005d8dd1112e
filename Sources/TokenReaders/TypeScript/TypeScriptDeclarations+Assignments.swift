import SourceText

/// The names that any code of a module assigns to, and those of whose parts it does.
extension TypeScriptDeclarations {
  /// A change of a part of what a name stands for.
  struct Change {
    let index: Int
    /// Whether it is of a part of a part, which something else may have too.
    let isDeep: Bool
  }

  static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "**=", "<<=", ">>=", ">>>=", "&=", "|=", "^=", "&&=", "||=",
    "??=", "++", "--",
  ]
  /// Methods that change the list that they are of.
  static let changingMethods: Set<String> = [
    "push", "pop", "shift", "unshift", "splice", "sort", "reverse", "fill", "copyWithin",
  ]
  /// Functions of `Object`, `Reflect` and lodash that change the first thing that they get.
  private static let changingFunctions: Set<String> = [
    "assign", "assignIn", "assignWith", "defaults", "defaultsDeep", "defineProperties",
    "defineProperty", "deleteProperty", "extend", "merge", "mergeWith", "set", "setPrototypeOf",
    "unset", "update",
  ]

  /// Notes them: `a = 1`; `a.b.c = 1`, `a[b] = 1`, `delete a.b`, `a.sort()`, `Object.assign(a, …)`,
  /// `[a.b] = […]`. O(n).
  mutating func noteAssignments() {
    var constants = module.constants[...]
    var open: [Int] = []
    for position in 0..<document.count where !declared.contains(position) {
      while let bracket = open.last, document.partner(bracket) <= position { open.removeLast() }
      if document.opens(position) { open.append(position) }
      guard let name = document.name(position) else { continue }
      let before = document.text(position - 1)
      // `#a` is a member of a class.
      guard ![".", "?.", "#", "const", "let"].contains(before) else { continue }
      let (end, count) = members(behind: position)
      let isAssigned = isAssigned(position, end, in: open.last)
      if before == "var" {
        // A second one of the name is an assignment.
        if isAssigned { note(name, at: position, in: &module.assigned) }
        continue
      }
      let isMethod =
        count > 0 && document.isText(end, "(")
        && document.name(end - 1).map(Self.changingMethods.contains) == true
      guard !isType(position, in: open.last) else { continue }
      let isArgument = isChangedArgument(position)
      guard isArgument || isMethod || isAssigned || count > 0 && before == "delete" else {
        continue
      }
      guard count > 0 || isArgument else {
        note(name, at: position, in: &module.assigned)
        continue
      }
      note(name, at: position, in: &module.changed)
      let own = isMethod ? 2 : isArgument ? 0 : 1
      changes[name, default: []].append(Change(index: position, isDeep: count > own))
      guard name == "this" else { continue }
      // A method of an object changes what that holds.
      let offset = document.range(from: position, to: position + 1).lowerBound
      while let first = constants.first, first.value.range.upperBound <= offset {
        constants.removeFirst()
      }
      if let constant = constants.first, let owner = constant.name,
        constant.value.range.contains(offset)
      {
        note(owner, at: position, in: &module.changed)
      }
    }
  }

  private func note(_ name: String, at position: Int, in places: inout [String: SourceSpan]) {
    guard places[name] == nil else { return }
    places[name] = document.span(document.range(from: position, to: position + 1))
  }

  /// Whether a name stands in a type, behind which a value begins: `(a: B.C = 0) => …`.
  private func isType(_ position: Int, in bracket: Int?) -> Bool {
    switch document.text(position - 1) {
    case "|", "&", "<": true
    case ":":
      bracket.map { document.isText($0, "(") } ?? false
        || ["const", "let", "var"].contains(document.text(position - 3))
    default: false
    }
  }

  /// Whether a name and its members stand where something is assigned to them.
  private func isAssigned(_ position: Int, _ end: Int, in bracket: Int?) -> Bool {
    if Self.assignments.contains(document.text(end)) { return true }
    if ["++", "--"].contains(document.text(position - 1)) { return true }
    guard end > position + 1 else { return false }
    // `[a.b] = …`, `({ c: a.b } = …)`, `for (a.b of …)`
    if document.isText(end, "of") || document.isText(end, "in") {
      return document.isText(position - 1, "(") && document.isText(position - 2, "for")
    }
    guard let bracket, !document.isText(bracket, "("),
      document.isText(document.partner(bracket) + 1, "=")
    else { return false }
    return [",", "]", "}"].contains(document.text(end))
      && ["[", ",", ":", "..."].contains(document.text(position - 1))
  }

  /// Whether a name is the first thing that a function gets which changes it.
  private func isChangedArgument(_ position: Int) -> Bool {
    guard document.isText(position - 1, "("), let function = document.name(position - 2),
      Self.changingFunctions.contains(function)
    else { return false }
    guard document.isText(position - 3, ".") else {
      // Another library's of the name makes a new object.
      return module.imports[function].map { $0.path.contains("lodash") }
        ?? !module.functions.contains(function)
    }
    let owner = document.text(position - 4)
    return ["Object", "Reflect"].contains(owner)
      || module.imports[owner].map { $0.path.contains("lodash") } ?? (owner == "_")
  }

  /// The index after the members behind a name, and how many they are.
  private func members(behind position: Int) -> (end: Int, count: Int) {
    let end = Self.afterMembers(position + 1, in: document)
    var count = 0
    var index = position + 1
    while index < end {
      if document.isText(index, ".") || document.isText(index, "?.") || document.isText(index, "[")
      {
        // `a?.[b]` is one.
        if !document.isText(index - 1, "?.") { count += 1 }
      }
      index = document.after(index)
    }
    // `(a as B).c = 1`
    let open = position - 1
    guard document.isText(open, "("), document.name(open - 1) == nil,
      case let close = document.partner(open), [".", "["].contains(document.text(close + 1))
    else { return (end, count) }
    let outer = Self.afterMembers(close + 1, in: document)
    guard Self.assignments.contains(document.text(outer)) else { return (end, count) }
    return (outer, count + 1)
  }

  /// The index after `.b`, `[c]` and `!` behind a name.
  static func afterMembers(_ first: Int, in document: CodeDocument) -> Int {
    var position = first
    while true {
      if document.isText(position, ".") || document.isText(position, "?.") {
        position += document.name(position + 1) == nil ? 1 : 2
      } else if document.isText(position, "["), !document.startsLine(position) {
        position = document.after(position)
      } else if document.isText(position, "!") {
        position += 1
      } else {
        return position
      }
    }
  }
}

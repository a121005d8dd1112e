import SourceText

/// Getters that give each entry of an enumeration a color of its own.
extension DartDeclarations {
  /// A getter with one color for each entry.
  struct Switch {
    let name: String
    let enumeration: [String]
    /// What the entries get; nil for all that are not named.
    let cases: [(entries: [String]?, value: CodeExpression)]
    /// The getter as it is without its entries.
    let declaration: CodeDeclaration
  }

  /// Reads `Color get page => switch (this) { Theme.sea => …, _ => … };`, with `return` or as a
  /// statement too; false for anything else.
  mutating func readSwitch(
    _ name: String, _ head: [String], at first: Int, to end: Int, owner: [String]
  ) -> Bool {
    guard !FlutterColors.types.isDisjoint(with: head), let enumeration = switched[owner] else {
      return false
    }
    let isStatement = document.isText(first + 1, "switch") && document.isText(first, "{")
    let word =
      document.isText(first, "{") && document.isText(first + 1, "return") ? first + 2 : first + 1
    guard document.isText(first, "{") || document.isText(first, "=>"),
      document.isText(word, "switch"), document.isText(word + 1, "("),
      document.isText(word + 2, "this"), document.isText(word + 3, ")"),
      document.isText(word + 4, "{")
    else { return false }
    let close = min(document.partner(word + 4), end)
    // Nothing follows in a body.
    var last = close + 1
    if document.isText(last, ";") { last += 1 }
    guard document.isText(first, "=>") || last == document.partner(first),
      let cases = isStatement
        ? statements(from: word + 5, to: close, enumeration)
        : expressions(from: word + 5, to: close, enumeration)
    else { return false }
    switches.append(
      Switch(
        name: name, enumeration: enumeration, cases: cases,
        declaration: CodeDeclaration(
          name: name, owner: owner, document: number, type: ["Color"],
          source: .unread("it has a color for entries that are not declared in its file"),
          nameRange: document.range(from: first - 1, to: first), isVariable: false)))
    return true
  }

  /// `Theme.sea => …, Theme.sun || Theme.sand => …`.
  private func expressions(
    from first: Int, to end: Int, _ enumeration: [String]
  ) -> [(entries: [String]?, value: CodeExpression)]? {
    var cases: [(entries: [String]?, value: CodeExpression)] = []
    var index = first
    while index < end {
      guard let (entries, arrow) = pattern(from: index, to: end, enumeration),
        document.isText(arrow, "=>")
      else { return nil }
      let (value, next) = document.value(from: arrow + 1, to: end)
      guard next >= end || document.isText(next, ",") else { return nil }
      cases.append((entries, value))
      index = next + 1
    }
    return cases.isEmpty ? nil : cases
  }

  /// `case Theme.sea: return …; case Theme.sun: case Theme.sand: return …;`.
  private func statements(
    from first: Int, to end: Int, _ enumeration: [String]
  ) -> [(entries: [String]?, value: CodeExpression)]? {
    var cases: [(entries: [String]?, value: CodeExpression)] = []
    var index = first
    while index < end {
      var names: [String]? = []
      while document.isText(index, "case") || document.isText(index, "default") {
        let isDefault = document.isText(index, "default")
        guard
          let (entries, colon) = isDefault
            ? ([String]?.none, index + 1) : pattern(from: index + 1, to: end, enumeration),
          document.isText(colon, ":")
        else { return nil }
        names = entries.flatMap { entries in names.map { $0 + entries } }
        index = colon + 1
      }
      guard names?.isEmpty != true, document.isText(index, "return") else { return nil }
      let (value, next) = document.value(from: index + 1, to: end)
      guard document.isText(next, ";") else { return nil }
      cases.append((names, value))
      index = next + 1
    }
    return cases.isEmpty ? nil : cases
  }

  /// The entries that a pattern names, nil for all that are left, and the token after it.
  private func pattern(
    from first: Int, to end: Int, _ enumeration: [String]
  ) -> (entries: [String]?, next: Int)? {
    if document.isText(first, "_") { return (nil, first + 1) }
    var entries: [String] = []
    var index = first
    while index < end {
      if document.name(index) == enumeration.last, document.isText(index + 1, ".") { index += 1 }
      if document.isText(index, ".") { index += 1 }
      guard let name = document.name(index) else { return nil }
      entries.append(name)
      index += 1
      guard document.isText(index, "||") else { break }
      index += 1
    }
    return (entries, index)
  }

  /// Adds the entries as instances of their enumerations, each with the getters as its parts.
  mutating func addSwitches() {
    for getter in switches {
      let declared = entries[getter.enumeration]
      let named = getter.cases.flatMap { $0.entries ?? [] }
      guard declared != nil || getter.cases.allSatisfy({ $0.entries != nil }) else {
        file.declarations.append(getter.declaration)
        continue
      }
      for (names, value) in getter.cases {
        for entry in names ?? (declared ?? []).filter({ !named.contains($0) }) {
          add(CodeArgument(label: getter.name, value: value), to: entry, getter)
        }
      }
      let parameter = CodeInitializer.Parameter(
        name: getter.name, type: ["Color"], defaultValue: nil, end: 0, isPositional: false)
      if let known = file.initializers.firstIndex(where: { $0.path == getter.enumeration }) {
        file.initializers[known].parameters.append(parameter)
      } else {
        file.initializers.append(
          CodeInitializer(
            path: getter.enumeration, type: getter.enumeration, document: number,
            parameters: [parameter]))
      }
    }
  }

  private mutating func add(_ argument: CodeArgument, to entry: String, _ getter: Switch) {
    let known = file.declarations.firstIndex {
      guard case .arguments = $0.source else { return false }
      return $0.name == entry && $0.owner == getter.enumeration
    }
    if let known, case .arguments(let arguments) = file.declarations[known].source {
      let declaration = file.declarations[known]
      file.declarations[known] = CodeDeclaration(
        name: entry, owner: getter.enumeration, document: number, type: declaration.type,
        source: .arguments(arguments + [argument]), nameRange: declaration.nameRange,
        isVariable: false)
    } else {
      file.declarations.append(
        CodeDeclaration(
          name: entry, owner: getter.enumeration, document: number, type: [],
          source: .arguments([argument]), nameRange: getter.declaration.nameRange,
          isVariable: false))
    }
  }
}

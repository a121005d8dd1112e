import Programs

/// Getters that give each entry of an enumeration of other files a color of its own.
extension ProgramCollector {
  /// Reads `extension X on Place { Color get page => switch (this) { Place.sea => …, _ => … } }`; false
  /// for anything else.
  mutating func readSwitch(_ member: Member) -> Bool {
    guard !framework.hasPackages, member.kind == .computed, !member.isStatic,
      let owner = member.owner, owner.node == nil, framework.isColor(member.writtenType),
      let code = member.body?.statements, code.count == 1,
      let node = code[0].kind == .returnStatement ? code[0].child(.value) : code[0],
      node.kind == .switchStatement, node.child(.value)?.isText("this") == true
    else { return false }
    var cases: [(entry: String, value: SyntaxNode)] = []
    for item in node.children(.item) {
      let patterns = item.children(.pattern)
      let entries = patterns.compactMap(\.entry)
      guard item.detail == 0, entries.count == patterns.count, !entries.contains("_"),
        item.child(.filter) == nil, let body = item.child(.body)?.children, body.count == 1,
        let value = body[0].kind == .returnStatement ? body[0].child(.value) : body[0]
      else {
        fail(member, because: "it has a color for entries that are not declared in these files")
        return true
      }
      cases += entries.map { ($0, value) }
    }
    let place = CodePlace(member: member)
    for (entry, value) in cases {
      append(
        evaluator.answer(value, at: place), named: "\(owner.name).\(entry).\(member.name)",
        at: value, isCertain: true)
    }
    return true
  }
}

extension SyntaxNode {
  /// The entry that a pattern names: `Place.sea`, `.sea`.
  fileprivate var entry: String? {
    switch kind {
    case .member, .implicitMember: declaredName
    case .name, .patternName, .wildcard: kind == .wildcard ? "_" : name
    default: nil
    }
  }
}

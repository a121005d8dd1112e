import Programs

/// The cases of a `switch`, each with the answers that lead to it.
struct SwiftCases {
  struct Case {
    /// One of them holds; nil where it always runs.
    let answers: [UsageState.Condition]?
    let body: SyntaxNode
  }

  /// In order; only the one that runs where the caller says which.
  let all: [Case]

  /// Nil where the cases are not understood: with `where`, within `#if`.
  init?(_ node: SyntaxNode, _ colors: SwiftColorExpression) {
    guard let value = node.child(.value)?.bare else { return nil }
    let items = node.children(.item)
    guard !items.isEmpty,
      items.allSatisfy({ $0.kind == .switchCase && $0.child(.filter) == nil })
    else { return nil }
    var subject = colors.wholeText(value.range)
    var scope = colors.scopeName(of: subject, at: value)
    if value.isText("self"), let receiver = colors.scope.receiver {
      (subject, scope) = (receiver.text, receiver.scope)
    }
    let names = items.map { item in
      item.children(.pattern).map { Self.name(of: $0) }
    }
    let isPlain = names.allSatisfy { $0.allSatisfy { $0 != nil } }
    let known = names.map { $0.compactMap(\.self) }
    if isPlain, subject.lowercased().hasSuffix("scheme"), UsageState.asksForScheme(subject) {
      guard let all = Self.schemes(known, items, subject) else { return nil }
      self.all = all
      return
    }
    if isPlain, let answer = colors.written(value), answer.hasPrefix(".") {
      let name = String(answer.dropFirst())
      let found =
        known.firstIndex { $0.contains(name) } ?? items.firstIndex { $0.detail == 1 }
      guard let found, let body = items[found].child(.body) else { return nil }
      all = [Case(answers: nil, body: body)]
      return
    }
    if isPlain, case .declared(let type) = colors.type(of: value).unwrapped,
      type.flavour == .enumeration
    {
      all = Self.cases(known, items, type, subject, scope)
      return
    }
    let groups = items.map { item in
      item.children(.pattern).map { colors.wholeText($0.range) }.joined(separator: ", ")
    }
    all = items.indices.compactMap { index in
      items[index].child(.body).map {
        let text = groups[index].isEmpty ? "another" : groups[index]
        return Case(
          answers: [.isGroup(index, text, of: subject, in: groups).asked(in: scope)], body: $0)
      }
    }
  }

  /// The name of a case that a pattern is, whatever belongs to it.
  private static func name(of pattern: SyntaxNode) -> String? {
    let pattern = pattern.bare
    switch pattern.kind {
    case .implicitMember: return pattern.declaredName
    case .member: return pattern.child(.base)?.bare.kind == .name ? pattern.declaredName : nil
    case .call:
      let isAny = pattern.arguments.allSatisfy {
        [.wildcard, .bindingPattern, .patternName].contains($0.value.kind)
      }
      return isAny ? pattern.child(.base).flatMap(name) : nil
    case .bindingPattern: return pattern.children.last.flatMap(name)
    default: return nil
    }
  }

  private static func cases(
    _ names: [[String]], _ items: [SyntaxNode], _ type: TypeDeclaration, _ subject: String,
    _ scope: String
  ) -> [Case] {
    let known = type.cases.map(\.name)
    let listed = Set(names.joined())
    return zip(names, items).compactMap { names, item in
      let meant = item.detail == 1 ? known.filter { !listed.contains($0) } : names
      return item.child(.body).map { body in
        Case(
          answers: meant.map {
            .isCase($0, of: subject, count: known.count).asked(in: scope)
          }, body: body)
      }
    }
  }

  /// The cases of `switch colorScheme`, as answers to `colorScheme == .dark`.
  private static func schemes(
    _ names: [[String]], _ items: [SyntaxNode], _ subject: String
  ) -> [Case]? {
    let listed = Set(names.joined())
    guard listed.isSubset(of: ["light", "dark"]), !listed.isEmpty else { return nil }
    return zip(names, items).compactMap { names, item in
      let meant = item.detail == 1 ? Set(["light", "dark"]).subtracting(listed) : Set(names)
      return item.child(.body).map { body in
        Case(
          answers: meant.sorted().map { .asking("\(subject) == .dark", $0 == "dark") }, body: body)
      }
    }
  }
}

import SourceText

/// Branches: what the code asks before a statement.
extension UIKitUsageReader {
  /// How many questions may be open at once; no more are remembered.
  private static let conditionLimit = 24

  /// Reads what stands after `if`, `while`, `guard`, `for` or `switch`.
  mutating func readCondition(_ word: String, _ index: Int) {
    let outer = scopes.last?.conditions ?? []
    let last = min(end, document.count)
    var position = index + 1
    var elseIndex: Int?
    for _ in 0..<Self.headLimit {
      guard position < last, !document.isText(position, "{") else { break }
      if document.isText(position, "else") { elseIndex = position }
      position = document.skipping(position)
    }
    guard position < last, document.isText(position, "{") else { return }
    var scope = UIKitScope(kind: .block, conditions: outer)
    let question = text(index + 1..<(elseIndex ?? position))
    switch word {
    case "if":
      let before = otherwise?.index == index - 1 ? otherwise?.conditions ?? outer : outer
      scope.conditions = adding(.asking(question, true), to: before)
      scope.otherwise = adding(.asking(question, false), to: before)
    case "guard": scope.conditions = adding(.asking(question, false), to: outer)
    case "switch": scope.choice = (question, caseCount(position))
    case "for": bindElements(index, &scope)
    default: break
    }
    opening[position] = scope
    if word != "guard" { binding = (position, scopes.count, position) }
  }

  mutating func readElse(_ index: Int) {
    guard document.isText(index + 1, "{"), let otherwise, otherwise.index == index else { return }
    opening[index + 1] = UIKitScope(kind: .block, conditions: otherwise.conditions)
  }

  private func adding(
    _ condition: UsageState.Condition, to conditions: [UsageState.Condition]
  ) -> [UsageState.Condition] {
    conditions.count < Self.conditionLimit ? conditions + [condition] : conditions
  }

  /// What stands in some tokens, with single spaces.
  func text(_ tokens: Range<Int>) -> String {
    guard !tokens.isEmpty else { return "" }
    let bytes = document.file.bytes[
      document.range(from: tokens.lowerBound, to: tokens.upperBound)]
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  // MARK: Cases

  private func caseCount(_ brace: Int) -> Int {
    let tokens = document.inside(brace, to: end)
    var count = 0
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if beginsCase(index) { count += 1 }
      index = document.skipping(index)
    }
    return count
  }

  private func beginsCase(_ index: Int) -> Bool {
    guard document.isText(index, "case") || document.isText(index, "default") else { return false }
    return !["if", "guard", "while", "for"].contains(document.name(index - 1) ?? "")
      && !document.isText(index - 1, ",") && !document.isText(index - 1, ".")
  }

  /// Begins a case of the `switch` that stands directly around it.
  mutating func readCase(_ word: String, _ index: Int) {
    guard let scope = scopes.last, let choice = scope.choice, beginsCase(index) else { return }
    var position = index + 1
    while position < min(end, index + Self.headLimit), !document.isText(position, ":") {
      position = document.skipping(position)
    }
    let value = text(index + 1..<max(index + 1, position))
    let words =
      word == "default" ? "if \(choice.subject) is another" : "if \(choice.subject) is \(value)"
    let around = scopes.dropLast().last?.conditions ?? []
    scopes[scopes.count - 1].conditions = adding(
      UsageState.Condition(
        String(words.prefix(48)), isSurrounding: true,
        choice: .init(
          subject: "switch \(choice.subject)", value: "\(word) \(value)", count: choice.count)),
      to: around)
  }

  // MARK: Loops

  /// Notes the elements for the constant of `for label in [first, second]`.
  private mutating func bindElements(_ index: Int, _ scope: inout UIKitScope) {
    let first = document.isText(index + 1, "let") || document.isText(index + 1, "var") ? 2 : 1
    guard let name = document.name(index + first), document.isText(index + first + 1, "in") else {
      return
    }
    let list = index + first + 2
    let elements = document.isText(list, "[") ? views(list..<document.skipping(list)) : []
    scope.locals[name] = elements.isEmpty ? [newLocal(name)] : elements
  }

  /// The views that an expression names: one, or the elements of a list.
  func views(_ tokens: Range<Int>) -> [UIKitReceiver] {
    guard let first = tokens.first else { return [] }
    if document.isText(first, "[") {
      return document.arguments(document.inside(first, to: tokens.upperBound), mark: ":").prefix(50)
        .flatMap { $0.range.first.map { document.isText($0, "[") } == true ? [] : views($0.range) }
    }
    guard document.name(first) != nil else { return [] }
    let path = UIKitPath(document, at: first, to: tokens.upperBound)
    guard path.end == tokens.upperBound, let names = path.names else { return [] }
    return receivers(names)
  }

  /// Begins a list; the closure of `[first, second].forEach { … }` is about its elements.
  mutating func openList(_ index: Int) {
    let close = min(document.partner(index), end)
    if lists.count < 64 { lists.append((index, close, nil)) }
    guard document.isText(close + 1, "."), document.isText(close + 2, "forEach") else { return }
    let elements = views(index..<close + 1)
    guard !elements.isEmpty else { return }
    if document.isText(close + 3, "{") {
      var scope = closure()
      scope.locals["$0"] = elements
      opening[close + 3] = scope
    } else if document.isText(close + 3, "(") {
      // `.forEach(view.addSubview)`
      let path = UIKitPath(document, at: close + 4, to: end)
      guard let names = path.names, let last = names.last, UIKitViews.additions.contains(last)
      else { return }
      for parent in receivers(names.dropLast()) {
        for element in elements { program.put(element, on: parent) }
      }
    }
  }
}

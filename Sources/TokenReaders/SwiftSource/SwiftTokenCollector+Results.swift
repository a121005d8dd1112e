import SourceText

/// What becomes of the values that are met.
extension SwiftTokenCollector {
  mutating func append(_ value: Reached, named name: String, _ index: Int) {
    let position = position(of: name, index)
    if let other = tokens[position].values.first?.property, other != index, !isTheme(index),
      variants[index]?.contains(other) != true
    {
      let place = program.span(of: other)
      return fail(name, "it is declared in \(place.file.path):\(place.start.line) too", index)
    }
    let scope = program.properties[index].scope
    tokens[position].values.append(
      SwiftSourceToken.Value(
        leaf: value.leaf, choices: value.context.choices,
        isOverride: evaluator.themes.conformers[scope] != nil, document: value.context.document,
        range: value.expression.range, origin: value.origin ?? value.expression.range,
        property: index))
  }

  /// Adds a value of one theme that is not read: only what needs it fails.
  mutating func appendUnreadable(
    _ reason: String, named name: String, _ index: Int, _ value: SwiftExpression?,
    _ context: SwiftContext
  ) {
    let position = position(of: name, index)
    let isValue = value != nil
    let range = value?.range ?? program.properties[index].declaration.nameRange
    tokens[position].values.append(
      SwiftSourceToken.Value(
        leaf: .unreadable(reason), choices: context.choices, isOverride: false,
        document: isValue ? context.document : program.properties[index].document, range: range,
        origin: range, property: index))
  }

  /// What is read in no theme is no token.
  mutating func dropUnreadable() {
    for index in tokens.indices {
      var reason: String?
      let isUnread = tokens[index].values.allSatisfy { value in
        guard case .unreadable(let why) = value.leaf else { return false }
        reason = reason ?? why
        return true
      }
      guard isUnread, let reason, let property = tokens[index].values.first?.property else {
        continue
      }
      tokens[index].values = []
      tokens[index].failures = [
        SwiftSourceToken.Failure(reason: reason, choices: [:], property: property)
      ]
    }
  }

  /// How many values apply in one theme only.
  var themedValues: Int {
    tokens.reduce(0) { $0 + $1.values.count { $0.choices[.theme] != nil } }
  }

  /// Whether a property is a theme's, or what the protocol gives to all themes.
  func isTheme(_ index: Int) -> Bool {
    let scope = program.properties[index].scope
    return evaluator.themes.conformers[scope] != nil || scope == evaluator.themes.protocolScope
  }

  /// Nothing of a token is used where one value of it is not read: another would stand in for it.
  mutating func fail(
    _ name: String, _ reason: String, _ index: Int, _ choices: [SwiftAxis: String] = [:]
  ) {
    let position = position(of: name, index)
    // One reason for each choice of what is compiled will do.
    let flags = choices.filter { $0.key.flag != nil }
    guard !tokens[position].failures.contains(where: { $0.choices == flags }) else { return }
    tokens[position].failures.append(
      SwiftSourceToken.Failure(reason: reason, choices: flags, property: index))
  }

  mutating func position(of name: String, _ index: Int) -> Int {
    let hash = name.hashValue
    if let known = tokenIndex.find(hash, where: { tokens[$0].name == name }) { return known }
    tokens.append(
      SwiftSourceToken(
        name: name, isCertain: kind(of: index) != .perhapsColor,
        isTextStyle: kind(of: index) == .textStyle))
    tokenIndex.add(hash) { [tokens] in tokens[$0].name.hashValue }
    return tokens.count - 1
  }
}

import ColorMath
import DesignTokens
import SourceText

/// Turns the tokens of a Swift source into layers, and says what is not read.
struct SwiftTokenLayers {
  let path: String
  let program: SwiftProgram
  let evaluator: SwiftEvaluator
  private(set) var tokens: [SwiftSourceToken]
  private let flags: [String]
  /// The themes, or parts of them, that are not read.
  private let unreadThemes: [SwiftTokenCollector.UnreadTheme]
  /// Finds the tokens by their names.
  private let tokenIndex: TextIndex

  /// Takes the tokens out of a collector.
  init(path: String, _ collector: inout SwiftTokenCollector) {
    self.path = path
    program = collector.program
    flags = collector.flags
    unreadThemes = collector.unreadThemes
    evaluator = collector.evaluator
    tokenIndex = collector.tokenIndex
    tokens = collector.tokens
    collector.tokens = []
    collector.tokenIndex = TextIndex()
  }

  /// Adds the axes that are used, and the layers; reports what is not read.
  mutating func add(
    to builder: inout TokenCatalogBuilder, schemes: [SchemeGroups],
    _ diagnostics: inout DiagnosticList
  ) {
    // What is asked for is known, whatever comes of it.
    for flag in flags { _ = builder.choice(for: flag) }
    settleConditions(builder.conditionChoices, &diagnostics)
    failWhatNamesNothing()
    let schemeValues = schemeValues(schemes, &diagnostics)
    failWhatNamesNothing()
    noteTwins(schemes, in: &builder)
    report(to: &builder, &diagnostics)
    var layers: [LayerKey: LayerContents] = [:]
    var usesContrast = false
    for token in tokens where token.failure == nil {
      let isAmbiguous = sharesLines(token)
      for value in token.values {
        let key = LayerKey(isOverride: value.isOverride, conditions: conditions(of: value))
        usesContrast = usesContrast || key.conditions.contains { $0.axis == "contrast" }
        guard
          let declaration = declaration(
            of: token, value, hasComment: !isAmbiguous, to: &builder)
        else { continue }
        layers[key, default: LayerContents()].declarations.append(declaration)
      }
    }
    hide(in: &builder)
    for value in schemeValues where tokens[value.token].failure == nil {
      guard let first = tokens[value.token].values.first else { continue }
      let key = LayerKey(
        isOverride: true, conditions: [Condition(axis: "scheme", context: value.scheme)])
      let target = TokenReference(target: builder.id(for: tokens[value.token].name))
      layers[key, default: LayerContents()].declarations.append(
        TokenDeclaration(
          token: builder.id(for: value.name), type: .color,
          value: TokenValue(
            .reference(target), at: program.documents[first.document].span(first.origin))))
    }
    warn(usesContrast: usesContrast, &diagnostics)
    let keys = layers.keys.sorted()
    addAxes(Set(keys.flatMap(\.conditions).map(\.axis)), to: &builder)
    for key in keys {
      let conditions = key.conditions.map { condition in
        builder.condition(axis: condition.axis, context: condition.context)
      }
      builder.addLayer(
        named: key.name.isEmpty ? path : "\(path), \(key.name)", conditions: conditions,
        contents: layers[key] ?? LayerContents())
    }
  }

  // MARK: Layers

  private struct Condition: Hashable {
    let axis: String
    let context: String
  }

  private struct LayerKey: Hashable, Comparable {
    let isOverride: Bool
    let conditions: [Condition]

    var name: String { conditions.map { "\($0.axis) \($0.context)" }.joined(separator: ", ") }

    /// What every theme has comes first, then the fewer conditions.
    static func < (left: LayerKey, right: LayerKey) -> Bool {
      if left.isOverride != right.isOverride { return right.isOverride }
      return left.conditions.count == right.conditions.count
        ? left.name < right.name : left.conditions.count < right.conditions.count
    }
  }

  private func conditions(of value: SwiftSourceToken.Value) -> [Condition] {
    var conditions: [Condition] = []
    if let theme = value.choices[.theme], evaluator.themes.contexts.count > 1 {
      conditions.append(Condition(axis: "theme", context: theme))
    }
    if let scheme = value.choices[.scheme] {
      conditions.append(Condition(axis: "scheme", context: scheme))
    }
    if let contrast = value.choices[.contrast] {
      conditions.append(Condition(axis: "contrast", context: contrast))
    }
    let flags = value.choices.compactMap { axis, choice in
      axis.flag.map { Condition(axis: $0, context: choice) }
    }
    return conditions + flags.sorted { $0.axis < $1.axis }
  }

  private func addAxes(_ used: Set<String>, to builder: inout TokenCatalogBuilder) {
    let axes: [(String, SwiftAxis)] = [
      ("theme", .theme), ("scheme", .scheme), ("contrast", .contrast),
    ]
    for (name, axis) in axes where used.contains(name) {
      _ = builder.axis(named: name, contexts: evaluator.contexts(of: axis))
    }
    let known = Set(axes.map(\.0))
    for name in used.subtracting(known).sorted() {
      _ = builder.axis(named: name, contexts: ConditionChoices.contexts)
    }
  }

  // MARK: What is not read

  private func position(of name: String) -> Int? {
    tokenIndex.find(name.hashValue) { tokens[$0].name == name }
  }

  func isKnown(_ name: String) -> Bool {
    position(of: name) != nil || evaluator.lookup.isColorToken(name)
  }

  /// Takes out a token by name, where there is one that is read.
  mutating func fail(_ name: String, because reason: String) {
    guard let index = position(of: name), tokens[index].failure == nil else { return }
    tokens[index].failure = (reason, tokens[index].values.first?.property ?? 0)
  }

  /// A token that names one that does not exist, or is not read itself, is not read either.
  private mutating func failWhatNamesNothing() {
    var users: [Int: [Int]] = [:]
    var failed: [Int] = []
    for index in tokens.indices {
      for value in tokens[index].values {
        guard case .color(.token(let names, _)) = value.leaf else { continue }
        if let known = names.first(where: { position(of: $0) != nil }),
          let target = position(of: known)
        {
          users[target, default: []].append(index)
        } else if !names.contains(where: evaluator.lookup.isColorToken),
          tokens[index].failure == nil
        {
          tokens[index].failure = ("'\(names[0])' has no value here", value.property)
        }
      }
      if tokens[index].failure != nil { failed.append(index) }
    }
    while let index = failed.popLast() {
      for user in users[index] ?? [] where tokens[user].failure == nil {
        let property = tokens[user].values.first?.property ?? 0
        tokens[user].failure = ("'\(tokens[index].name)' is not read", property)
        // What names a color is one.
        tokens[user].isCertain = tokens[user].isCertain || tokens[index].isCertain
        failed.append(user)
      }
    }
  }

  /// Makes of values under conditions what the policy wants.
  private mutating func settleConditions(
    _ choices: ConditionChoices, _ diagnostics: inout DiagnosticList
  ) {
    for index in tokens.indices {
      for (condition, failure) in tokens[index].settle(choices) {
        diagnostics.warning(
          "not read under '\(condition)': '\(tokens[index].name)': \(failure.reason)",
          at: program.span(of: failure.property))
      }
    }
  }

  /// Notes what no audit sees.
  private func hide(in builder: inout TokenCatalogBuilder) {
    for token in tokens where token.failure == nil {
      for hidden in token.hidden {
        let span =
          hidden.value.map { program.documents[$0.document].span($0.origin) }
          ?? program.span(of: hidden.property)
        builder.hide(
          builder.id(for: token.name), under: hidden.condition, canBeAudited: hidden.value != nil,
          at: span)
      }
    }
  }

  /// The properties that became tokens.
  var readProperties: Set<Int> {
    var read: Set<Int> = []
    for token in tokens where token.failure == nil {
      for value in token.values { read.insert(value.property) }
    }
    return read
  }

  private func report(
    to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    for unread in unreadThemes {
      diagnostics.warning(
        "not read in the theme '\(unread.theme)': '\(unread.name)': \(unread.reason)",
        at: program.span(of: unread.property))
    }
    for token in tokens where token.failure == nil {
      for value in token.values {
        guard case .unreadable(let reason) = value.leaf, let theme = value.choices[.theme],
          !unreadThemes.contains(where: {
            $0.theme == theme && token.name.hasPrefix($0.name + ".")
          })
        else { continue }
        diagnostics.warning(
          "not read in the theme '\(theme)': '\(token.name)': \(reason)",
          at: program.documents[value.document].span(value.origin))
      }
    }
    for token in tokens where token.isCertain {
      guard let failure = token.failure, !token.isTextStyle || isConstant(failure.property) else {
        continue
      }
      // A function is said to be one, whatever comes of it.
      guard program.properties[failure.property].parameters == nil || !token.values.isEmpty
      else { continue }
      let span = program.span(of: failure.property)
      if !token.isTextStyle { builder.noteUnread(token.name, at: span) }
      // What an initializer gives is said where it gives it.
      if case .elsewhere = program.properties[failure.property].declaration.source { continue }
      diagnostics.warning(
        "not read: '\(token.name)': \(failure.reason)", at: span)
    }
  }

  /// Why functions are not read.
  var unreadFunctions: [Int: String] {
    var reasons: [Int: String] = [:]
    for token in tokens {
      guard let failure = token.failure, program.properties[failure.property].parameters != nil
      else { continue }
      reasons[failure.property] = reasons[failure.property] ?? failure.reason
    }
    return reasons
  }

  /// Whether a property is one for all, and not one of each instance that fills in its fonts.
  private func isConstant(_ index: Int) -> Bool {
    let property = program.properties[index]
    let scope = program.scopes[property.scope]
    return property.declaration.isStatic || scope.parent == nil || scope.keyword == .enum
  }

  private func warn(usesContrast: Bool, _ diagnostics: inout DiagnosticList) {
    if usesContrast, evaluator.metSystemColor {
      diagnostics.warning(
        "the system colors in '\(path)' are judged at default contrast; with "
          + "Increase Contrast they differ")
    }
  }
}

import ColorMath
import DesignTokens
import Programs
import SourceText

/// Turns the tokens of a Swift source into layers, and says what is not read.
struct SwiftLayers {
  let path: String
  private(set) var tokens: [SwiftToken]
  private let states: [TokenState]
  private let possible: SwiftPossibleColors
  private let index: [String: Int]
  private let themes: [String: [String]]
  /// The protocols among them.
  private let protocols: Set<String>
  private let notes: SwiftNotes
  private let metSystemColor: Bool
  /// The axis that each type of themes is.
  private var axes: [String: String] = [:]

  init(path: String, _ collector: SwiftCollector, _ notes: SwiftNotes) {
    (self.path, self.notes) = (path, notes)
    (tokens, states, possible) = (collector.tokens, collector.states, collector.possible)
    (index, themes) = (collector.index, collector.themes)
    protocols = collector.protocols
    metSystemColor = collector.evaluator.findings.metSystemColor
    axes = axisNames()
  }

  /// Adds the axes that are used, and the layers; reports what is not read.
  mutating func add(
    to builder: inout TokenCatalogBuilder, schemes: [SchemeGroups],
    isElsewhere: (String) -> Bool, _ diagnostics: inout DiagnosticList
  ) {
    // What is asked for is known, whatever comes of it.
    let flags = Set(
      tokens.flatMap { token in
        (token.values.map(\.choices) + token.failures.map(\.choices)).flatMap {
          $0.keys.compactMap(\.flag)
        }
      })
    for flag in flags.sorted() { _ = builder.choice(for: flag) }
    settleConditions(builder.conditionChoices, &diagnostics)
    failWhatNamesNothing(isElsewhere)
    let schemeValues = schemeValues(schemes, &diagnostics)
    noteTwins(schemes, in: &builder)
    builder.noteCode(states)
    report(to: &builder, &diagnostics)
    possible.note(in: &builder, beside: tokens, &diagnostics)
    var layers: [LayerKey: LayerContents] = [:]
    for token in tokens where token.failure == nil {
      let isAmbiguous = sharesLines(token)
      for value in token.values {
        guard let conditions = conditions(of: value) else { continue }
        layers[LayerKey(isOverride: false, conditions: conditions), default: LayerContents()]
          .declarations.append(
            declaration(of: token, value, hasComment: !isAmbiguous, to: &builder))
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
          value: TokenValue(.reference(target), at: first.span)))
    }
    let keys = layers.keys.sorted()
    let used = Set(keys.flatMap(\.conditions).map(\.axis))
    warn(usesContrast: used.contains("contrast"), &diagnostics)
    addAxes(used, to: &builder)
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

    /// The fewer conditions come first.
    static func < (left: LayerKey, right: LayerKey) -> Bool {
      if left.isOverride != right.isOverride { return right.isOverride }
      return left.conditions.count == right.conditions.count
        ? left.name < right.name : left.conditions.count < right.conditions.count
    }
  }

  /// The contexts in which a value applies; nil where they exclude each other.
  private func conditions(of value: SwiftToken.Value) -> [Condition]? {
    var contexts: [String: String] = [:]
    for (axis, choice) in value.choices {
      let name = name(of: axis)
      if let known = contexts.updateValue(choice, forKey: name), known != choice { return nil }
    }
    let order = ["theme", "scheme", "contrast", "transparency"]
    return contexts.map { Condition(axis: $0.key, context: $0.value) }.sorted { one, other in
      let (first, second) = (
        order.firstIndex(of: one.axis) ?? order.count,
        order.firstIndex(of: other.axis) ?? order.count
      )
      return first == second ? one.axis < other.axis : first < second
    }
  }

  private func name(of axis: SwiftAxis) -> String {
    switch axis {
    case .scheme: "scheme"
    case .contrast: "contrast"
    case .transparency: "transparency"
    case .theme(let type): axes[type] ?? "theme"
    case .flag(let flag): flag
    }
  }

  /// The axes of the themes: that by which most values differ is `theme`, and so are those with the
  /// same contexts.
  private func axisNames() -> [String: String] {
    var counts: [String: Int] = [:]
    for value in tokens.flatMap(\.values) {
      for case .theme(let type) in value.choices.keys { counts[type, default: 0] += 1 }
    }
    let sorted = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    guard let first = sorted.first?.key else { return [:] }
    var names = [first: "theme"]
    for (type, _) in sorted.dropFirst() {
      let own = Set(themes[type] ?? [])
      // The themes of a narrower protocol are some of the wider one's.
      let same = names.keys.sorted().first { other in
        let contexts = Set(themes[other] ?? [])
        return contexts == own
          || protocols.isSuperset(of: [type, other]) && contexts.isSuperset(of: own)
      }
      if let same {
        names[type] = names[same]
        continue
      }
      let parts = SwiftThemes.parts(
        of: type.split(separator: ".").last.map(String.init) ?? type)
      let name = (parts.first?.lowercased() ?? "") + parts.dropFirst().joined()
      names[type] = names.values.contains(name) ? type : name
    }
    return names
  }

  private func addAxes(_ used: Set<String>, to builder: inout TokenCatalogBuilder) {
    for (type, axis) in axes.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) })
    where used.contains(axis) {
      _ = builder.axis(named: axis, contexts: themes[type] ?? [])
    }
    let others = [
      ("scheme", ["light", "dark"]), ("contrast", ["standard", "increased"]),
      ("transparency", ["full", "reduced"]),
    ]
    for (name, contexts) in others where used.contains(name) {
      _ = builder.axis(named: name, contexts: contexts)
    }
    let known = Set(axes.values).union(others.map(\.0))
    for name in used.subtracting(known).sorted() {
      _ = builder.axis(named: name, contexts: ConditionChoices.contexts)
    }
  }

  // MARK: What is not read

  /// Takes out a token by name, where there is one that is read.
  mutating func fail(_ name: String, because reason: String) {
    guard let position = index[name], tokens[position].failure == nil else { return }
    tokens[position].failure = reason
  }

  /// An alias of what is not there, or not read itself, is not read either.
  private mutating func failWhatNamesNothing(_ isElsewhere: (String) -> Bool) {
    var isChanged = true
    while isChanged {
      isChanged = false
      for position in tokens.indices where tokens[position].failure == nil {
        for value in tokens[position].values {
          guard case .alias(let name, _) = value.content else { continue }
          let isRead = index[name].map { tokens[$0].failure == nil } ?? isElsewhere(name)
          if !isRead {
            tokens[position].failure = "'\(name)' is not read"
            isChanged = true
          }
        }
      }
    }
  }

  /// Makes of values under conditions what the policy wants.
  private mutating func settleConditions(
    _ choices: ConditionChoices, _ diagnostics: inout DiagnosticList
  ) {
    for position in tokens.indices {
      for (condition, reason) in tokens[position].settle(choices) {
        diagnostics.warning(
          "not read under '\(condition)': '\(tokens[position].name)': \(reason)",
          at: tokens[position].root.nameSpan)
      }
    }
  }

  /// Notes what no audit sees.
  private func hide(in builder: inout TokenCatalogBuilder) {
    for token in tokens where token.failure == nil {
      for hidden in token.hidden {
        builder.hide(
          builder.id(for: token.name), under: hidden.condition, canBeAudited: hidden.isRead,
          at: hidden.span)
      }
    }
  }

  private func report(
    to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    for token in tokens where token.failure == nil {
      for value in token.values {
        guard case .unreadable(let reason) = value.content else { continue }
        let contexts = (conditions(of: value) ?? []).map { "the \($0.axis) '\($0.context)'" }
        diagnostics.warning(
          "not read in \(contexts.joined(separator: ", ")): '\(token.name)': \(reason)",
          at: value.span)
      }
    }
    for token in tokens where token.root.kind != .function {
      guard let failure = token.failure else { continue }
      let span = token.root.nameSpan
      if !token.isTextStyle { builder.noteUnread(token.name, because: failure, at: span) }
      diagnostics.warning("not read: '\(token.name)': \(failure)", at: span)
    }
  }

  private func warn(usesContrast: Bool, _ diagnostics: inout DiagnosticList) {
    if usesContrast, metSystemColor {
      diagnostics.warning(
        "the system colors in '\(path)' are judged at default contrast; with "
          + "Increase Contrast they differ")
    }
  }

  // MARK: Declarations

  private func declaration(
    of token: SwiftToken, _ value: SwiftToken.Value, hasComment: Bool,
    to builder: inout TokenCatalogBuilder
  ) -> TokenDeclaration {
    let type: TokenType = token.isTextStyle ? .typography : .color
    let content: TokenValue
    switch value.content {
    case .color(let color):
      content =
        color.literal.map { TokenValue(.color($0), at: value.span) }
        ?? TokenValue(.unreadable("its color is not known"), at: value.span)
    case .alias(let name, let steps):
      content = alias(name, steps, at: value.span, &builder)
    case .textStyle(let style): content = self.value(of: style, at: value.span)
    case .unreadable(let reason): content = TokenValue(.unreadable(reason), at: value.span)
    }
    let tree = token.root.node.tree
    let documented =
      hasComment && type == .color && value.span.file === tree.file
      ? notes.documented(after: value.end, in: tree) : nil
    return TokenDeclaration(
      token: builder.id(for: token.name), type: type, value: content,
      notes: TokenNotes(
        description: notes.documentation(of: token.member),
        deprecation: notes.deprecation(of: token.member), documented: documented))
  }

  private func alias(
    _ name: String, _ steps: [ColorValue.Step], at span: SourceSpan,
    _ builder: inout TokenCatalogBuilder
  ) -> TokenValue {
    var value = TokenValue(.reference(TokenReference(target: builder.id(for: name))), at: span)
    for step in steps {
      let (kind, amount): (ColorModification.Kind, Double) =
        switch step {
        case .multiplied(let amount): (.opacity, amount)
        case .replaced(let amount): (.alpha, amount)
        }
      let modification = ColorModification(
        kind: kind, amount: TokenValue(.number(amount), at: span), space: .srgb, color: nil)
      value = TokenValue(.modified(value, modification), at: span)
    }
    return value
  }

  /// Points are the idealised pixels of Apple's platforms.
  private func value(of style: FontValue, at span: SourceSpan) -> TokenValue {
    func member(_ name: String, _ content: TokenValue.Content) -> TokenValue.Member {
      TokenValue.Member(name: name, value: TokenValue(content, at: span))
    }
    var members: [TokenValue.Member] = []
    if let family = style.family { members.append(member("fontFamily", .string(family))) }
    members.append(
      member(
        "fontSize", .object([member("value", .number(style.size)), member("unit", .string("px"))])))
    if let weight = style.weight { members.append(member("fontWeight", .number(weight))) }
    return TokenValue(.object(members), at: span)
  }

  /// Whether values of a token end in the same line, so that a comment there may mean either.
  private func sharesLines(_ token: SwiftToken) -> Bool {
    guard token.values.count > 1 else { return false }
    var lines: Set<String> = []
    return token.values.contains { value in
      let file = value.span.file
      let line = file.position(at: max(value.end - 1, 0)).line
      return !lines.insert("\(file.path):\(line)").inserted
    }
  }
}

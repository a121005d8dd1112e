import DesignTokens
import Programs
import SourceText

/// Makes tokens of answers.
extension SwiftCollector {
  /// Makes a token of an answer, or one for each case of what is no context.
  mutating func add(_ answer: Answer, _ root: SwiftRoot, _ part: SwiftPart) {
    var leaves = answer.leaves.filter {
      $0.value != .absent && $0.value.unknown?.reason != Unknown.notCompiled
    }
    guard leaves.contains(where: { $0.value.color != nil || $0.value.textStyle != nil }) else {
      return refuse(leaves, root, part)
    }
    // Which of several values is there when a color is drawn, nobody knows.
    if let written = self.choices(of: leaves).first(where: { $0.isOfWrites }) {
      return fail(root, part, "it is assigned again in \(written.cases[1])")
    }
    // What may be missing is not, unless that is what is known.
    let missing = choices(of: leaves).filter { $0.id.hasSuffix("?") }
    for choice in missing {
      let without = leaves.filter { leaf in leaf.holds(choice, "nil") }
      let isKnown = without.allSatisfy { $0.value.unknown == nil }
      leaves = leaves.filter { $0.holds(choice, isKnown ? "nil" : "some") }
    }
    let needed = Set(answer.map(\.withoutSources).choices.map(\.id))
    var choices: [Choice] = []
    for choice in self.choices(of: leaves)
    where axis(of: choice) == nil && !choice.id.hasSuffix("?") {
      if needed.contains(choice.id) {
        choices.append(choice)
      } else if let first = choice.cases.first {
        // All cases have the same value.
        leaves = leaves.filter { $0.holds(choice, first) }
      }
    }
    guard let cases = SwiftCases(leaves, choices, isContext: { axis(of: $0) != nil }) else {
      let names = choices.map { "'\($0.label)'" }.joined(separator: ", ")
      return fail(root, part, "it depends on \(names)")
    }
    // A function is a color only where its caller gives it nothing that makes a difference.
    let given = leaves.lazy.compactMap(\.value.unknown).first { $0.isGiven }
    if root.member.kind == .function, let given { return fail(root, part, given.reason) }
    for chosen in cases.all {
      let own = leaves.filter { leaf in chosen.allSatisfy { leaf.holds($0.choice, $0.name) } }
      let name = name(root, part, chosen)
      add(own, named: name, root, part)
      guard !chosen.isEmpty else { continue }
      states.append(
        TokenState(
          token: name, color: self.name(root, part, []),
          choices: Dictionary(chosen.map { ($0.choice.id, $0.name) }) { first, _ in first }))
    }
  }

  /// The choices on the way to some values, in order.
  private func choices(of leaves: [SwiftLeaf]) -> [Choice] {
    var choices: [Choice] = []
    for (choice, _) in leaves.flatMap(\.made) where !choices.contains(where: { $0.id == choice.id })
    {
      choices.append(choice)
    }
    return choices
  }

  /// The axis that a choice is; nil where its cases are names.
  func axis(of choice: Choice) -> SwiftAxis? {
    switch choice.kind {
    case .scheme: .scheme
    case .contrast: .contrast
    case .transparency: .transparency
    case .flag: .flag(String(choice.id.dropFirst()))
    case .theme: themes[choice.id] == nil ? nil : .theme(choice.id)
    case .parameter, .storage: nil
    }
  }

  private func name(
    _ root: SwiftRoot, _ part: SwiftPart, _ chosen: [(choice: Choice, name: String)]
  ) -> String {
    var (before, after, absent): ([String], [String], [String]) = ([], [], [])
    for (choice, name) in chosen {
      if choice.id == root.receiver?.path {
        before.append(name)
      } else if choice.cases == ["false", "true"] {
        if name == "true" {
          after.append(choice.label)
        } else if choice.kind == .parameter || program.member(choice.id)?.isStatic == true {
          // A name without the flag would hide the other case.
          after.append("not-\(choice.label)")
        } else {
          absent.append("not-\(choice.label)")
        }
      } else {
        after.append(name)
      }
    }
    // What an instance is set up with is a state of it, and off unless it is said.
    if before.isEmpty, after.isEmpty { after = absent }
    return ([root.prefix] + before + [root.name] + after + part.labels)
      .filter { !$0.isEmpty }.joined(separator: ".")
  }

  private mutating func add(
    _ leaves: [SwiftLeaf], named name: String, _ root: SwiftRoot, _ part: SwiftPart
  ) {
    guard !leaves.isEmpty else { return }
    var values: [SwiftToken.Value] = []
    var failures: [SwiftToken.Failure] = []
    var isTextStyle = false
    for leaf in leaves {
      var choices: [SwiftAxis: String] = [:]
      for (choice, name) in leaf.made {
        guard let axis = axis(of: choice) else { continue }
        choices[axis] =
          axis.flag == nil ? name : ConditionChoices.contexts[name == "on" ? 1 : 0]
      }
      let content: SwiftToken.Content
      switch leaf.value {
      case .color(let color): content = .color(color)
      case .font, .instance:
        isTextStyle = true
        content =
          leaf.value.textStyle.map { .textStyle($0) } ?? .unreadable("it is no text style")
      case .nothing: content = .unreadable("it is 'nil'")
      case .unknown(let unknown): content = .unreadable(reason(unknown, root))
      default: content = .unreadable("it is no color there")
      }
      if case .unreadable(let reason) = content {
        let flags = choices.filter { $0.key.flag != nil }
        if !flags.isEmpty {
          failures.append(SwiftToken.Failure(reason: reason, choices: flags))
          continue
        }
      }
      let place = place(of: leaf, root, part)
      values.append(
        SwiftToken.Value(
          content: content, choices: choices, span: place.span, end: place.end))
    }
    let isRead = values.contains { value in
      if case .unreadable = value.content { false } else { true }
    }
    guard isRead else {
      let reason = leaves.compactMap { $0.value.unknown }.first.map { self.reason($0, root) }
      return fail(named: name, root, part, reason ?? "it is 'nil'")
    }
    guard let position = position(of: name, root, part) else { return }
    tokens[position].values = values
    tokens[position].failures = failures
    tokens[position].isTextStyle = isTextStyle
  }

  // MARK: What is not read

  /// Notes that no value of a part is a color.
  private mutating func refuse(_ leaves: [SwiftLeaf], _ root: SwiftRoot, _ part: SwiftPart) {
    // What an instance is given is whoever's who makes it.
    guard !leaves.isEmpty, !root.isGiven else { return }
    let unknown = leaves.lazy.compactMap { $0.value.unknown }.first
    switch part.holding {
    case .none: return
    case .unknown:
      guard let unknown, let value = root.member.value ?? root.member.body else { return }
      let reason = self.reason(unknown, root)
      if part.member !== root.member {
        guard suspicion.mayBeColor(part.member) else { return }
      } else if !suspicion.mayBeColor(value, root.member), !suspicion.speaks(unknown.span) {
        guard root.member.kind != .function else { return }
        return possible.add(root.member, named: name(root, part, []), because: reason)
      }
      fail(
        root, part, "'\(suspicion.short(value))' is not evaluated, and may be a color: \(reason)")
    case .font:
      // A font without a size of its own is no text style, and said where it is one for all.
      guard root.member.isStatic || root.receiver == nil || root.receiver?.flavour == .enumeration
      else { return }
      let count = tokens.count
      fail(root, part, unknown.map { reason($0, root) } ?? "it is 'nil'")
      // Nothing is added for a function.
      if tokens.count > count { tokens[count].isTextStyle = true }
    case .color, .group:
      // A part that is known to be no color is no unread color.
      if !part.labels.isEmpty, leaves.allSatisfy({ $0.value.isNeverColor }) { return }
      let reason = unknown.map { self.reason($0, root) }
      let isMissing = leaves.contains { $0.value == .nothing }
      // A list without colors has none.
      guard reason != nil || isMissing || part.holding == .color else { return }
      fail(root, part, reason ?? (isMissing ? "it is 'nil'" : "it is no color"))
    }
  }

  /// A reason with its place, unless that is where the declaration stands.
  func reason(_ unknown: Unknown, _ root: SwiftRoot) -> String {
    guard let span = unknown.span, span.range.lowerBound != span.range.upperBound else {
      return unknown.reason
    }
    let own = root.member.node.span
    if span.file === own.file, own.range.contains(span.range.lowerBound) { return unknown.reason }
    return "\(unknown.reason), \(place(span))"
  }

  /// Notes why a part is not read.
  mutating func fail(_ root: SwiftRoot, _ part: SwiftPart, _ reason: String) {
    fail(named: name(root, part, []), root, part, reason)
  }

  private mutating func fail(
    named name: String, _ root: SwiftRoot, _ part: SwiftPart, _ reason: String
  ) {
    if root.member.kind == .function {
      functions[root.member] = functions[root.member] ?? reason
      if !part.labels.isEmpty, partial[root.member] == nil { partial[root.member] = (name, reason) }
      return
    }
    guard let position = position(of: name, root, part) else { return }
    tokens[position].failure = tokens[position].failure ?? reason
  }

  /// The place of a token, which is made; nil where another declaration has its name.
  private mutating func position(
    of name: String, _ root: SwiftRoot, _ part: SwiftPart
  ) -> Int? {
    guard let known = index[name] else {
      index[name] = tokens.count
      tokens.append(
        SwiftToken(
          name: name, member: part.member, root: root.member,
          isCertain: part.holding != .unknown || root.holding != .unknown))
      return tokens.count - 1
    }
    let other = tokens[known].root
    if root.member.kind == .function { functions[root.member] = "it is a function" }
    if other.kind == .function {
      functions[other] = "it is a function"
      guard root.member.kind != .function else {
        tokens[known].values = []
        return nil
      }
      tokens[known] = SwiftToken(
        name: name, member: part.member, root: root.member, isCertain: true)
      return known
    }
    guard root.member.kind != .function else { return nil }
    tokens[known].failure =
      tokens[known].failure ?? "it is declared in \(place(root.member.nameSpan)) too"
    let again = SwiftToken(
      name: name, member: part.member, root: root.member,
      failure: "it is declared in \(place(other.nameSpan)) too", isCertain: true)
    tokens.append(again)
    return nil
  }
}

extension SwiftLeaf {
  /// Whether a choice is not made on the way to it, or so.
  func holds(_ choice: Choice, _ name: String) -> Bool {
    made.allSatisfy { $0.choice.id != choice.id || $0.name == name }
  }
}

extension Choice {
  /// Whether it chooses among the first value of a variable and what code writes to it.
  var isOfWrites: Bool { kind == .storage && cases.count > 1 && cases[0] == "first" }

  /// What it is called: the last part of its name.
  var label: String { id.split(separator: ".").last.map(String.init) ?? id }
}

extension Value {
  /// Whether it is known, and nothing that a color can be.
  fileprivate var isNeverColor: Bool {
    switch self {
    case .nothing, .enumeration, .list: true
    default: false
    }
  }
}

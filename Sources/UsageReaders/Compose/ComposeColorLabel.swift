/// What a color is for, from its label: `disabledLeadingIconColor`.
struct ComposeColorLabel: Hashable {
  /// The words of states, in order: `disabled`.
  let states: [String]
  /// What it colors: `leadingIcon`, `container`; empty for the whole.
  let part: String

  private static let stateWords: Set<String> = [
    "checked", "unchecked", "selected", "unselected", "disabled", "focused", "unfocused", "error",
    "active", "inactive", "indeterminate", "hovered", "pressed", "scrolled",
  ]
  /// Words that say that the opposite of another one holds.
  private static let opposites = [
    "unchecked": "checked", "unselected": "selected", "unfocused": "focused", "inactive": "active",
  ]
  /// Colors that nothing is read on or against.
  private static let effects: Set<String> = ["shadow", "ambient", "spot", "ripple", "dynamic"]

  /// Nil for a label of something that is no color to be read.
  init?(_ label: String) {
    guard label.hasSuffix("Color") || label == "color" || label == "tint" || label == "tintColor"
    else { return nil }
    var words = ComposeColorLabel.words(label.hasSuffix("Color") ? label.dropLast(5) : "")
    var states: [String] = []
    while let first = words.first, Self.stateWords.contains(first) {
      states.append(words.removeFirst())
    }
    if let first = words.first, words.count == 1, Self.effects.contains(first) { return nil }
    part = (words.first ?? "") + words.dropFirst().map(ComposeColorLabel.capitalized).joined()
    // A cursor shows only where text is written.
    if part == "cursor", !states.contains("error") { states.append("focused") }
    if part == "checkmark" { states.append("checked") }
    self.states = Array(Set(states)).sorted()
  }

  init(states: [String], part: String) {
    self.states = states.sorted()
    self.part = part
  }

  /// Whether it lies behind other parts.
  var isContainer: Bool { owner != nil }

  /// Of a container, what it contains: `toolbar` of `toolbarContainer`, empty for the whole; nil for
  /// anything else.
  var owner: String? {
    for end in ["container", "background"] {
      if part == end { return "" }
      if part.hasSuffix(ComposeColorLabel.capitalized(end)) {
        return String(part.dropLast(end.count))
      }
    }
    return nil
  }

  /// Of two that hold at once, the greater one wins.
  var rank: Int {
    states.reduce(0) { $0 + ($1 == "disabled" ? 8 : $1 == "error" ? 4 : 1) }
  }

  var conditions: [UsageState.Condition] {
    states.map { word in
      let subject = Self.opposites[word] ?? word
      let hasOpposite = Self.opposites.values.contains(subject)
      return UsageState.Condition(
        word,
        choice: hasOpposite
          ? .init(subject: subject, value: subject == word ? UsageState.holds : UsageState.holdsNot)
          : nil)
    }
  }

  var role: ForegroundRole {
    let name = part.lowercased()
    if name.hasSuffix("icon") || name.contains("iconcontent") || Self.shapes.contains(name) {
      return .icon
    }
    return Self.edges.contains { name.hasSuffix($0) } ? .border : .text
  }

  private static let shapes: Set<String> = [
    "", "tint", "thumb", "track", "tick", "cursor", "checkmark", "box",
  ]
  private static let edges = ["border", "indicator", "divider", "stroke", "line"]

  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    for character in text {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

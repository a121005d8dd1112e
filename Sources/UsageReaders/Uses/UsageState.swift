/// The conditions under which code gives a color: states of a control, schemes, widths of a window.
package struct UsageState: Sendable, Hashable {
  /// A condition.
  package struct Condition: Sendable, Hashable, Comparable {
    /// As the code writes it.
    package let text: String
    /// Whether it is one of the surroundings, such as a scheme, that any state of a control may meet.
    package let isSurrounding: Bool
    /// What can have one value only, and the value: `data-state` and `open`.
    let choice: Choice?

    struct Choice: Hashable, Sendable {
      let subject: String
      let value: String
      /// How many values there are; nil where that is not known.
      let count: Int?
      /// What is asked, where the values are groups of its values.
      let variable: String?

      init(subject: String, value: String, count: Int? = nil, variable: String? = nil) {
        self.variable = variable
        self.subject = subject
        self.value = value
        self.count = count ?? (value == holds || value == holdsNot ? 2 : nil)
      }
    }

    init(_ text: String, isSurrounding: Bool = false, choice: Choice? = nil) {
      self.text = text
      self.isSurrounding = isSurrounding
      self.choice = choice
    }

    /// Orders surroundings first, and then by text.
    package static func < (left: Condition, right: Condition) -> Bool {
      left.isSurrounding != right.isSurrounding ? left.isSurrounding : left.text < right.text
    }

    /// Whether both never hold, or are not known to.
    func excludes(_ other: Condition) -> Bool {
      guard let choice, let others = other.choice else { return false }
      if choice.subject == others.subject { return choice.value != others.value }
      // Two ways to cut the values of one thing into groups.
      if let variable = choice.variable, variable == others.variable { return true }
      return choice.isExcluded(by: others) || others.isExcluded(by: choice)
    }
  }

  /// The conditions, each once, in order.
  package let conditions: [Condition]

  /// The values of a choice that is a condition of code.
  static let holds = "holds"
  static let holdsNot = "holds not"

  /// No condition.
  static let rest = UsageState([])

  init(_ conditions: [Condition]) {
    self.conditions = conditions.count < 2 ? conditions : Array(Set(conditions)).sorted()
  }

  /// Whether there is no condition.
  package var isRest: Bool { conditions.isEmpty }

  /// The conditions in words, each once: `dark :hover`.
  package var text: String {
    var words: [String] = []
    for condition in conditions where condition.text != words.last { words.append(condition.text) }
    return words.joined(separator: " ")
  }

  /// Whether it holds wherever another one does.
  func isPart(of other: UsageState) -> Bool {
    conditions.allSatisfy(other.conditions.contains)
  }

  /// What is left to ask where conditions hold; nil where it excludes one of them.
  func within(_ holding: [Condition]) -> UsageState? {
    guard !conditions.isEmpty, !holding.isEmpty else { return self }
    let left = conditions.filter { !holding.contains($0) }
    let isExcluded = left.contains { one in holding.contains { one.excludes($0) } }
    return isExcluded ? nil : UsageState(left)
  }

  /// The state in which both hold; nil if none is known to exist.
  ///
  /// Two states of a control, `:hover` and `:disabled`, are not taken to meet.
  func meeting(_ other: UsageState) -> UsageState? {
    let mine = conditions.filter { !other.conditions.contains($0) }
    let theirs = other.conditions.filter { !conditions.contains($0) }
    guard mine.allSatisfy(\.isSurrounding) || theirs.allSatisfy(\.isSurrounding),
      !mine.contains(where: { one in theirs.contains { one.excludes($0) } })
    else { return nil }
    return UsageState(conditions + theirs)
  }
}

extension UsageState.Condition {
  /// The states that controls have colors for, and for the opposite.
  private static let states: Set<String> = ["active", "checked", "focused", "selected"]

  /// An answer to a question of the code, which any other condition may meet. `!a` and `a != b` are
  /// answered as `a` and `a == b`.
  static func asking(_ question: String, _ holds: Bool) -> UsageState.Condition {
    var (question, holds) = (question, holds)
    if question.utf8.contains(UInt8(ascii: "!")) {
      let sides = question.split(separator: " != ", omittingEmptySubsequences: false)
      let isWhole = !["&&", "||", "?"].contains(where: question.contains)
      if question.hasPrefix("!"), !question.contains(" ") {
        question.removeFirst()
        holds.toggle()
      } else if isWhole, sides.count == 2 {
        question = "\(sides[0]) == \(sides[1])"
        holds.toggle()
      }
    }
    // Most questions are short, which takes no counting of characters.
    let words = question.utf8.count <= 48 ? question[...] : question.prefix(48)
    // `isFocused` is the state of a control that `focusedContainerColor` is for.
    if question.hasPrefix("is"), states.contains(question.dropFirst(2).lowercased()) {
      question = question.dropFirst(2).lowercased()
    }
    return UsageState.Condition(
      holds ? "if \(words)" : "if not \(words)", isSurrounding: true,
      choice: .init(subject: question, value: holds ? UsageState.holds : UsageState.holdsNot))
  }
}

extension UsageState.Condition.Choice {
  /// The two sides of `a == .b`.
  private var equation: (variable: Substring, value: Substring)? {
    // Most questions are no equation, which their bytes tell.
    guard subject.mentions(Self.sign), let sign = subject.firstRange(of: " == .") else {
      return nil
    }
    let value = subject[sign.upperBound...]
    guard value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return (subject[..<sign.lowerBound], value)
  }

  private static let sign = [Array(" == .".utf8)]

  /// Whether an answer to `a == .b` cannot be where a value of `a` is known.
  func isExcluded(by other: UsageState.Condition.Choice) -> Bool {
    guard let own = equation else { return false }
    let holds = value == UsageState.holds
    if let others = other.equation {
      // `a == .b` and `a == .c` do not both hold.
      return own.variable == others.variable && holds && other.value == UsageState.holds
    }
    guard other.subject == own.variable, other.value.hasPrefix(".") else { return false }
    return holds != (other.value.dropFirst() == own.value)
  }
}

extension UsageState.Condition {
  /// The same as a question of one instance, apart from that of another.
  func asked(in scope: String) -> UsageState.Condition {
    guard !scope.isEmpty, let choice else { return self }
    return UsageState.Condition(
      text, isSurrounding: isSurrounding,
      choice: .init(
        subject: "\(scope)\(Self.separator)\(choice.subject)", value: choice.value,
        count: choice.count, variable: choice.variable.map { "\(scope)\(Self.separator)\($0)" }))
  }

  /// That something is one of the cases of its type.
  static func isCase(_ name: String, of subject: String, count: Int) -> UsageState.Condition {
    UsageState.Condition(
      "if \(subject.prefix(32)) == .\(name)", isSurrounding: true,
      choice: .init(subject: subject, value: ".\(name)", count: count))
  }

  /// That something is in one of the groups into which a `switch` cuts its values.
  static func isGroup(
    _ number: Int, _ text: String, of subject: String, in groups: [String]
  ) -> UsageState.Condition {
    UsageState.Condition(
      "if \(subject.prefix(32)) is \(text.prefix(32))", isSurrounding: true,
      choice: .init(
        subject: "\(subject) among \(groups.joined(separator: "; "))", value: "\(number)",
        count: groups.count, variable: subject))
  }

  private static var separator: Character { "\n" }

  /// The same as a question of anybody.
  fileprivate var asked: UsageState.Condition {
    guard let choice, choice.subject.contains(Self.separator) else { return self }
    func plain(_ text: String) -> String {
      String(text.split(separator: Self.separator).last ?? "")
    }
    return UsageState.Condition(
      text, isSurrounding: isSurrounding,
      choice: .init(
        subject: plain(choice.subject), value: choice.value, count: choice.count,
        variable: choice.variable.map(plain)))
  }
}

extension UsageState {
  /// The same whichever instances ask.
  var ofAnyInstance: UsageState {
    let isPlain = !conditions.contains { $0.choice?.subject.contains("\n") ?? false }
    return isPlain ? self : UsageState(conditions.map(\.asked))
  }
}

extension UsageState {
  /// Whether each is one of several cases, of two things that may be the same: `foreground(category)` on
  /// `background(kind)`. Which of them meet is not known then.
  func isChosen(apartFrom other: UsageState) -> Bool {
    let mine = Set(conditions.compactMap(\.subjectOfCases))
    let theirs = Set(other.conditions.compactMap(\.subjectOfCases))
    return !mine.isEmpty && !theirs.isEmpty && mine.isDisjoint(with: theirs)
  }
}

extension UsageState.Condition {
  /// What has the case in question; nil for any other question.
  fileprivate var subjectOfCases: String? {
    guard let choice, choice.value.hasPrefix(".") || choice.variable != nil else { return nil }
    return choice.variable ?? choice.subject
  }
}

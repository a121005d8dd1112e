extension UsageState {
  /// Whether it is that of a disabled control.
  package var isInactive: Bool { conditions.contains { Self.saysDisabled($0.text) } }

  /// Whether it is on paper only.
  package var isPrinted: Bool {
    conditions.contains { ["@media print", "print"].contains($0.text.lowercased()) }
  }

  /// Whether it says in which schemes, or that it is of a disabled control.
  var saysWhetherRequired: Bool { isInactive || asksForScheme }

  /// Whether a condition is that of a disabled control, and nothing that only has the word in it:
  /// `:disabled`, `[aria-disabled="true"]`, `group-disabled`, `if isDisabled`.
  private static func saysDisabled(_ condition: String) -> Bool {
    guard condition.mentions(disabledWords) else { return false }
    var text = condition.lowercased().filter { !"]\"' ".contains($0) }
    if condition.hasPrefix("if ") { text.removeFirst(2) }
    if text.hasSuffix("=true") { text.removeLast(5) }
    let last = text.split(whereSeparator: { "-.:[".contains($0) }).last ?? ""
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || "-_.:[#".contains($0) }
    return isName && (last == "disabled" || last == "isdisabled") && !text.contains("not-")
  }

  /// Whether code depends on the scheme there: `if colorScheme == .dark`.
  package var asksForScheme: Bool { conditions.contains { Self.asksForScheme($0.text) } }

  /// Whether a question is one for the scheme.
  static func asksForScheme(_ question: String) -> Bool {
    question.mentions(Self.schemeWords)
  }

  private static let schemeWords = [
    "scheme", "darktheme", "darkmode", "isdark", "islight", "interfacestyle",
  ].map { Array($0.utf8) }
  private static let disabledWords = [Array("disabled".utf8)]
}

extension UsageState.Condition {
  /// That of a disabled control.
  static let disabled = UsageState.Condition("if isDisabled", isSurrounding: true)
}

extension UsageState {
  /// The schemes in which code runs that depends on one.
  package enum Schemes: Sendable, Hashable {
    case all
    case one(String)
    case unknown
  }

  /// The schemes in which it is, by the questions of code: `if colorScheme == .dark`.
  package var schemes: Schemes {
    var found = Schemes.all
    for condition in conditions where UsageState([condition]).asksForScheme {
      guard let choice = condition.choice, let name = Self.scheme(askedBy: choice),
        found == .all || found == .one(name)
      else { return .unknown }
      found = .one(name)
    }
    return found
  }

  private static func scheme(askedBy choice: Condition.Choice) -> String? {
    let sides = choice.subject.split(separator: " ")
    guard sides.count == 3, sides[1] == "==", sides[0].lowercased().hasSuffix("scheme"),
      sides[2] == ".dark" || sides[2] == ".light"
    else { return nil }
    return (sides[2] == ".dark") == (choice.value == holds) ? "dark" : "light"
  }
}

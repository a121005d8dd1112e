import DesignTokens
import Testing

@Suite struct ConditionChoicesTests {
  @Test func theFirstTextDecidesAndTextsGoBeforePatterns() {
    let choices = ConditionChoices([
      (".a*", .ignore), (".ab", .audit), (".ab", .ignore), (".abc*", .audit),
    ])
    #expect(choices.choice(for: ".ab") == .audit)
    #expect(choices.choice(for: ".abc") == .ignore)
    #expect(choices.choice(for: ".a") == .ignore)
    #expect(choices.choice(for: ".b") == nil)
  }

  /// A backslash makes the next character literal, also another backslash; at the end it is one itself.
  @Test(
    "Escapes are read",
    arguments: [
      ("\\*", "*", true), ("\\*", "x", false), ("a\\\\b", "a\\b", true), ("a\\b", "ab", true),
      ("a\\", "a\\", true), ("\\\\*", "\\anything", true), ("\\\\*", "*", false), ("", "", true),
    ])
  func escapes(_ pattern: String, _ condition: String, _ matches: Bool) {
    #expect(
      ConditionChoices([(pattern, .audit)]).choice(for: condition) == (matches ? .audit : nil))
    #expect(ConditionChoices.matches(pattern, condition) == matches)
  }

  @Test(arguments: ["*", "a\\*b*", "\\", ":is(.a, .b):not([c=\"\\*\"])"])
  func aLiteralMatchesOnlyItself(_ text: String) {
    let choices = ConditionChoices([(ConditionChoices.literal(text), .ignore)])
    #expect(choices.choice(for: text) == .ignore)
    #expect(choices.choice(for: text + "x") == nil)
  }

  /// An accent after a wildcard is a character of its own; é is told by how it is composed.
  @Test func charactersAreScalars() {
    #expect(ConditionChoices([("*\u{301}", .audit)]).choice(for: "e\u{301}") == .audit)
    #expect(ConditionChoices([("e\u{301}", .audit)]).choice(for: "\u{E9}") == nil)
  }
}

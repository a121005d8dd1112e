import Testing

@testable import AuditEngine

@Suite struct NamePatternTests {
  @Test(arguments: [
    // `*` stays within a group, and may stand for nothing.
    ("*", "ink", true), ("*", "text.ink", false), ("text*", "text", true),
    ("text*", "textMuted", true), ("text*", "text.muted", false), ("*Muted", "textMuted", true),
    ("t*t*d", "textMuted", true), ("t*x", "textMuted", false), ("text.*", "text.muted", true),
    ("text.*", "text.on.accent", false), ("text.*.accent", "text.on.accent", true),
    ("text.*.accent", "text.accent", false),
    // `**` goes through groups.
    ("**", "text.on.accent", true), ("text.**", "text.on.accent", true),
    ("text.**", "text", false), ("**.accent", "text.on.accent", true), ("**t", "text.on", false),
    ("text**accent", "text.on.accent", true), ("***", "a.b", true),
    // `?` is one letter, and no full stop.
    ("in?", "ink", true), ("in?", "in", false), ("in?", "inks", false), ("a?b", "a.b", false),
    ("??", "é🇩🇪", true),
    // The whole name, letter by letter, and nothing else is special.
    ("ink*", "pink", false), ("INK*", "ink", false), ("[ab]*", "ab", false), ("a+?", "a+b", true),
    ("*", "", true), ("?", "", false),
    // A backslash makes a letter of what follows it.
    (#"a\**"#, "a*b", true), (#"a\**"#, "ab", false), (#"\?*"#, "?", true),
    (#"a\b*"#, #"a\b"#, true),
    (#"\\*"#, #"\a"#, true),
    // Letters are compared as they are written.
    ("t\u{E9}*", "te\u{301}", false), ("t\u{E9}*", "t\u{E9}", true), ("\u{212A}*", "K", false),
  ])
  func `A pattern fits whole names`(pattern: String, name: String, fits: Bool) {
    #expect(NamePattern(pattern).matches(name) == fits)
  }

  /// The full names of a random grammar, against a matcher written for its shortness.
  @Test func `Short names fit as long ones do`() {
    func fits(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
      guard let first = pattern.first else { return name.isEmpty }
      let rest = pattern.dropFirst()
      if first == "*" {
        let isDeep = rest.first == "*"
        let after = isDeep ? rest.dropFirst() : rest
        if fits(after, name) { return true }
        guard let letter = name.first, isDeep || letter != "." else { return false }
        return fits(pattern, name.dropFirst())
      }
      guard let letter = name.first, first == "?" ? letter != "." : letter == first else {
        return false
      }
      return fits(rest, name.dropFirst())
    }
    var generator = SystemRandomNumberGenerator()
    var count = 0
    for _ in 0..<20_000 {
      let pattern = String(
        (0..<Int.random(in: 0...7)).map { _ in
          "ab.*?*".randomElement(using: &generator) ?? "*"
        })
      let name = String(
        (0..<Int.random(in: 0...8)).map { _ in
          "ab.".randomElement(using: &generator) ?? "a"
        })
      let expected = fits(Array(pattern)[...], Array(name)[...])
      #expect(NamePattern(pattern).matches(name) == expected, "\(pattern) \(name)")
      // Past 63 letters the other way is taken.
      let long = String(repeating: "z", count: 64)
      #expect(NamePattern(long + pattern).matches(long + name) == expected, "\(pattern) \(name)")
      if expected { count += 1 }
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    ("a*", true), ("?", true), ("a.b", false), ("", false), ("[a]", false), (#"a\*"#, false),
    (#"\?\*"#, false),
    (#"\\*"#, true),
  ])
  func `A star or a question mark makes a name a pattern`(name: String, isPattern: Bool) {
    #expect(NamePattern.isPattern(name) == isPattern)
  }

  /// Backtracking would take longer than anyone waits.
  @Test func `A pattern of many stars is matched in good time`() {
    let pattern = NamePattern(String(repeating: "*a", count: 100) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
    #expect(pattern.matches(String(repeating: "a", count: 2000) + "b"))
  }
}

import AuditEngine
import SourceText
import Testing

@Suite struct PolicyReaderTests {
  private func read(_ text: String) -> (policy: Policy?, diagnostics: [Diagnostic]) {
    var diagnostics = DiagnosticList()
    let policy = Policy(
      reading: SourceFile(path: "policy.json", text: text), diagnostics: &diagnostics)
    return (policy, diagnostics.all)
  }

  // MARK: What is read

  @Test func `A policy is read with every key it may have`() throws {
    let policy = try Policy.sample(
      """
      {"$schema": "https://example.com/schema.json", "name": "App", "tokens": ["a.json", "b.json"],
       "pixelUnit": "point",
       "rules": [
         {"id": "R", "title": "Title", "source": "Spec", "description": "Why", "severity": "note",
          "pairings": [
            {"foreground": ["f", "g"], "background": ["b", "s over b", "s over t over any"],
             "usage": "text", "minimum": 7, "when": {"scheme": "light", "theme": ["x", "y"]},
             "claims": [{"ratio": 4.60, "when": {"theme": "x"}}], "reason": "Because"}]},
         {"id": "S", "pairings": [
            {"foreground": "f", "background": "b", "typeStyles": ["t"], "claims": 3.1}]}]}
      """)
    #expect(policy.name == "App")
    #expect(policy.tokens.map(\.path) == ["a.json", "b.json"])
    #expect(policy.pixelUnit == .point)
    #expect(policy.rules.map(\.id) == ["R", "S"])
    let rule = policy.rules[0]
    #expect(rule.title == "Title")
    #expect(rule.source == "Spec")
    #expect(rule.description == "Why")
    #expect(rule.severity == .note)
    let pairing = rule.pairings[0]
    #expect(pairing.foregrounds.flatMap { $0.candidates.map(\.text) } == ["f", "g"])
    #expect(
      pairing.backgrounds.map { $0.layers.map(\.text) }
        == [["b"], ["s", "b"], ["s", "t", "any"]])
    #expect(pairing.usage == .text)
    #expect(pairing.minimums.map(\.ratio) == [7])
    #expect(pairing.condition.terms.map(\.axis) == ["scheme", "theme"])
    #expect(pairing.condition.terms.map(\.contexts) == [["light"], ["x", "y"]])
    #expect(pairing.claims.map(\.ratio) == [4.6])
    #expect(pairing.claims.map(\.decimals) == [2])
    #expect(pairing.claims[0].condition.terms.map(\.contexts) == [["x"]])
    #expect(pairing.reason == "Because")
    let other = policy.rules[1].pairings[0]
    #expect(other.usage == nil)
    #expect(other.typeStyles.map(\.text) == ["t"])
    #expect(other.claims.map(\.decimals) == [1])
    #expect(other.claims[0].condition.terms.isEmpty)
  }

  @Test func `What is left out has the stricter meaning`() throws {
    let policy = try Policy.sample(
      """
      {"tokens": ["a"], "rules": [{"id": "R", "pairings": [
        {"foreground": "f", "background": "b", "usage": "text"}]}]}
      """)
    #expect(policy.name == nil)
    #expect(policy.pixelUnit == .css)
    #expect(policy.rules[0].severity == .error)
    #expect(policy.rules[0].title == "R")
    #expect(policy.rules[0].pairings[0].minimums.isEmpty)
    #expect(policy.rules[0].pairings[0].condition.terms.isEmpty)
    #expect(policy.rules[0].pairings[0].claims.isEmpty)
  }

  @Test func `A token may be called over, and over needs spaces around it`() throws {
    let policy = try Policy.sample(
      """
      {"tokens": ["a"], "rules": [{"id": "R", "pairings": [
        {"foreground": "f", "background": ["over", "over over over", "a.overb", "any.x"],
         "usage": "text"}]}]}
      """)
    #expect(
      policy.rules[0].pairings[0].backgrounds.map { $0.layers.map(\.text) }
        == [["over"], ["over", "over"], ["a.overb"], ["any.x"]])
  }

  @Test func `A policy may do without rules, since tokens may carry their pairings`() throws {
    #expect(try Policy.sample("{\"tokens\": [\"a\"]}").rules.isEmpty)
  }

  // MARK: Mistakes

  /// A snippet in which `▶` stands before what the message has to point at.
  struct Mistake: CustomTestStringConvertible {
    let marked: String
    let message: String

    init(_ marked: String, _ message: String) {
      self.marked = marked
      self.message = message
    }

    /// A mistake among the keys of a policy that has a token source and a rule.
    static func rules(_ rules: String, _ message: String) -> Mistake {
      Mistake("{\"tokens\": [\"t\"], \"rules\":\n \(rules)}", message)
    }

    /// A mistake in a rule with an identifier.
    static func rule(_ members: String, _ message: String) -> Mistake {
      .rules("[{\(members)}]", message)
    }

    /// A mistake in a pairing.
    static func pairing(_ pairing: String, _ message: String) -> Mistake {
      .rule("\"id\": \"R\", \"pairings\": [\n  \(pairing)]", message)
    }

    /// A mistake in what stands beside a foreground, a background and a usage.
    static func beside(_ members: String, _ message: String) -> Mistake {
      .pairing(
        "{\"foreground\": \"f\", \"background\": \"b\", \"usage\": \"text\", \(members)}", message)
    }

    var text: String { marked.filter { $0 != "▶" } }

    /// The line and column of the marker, counted from 1.
    var place: String {
      let before = marked.prefix { $0 != "▶" }
      let line = before.count { $0 == "\n" } + 1
      let column = before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
      return "\(line):\(column + 1)"
    }

    var testDescription: String { "\(message) (\(place))" }
  }

  private static let pairings = """
    "pairings": [{"foreground": "f", "background": "b", "usage": "text"}]
    """

  private static let mistakes: [Mistake] = [
    // The file.
    Mistake("▶", "the file ends where a value was expected"),
    Mistake("{\"tokens\": [\"t\",▶,]}", "found ',' where a value was expected"),
    Mistake("{▶'tokens': [\"t\"]}", "JSON strings need double quotes, not single"),
    Mistake("▶/* {\"tokens\": [\"t\"]}", "the comment that begins here has no end"),
    Mistake("{▶name: 1}", "found 'name' where a key in double quotes or '}' was expected"),
    Mistake("▶[]", "the policy is an array; expected an object"),
    Mistake("▶null", "the policy is null; expected an object"),
    // The policy.
    Mistake("▶{\"rules\": [{\"id\": \"R\", \(pairings)}]}", "the policy has no tokens"),
    Mistake(
      "{\"tokens\": ▶[], \"rules\": [{\"id\": \"R\", \(pairings)}]}",
      "tokens is an empty list"),
    Mistake(
      "{\"tokens\": ▶\"t\", \"rules\": [{\"id\": \"R\", \(pairings)}]}",
      "tokens is a string; expected an array"),
    Mistake(
      "{\"tokens\": [\"t\", ▶7], \"rules\": [{\"id\": \"R\", \(pairings)}]}",
      "an element of tokens is a number; expected a string"),
    .rules("▶[]", "rules is an empty list"),
    .rules("▶{}", "rules is an object; expected an array"),
    .rules(
      "[{\"id\": \"R\", \(pairings)}], ▶\"rule\": 1", "the policy has no key 'rule'; did you mean"),
    .rules("[{\"id\": \"R\", \(pairings)}], \"name\": ▶7", "name is a number; expected a string"),
    .rules(
      "[{\"id\": \"R\", \(pairings)}], \"pixelUnit\": ▶\"pt\"",
      "pixelUnit is 'pt'; expected one of css, point"),
    .rules(
      "[{\"id\": \"R\", \(pairings)}], ▶\"tokens\": [\"u\"]",
      "the key 'tokens' is repeated; first in line 1"),
    // Levels, exclusions, backdrops.
    beside("\"level\": ▶\"A\"", "level is 'A'; expected one of AA, AAA"),
    beside("\"level\": ▶2", "level is a number; expected a string"),
    beside(
      "\"indeterminate\": ▶\"never\"", "indeterminate is 'never'; expected one of note, warning"),
    beside("\"levels\": ▶{}", "levels is an object; expected an array"),
    beside("\"levels\": [▶\"AAA\"]", "a level for some contexts is a string; expected an object"),
    beside(
      "\"levels\": [▶{\"level\": \"AAA\"}]", "the level for some contexts has no when"),
    beside(
      "\"levels\": [▶{\"when\": {\"a\": \"b\"}}]", "the level for some contexts has no level"),
    beside(
      "\"levels\": [{\"level\": ▶\"AAAA\", \"when\": {\"a\": \"b\"}}]",
      "level is 'AAAA'; did you mean 'AAA'?"),
    beside("\"levels\": [{\"level\": \"AAA\", \"when\": ▶{}}]", "when names no axis"),
    beside("\"exclude\": ▶[]", "exclude is an array; expected an object"),
    beside("\"exclude\": ▶{}", "exclude names no axis"),
    beside("\"exclude\": {\"theme\": ▶[]}", "theme is an empty list"),
    beside("\"backdrops\": ▶[]", "backdrops is an array; expected an object"),
    beside("\"backdrops\": {\"p\": ▶[]}", "a backdrop is an array; expected an object"),
    beside("\"backdrops\": {\"p\": ▶{}}", "the backdrop has neither colors nor luminance"),
    beside(
      "\"backdrops\": {\"p\": {\"colors\": [\"x\"], \"luminance\": ▶[0, 1]}}",
      "the backdrop has both colors and luminance; remove one"),
    beside("\"backdrops\": {\"p\": {\"colors\": ▶[]}}", "colors is an empty list"),
    beside(
      "\"backdrops\": {\"p\": {\"colors\": [\"ink\", ▶1]}}", "an element of colors is a number"),
    beside(
      "\"backdrops\": {\"p\": {\"luminance\": ▶[1, 0]}}", "luminance is not a range within 0 to 1"),
    beside(
      "\"backdrops\": {\"p\": {\"luminance\": ▶[0]}}", "luminance is not a range within 0 to 1"),
    beside(
      "\"backdrops\": {\"p\": {\"luminance\": ▶[0, 1.1]}}", "luminance is not a range within 0 to 1"
    ),
    beside(
      "\"backdrops\": {\"p\": {\"luminance\": ▶[-0.1, 1]}}",
      "luminance is not a range within 0 to 1"),
    beside(
      "\"backdrops\": {\"p\": {\"luminance\": ▶[0, \"x\", 1]}}",
      "luminance is not a range within 0 to 1"),
    beside("\"backdrops\": {▶\"any\": {\"luminance\": [0, 1]}}", "'any' cannot name a backdrop"),
    beside(
      "\"backdrops\": {▶\"a over b\": {\"luminance\": [0, 1]}}", "'a over b' cannot name a backdrop"
    ),
    // Rules.
    .rules("[▶\"R\"]", "a rule is a string; expected an object"),
    .rules("[▶{\(pairings)}]", "the rule has no id"),
    .rule("\"id\": ▶1, \(pairings)", "id is a number; expected a string"),
    .rules("[▶{\"id\": \"R\"}]", "the rule has no pairings"),
    .rule("\"id\": \"R\", \"pairings\": ▶[]", "pairings is an empty list"),
    .rule("\"id\": \"R\", \"pairings\": ▶{}", "pairings is an object; expected an array"),
    .rule(
      "\"id\": \"R\", \(pairings), ▶\"pairing\": []", "a rule has no key 'pairing'; did you mean"),
    .rule("\"id\": \"R\", \(pairings), \"title\": ▶null", "title is null; expected a string"),
    .rule("\"id\": \"R\", \(pairings), \"source\": ▶[]", "source is an array; expected a string"),
    .rule("\"id\": \"R\", \(pairings), \"description\": ▶1", "description is a number; expected"),
    .rule(
      "\"id\": \"R\", \(pairings), \"severity\": ▶\"eror\"",
      "severity is 'eror'; did you mean 'error'?"),
    .rule(
      "\"id\": \"R\", \(pairings), \"severity\": ▶\"fatal\"",
      "severity is 'fatal'; expected one of note, warning, error"),
    .rule(
      "\"id\": \"R\", \(pairings), \"severity\": ▶true", "severity is true or false; expected a"),
    .rules(
      "[{\"id\": \"R\", \(pairings)},\n{\"id\": ▶\"R\", \(pairings)}]",
      "the rule 'R' is declared twice, first in line 2"),
    // Pairings.
    .pairing("▶[]", "a pairing is an array; expected an object"),
    .pairing(
      "▶{\"background\": \"b\", \"usage\": \"text\"}", "the pairing has no foreground"),
    .pairing("▶{\"foreground\": \"f\", \"usage\": \"text\"}", "the pairing has no background"),
    .pairing(
      "▶{\"foreground\": \"f\", \"background\": \"b\"}",
      "the pairing has neither a usage nor typeStyles"),
    .pairing(
      "{\"foreground\": ▶[], \"background\": \"b\", \"usage\": \"text\"}",
      "foreground is an empty list"),
    .pairing(
      "{\"foreground\": \"f\", \"background\": ▶[], \"usage\": \"text\"}",
      "background is an empty list"),
    .pairing(
      "{\"foreground\": [\"f\", ▶1], \"background\": \"b\", \"usage\": \"text\"}",
      "foreground is a number; expected a string"),
    .pairing(
      "{\"foreground\": ▶{}, \"background\": \"b\", \"usage\": \"text\"}",
      "the chosen foreground has neither best nor choose"),
    .pairing(
      "{\"foreground\": \"f\", \"background\": [\"b\", ▶null], \"usage\": \"text\"}",
      "background is null; expected a string"),
    .pairing(
      "{\"foreground\": \"f\", \"background\": \"b\", \"typeStyles\": ▶[]}",
      "typeStyles is an empty list"),
    .pairing(
      "{\"foreground\": \"f\", \"background\": \"b\", \"typeStyles\": [▶3]}",
      "typeStyles is a number; expected a string"),
    .pairing(
      "{\"foreground\": \"f\", \"background\": \"b\", \"usage\": ▶\"txt\"}",
      "usage is 'txt'; did you mean 'text'?"),
    .pairing(
      "{\"foreground\": \"f\", \"background\": \"b\", \"usage\": ▶\"icon\"}",
      "usage is 'icon'; expected one of text, large-text, ui-component, decoration, inactive, log"),
    .pairing(
      "{\"foreground\": \"f\", \"background\": \"b\", \"usage\": ▶1}",
      "usage is a number; expected a string"),
    .beside(
      "\"typeStyles\": ▶[\"t\"]", "the pairing has both usage and typeStyles"),
    .beside(
      "▶\"foregound\": \"g\"", "a pairing has no key 'foregound'; did you mean 'foreground'?"),
    .beside("\"reason\": ▶1", "reason is a number; expected a string"),
    // Backgrounds.
    background("any"), background(""), background("any over b"), background("s over any over b"),
    background(" over b"), background("s over "), background("s over  over b"),
    // Minimums.
    .beside(
      "\"minimum\": ▶4.4", "minimum is 4.4, below the 4.5 that WCAG 1.4.3 requires for the usage"),
    .beside("\"minimum\": ▶0.9", "minimum is 0.9; expected 1 to 21"),
    .beside("\"minimum\": ▶-5", "minimum is -5; expected 1 to 21"),
    .beside("\"minimum\": ▶21.1", "minimum is 21.1; expected 1 to 21"),
    .beside("\"minimum\": ▶1e999", "minimum is a number; expected a finite number"),
    .beside("\"minimum\": ▶\"7\"", "minimum is a string; expected a finite number"),
    .pairing(
      "{\"foreground\": \"f\", \"background\": \"b\", \"usage\": \"ui-component\", \"minimum\": ▶2.9}",
      "minimum is 2.9, below the 3 that WCAG 1.4.11 requires for the usage 'ui-component'"),
    .pairing(
      "{\"foreground\": \"f\", \"background\": \"b\", \"usage\": \"decoration\", \"minimum\": ▶3}",
      "the usage 'decoration' is exempt, so a minimum has no effect"),
    .beside("\"minimum\": [▶7]", "a ratio for some contexts is a number; expected an object"),
    .beside(
      "\"minimum\": [▶{\"when\": {\"a\": \"b\"}}]", "the ratio for some contexts has no ratio"),
    .beside("\"minimum\": [{\"ratio\": 7}, {\"ratio\": ▶3}]", "minimum is 3, below the 4.5 that"),
    .beside("\"minimum\": [{\"ratio\": 7, \"when\": ▶{}}]", "when names no axis"),
    .beside(
      "\"minimum\": [{\"ratio\": 7, ▶\"wen\": {}}]",
      "a ratio for some contexts has no key 'wen'; did you mean"),
    // Conditions.
    .beside("\"when\": ▶\"light\"", "when is a string; expected an object"),
    .beside("\"when\": ▶{}", "when names no axis"),
    .beside("\"when\": {\"scheme\": ▶[]}", "scheme is an empty list"),
    .beside("\"when\": {\"scheme\": ▶1}", "scheme is a number; expected a string"),
    .beside("\"when\": {\"scheme\": [\"light\", ▶{}]}", "scheme is an object; expected a string"),
    // Claims.
    .beside("\"claims\": ▶\"4.6\"", "claims is a string; expected a finite number"),
    .beside("\"claims\": ▶0.5", "claims is 0.5; expected 1 to 21"),
    .beside("\"claims\": ▶22", "claims is 22; expected 1 to 21"),
    .beside("\"claims\": [▶4.6]", "a ratio for some contexts is a number; expected an object"),
    .beside("\"claims\": [▶{}]", "the ratio for some contexts has no ratio"),
    .beside("\"claims\": [{\"ratio\": ▶null}]", "ratio is null; expected a finite"),
    .beside(
      "\"claims\": [{\"ratio\": 4, ▶\"wen\": {}}]",
      "a ratio for some contexts has no key 'wen'; did"),
    .beside("\"claims\": [{\"ratio\": 4, \"when\": ▶{}}]", "when names no axis"),
    // Waivers.
    waiver("▶7", "a waiver is a number; expected an object"),
    waiver("▶{\"rule\": \"R\"}", "the waiver has no reason"),
    waiver("{\"rule\": \"R\", \"reason\": ▶\" \"}", "the reason is empty"),
    waiver("{\"rule\": \"R\", \"reason\": ▶1}", "reason is a number; expected a string"),
    waiver("▶{\"reason\": \"r\"}", "the waiver covers everything; expected a rule, foreground"),
    waiver("▶{\"rule\": \"*\", \"foreground\": \"**\", \"reason\": \"r\"}", "the waiver covers e"),
    waiver("{\"rule\": ▶[], \"reason\": \"r\"}", "rule is an empty list"),
    waiver("{\"background\": ▶\"any\", \"reason\": \"r\"}", "'any' is not a background"),
    waiver("{\"when\": ▶{}, \"reason\": \"r\"}", "when names no axis"),
    waiver("{\"rule\": \"R\", \"reason\": \"r\", \"owner\": ▶\"\"}", "the owner is empty"),
    waiver(
      "{\"rule\": \"R\", \"reason\": \"r\", \"expires\": ▶\"2026-02-29\"}",
      "expires is '2026-02-29'; expected a day such as 2026-12-31"),
    waiver(
      "{\"rule\": \"R\", \"reason\": \"r\", \"expires\": ▶2026}", "expires is a number; expec"),
    waiver("{\"rule\": \"R\", \"reason\": \"r\", \"ratio\": ▶22}", "ratio is 22; expected 1 to 21"),
    waiver(
      "{\"rule\": \"R\", \"reason\": \"r\", ▶\"expire\": \"\"}", "a waiver has no key 'expire'; did"
    ),
  ]

  private static func waiver(_ waiver: String, _ message: String) -> Mistake {
    .rules("[{\"id\": \"R\", \(pairings)}], \"waivers\": [\(waiver)]", message)
  }

  /// A mistake in a policy that is whole otherwise.
  private static func beside(_ members: String, _ message: String) -> Mistake {
    .rules("[{\"id\": \"R\", \(pairings)}], \(members)", message)
  }

  private static func background(_ text: String) -> Mistake {
    .pairing(
      "{\"foreground\": \"f\", \"background\": ▶\"\(text)\", \"usage\": \"text\"}",
      "'\(text)' is not a background; expected 'token', 'token over token' or 'token over any'")
  }

  @Test(arguments: mistakes)
  func `A mistake is one error that points at it, and there is no policy`(_ mistake: Mistake) {
    let (policy, diagnostics) = read(mistake.text)
    #expect(policy == nil)
    #expect(diagnostics.count == 1)
    #expect(
      diagnostics.first?.description.hasPrefix(
        "policy.json:\(mistake.place): error: \(mistake.message)") == true,
      "\(diagnostics.map(\.description))")
  }

  @Test func `One mistake does not hide the others`() {
    let (policy, diagnostics) = read(
      """
      {"tokens": [1], "nam": "App",
       "rules": [{"id": "R", "severity": "bad", "pairings": [
         {"foreground": [], "background": "any", "usage": "text", "minimum": 30, "when": {},
          "claims": 0, "reason": 1}, 7]}]}
      """)
    #expect(policy == nil)
    #expect(
      diagnostics.map { $0.span?.start.line ?? 0 }.sorted() == [1, 1, 2, 3, 3, 3, 3, 4, 4, 4])
    #expect(diagnostics.allSatisfy { $0.severity == .error })
  }
}

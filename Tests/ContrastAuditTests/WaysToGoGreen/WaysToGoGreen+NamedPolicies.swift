/// A policy that names further ones.
extension WayToGoGreen {
  static var namedPolicies: [WayToGoGreen] { namedPolicies1 + namedPolicies2 }

  private static let namedPolicies1: [WayToGoGreen] = [
    WayToGoGreen(
      "A further policy fails", 1, "FAIL  b.json",
      ##"""
      @further "b.json"
      @replace b.json ¦"ink"¦"pale"
      """##),
    WayToGoGreen(
      "A policy that a further one names fails", 1, "FAIL  c.json",
      ##"""
      @further "b.json"
      @replace b.json ¦"rules"¦"policies": ["c.json"], "rules"
      @file c.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "pale", "background": "page", "usage": "text"}]}]}
      """##),
    WayToGoGreen(
      "A further policy fails that demands no contrast", 1, "FAIL  b.json",
      ##"""
      @further "b.json"
      @file b.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "agree": {"tokens": ["ink", "pale"]}}]}
      """##),
    WayToGoGreen(
      "A further policy is gone", 2, "there is no file 'b.json'",
      ##"""
      @further "b.json"
      @remove b.json
      """##),
    WayToGoGreen(
      "A further policy has another name", 2, "there is no file 'b.json'",
      ##"""
      @further "b.json"
      @file c.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "pale", "background": "page", "usage": "text"}]}]}
      @remove b.json
      """##),
    WayToGoGreen(
      "A further policy is empty", 2, "b.json:1:1: error",
      ##"""
      @further "b.json"
      @bytes b.json
      """##),
    WayToGoGreen(
      "A further policy says nothing", 2, "'b.json' is no policy",
      ##"""
      @further "b.json"
      @file b.json
      {}
      """##),
    WayToGoGreen(
      "A further policy demands nothing", 2, "nothing says what to pair",
      ##"""
      @further "b.json"
      @file b.json
      {"tokens": ["a.tokens.json"]}
      """##),
    WayToGoGreen(
      "A folder without a policy", 2, "there is no contrast-audit.json in 'widgets'",
      ##"""
      @further "widgets"
      @folder widgets
      """##),
    WayToGoGreen(
      "Tokens in place of a further policy", 2, "'a.tokens.json' is no policy",
      ##"""
      @further "a.tokens.json"
      """##),
    WayToGoGreen(
      "No further policies", 2, "policies is an empty list",
      ##"""
      @further
      """##),
    WayToGoGreen(
      "The policy itself in place of a further one", 2, "the policy names itself",
      ##"""
      @further "./contrast-audit.json"
      """##),
    WayToGoGreen(
      "One further policy twice, and another never", 2, "names already",
      ##"""
      @further "b.json", "./b.json"
      """##),
  ]

  private static let namedPolicies2: [WayToGoGreen] = [
    WayToGoGreen(
      "A theme that only one of the policies has", 2, "the tokens have no axis 'theme'",
      ["--theme", "sea"],
      ##"""
      @further "b.json"
      @system
      @replace contrast-audit.json ¦"rules"¦"policies": ["b.json"], "rules"
      """##),
    WayToGoGreen(
      "A rule that only one of the policies has", 2, "there is no rule 'B'",
      ["--rule", "B"],
      ##"""
      @further "b.json"
      @replace b.json ¦"R"¦"B"
      """##),
    WayToGoGreen(
      "A style sheet in place of the tokens of one of them", 2, "would be audited by",
      ["contrast-audit.json", "a.css"],
      ##"""
      @further "b.json"
      @replace b.json ¦"ink"¦"pale"
      @file a.css
      :root { --page: #FFF; --ink: #000 }
      """##),
    WayToGoGreen(
      "A baseline that knows only the first", 2, "there is no baseline 'known.json'",
      ##"""
      @further "b.json"
      @replace b.json ¦"rules"¦"baseline": "known.json", "rules"
      """##),
    WayToGoGreen(
      "A fix of the first of two policies", 1, "'b.json' has 1 finding too",
      ["fix"],
      ##"""
      @further "b.json"
      @replace b.json ¦"ink"¦"pale"
      """##),
    WayToGoGreen(
      "A further policy is no longer named", 1, "'b.json' is no longer named",
      ["diff", "main"],
      ##"""
      @further "b.json"
      @commit
      @replace contrast-audit.json ¦"policies": ["b.json"], ¦
      """##),
    WayToGoGreen(
      "A further policy is gone with its name", 1, "the policy is gone: 1 check is no",
      ["diff", "main"],
      ##"""
      @further "b.json"
      @commit
      @replace contrast-audit.json ¦"policies": ["b.json"], ¦
      @remove b.json
      """##),
    WayToGoGreen(
      "A further policy of another name than usual is gone", 1, "the policy is gone",
      ["diff", "--all-policies", "main"],
      ##"""
      @further "b.json"
      @commit
      @replace contrast-audit.json ¦"policies": ["b.json"], ¦
      @remove b.json
      """##),
    WayToGoGreen(
      "A further policy demands less", 1, "needs 5 for ink on page, was 7",
      ["diff", "main"],
      ##"""
      @further "b.json"
      @replace b.json ¦"usage": "text"¦"usage": "text", "minimum": 7
      @commit
      @replace b.json ¦7¦5
      """##),
  ]
}

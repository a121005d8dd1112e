import TestSupport
import Testing

/// A search that would take minutes ends, and says so. Theme files come from strangers.
@Suite struct RepairEffortTests {
  /// A million evaluations: a plan would have to be judged again as often as it is tried.
  @Test func `A plan that takes too many steps is left out, and every report with a plan says so`()
    throws
  {
    let themes = (0..<1000).map {
      "\"t\($0)\": [{\"accent\": {\"$type\": \"color\", \"$value\": \"#\(700_000 + 7 * $0)\"}}]"
    }
    let names = (0..<1100).map { "p\($0)" }
    let pages = names.map { "\"\($0)\": {\"$type\": \"color\", \"$value\": \"#FFFFFF\"}" }
    let files = [
      "a.resolver.json": """
      {"version": "2025.10", "sets": {"all": {"sources": [{\(pages.joined(separator: ", "))}]}},
       "modifiers": {"theme": {"contexts": {\(themes.joined(separator: ",\n"))}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
      """
    ]
    let policy = """
      {"tokens": ["a.resolver.json"], "rules": [{"id": "R", "pairings": [
        {"foreground": "accent", "background": "p*", "usage": "text", "minimum": 15}]}]}
      """
    let text = try ToolRun(policy: policy, files: files, ["--format=text"])
    #expect(text.status == 1)
    #expect(
      text.output.contains(
        "no plan: the search takes too many steps; plan for one token with --token"))
    let one = try ToolRun(policy: policy, files: files, ["--format=json", "--theme=t7"])
    #expect(one.status == 1)
    #expect(!one.output.contains("planCut"))
  }

  /// Translucent texts on translucent layers over two photos of limited luminance: measuring one of them
  /// takes milliseconds, and there are many to try.
  @Test(.timeLimit(.minutes(1)))
  func `What takes too long to measure is not fixed, and the reason is that`() throws {
    let names = (0..<12).map { "t\($0)" }
    let tokens = names.enumerated().map { index, name in
      "\"\(name)\": {\"$value\": \"#\(4 + index % 5)\(index % 10)8\(index % 7)7\(index % 9)B0\"}"
    }
    let run = try ToolRun(
      policy: """
        {"tokens": ["a.tokens.json"],
         "backdrops": {"photo": {"luminance": [0, 0.2]}, "bright": {"luminance": [0.3, 0.9]}},
         "rules": [{"id": "R", "pairings": [
           {"foreground": ["\(names.joined(separator: "\", \""))"],
            "background": ["veil over photo", "veil over bright", "mist over veil over photo"],
            "usage": "text"}]}]}
        """,
      files: [
        "a.tokens.json": """
        {"$type": "color", "veil": {"$value": "#FFFFFF40"}, "mist": {"$value": "#8080FF40"},
         \(tokens.joined(separator: ",\n"))}
        """
      ], ["--details"])
    #expect(run.status == 1)
    #expect(run.output.contains("the search was ended, because what is behind it takes too long"))
  }
}

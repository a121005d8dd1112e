import TestSupport
import Testing

/// Contexts of a layer in which none of its sources is.
@Suite struct AbsentContextsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for (name, text, page) in [
      ("light", "#000", "#fff"), ("dark", "#fff", "#000"), ("bold", "#ff0", "#000"),
    ] {
      try workspace.write(":root { --ink: \(text); --page: \(page) }", to: "\(name).css")
    }
  }

  /// The contexts that are judged, `scheme theme`.
  ///
  /// - Parameters:
  ///   - limits: what the bold sheet is for.
  ///   - pairing: more of the pairing.
  private func contexts(
    _ limits: String = #", "when": { "scheme": "dark" }"#, pairing: String = "",
    policy: String = "", words: [String] = []
  ) throws -> Set<String> {
    try workspace.write(
      """
      { "tokens": [
          { "path": "light.css", "when": { "scheme": "light" } },
          { "path": "dark.css", "when": { "scheme": "dark" } },
          { "path": "bold.css", "layer": "theme", "name": "bold"\(limits) }
        ],\(policy)
        "rules": [{ "id": "INK", "pairings": [
          { "foreground": "ink", "background": "page", "usage": "text"\(pairing) }
        ] }] }
      """, to: "contrast-audit.json")
    let run = ToolRun(["--format=json"] + words, in: workspace)
    #expect(run.status != 2, "\(run.errors)")
    return Set(
      try JSONReport(run.output).results.map {
        "\($0.context["scheme"] ?? "") \($0.context["theme"] ?? "")"
      })
  }

  @Test func `A theme for the dark is none in light`() throws {
    #expect(try contexts() == ["light none", "dark none", "dark bold"])
  }

  @Test func `One for all schemes is one in each`() throws {
    #expect(try contexts("") == ["light none", "dark none", "light bold", "dark bold"])
  }

  /// What is asked for is judged, and so is what the policy demands there.
  @Test func `What is said of a context is judged in it`() throws {
    #expect(
      try contexts(words: ["--scheme", "light", "--theme", "bold"]) == ["light bold"])
    #expect(
      try contexts(
        pairing: #", "when": { "theme": "bold" }"#, policy: #""exclude": { "theme": "none" },"#)
        == ["light bold", "dark bold"])
    #expect(
      try contexts(policy: #""levels": [{ "level": "AAA", "when": { "theme": "bold" } }],"#)
        == ["light none", "dark none", "light bold", "dark bold"])
  }
}

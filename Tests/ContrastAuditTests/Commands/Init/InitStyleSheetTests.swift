import Foundation
import TestSupport
import Testing

/// What `init` guesses of the selectors of style sheets.
@Suite struct InitStyleSheetTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func judge(_ css: String) throws -> (policy: String, outcomes: [[String: String]: String])
  {
    try workspace.write(css, to: "app.css")
    let run = ToolRun(["init", "app.css"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let report = ToolRun(["--format=json"], in: workspace)
    let json = try JSONSerialization.jsonObject(with: Data(report.output.utf8))
    let results = (json as? [String: Any])?["results"] as? [[String: Any]] ?? []
    var outcomes: [[String: String]: String] = [:]
    for result in results {
      outcomes[result["context"] as? [String: String] ?? [:]] = result["outcome"] as? String
    }
    return (try workspace.read("contrast-audit.json"), outcomes)
  }

  @Test func `Themes inside of a scheme are contexts, and none is left out`() throws {
    var css = """
      @custom-variant dark (&:is(.dark *));
      :root { --background: #fff; --foreground: #111 }
      .dark { --background: #111; --foreground: #eee }

      """
    let themes = ["blue", "red", "green", "gray"]
    for theme in themes {
      css += """
        .theme-\(theme) { --background: #eee; --foreground: #111;
          @variant dark { --background: #003; --foreground: #004 } }

        """
    }
    let (policy, outcomes) = try judge(css)
    #expect(!policy.contains("conditions"))
    #expect(outcomes.count == 10)
    for theme in themes {
      #expect(outcomes[["theme": theme, "scheme": "light"]] == "pass")
      #expect(outcomes[["theme": theme, "scheme": "dark"]] == "fail")
    }
    #expect(outcomes[["theme": "default", "scheme": "dark"]] == "pass")
  }

  @Test(arguments: [".dark .card", "[data-theme=\"dark\"] .card", ".card.dark-mode"])
  func `A selector that names a scheme is not left out`(selector: String) throws {
    let (policy, outcomes) = try judge(
      ":root{--page:#fff;--text:#000} \(selector){--text:#ccc} .btn{--text:#ccc} .a:not(.dark){--text:#ddd}"
    )
    #expect(policy.components(separatedBy: #""audit""#).count == 4)
    #expect(outcomes.values.contains("fail"))
  }

  /// In Chromium, all text of the first is white on white; that of the others is where the selector matches.
  @Test(arguments: ["body", "*", "html.js", "[dir=rtl]", "#app", ".sepia", ":root.x", "html, body"])
  func `What may be on every page is never ignored by a guess`(selector: String) throws {
    let (policy, outcomes) = try judge(
      "\(selector){--text:#fff} :root{--page:#fff;--text:#000}")
    #expect(!policy.contains("ignore"), "\(policy)")
    #expect(outcomes.values.contains("fail"), "\(policy)")
  }

  @Test(arguments: [
    ":is(:root:not(:foo)){--text:#fff}", ".sepia{--text:#fff} :root{--text-2:var(--text)}",
    "body{--text:#fff} :root{--text-2:var(--text)}",
  ])
  func `What cannot be audited is left to decide, and no audit passes until then`(
    rules: String
  ) throws {
    try workspace.write(":root{--page:#fff;--text:#000} \(rules)", to: "app.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Left to you"), "\(run.output)")
    #expect(!(try workspace.read("contrast-audit.json")).contains("ignore"))
    #expect(ToolRun([], in: workspace).status == 2)
  }

  @Test func `A class with all first values is judged as the page`() throws {
    let (policy, outcomes) = try judge(
      ":where(.app) { --page: #fff; --text: #ddd } .dark { --page: #111; --text: #eee }")
    #expect(!policy.contains("conditions"))
    #expect(outcomes == [["scheme": "light"]: "fail", ["scheme": "dark"]: "pass"])
  }

  @Test func `What is not known on an element is asked, and stays judged on the page`() throws {
    var css = ":root { --page: #fff; --text: #111 }\n"
    for theme in ["sea", "sun", "sky", "soil"] {
      css += ".theme-\(theme) .box { --text: var(--elsewhere-\(theme)) }\n"
    }
    try workspace.write(css, to: "app.css")
    let draft = ToolRun(["init", "app.css"], in: workspace)
    #expect(draft.output.contains("Left to you") && draft.output.contains(".box"))
    #expect(ToolRun([], in: workspace).status == 2)
    try workspace.write(
      try workspace.read("contrast-audit.json").replacing(
        "\"rules\"", with: "\"conditions\": {\".box\": \"ignore\"}, \"rules\""),
      to: "contrast-audit.json")
    let run = ToolRun([], in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test func `An element that a rule gives the values of a scheme is no context of its own`() throws
  {
    let (policy, outcomes) = try judge(
      ":root, :host, .theme-light { --page: #fff; --text: #ccc } :host, .theme-dark { --page: #000; --text: #ccc }"
    )
    #expect(policy.contains(#"":host": "ignore""#))
    #expect(outcomes == [["scheme": "light"]: "fail", ["scheme": "dark"]: "pass"])
  }

  @Test
  func `Of two elements with one rule one is judged, and an element with a rule of its own is`()
    throws
  {
    let (policy, outcomes) = try judge(
      ":root { --page: #fff; --text: #000 } #a, #b { --page: #eee; --text: #ddd } #c { --page: #ddd; --text: #ccc }"
    )
    #expect(policy.contains(##""#a": "audit""##))
    #expect(policy.contains(##""#b": "ignore""##))
    #expect(policy.contains(##""#c": "audit""##))
    #expect(outcomes[["#a": "with", "#c": "without"]] == "fail")
  }

  /// The classes show what the page shows in the light.
  @Test func `Elements with a color scheme of their own are no themes`() throws {
    let values = ["page: light-dark(#fff, #000)", "text: light-dark(#767676, #555)"]
    let more = (1...4).map { "text-\($0): light-dark(#000, #fff)" }
    let declarations = (values + more).map { "--\($0);" }.joined(separator: " ")
    let (policy, outcomes) = try judge(
      ":root { color-scheme: light dark; \(declarations) } "
        + ".paper { color-scheme: only light } .sheet { color-scheme: only light }")
    #expect(policy.contains(#"".paper": "audit""#) && policy.contains(#"".sheet": "audit""#))
    #expect(!policy.contains("theme"))
    #expect(outcomes.count == 8)
  }

  @Test func `Where the page has one scheme, elements with the other one are themes`() throws {
    let more = (1...4).map { "--text-\($0): light-dark(#000, #fff);" }.joined(separator: " ")
    let (policy, outcomes) = try judge(
      ":root { color-scheme: light; --page: light-dark(#fff, #000); \(more) } "
        + ".night { color-scheme: dark } .black { color-scheme: dark }")
    #expect(policy.contains(#"".night": { "theme": "night" }"#))
    #expect(outcomes.keys.contains { $0["theme"] == "night" })
  }
}

import Foundation
import TestSupport
import Testing

/// The HTML report in a real browser, where one is installed.
@Suite(
  .enabled(
    if: Browser.path != nil,
    "no Chromium or Chrome is installed; CHROMIUM=/path/to/it names one elsewhere"),
  .serialized)
struct BrowserTests {
  private static func page(_ words: String...) throws -> String {
    ToolRun(words + ["--format", "html"], in: try Workspace()).output
  }

  /// A page that is opened often.
  private static func smallPage() throws -> String {
    try page(Fixture.url("ThreeModifiers").path(percentEncoded: false))
  }

  private func expectSound(_ measurement: Browser.Measurement) throws {
    #expect(measurement.results.map(\.scheme) == ["light", "light", "dark", "dark"])
    #expect(measurement.results.map(\.isDark) == [false, false, true, true])
    #expect(measurement.results.map(\.width) == [360, 1280, 360, 1280])
    #expect(measurement.messages == [])
    #expect(!measurement.ran)
    #expect(measurement.requests == 0)
    for view in measurement.results {
      #expect(view.requests == [])
      #expect(view.overflow <= 0, "at \(view.width) pixels")
      #expect(view.opened <= 0, "at \(view.width) pixels, unfolded")
      // [WCAG 2.2, 2.5.8]
      #expect(view.target >= 24, "at \(view.width) pixels")
      #expect(view.violations == [], "\(view.scheme), \(view.width) pixels")
    }
  }

  /// Judges what the browser says it painted by the tool itself.
  private func expectReadable(_ measurement: Browser.Measurement) throws {
    for view in measurement.results {
      #expect(view.texts.count >= 5, "the page has text in several colors")
      let batch = view.texts.keys.sorted().joined(separator: "\n")
      let run = ToolRun(
        ["check", "--batch", "-"], in: try Workspace(), input: batch + "\n")
      #expect(run.status == 0, "\(view.scheme), \(view.texts): \(run.output)\(run.errors)")
    }
    #expect(
      Set(measurement.results[0].texts.keys).isDisjoint(with: measurement.results[2].texts.keys))
  }

  @Test func `The page on the built-in catalog is sound and readable`() throws {
    let page = try Self.page()
    let measurement = try Browser.measure(page)
    try expectSound(measurement)
    try expectReadable(measurement)
    let all = try ExpectedEvaluation.all()
    let (count, failed) = (all.count, try ExpectedEvaluation.failed())
    #expect(measurement.results.filter { $0.width == 1280 }.allSatisfy { $0.height < 12_000 })
    for view in measurement.results {
      // Three pairings are exempt in each of the twelve.
      func shown(_ filter: String) -> Int? { view.filters[filter]?.shown }
      // What fails is chosen first.
      #expect(view.filters["preselected"] == view.filters["show-fail"])
      #expect(shown("show-fail") == failed)
      #expect(shown("show-all") == count + 36)
      #expect(shown("show-pass") == count - failed)
      #expect(shown("show-exempt") == 36)
      #expect(view.filters["show-exempt"]?.groups == 3)
      #expect(view.filters["show-all"]?.said == 0)
      // One theme of six; one scheme of two; FR-BT-04 asks for light alone, once a theme.
      #expect(shown("axis-0") == all.count { $0.theme == "default" } + 6)
      #expect(shown("axis-1") == all.count { $0.scheme == "light" } + 18)
      #expect(view.filters["axis-1"]?.said == 1)
      #expect(view.filters["rule"]?.groups == 1)
      #expect(view.filters["rule"]?.shown == 6)
    }
  }

  @Test func `Pages on other systems are sound and readable`() throws {
    for system in ["Eko", "SimpleX"] {
      let page = try Self.page(Fixture.url(system).path(percentEncoded: false))
      let measurement = try Browser.measure(page)
      try expectSound(measurement)
      try expectReadable(measurement)
    }
  }

  @Test func `The page of an accent is sound and readable`() throws {
    let measurement = try Browser.measure(try Self.page("accent", "2596BE", "--dark", "3DAED4"))
    try expectSound(measurement)
    try expectReadable(measurement)
  }

  @Test func `Nothing that a name holds runs`() throws {
    let script = "<script>parent.ran=true</script>"
    let image = "\"'><img src=x onerror=parent.ran=true><a href=javascript:1>"
    let name = "</title></style></bdi>\(script)\(image)\u{202E}\n"
    func json(_ text: String) throws -> String {
      String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
    let workspace = try Workspace()
    try workspace.write(
      """
      {"name": \(json(name)), "tokens": ["a.tokens.json"],
       "rules": [{"id": \(json(name)), "title": \(json(name)), "source": \(json(name)),
         "pairings": [{"foreground": "a*", "background": "page", "usage": "text",
                       "reason": \(json(name))}]}]}
      """, to: "contrast-audit.json")
    let wide = String(repeating: "w", count: 5000)
    let names = try [json("a" + name.replacing(".", with: "")), json("a\(wide)")]
    try workspace.write(
      """
      {"$type": "color", \(names[0]): {"$value": "#777777"}, \(names[1]): {"$value": "#000000"},
       "page": {"$value": "#FFFFFF"}}
      """, to: "a.tokens.json")
    let run = ToolRun(["--format", "html"], in: workspace)
    try #require(run.status == 1, "\(run.errors)")
    let measurement = try Browser.measure(run.output)
    try expectSound(measurement)
  }

  /// The measurements themselves have to notice what they are for.
  @Test func `What is wrong with a page is noticed`() throws {
    let page = try Self.smallPage()
    func broken(_ old: String, _ new: String) throws -> Browser.Measurement {
      try #require(page.contains(old))
      return try Browser.measure(page.replacing(old, with: new))
    }
    let wide = try broken("</main>", "<div style=\"width:400px;height:1px\"></div></main>")
    #expect(wide.results[0].overflow > 0)
    let faint = try broken("--muted: #545B66", "--muted: #9A9FA6")
    let batch = faint.results[0].texts.keys.joined(separator: "\n") + "\n"
    #expect(ToolRun(["check", "--batch", "-"], in: try Workspace(), input: batch).status == 1)
    let running = try broken(
      "</main>", "<img src=\"http://127.0.0.1:59999/\" onerror=\"parent.ran=true\"></main>")
    #expect(running.ran)
    #expect(running.requests == 1)
    #expect(running.messages != [])
  }
}

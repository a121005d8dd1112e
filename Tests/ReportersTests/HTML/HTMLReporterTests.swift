import AuditEngine
import SourceText
import Testing

@testable import Reporters

@Suite struct HTMLReporterTests {
  /// On white, `#777777` is 4.47 and `#767676` 4.54. [The formula of WCAG 2.2]
  private static func sample(
    axis: String = "scheme", contexts: [String] = ["light", "dark"], ink: String = "ink",
    page: String = "page", rule: String = "R", title: String = "Title"
  ) throws -> SampleReport {
    var sample = try SampleReport(["placeholder": "#123456"])
    sample.vary(axis, contexts)
    try sample.add(KeyValuePairs(dictionaryLiteral: (ink, "#777777"), (page, "#FFFFFF")))
    try sample.rule(
      id: rule, title: title,
      SampleReport.pairing(ink, on: page),
      SampleReport.pairing(ink, on: page, usage: "ui-component"),
      SampleReport.pairing(ink, on: page, usage: "decoration", tail: ", \"reason\": \"a line\""))
    return sample
  }

  private static func page(
    _ report: AuditReport, limits: HTMLLimits = HTMLLimits()
  ) throws -> (HTMLPage, String) {
    let text = try HTMLReporter(limits: limits).text(report)
    return (try HTMLPage(text), text)
  }

  @Test func `The page is well formed and every id stands once`() throws {
    let (page, _) = try Self.page(Self.sample().audit(system: "App"))
    let ids = page.values(of: "id")
    #expect(Set(ids).count == ids.count)
    for attribute in ["href", "aria-labelledby"] {
      for value in page.values(of: attribute) {
        let target = value.hasPrefix("#") ? String(value.dropFirst()) : value
        #expect(ids.contains(target), "\(attribute)=\(value) leads nowhere")
      }
    }
    #expect(page.tags("html").first?.attributes["lang"] == "en")
    #expect(page.tags("h1").count == 1)
    #expect(page.tags("main").count == 1)
    #expect(page.tags("table").count == page.tags("caption").count)
    #expect(page.tags("th").allSatisfy { $0.attributes["scope"] != nil })
  }

  @Test func `Nothing is loaded and nothing runs`() throws {
    let (page, _) = try Self.page(Self.sample().audit(system: "App"))
    let active: Set<String> = [
      "script", "link", "img", "iframe", "object", "embed", "form", "base", "video", "audio",
    ]
    #expect(page.tags.filter { active.contains($0.name) }.isEmpty)
    #expect(page.tags.flatMap(\.attributes.keys).filter { $0.hasPrefix("on") || $0 == "src" } == [])
    #expect(page.values(of: "href").allSatisfy { $0.hasPrefix("#") })
    for word in ["url(", "@import", "expression", "</"] { #expect(!page.styles.contains(word)) }
    let policy = page.tags("meta").first {
      $0.attributes["http-equiv"] == "Content-Security-Policy"
    }
    #expect(policy?.attributes["content"]?.hasPrefix("default-src 'none'; ") == true)
  }

  @Test func `An evaluation shows ratio, requirement, outcome and colors`() throws {
    let (page, text) = try Self.page(Self.sample().audit())
    // Both schemes are alike: each row is for two evaluations.
    #expect(page.values(of: "data-o") == ["fail", "pass", "exempt"])
    #expect(page.values(of: "data-count") == ["2", "2", "2"])
    #expect(page.values(of: "data-axis-0") == ["0 1", "0 1", "0 1"])
    #expect(text.contains("<b>4.47</b><span>:1 of 4.5</span>"))
    #expect(text.contains("<b>4.47</b><span>:1 of 3</span>"))
    #expect(text.contains("<b>4.47</b><span>:1</span>"))
    #expect(text.contains("<code>#777777</code> on <code>#FFFFFF</code>"))
    #expect(
      text.contains("style=\"color:#777777;background:#FFFFFF;font:400 16px/1.3 var(--sans)\""))
    #expect(text.contains("<p class=\"more\">a line</p>"))
    #expect(text.contains(">Fails</span>"))
    #expect(text.contains("<span>everywhere</span>"))
  }

  @Test func `Every permutation has a cell, and its own rows where it differs`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    sample.vary("brand", ["red", "blue"])
    sample.vary("scheme", ["light", "dark"])
    sample.vary("contrast", ["standard", "more"])
    try sample.add(["page": "#888888"], in: "blue")
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    let (page, text) = try Self.page(sample.audit())
    // The last axis goes across, the others down.
    #expect(text.matches(of: #/<td>0 of 1/#).count == 8)
    #expect(page.values(of: "data-axis-0") == ["1", "0"])
    #expect(page.values(of: "data-axis-1") == ["0 1", "0 1"])
    // A matrix for each brand: nothing depends on the other axes.
    #expect(text.matches(of: #/<details class="box" id="ratios-/#).count == 2)
    #expect(page.styles.contains(":root:has(#axis-2 option:nth-child(3):checked)"))
  }

  @Test func `What fails is chosen first, and all is folded`() throws {
    let (page, _) = try Self.page(Self.sample().audit())
    let radios = page.tags("input").filter { $0.attributes["type"] == "radio" }
    #expect(radios.first?.attributes["id"] == "show-fail")
    #expect(radios.map { $0.attributes["checked"] != nil } == [true, false, false, false])
    #expect(page.tags("details").allSatisfy { $0.attributes["open"] == nil })
  }

  @Test func `A type style sets the sample`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    sample.style("small", 11)
    sample.style("huge", 400)
    try sample.rule(
      "{\"foreground\": \"ink\", \"background\": \"page\", \"typeStyles\": [\"huge\", \"small\"]}",
      "{\"foreground\": \"ink\", \"background\": \"page\", \"typeStyles\": \"huge\"}")
    let (_, text) = try Self.page(sample.audit())
    #expect(text.contains("font:400 11px/1.3 var(--sans)"))
    #expect(text.contains("11 px, weight 400"))
    // No panel holds 400 px; the words still say it.
    #expect(text.contains("font:400 56px/1.3 var(--sans)"))
    #expect(text.contains("400 px, weight 400"))
  }

  @Test func `Over an unknown backdrop the range is shown`() throws {
    var sample = try SampleReport(["ink": "#FFF", "scrim": "#00000080"])
    try sample.rule(SampleReport.pairing("ink", on: "scrim over any"))
    let (page, text) = try Self.page(sample.audit())
    #expect(page.values(of: "data-o") == ["fail"])
    #expect(page.values(of: "class").contains("sample open"))
    #expect(text.contains("–21.00</b><span>:1 of 4.5</span>"))
    #expect(text.contains(">Depends</span>"))
    #expect(text.contains("background:#00000080"))
  }

  @Test func `Names can do nothing but be read`() throws {
    func shapes(_ name: String) throws -> [String] {
      let report = try Self.sample(
        axis: name, contexts: [name, "\(name)2"], ink: name.isEmpty ? "e" : "\(name) ink",
        page: "\(name) page", rule: name, title: name
      ).audit(system: name, tool: ToolIdentity(name: name, version: name))
      let (page, text) = try Self.page(report)
      #expect(!text.unicodeScalars.contains { $0.isActive && $0 != "\n" }, "\(name)")
      #expect(page.tags.filter { $0.name == "bdi" }.count > 10)
      // A name may break elsewhere, and suggest another drawing.
      return page.tags.map(\.shape).filter { !["wbr", "svg", "use href"].contains($0) }
    }
    let harmless = try shapes("name")
    for name in HostileText.all where !name.isEmpty {
      #expect(try shapes(name) == harmless, "\(name)")
    }
  }

  @Test func `A name of a million characters is cut and says so`() throws {
    let name = String(repeating: "<x>", count: 333_333)
    let report = try Self.sample(contexts: [name, "b"], ink: "i\(name)", rule: name, title: name)
      .audit(system: name)
    let (_, text) = try Self.page(report)
    #expect(text.utf8.count < 100_000)
    #expect(text.contains("… (999919 more bytes)"))
  }

  @Test func `What is left out is said, and what does not pass comes first`() throws {
    var sample = try SampleReport(["grey": "#777777", "ink": "#000", "page": "#FFF"])
    sample.vary("scheme", ["light", "dark"])
    let passing = try (0..<20).map { _ in try SampleReport.pairing("ink", on: "page") }
    let failing = try SampleReport.pairing("grey", on: "page")
    for (index, pairing) in (passing + [failing]).enumerated() {
      try sample.rule(id: "R\(index)", pairing)
    }
    var limits = HTMLLimits()
    limits.rows = 6
    limits.statements = 5
    limits.choices = 5
    let (page, text) = try Self.page(sample.audit(), limits: limits)
    #expect(page.values(of: "data-o") == ["fail", "pass", "pass", "pass", "pass", "pass"])
    #expect(text.contains("Left out: 30 other evaluations."))
    #expect(text.contains("Left out here: 16 more;"))
    #expect(text.contains("<td>1 of 21"))
    #expect(page.tags("select").map { $0.attributes["id"] } == ["axis-0"])
    limits.rows = 0
    limits.permutations = 1
    let (short, shortText) = try Self.page(sample.audit(), limits: limits)
    #expect(short.values(of: "data-o") == [])
    #expect(
      shortText.contains(
        "Left out: 2 evaluations that fail, 40 other evaluations, 1 permutation."))
  }

  @Test func `A page of which nothing is left out does not say so`() throws {
    let (_, text) = try Self.page(Self.sample().audit())
    #expect(!text.contains("Left out"))
  }
}

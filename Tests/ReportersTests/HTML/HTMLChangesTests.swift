import AuditEngine
import Testing

@testable import Reporters

@Suite struct HTMLChangesTests {
  /// `ink` fails in both themes and can be changed; `clash` cannot pass on black and on white.
  private static func page(limits: HTMLLimits = HTMLLimits()) throws -> String {
    var sample = try SampleReport([
      "ink": "#777777", "page": "#FFFFFF", "clash": "#808080", "night": "#000000",
      "paper": "#FFFFFF",
    ])
    sample.vary("theme", ["one", "two"])
    try sample.rule(
      SampleReport.pairing("ink", on: "page"), SampleReport.pairing("ink", on: "paper"),
      SampleReport.pairing("clash", on: "page", tail: ", \"minimum\": 7"),
      SampleReport.pairing("clash", on: "night", tail: ", \"minimum\": 7"))
    let text = try HTMLReporter(limits: limits).text(sample.audit(suggests: true))
    _ = try HTMLPage(text)
    return text
  }

  @Test func `What to change stands first, then what cannot be fixed, then the matrix`() throws {
    let text = try Self.page()
    let places = ["changes", "unmet", "index", "findings", "coverage", "rules"].map {
      text.firstRange(of: "<section id=\"\($0)\"") ?? text.firstRange(of: " id=\"\($0)\"")
    }.compactMap { $0?.lowerBound }
    #expect(places.count == 6)
    #expect(places == places.sorted())
  }

  @Test func `A card shows old and new, what it fixes, where, and a value to copy`() throws {
    let text = try Self.page()
    #expect(text.contains("makes 4 of 8 findings pass, and nothing worse"))
    #expect(text.contains("<h3><bdi>ink</bdi></h3><p class=\"tag pass\">fixes 4 findings</p>"))
    #expect(text.contains("<code class=\"copy\">#777777</code>"))
    #expect(text.contains("<strong><span class=\"swatch\""))
    #expect(text.contains("barely visible, ΔE 0.0"))
    #expect(text.contains("<span>everywhere</span><span><bdi>tokens.<wbr>json</bdi>:1</span>"))
    #expect(text.contains("now 4.47"))
    #expect(text.contains("then 4.5"))
    // Two pairings of the same colors in both themes are one use.
    #expect(text.matches(of: #/class="before"/#).count == 1)
    #expect(text.contains("<span>and 1 like it</span>"))
  }

  @Test func `What cannot be fixed says why, once`() throws {
    let text = try Self.page()
    #expect(text.contains("The changes leave these 4 findings: a person has to decide."))
    #expect(text.matches(of: #/<p class="reason">/#).count == 1)
    #expect(text.contains("no color of this hue passes everything"))
  }

  @Test func `A change without a card has a line`() throws {
    var limits = HTMLLimits()
    limits.cards = 0
    let text = try Self.page(limits: limits)
    #expect(!text.contains("<li class=\"card"))
    #expect(text.contains("<li id=\"change-0\">change ink from #777777 to "))
  }

  @Test func `Without failures there is nothing to change`() throws {
    var sample = try SampleReport(["ink": "#000000", "page": "#FFFFFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    let text = try HTMLReporter().text(sample.audit(suggests: true))
    #expect(text.contains("Nothing: no pairing fails."))
    #expect(!text.contains("id=\"unmet\""))
  }
}

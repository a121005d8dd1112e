import DesignTokens
import Testing

/// A class that chooses the dark, on `<html>` and on an element below. Chromium shows the expected values.
@Suite struct CSSClassPlacesTests {
  private static let onRoot = "a theme on the root element"

  /// Below the root the element's own #AAA shows, on the root #BBB.
  @Test(arguments: [
    ".dark { --a: #aaa } :root { --a: #bbb }",
    ".dark, :root { --a: #aaa } :root { --a: #bbb }",
    ":is(.dark, :root) { --a: #aaa } :root { --a: #bbb }",
    "[data-theme=dark] { --a: #aaa } html:root { --a: #bbb }",
    ".dark.dark { --a: #aaa } :root:root:root { --a: #bbb }",
    ":root { --a: #bbb } :where(.dark) { --a: #aaa }",
    ":root { --a: #bbb !important } .dark { --a: #aaa }",
    "@layer x { .dark { --a: #aaa } } :root { --a: #bbb }",
    "@layer x { :root { --a: #bbb } } @layer y { .dark { --a: #aaa } } @layer y { :root { --a: #bbb } }",
    ".dark { --a: #aaa } @media screen { :root { --a: #bbb } }",
    ".dark { & { --a: #aaa } } :root { & { --a: #bbb } }",
    ".dark { --a: #aaa } @media (prefers-color-scheme: dark) { :root { --a: #bbb } }",
  ])
  func `Where the root's rules win over the class, its place is a condition`(text: String) {
    let asked = ReadCSS(text).catalog.hiddenValues
    #expect(asked.contains { $0.condition == Self.onRoot && $0.canBeAudited }, "\(asked)")
    let audited = Self.read(text, .audit)
    #expect(audited.axes.contains("\(Self.onRoot): without, with"), "\(audited.axes)")
    #expect(audited.hex("a", "dark", "without") == "#AAAAAA")
    #expect(audited.hex("a", "dark", "with") == "#BBBBBB")
    let below = Self.read(text, .ignore)
    #expect(!below.axes.contains { $0.hasPrefix(Self.onRoot) })
    #expect(below.hex("a", "dark") == "#AAAAAA")
  }

  /// #AAA shows wherever the class is.
  @Test(arguments: [
    ":root { --a: #bbb } .dark { --a: #aaa }",
    "html { --a: #bbb } .dark { --a: #aaa }",
    "@layer x { :root { --a: #bbb } .dark { --a: #aaa } }",
    "@layer x { :root { --a: #bbb } } .dark { --a: #aaa }",
    ":root { --a: #bbb } .dark { --a: #aaa !important } :root { --b: #bbb }",
    ".dark { --a: #aaa } :where(:root) { --a: #bbb }",
    ".dark { --a: #aaa } @media (prefers-color-scheme: dark) { :root { --a: #aaa } }",
    ".dark { --b: #ccc } :root { --a: #aaa }",
  ])
  func `Where the class shows the same in each place, nothing is asked`(text: String) {
    let read = ReadCSS(text)
    #expect(!read.catalog.hiddenValues.contains { $0.condition == Self.onRoot })
    #expect(read.hex("a", "dark") == "#AAAAAA")
  }

  /// A rule that names the root together with the class says where the class is.
  @Test(arguments: [
    "html.dark { --b: #ccc } .dark { --a: #bbb } :root { --a: #aaa }",
    ":root.dark { --a: #aaa } .dark { --a: #bbb } :root { --a: #bbb }",
    "html.dark { --a: #bbb } html:root { --a: #aaa }",
    ":root { &.dark { --a: #aaa } } .dark { --a: #bbb }",
    ":is(html, :root).dark { --b: #ccc } .dark { --a: #bbb } :root { --a: #aaa }",
    ":root:not(.dark) { --a: #bbb } .dark { --a: #bbb } :root { --a: #aaa }",
  ])
  func `A class that a rule puts on the root is nowhere else`(text: String) {
    let read = ReadCSS(text)
    #expect(!read.catalog.hiddenValues.contains { $0.condition == Self.onRoot })
    #expect(read.hex("a", "dark") == "#AAAAAA")
  }

  @Test func `What only may be the root does not say where the class is`() {
    let read = ReadCSS(":is(:root, .x).dark { --b: #ccc } .dark { --a: #bbb } :root { --a: #aaa }")
    #expect(read.catalog.hiddenValues.contains { $0.condition == Self.onRoot })
  }

  /// With the class on `<html>`, the body has its own value; on an element within, the class has.
  @Test func `A class on an element within wins over what the body declares`() {
    let text = ":root { --a: #ccc } .dark { --a: #aaa } body { --a: #bbb }"
    let conditions = ConditionChoices([("body", .audit)])
    let asked = ReadCSS(text, conditions: conditions)
    #expect(asked.catalog.hiddenValues.contains { $0.condition == Self.onRoot })
    let read = ReadCSS(text, conditions: ConditionChoices([("*", .audit)]))
    let both = { (place: String) in
      let contexts = read.catalog.axes.map { axis in
        switch axis.name {
        case "scheme": 1
        case "body": 1
        case Self.onRoot: place == "with" ? 1 : 0
        default: 0
        }
      }
      let resolver = TokenResolver(read.catalog, in: Permutation(contexts: contexts))
      return read.catalog.token(named: "a").flatMap { try? resolver.color(of: $0).color.hex }
    }
    #expect(both("without") == "#AAAAAA")
    #expect(both("with") == "#BBBBBB")
  }

  /// On a light system `<html class=dark>` has #222 on #111.
  @Test func `A page that chooses against the system is looked at in both places`() {
    let read = ReadCSS(
      ":root { --fg: #eee; --bg: #fff } .dark { --fg: #eee; --bg: #111 } "
        + "@media (prefers-color-scheme: light) { :root { --fg: #222 } }")
    #expect(
      read.catalog.hiddenValues.contains { $0.condition == "two schemes or themes at once" },
      "\(read.messages)")
  }

  private static func read(_ text: String, _ choice: ConditionChoices.Choice) -> ReadCSS {
    ReadCSS(text, conditions: ConditionChoices([(onRoot, choice), ("*", .ignore)]))
  }
}

import DesignTokens
import TestSupport
import Testing
import TokenReaders

/// The classes of schemes and themes may be on the root, on the body and on other elements.
@Suite struct CSSPlacesOfClassesTests {
  /// On `<main class=dark>` the text has #222, which no rule of the body changes there.
  @Test(arguments: [
    ("body.dark { --a: #333 } .dark { --a: #222 }", true),
    ("body { --a: #333 !important } body:not(.dark) { --b: #444 } .dark { --a: #222 }", true),
    ("body.dark { --a: #222 } .dark { --a: #222 }", false),
    ("body.dark { --b: #333 } .dark { --a: #222 }", false),
    ("body { --a: #333 } .dark { --a: #222 }", false),
  ])
  func `What a rule of the body beats shows on another element with the class`(
    rules: String, isAsked: Bool
  ) {
    let read = ReadCSS(
      ":root { --a: #000 } \(rules)",
      conditions: ConditionChoices([("a theme on the root element", .ignore)]))
    #expect(
      read.catalog.hiddenValues.contains { $0.condition == "an element below the root" } == isAsked,
      "\(read.messages)")
  }

  /// On `<html class=dark><body class=theme-navy>` the text has #000 on #222: `:root` wins over `.dark`.
  @Test(arguments: [
    (".dark { --a: #111 } :root { --a: #000; --b: #fff } .dark .theme-navy { --b: #222 }", true),
    (
      "[data-theme=dark] { --a: #111 } :root { --a: #000; --b: #fff } "
        + "[data-theme=dark] .theme-navy { --b: #222 }", true
    ),
    ("[data-theme=dark] { --a: #111 } :root { --a: #000; --b: #fff }", false),
    (".theme-navy { --b: #222 } .dark { --a: #111 } :root { --a: #000; --b: #fff }", true),
    (":root { --a: #000; --b: #fff } .dark { --a: #111 } .dark .theme-navy { --b: #222 }", false),
    (".dark { --a: #111 } :root { --a: #000; --b: #fff } .theme-navy { --b: #222 }", false),
  ])
  func `A scheme on the root and a theme below it is a state of its own`(
    text: String, isAsked: Bool
  ) {
    let read = ReadCSS(
      text, conditions: ConditionChoices([("a theme on the root element", .audit)]))
    #expect(
      read.catalog.hiddenValues.contains { $0.condition == "an element below the root" } == isAsked,
      "\(read.messages)")
  }

  /// With the class alone, in a light system, the text has #123 on #DEF.
  @Test func `One of two ways against the system is a state of its own`() {
    let text = """
      :root { --t0: #345; --t1: #123; --page: #345 }
      @media (prefers-color-scheme: dark) {
        :root:not(.light):not([data-theme=light]) { --t0: #fff; --t1: #def; --page: #345 }
      }
      :root.dark { --t0: #fff; --page: #def }
      :root[data-theme=dark] { --t1: #fff }
      """
    let opposed = ("two schemes or themes at once", ConditionChoices.Choice.audit)
    let read = ReadCSS(text, conditions: ConditionChoices([opposed]))
    let ways = "several ways to choose a scheme"
    #expect(read.catalog.hiddenValues.contains { $0.condition == ways }, "\(read.messages)")
    let both = ReadCSS(text, conditions: ConditionChoices([opposed, (ways, .audit)]))
    #expect(!both.catalog.hiddenValues.contains { $0.condition == ways }, "\(both.messages)")
  }
}

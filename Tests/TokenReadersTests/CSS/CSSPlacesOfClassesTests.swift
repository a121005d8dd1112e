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
}

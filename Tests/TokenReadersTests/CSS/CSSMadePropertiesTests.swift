import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

/// Custom properties that tools write before a browser reads the style sheet.
@Suite struct CSSMadePropertiesTests {
  /// By `c (1 − p)` of #3578E5 and #00A400, rounded to 8 bits.
  @Test func `What is repeated for words is read`() throws {
    let read = ReadCSS(
      """
      :root {
        --step: 10%; --one: #3578e5; --two: #00a400; --one-dark: red;
        @each $color in (one, two) {
          --$(color)-dark: color-mod(var(--$(color)) shade(var(--step)));
        }
        --two-dark: #123;
      }
      """)
    #expect(read.messages.isEmpty)
    #expect(read.hex("one-dark") == "#306CCE")
    #expect(read.hex("two-dark") == "#112233")
  }

  @Test(arguments: [
    (
      ":root { --a: #fff; @each $x in $list { --$(x): #000 } }",
      "a.css:1:20: warning: not read: 1 custom property in '@each $x in $list'",
      "@each $x in $list"
    ),
    (
      "@if $dark { :root { --b: #000; --$(x): #000 } } :root { --a: #fff }",
      "a.css:1:1: warning: not read: 2 custom properties in '@if $dark'", "@if $dark"
    ),
    (
      ":root { --a: #fff; --b-$x: #000 }",
      "a.css:1:20: warning: not read: '--b-$x' is made by a tool, and no name of CSS", "--b-$x"
    ),
    (
      ":root { --a: #fff; @include dark(1); }",
      "a.css:1:20: warning: not read: what a tool writes for '@include dark(1)', perhaps custom properties",
      "@include dark(1)"
    ),
    (
      "@mixin dark; :root { --a: #fff }",
      "a.css:1:1: warning: not read: what a tool writes for '@mixin dark', perhaps custom properties",
      "@mixin dark"
    ),
  ])
  func `What else tools write may be any color`(
    text: String, message: String, condition: String
  ) {
    let read = ReadCSS(text)
    #expect(read.messages == [message])
    #expect(
      read.catalog.hiddenValues.contains { $0.token == nil && $0.condition == condition })
    let ignoring = ReadCSS(
      text, conditions: ConditionChoices([(ConditionChoices.literal(condition), .ignore)]))
    #expect(ignoring.catalog.hiddenValues.isEmpty)
  }

  /// What is written into the rule of a button changes no color of the page.
  @Test(arguments: [
    "button { @include dark; } :root { --a: #fff }",
    ".card .btn { --b-$x: #000 } :root { --a: #fff }",
  ])
  func `What tools write for other elements hides nothing`(text: String) {
    #expect(ReadCSS(text).catalog.hiddenValues.allSatisfy { $0.token != nil })
  }
}

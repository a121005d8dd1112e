import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

/// The colors of Tailwind's theme where a style sheet imports it. Expected are those of Tailwind CSS 4,
/// `theme.css`, converted to 8 bits by the formulas of CSS Color 4.
@Suite struct TailwindPaletteTests {
  private func read(
    _ text: String, _ defaults: FrameworkDefaults? = .tailwind4
  ) -> ReadCSS {
    ReadCSS(
      source: TokenSource(
        content: .file(SourceFile(path: "a.css", text: text)), loader: MemoryLoader(files: [:]),
        defaults: defaults))
  }

  @Test(arguments: [
    // oklch(63.7% 0.237 25.331), oklch(97% 0 0), oklch(20.8% 0.042 265.755).
    ("red-500", "#FB2C36"), ("neutral-100", "#F5F5F5"), ("slate-900", "#0F172B"),
    ("white", "#FFFFFF"),
  ])
  func `A color that is used is that of Tailwind`(name: String, hex: String) {
    let read = read("@import 'tailwindcss'; :root { --ink: var(--color-\(name)) }")
    #expect(read.messages.isEmpty)
    #expect(read.hex("ink") == hex)
    #expect(read.names == ["color-\(name)", "ink"])
  }

  @Test func `What the theme of the style sheet sets wins`() {
    let read = read(
      """
      @import "tailwindcss";
      @theme { --color-red-500: #123456 }
      :root { --ink: var(--color-red-500); --line: var(--color-red-600) }
      """)
    #expect(read.hex("ink") == "#123456")
    // oklch(57.7% 0.245 27.325).
    #expect(read.hex("line") == "#E7000B")
  }

  @Test(arguments: ["--color-*: initial", "--color-red-* : initial;", "--*:initial"])
  func `What the style sheet takes out of the theme is not in it`(reset: String) {
    let read = read(
      """
      @import "tailwindcss";
      @theme { \(reset) }
      :root { --ink: var(--color-red-500); --line: #123456 }
      """)
    #expect(read.names == ["ink", "line"])
    #expect(read.hex("line") == "#123456")
    #expect(!read.messages.contains { $0.contains("made by a tool") })
  }

  @Test func `A name with a star that gets a value is made by a tool`() {
    let read = read("@import 'tailwindcss'; @theme { --color-*: red }")
    #expect(read.messages.contains { $0.contains("'--color-*' is made by a tool") })
  }

  @Test func `Without a decision nothing is taken from it`() {
    let read = read("@import 'tailwindcss'; :root { --ink: var(--color-red-500) }", nil)
    #expect(read.names == ["ink"])
    #expect(read.catalog.hiddenValues.map(\.condition) == ["@import 'tailwindcss'"])
  }

  @Test func `A style sheet that does not import it has none`() {
    let read = read(":root { --ink: var(--color-red-500) }")
    #expect(
      read.messages.contains {
        $0.contains("'a.css' does not import Tailwind CSS; remove \"defaults\"")
      })
  }
}

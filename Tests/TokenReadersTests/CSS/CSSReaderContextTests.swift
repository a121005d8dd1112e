import DesignTokens
import Testing

@testable import TokenReaders

@Suite struct CSSReaderContextTests {
  private static let sheet = """
    :root { --page: #fff; --ink: black; --link: var(--brand, #2563eb); --gap: 4px; }
    @media (prefers-color-scheme: dark) { :root { --page: #111827; --ink: rgb(249 250 251 / 80%); } }
    [data-theme="ocean"] { --brand: light-dark(#0369a1, #38bdf8); }
    """

  private static func read(_ text: String) -> ReadSource {
    ReadSource(text, path: "app.css", CSSReader())
  }

  @Test("Custom properties are tokens without their dashes, schemes and themes axes")
  func sheet() throws {
    let read = Self.read(Self.sheet)
    #expect(read.diagnostics.errorCount == 0, "\(read.messages)")
    #expect(Set(read.catalog.axes.map(\.name)) == ["scheme", "theme"])
    let hexes = try Set(read.hexes("page"))
    #expect(hexes == ["#FFFFFF", "#111827"])
    #expect(try Set(read.hexes("ink")) == ["#000000", "#F9FAFBCC"])
  }

  @Test("The fallback of var() is used where the property is declared nowhere, and only there")
  func fallback() throws {
    let read = Self.read(Self.sheet)
    #expect(try Set(read.hexes("link")) == ["#2563EB", "#0369A1", "#38BDF8"])
  }

  @Test("A color that cannot be read fails what needs it, with its place")
  func unreadable() {
    let read = Self.read(":root {\n  --ink: contrast-color(red);\n  --page: #fff;\n}\n")
    #expect(throws: (any Error).self) { try read.hex("ink") }
    #expect((try? read.hex("page")) == "#FFFFFF")
  }

  @Test("No beginning of a style sheet traps or hangs")
  func prefixes() {
    for length in 0...Self.sheet.count {
      #expect(Self.read(String(Self.sheet.prefix(length))).names.count <= 5)
    }
  }
}

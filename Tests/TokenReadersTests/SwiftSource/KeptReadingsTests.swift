import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

/// A command that reads the same Swift files again takes what it knows of them, if all is the same.
@Suite struct KeptReadingsTests {
  private static let theme = "enum Theme { static let ink = Palette.ink }"
  private static func palette(_ digits: String) -> String {
    "import SwiftUI\nenum Palette { static let ink = Color(red: \(digits), green: 0, blue: 0) }"
  }

  /// Reads the theme beside a palette.
  private func read(
    _ readings: KeptReadings, _ theme: String = Self.theme, beside palette: String
  ) throws -> String {
    var reader = TokenSourceReader(loader: MemoryLoader(files: ["Theme.swift": theme]))
    reader.code = CodeFiles(keeping: readings) {
      [SourceFile(path: "Palette.swift", text: palette)]
    }
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    reader.read("Theme.swift", from: nil, at: nil, into: &builder, diagnostics: &diagnostics)
    let catalog = builder.build(diagnostics: &diagnostics)
    let ink = try #require(catalog.token(named: "Theme.ink"))
    return try TokenResolver(catalog, in: Permutation(contexts: [])).color(of: ink).color.hex
  }

  @Test func `What was kept counts only beside the same code`() throws {
    let readings = KeptReadings()
    #expect(try read(readings, beside: Self.palette("1")) == "#FF0000")
    #expect(try read(readings, beside: Self.palette("1")) == "#FF0000")
    #expect(try read(readings, beside: Self.palette("0")) == "#000000")
    #expect(try read(readings, beside: Self.palette("1")) == "#FF0000")
    let other = "enum Theme { static let ink = Palette.ink.opacity(1) }"
    #expect(try read(readings, other, beside: Self.palette("0")) == "#000000")
  }
}

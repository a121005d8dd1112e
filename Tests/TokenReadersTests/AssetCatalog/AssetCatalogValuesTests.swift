import DesignTokens
import SourceText
import TestSupport
import Testing

@testable import TokenReaders

@Suite struct AssetCatalogValuesTests {
  /// Reads a catalog of the given files, their paths below it.
  private static func read(_ files: [String: String]) -> ReadSource {
    var all: [String: String] = [:]
    for (path, text) in files { all["A.xcassets/\(path)"] = text }
    return ReadSource(
      .folder(path: "A.xcassets", files: all.keys.sorted()), MemoryLoader(files: all),
      AssetCatalogReader())
  }

  private static func color(_ color: String, _ appearances: String = "") -> String {
    #"{"colors": [{"idiom": "universal", \#(appearances)"color": \#(color)}], "info": {"author": "xcode", "version": 1}}"#
  }

  private static func srgb(_ components: String, space: String = "srgb") -> String {
    #"{"color-space": "\#(space)", "components": {\#(components)}}"#
  }

  @Test(
    "Components are hexadecimal, of 255 or of 1, as their set says",
    arguments: [
      (#""red": "0x1B", "green": "0x7A", "blue": "0x9E", "alpha": "1.000""#, "#1B7A9E"),
      (#""red": "27", "green": "122", "blue": "158", "alpha": "1.000""#, "#1B7A9E"),
      (#""red": "0.106", "green": "0.478", "blue": "0.620", "alpha": "0.500""#, "#1B7A9E80"),
      (#""red": "1", "green": "0.5", "blue": "0", "alpha": "1""#, "#FF8000"),
      (#""red": "1", "green": "0", "blue": "27", "alpha": "1""#, "#01001B"),
    ])
  func components(_ components: String, _ hex: String) throws {
    let read = Self.read(["Ink.colorset/Contents.json": Self.color(Self.srgb(components))])
    #expect(read.diagnostics.errorCount == 0, "\(read.messages)")
    #expect(try read.hex("Ink") == hex)
  }

  @Test("Names are prefixed by the folders that provide a namespace, and by no others")
  func namespaces() {
    let ink = Self.color(Self.srgb(#""red": "0", "green": "0", "blue": "0.5", "alpha": "1""#))
    let read = Self.read([
      "Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Brand/Ink.colorset/Contents.json": ink,
      "Other/Contents.json": "{}",
      "Other/Paper.colorset/Contents.json": ink,
    ])
    #expect(read.names == ["Brand.Ink", "Paper"])
  }

  @Test("Two color sets of one full name are an error, and neither wins")
  func collision() {
    let ink = Self.color(Self.srgb(#""red": "0", "green": "0", "blue": "0.5", "alpha": "1""#))
    let read = Self.read([
      "A/Ink.colorset/Contents.json": ink, "B/Ink.colorset/Contents.json": ink,
    ])
    #expect(read.diagnostics.hasErrors)
    #expect(read.messages.contains { $0.contains("Ink") && $0.contains("B/Ink.colorset") })
  }

  /// The platform: dark and increased falls back to increased, then to dark, then to any.
  @Test("A missing appearance falls back as the platform does")
  func fallback() throws {
    let read = Self.read([
      "Ink.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": \(Self.srgb(#""red": "0x11", "green": "0x11", "blue": "0x11", "alpha": "1""#))},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": \(Self.srgb(#""red": "0x22", "green": "0x22", "blue": "0x22", "alpha": "1""#))},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
         "color": \(Self.srgb(#""red": "0x33", "green": "0x33", "blue": "0x33", "alpha": "1""#))}]}
      """
    ])
    #expect(read.diagnostics.errorCount == 0, "\(read.messages)")
    #expect(try read.hexes("Ink") == ["#111111", "#333333", "#222222", "#333333"])
  }

  @Test("Display P3 is not taken for sRGB, and extended components are not divided")
  func spaces() throws {
    let read = Self.read([
      "P3.colorset/Contents.json": Self.color(
        Self.srgb(
          #""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#,
          space: "display-p3")),
      "Wide.colorset/Contents.json": Self.color(
        Self.srgb(
          #""red": "1.093", "green": "-0.227", "blue": "-0.150", "alpha": "1.000""#,
          space: "extended-srgb")),
    ])
    #expect(read.diagnostics.errorCount == 0, "\(read.messages)")
    // CSS Color 4: display-p3 red is 1.0931, −0.2267, −0.1501 in extended sRGB.
    for name in ["P3", "Wide"] {
      let color = try read.color(name)
      #expect(abs(color.red - 1.0931) < 0.001)
      #expect(abs(color.green + 0.2267) < 0.001)
      #expect(abs(color.blue + 0.1501) < 0.001)
    }
  }

  @Test(
    "What cannot be read is said with its path",
    arguments: [
      Self.color(Self.srgb(#""red": "zero", "green": "0", "blue": "0", "alpha": "1""#)),
      Self.color(Self.srgb(#""red": "0", "green": "0", "blue": "0", "alpha": "1""#, space: "cmyk")),
      Self.color(#"{"platform": "ios", "reference": "unknownColor"}"#),
      Self.color(
        Self.srgb(#""red": "0", "green": "0", "blue": "0", "alpha": "1""#),
        #""appearances": [{"appearance": "luminosity", "value": "dim"}], "#),
      "{", "[]", "",
    ])
  func broken(_ text: String) {
    let read = Self.read(["Ink.colorset/Contents.json": text])
    #expect(!read.messages.isEmpty)
    #expect(!read.names.contains("Ink"))
    #expect(
      read.messages.allSatisfy { $0.hasPrefix("A.xcassets/Ink.colorset/Contents.json:1:") },
      "\(read.messages)")
  }
}

import ColorMath
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@testable import TokenEditing

/// What is read again after changes, compared with what was read before them.
@Suite struct CatalogComparisonTests {
  private static let before =
    ##"{"a": {"$type": "color", "$value": "#111111", "$description": "ink"}, "b": {"$type": "color", "$value": "#222222"}, "c": {"$type": "color", "$value": "{a}"}, "d": {"$type": "color", "$value": "#33333380", "$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": "0.2", "space": "hsl"}}}}}"##

  private func catalog(_ text: String) -> TokenCatalog {
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    DTCGReader().read(
      MemoryLoader(files: [:]).source("t.json", text: text), into: &builder,
      diagnostics: &diagnostics)
    return builder.build(diagnostics: &diagnostics)
  }

  /// What is found where `old` was to become `new` in the file, and the file reads as it does with other
  /// texts in place of its own.
  private func difference(
    _ old: String, to new: String, color: String, reading replacements: [(String, String)] = []
  ) throws -> String? {
    let text = Self.before
    let file = SourceFile(path: "t.json", text: text)
    let start = text.utf8.distance(
      from: text.startIndex, to: try #require(text.range(of: old)).lowerBound)
    let range = start..<start + old.utf8.count
    let edited = EditedFile(original: file, edits: [TextEdit(range, new)])
    var reading = String(decoding: edited.bytes, as: UTF8.self)
    for (text, other) in replacements {
      #expect(reading.contains(text))
      reading = reading.replacing(text, with: other)
    }
    let wanted = try SRGBColor(hex: color)
    let goal = ColorGoal(
      color: wanted, old: try SRGBColor(hex: String(old.dropFirst().dropLast())), tolerance: 0.45)
    var comparison = CatalogComparison(
      catalog(text), catalog(reading),
      ReadFiles(), edits: ["t.json": edited],
      goals: [LiteralPlace(file: "t.json", range: range): goal])
    return comparison.difference()?.message.split(separator: "in the edited file ").last.map(
      String.init)
  }

  @Test func `The change alone is no difference`() throws {
    #expect(try difference("\"#111111\"", to: "\"#445566\"", color: "#445566") == nil)
    #expect(try difference("\"#111111\"", to: "\"#456\"", color: "#445566") == nil)
    #expect(try difference("\"#33333380\"", to: "\"#44556680\"", color: "#44556680") == nil)
  }

  @Test(arguments: [
    ("\"#445566\"", "\"#445567\"", "the color would be #445567"),
    ("\"#222222\"", "\"#222223\"", "another value would change"),
    ("\"0.2\"", "\"0.3\"", "another value would change"),
    ("darken", "lighten", "another value would change"),
    ("{a}", "{b}", "another value would change"),
    ("\"ink\"", "\"ins\"", "'a' would be another token"),
    ("\"b\":", "\"e\":", "there would be other tokens, layers or axes"),
    (", \"b\"", ",  \"b\"", "the value would stand elsewhere"),
    (
      "\"color\", \"$value\": \"#222222\"", "\"other\", \"$value\": \"#222222\"",
      "another value would change"
    ),
  ]) func `Anything else is one`(text: String, other: String, message: String) throws {
    let found = try difference(
      "\"#111111\"", to: "\"#445566\"", color: "#445566", reading: [(text, other)])
    #expect(found == message)
  }

  @Test func `Another opacity is one`() throws {
    let found = try difference(
      "\"#33333380\"", to: "\"#44556680\"", color: "#44556680", reading: [("6680", "6681")])
    #expect(found == "the color would be #44556681")
  }

  @Test func `A place that is not met is one`() throws {
    let file = SourceFile(path: "t.json", text: Self.before)
    let edited = EditedFile(original: file, edits: [])
    var comparison = CatalogComparison(
      catalog(Self.before), catalog(Self.before),
      ReadFiles(), edits: ["t.json": edited],
      goals: [
        LiteralPlace(file: "t.json", range: 1..<4): ColorGoal(
          color: .black, old: .white, tolerance: 0.45)
      ])
    #expect(comparison.difference()?.message.hasSuffix("the value is missing") == true)
  }

  /// The edits of a file, others of the result, and what comes out; nil if they cannot be told apart.
  @Test(
    arguments: [
      ([TextEdit(3..<3, "XYZ")], [TextEdit(4..<5, "-")], "abcX-Zdef"),
      ([TextEdit(3..<3, "XYZ")], [TextEdit(6..<6, "!")], "abcXYZ!def"),
      ([TextEdit(3..<3, "XYZ")], [TextEdit(1..<3, "-"), TextEdit(6..<7, "+")], "a-XYZ+ef"),
      (
        [TextEdit(1..<2, ""), TextEdit(4..<4, "XY")], [TextEdit(0..<1, "A"), TextEdit(5..<6, "E")],
        "AcdXYEf"
      ),
      ([TextEdit(3..<3, "XYZ")], [TextEdit(2..<4, "-")], nil),
    ] as [([TextEdit], [TextEdit], String?)])
  func `Edits after edits are edits of the original`(
    first: [TextEdit], later: [TextEdit], result: String?
  ) {
    let file = SourceFile(path: "t", text: "abcdef")
    let both = EditedFile(original: file, edits: first).followed(by: later)
    #expect(both.map { String(decoding: $0.bytes, as: UTF8.self) } == result)
  }
}

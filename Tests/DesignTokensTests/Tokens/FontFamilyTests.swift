import DesignTokens
import Testing

@Suite struct FontFamilyTests {
  private static func family(_ value: TokenValue.Content) throws -> FontFamily {
    let size = CatalogDraft.object(["value": .number(17), "unit": .string("px")])
    return try TextStyle(
      CatalogDraft.value(
        CatalogDraft.object(["fontFamily": value, "fontSize": size, "fontWeight": .number(400)]))
    ).family
  }

  @Test(arguments: [
    ("SF Mono", FontFamily.monospace), ("ui-monospace", .monospace),
    ("Source Code Pro", .monospace),
    ("JetBrains_Mono", .monospace), ("Noto Serif", .serif), ("serif", .serif), ("Georgia", .serif),
    ("sans-serif", .sansSerif), ("SF Pro", .sansSerif), ("Inter", .sansSerif), ("", .sansSerif),
    ("Monotype Corsiva", .sansSerif),
  ])
  func `The name of a typeface tells its kind`(name: String, family: FontFamily) throws {
    #expect(try Self.family(.string(name)) == family)
  }

  @Test func `In a list the first that tells decides`() throws {
    func list(_ names: String...) -> TokenValue.Content {
      .array(names.map { CatalogDraft.value(.string($0)) })
    }
    #expect(try Self.family(list("Inter", "sans-serif", "serif")) == .sansSerif)
    #expect(try Self.family(list("Lora", "serif")) == .serif)
    #expect(try Self.family(list("Hack", "ui-monospace", "serif")) == .monospace)
    #expect(try Self.family(list()) == .sansSerif)
  }

  @Test func `What is no name says nothing`() throws {
    #expect(try Self.family(.number(1)) == .sansSerif)
  }
}

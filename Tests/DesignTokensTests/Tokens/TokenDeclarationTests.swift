import DesignTokens
import SourceText
import Testing

@Suite struct TokenDeclarationTests {
  /// A file of megabytes has hundreds of thousands: what is added here is multiplied.
  @Test func aDeclarationIsSmall() {
    #expect(MemoryLayout<TokenValue.Content>.size == 8)
    #expect(MemoryLayout<TokenDeclaration>.stride == 40)
    #expect(MemoryLayout<SourceSpan>.size == 16)
  }

  @Test func notesAndReferencesAreKeptTogether() {
    var builder = TokenCatalogBuilder()
    let (a, b) = (builder.id(for: "a"), builder.id(for: "b"))
    let alias = TokenValue(
      .reference(TokenReference(target: b)),
      at: SourceSpan(file: SourceFile(path: "a", text: "{b}"), range: 0..<3))
    let noted = TokenDeclaration(
      token: a, type: .color, value: alias, notes: TokenNotes(description: "text"),
      needsType: true)
    #expect(noted.notes.description == "text")
    #expect(noted.references.map(\.reference.target) == [b])
    #expect(noted.needsType)
    let plain = TokenDeclaration(token: a, type: nil, value: alias)
    #expect(plain.notes.description == nil)
    #expect(plain.references.map(\.span.range) == [0..<3])
  }
}

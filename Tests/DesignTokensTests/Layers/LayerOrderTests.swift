import DesignTokens
import SourceText
import Testing

/// The order in which overrides win, and what of which there is one at a time.
@Suite struct LayerOrderTests {
  /// A number that layers give the token `a`, each an override that is there or not.
  private struct Overrides {
    var builder = TokenCatalogBuilder()

    mutating func add(
      _ number: Double?, in override: String?, at place: String? = nil,
      choosing choice: String? = nil
    ) {
      builder.override = override.map { ($0, "on") }
      defer { builder.override = nil }
      var contents = LayerContents()
      if let number {
        let span = SourceSpan(file: SourceFile(path: "a.json", text: "x"), range: 0..<1)
        contents.declarations = [
          TokenDeclaration(
            token: builder.id(for: "a"), type: .number, value: TokenValue(.number(number), at: span)
          )
        ]
      }
      builder.addLayer(
        named: "layer", conditions: [], contents: contents, at: place,
        choosing: choice.map { ("wallpaper", $0) })
    }

    /// The number where all of these are there and the others are not.
    func number(with overrides: String...) throws -> Double? {
      var builder = builder
      var diagnostics = DiagnosticList()
      let catalog = builder.build(diagnostics: &diagnostics)
      try #require(diagnostics.all.isEmpty)
      let contexts = catalog.axes.map { axis in
        axis.contexts.firstIndex(of: overrides.contains(axis.name) ? "on" : "none") ?? 0
      }
      let token = try #require(catalog.token(named: "a"))
      let resolver = TokenResolver(catalog, in: Permutation(contexts: contexts))
      guard case .number(let number) = try resolver.value(of: token).value.content else {
        return nil
      }
      return number
    }
  }

  @Test func `Overrides win in the order of their sources, unless another is stated`() throws {
    var overrides = Overrides()
    overrides.add(0, in: nil)
    overrides.add(1, in: "user")
    overrides.add(2, in: "app")
    #expect(try overrides.number(with: "user", "app") == 2)
    overrides.builder.order = ["app", "user"]
    #expect(try overrides.number() == 0)
  }

  @Test func `The stated order holds whatever the order of the sources`() throws {
    var overrides = Overrides()
    overrides.builder.order = ["app", "user"]
    overrides.add(1, in: "user")
    overrides.add(2, in: "app")
    overrides.add(0, in: nil)
    #expect(try overrides.number() == 0)
    #expect(try overrides.number(with: "app") == 2)
    #expect(try overrides.number(with: "user", "app") == 1)
  }

  @Test(arguments: [(["preset", "app"], 1.0), (["app", "preset"], 2.0)])
  func `A layer may belong to another place than its source`(order: [String], number: Double) throws
  {
    var overrides = Overrides()
    overrides.builder.order = order
    overrides.add(0, in: nil)
    overrides.add(2, in: "app", at: "preset")
    overrides.add(1, in: "app")
    #expect(try overrides.number(with: "app") == number)
    #expect(try overrides.number() == 0)
  }

  @Test func `Of what there is one at a time the most specific override chooses`() throws {
    var overrides = Overrides()
    overrides.builder.order = ["preset", "app", "user", "chat"]
    overrides.add(0, in: nil)
    overrides.add(1, in: "app", at: "preset", choosing: "cats")
    overrides.add(2, in: "user", at: "preset", choosing: "hearts")
    overrides.add(nil, in: "chat", at: "preset", choosing: "none")
    #expect(try overrides.number(with: "app") == 1)
    #expect(try overrides.number(with: "app", "user") == 2)
    // The chat has nothing to say, and hides what goes with the others.
    #expect(try overrides.number(with: "app", "user", "chat") == 0)
    #expect(try overrides.number(with: "app", "chat") == 0)
  }

  @Test func `Layers that choose the same apply together`() throws {
    var overrides = Overrides()
    overrides.add(1, in: "app", choosing: "cats")
    overrides.add(nil, in: "chat", choosing: "cats")
    #expect(try overrides.number(with: "app", "chat") == 1)
  }
}

package import DesignTokens
package import SourceText

/// Reads Design Tokens files and resolver documents. [DTCG Format, Color and Resolver 2025.10]
///
/// Reports every error and continues; a catalog built after an error must not be audited.
package struct DTCGReader: TokenReader {
  /// A reader.
  package init() {}

  /// Adds the layers and axes of a file: of a resolver document, or of a token file, which becomes
  /// one layer that always applies.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    guard let file = source.file(diagnostics: &diagnostics),
      let document = source.jsonDocument(diagnostics: &diagnostics)
    else { return }
    guard document.root.kind == .object else {
      diagnostics.error(
        "expected an object of tokens, found \(document.root.kind.phrase)", at: document.root.span)
      return
    }
    if DTCGReader.isResolver(document) {
      var reader = DTCGResolverReader(
        document: document, loader: source.loader, hexNotation: source.hexNotation)
      reader.read(into: &builder, diagnostics: &diagnostics)
    } else {
      // A token is about so many values and keys.
      builder.reserveNames(document.nodeCount / 24)
      var reader = DTCGTokenReader(hexNotation: source.hexNotation)
      let contents = reader.read(document.root, into: &builder, diagnostics: &diagnostics)
      let mode = DTCGModes.ofFile(document.root)
      builder.addLayer(named: file.path, conditions: [], contents: contents, inMode: mode?.name)
      reader.modes.addLayers(
        over: file.path, conditions: [], to: &builder, &diagnostics)
    }
  }

  /// A resolver is recognized by its name or by the key that only resolvers must have.
  private static func isResolver(_ document: JSONDocument) -> Bool {
    document.file.path.hasSuffix(".resolver.json")
      || document.root["resolutionOrder"]?.kind == .array
  }
}

extension TokenFormat {
  /// Design Tokens, and all other JSON.
  package static let dtcg = TokenFormat(
    "dtcg", "Design Tokens (DTCG 2025.10), Tokens Studio and Style Dictionary JSON",
    takes: .files([".json", ".tokens", ".jsonc", ".json5"]), orKeys: { _ in true },
    reader: DTCGReader())
}

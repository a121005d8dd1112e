package import DesignTokens
package import SourceText

/// Reads colors that stand in a JSON file as plain texts, nested in objects and arrays: `{"ink": {"light":
/// "#222222"}}` is the token `ink.light`. Only where a policy says so.
///
/// A text in braces is an alias. How many values are no colors is reported.
package struct PlainJSONReader: TokenReader {
  /// A reader.
  package init() {}

  /// Adds a layer with the colors of a file.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    guard let file = source.file(diagnostics: &diagnostics),
      let root = source.jsonDocument(diagnostics: &diagnostics)?.root
    else { return }
    var colors = PlainColors(notation: source.hexNotation ?? .alphaLast)
    colors.read(root, named: "", &builder, &diagnostics)
    if let message = PlainColors.others(colors.others) {
      diagnostics.warning(message, at: colors.others.first?.span)
    }
    builder.addLayer(
      named: file.path, conditions: [], contents: colors.contents(in: builder, &diagnostics))
  }
}

extension TokenFormat {
  /// Colors as plain texts, if a policy says so.
  package static let json = TokenFormat(
    "json", "colors as texts in any JSON, nested in objects and arrays; never detected",
    takes: .files([".json", ".jsonc", ".json5"]), reader: PlainJSONReader())
}

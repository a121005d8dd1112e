import DesignTokens
import SourceText

/// What a set contains.
struct StudioLayer {
  let name: String
  let contents: LayerContents
  let modes: DTCGModeLayers

  /// The tokens that it declares.
  var tokens: Set<TokenID> { Set(contents.declarations.map(\.token)) }

  func add(
    under conditions: [TokenLayer.Condition], to builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    builder.addLayer(named: "set \(name)", conditions: conditions, contents: contents)
    var modes = modes
    modes.addLayers(over: "set \(name)", conditions: conditions, to: &builder, &diagnostics)
  }
}

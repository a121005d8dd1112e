import ColorMath
package import DesignTokens
package import SourceText

/// Reads the variables that Figma's REST API answers with: collections, each with modes, and a value
/// of each variable in each mode. [Figma REST API, variables]
///
/// A collection with several modes is an axis, called `scheme` if they are light and dark. The
/// slashes of a name separate groups. Only colors are read.
package struct FigmaReader: TokenReader {
  private static let collectionLimit = 1000

  /// A reader.
  package init() {}

  /// Whether a JSON file is such an answer, or its `meta` alone.
  static func reads(_ document: JSONDocument) -> Bool {
    let meta = document.root["meta"] ?? document.root
    return meta["variables"]?.kind == .object && meta["variableCollections"]?.kind == .object
  }

  /// Adds a layer for each mode.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    guard source.file(diagnostics: &diagnostics) != nil,
      let root = source.jsonDocument(diagnostics: &diagnostics)?.root
    else { return }
    let meta = root["meta"] ?? root
    guard let variables = meta["variables"], let list = meta["variableCollections"],
      variables.expect(.object, "variables", &diagnostics),
      list.expect(.object, "variableCollections", &diagnostics)
    else {
      if meta["variables"] == nil || meta["variableCollections"] == nil {
        diagnostics.error(
          "the file contains no variables and variableCollections; expected those of Figma",
          at: root.span)
      }
      return
    }
    let collections = list.members.prefix(Self.collectionLimit + 1)
      .compactMap { FigmaCollection($0, &diagnostics) }
    guard collections.count <= Self.collectionLimit else {
      diagnostics.error(
        "there are more than \(Self.collectionLimit) collections; expected fewer", at: list.span)
      return
    }
    let colors = FigmaColors(variables, of: collections, &diagnostics)
    var axes: Set<String> = []
    for collection in collections where colors.areIn(collection) {
      let axis = collection.axis(unlike: &axes)
      if collection.modes.count > 1 {
        _ = builder.axis(named: axis, contexts: collection.modes.map(\.name))
      }
      for mode in collection.modes {
        builder.addLayer(
          named: "\(collection.name), mode \(mode.name)",
          conditions: collection.modes.count > 1
            ? [builder.condition(axis: axis, context: mode.name)] : [],
          contents: colors.contents(of: collection, in: mode, &builder, &diagnostics))
      }
    }
  }
}

extension TokenFormat {
  /// Variables of Figma.
  package static let figma = TokenFormat(
    "figma", "Figma variables, as its REST API gives them", takes: .files([".json"]),
    orKeys: FigmaReader.reads, reader: FigmaReader())
}

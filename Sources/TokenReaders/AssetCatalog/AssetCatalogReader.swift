package import DesignTokens
package import SourceText

/// Reads the color sets of Xcode asset catalogs. [Asset Catalog Format Reference, named color type]
///
/// A token has the name of its set, after the folders around it that provide a namespace, joined by
/// full stops: `Brand.Primary`. Luminosity is the axis `scheme`, contrast the axis `contrast`;
/// `idiom` and `gamut` are axes only if a set differs by device or display. Where a set lacks an
/// entry another one applies, as on the device: for dark and high contrast the one for high
/// contrast, then the one for dark, then the one for any appearance. An entry for a device goes
/// before one for all devices, whatever their appearances.
package struct AssetCatalogReader: TokenReader {
  /// A reader.
  package init() {}

  /// Adds a layer for each kind of entry.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    guard case .folder(let path, let files) = source.content else {
      if case .file(let file) = source.content {
        diagnostics.error("'\(file.path)' is a file; expected an asset catalog, a folder")
      }
      return
    }
    var folders = AssetCatalogFolders(source: source, files: files)
    for folder in folders.incompleteSets {
      diagnostics.error("'\(folder)' has no Contents.json; expected the one that Xcode writes")
    }
    for file in folders.filesNamedAsSets {
      diagnostics.error("'\(file)' is a file; expected a color set, a folder")
    }
    var sets: [ColorSet] = []
    var places: [String: SourceSpan] = [:]
    for (folder, contents) in folders.colorSets {
      let name = folders.name(of: folder, &diagnostics)
      guard let file = source.load(contents, diagnostics: &diagnostics) else { continue }
      let place = SourceSpan(file: file, range: 0..<0)
      if let first = places[name] ?? placeInOtherCatalog(of: name, builder) {
        diagnostics.error(
          "there are two color sets '\(name)'; the other is '\(first.file.path)'; rename one",
          at: place)
        continue
      }
      places[name] = place
      var reader = ColorSetReader(name: name)
      if let set = reader.read(file, &diagnostics) {
        sets.append(set)
      } else {
        builder.noteUnread(name, because: "its color set is not read", at: place)
      }
    }
    var layers = AssetCatalogLayers(path: path, sets: sets)
    layers.add(to: &builder, &diagnostics)
  }

  /// The place of a set with the same name in a catalog read before; an override may reuse a name.
  private func placeInOtherCatalog(
    of name: String, _ builder: TokenCatalogBuilder
  ) -> SourceSpan? {
    guard builder.override == nil, let span = builder.firstDeclaration(of: name)?.value.span,
      span.file.path.hasSuffix(".colorset/Contents.json")
    else { return nil }
    return span
  }
}

extension TokenFormat {
  /// Asset catalogs of Xcode.
  package static let assetCatalog = TokenFormat(
    "xcassets", "Xcode asset catalogs, whole .xcassets folders",
    takes: .folders([".xcassets", ".colorset"]), reader: AssetCatalogReader())
}

package import DesignTokens
package import SourceText

/// Reads the colors of Android resources: `<color>` in `values` folders, color state lists in
/// `color` folders, and the colors that styles and themes give to attributes. [Android, app
/// resources]
///
/// A color is a token of its name. The item of a style is a token of both names,
/// `Theme.App.colorPrimary`, with what the style inherits; `?attr/x` in a theme is what the theme
/// gives to it, and anywhere else is unknown. A state list has a token for each state. `night` is
/// the axis `scheme`, API levels are the axis `api`, and the policy decides about other qualifiers.
package struct AndroidReader: TokenReader {
  /// A reader.
  package init() {}

  /// Adds the layers and axes of a file, or of all `values` and `color` folders in a folder.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    if source.hexNotation == .alphaLast {
      diagnostics.error("in Android resources the opacity of a hexadecimal color comes first")
    }
    var reader = AndroidResourceReader()
    switch source.content {
    case .file(let file):
      reader.read(file, &diagnostics)
      let qualifiers = reader.colors.map(\.qualifiers) + reader.styles.map(\.qualifiers)
      guard let own = qualifiers.first, !own.isPlain else { break }
      guard own.isSchemeOnly else {
        diagnostics.error(
          "'\(file.path)' is for some devices only; name the folder with all values folders instead"
        )
        return
      }
      // The file of a scheme beside the one for both.
      let scheme = own.isNight == true ? "dark" : "light"
      if let said = builder.confineSource(
        toContext: scheme, ofAxis: AndroidConfigurations.schemeAxis)
      {
        diagnostics.error(
          "'\(file.path)' is for the scheme \(scheme), but \"when\" says \(said); remove that",
          at: builder.placeOfSource)
      }
      reader = reader.withoutQualifiers
    case .folder(_, let paths):
      for path in paths where AndroidQualifiers.isResource(path) {
        guard let file = source.load(path, diagnostics: &diagnostics) else { continue }
        reader.read(file, &diagnostics)
      }
    }
    AndroidLayers(
      named: source.path, colors: reader.colors, styles: AndroidStyles(reader.styles)
    ).add(to: &builder, &diagnostics)
  }
}

extension TokenFormat {
  /// Android resources.
  package static let android = TokenFormat(
    "android", "Android colors, color state lists and themes, whole res folders",
    hexNotation: .alphaFirst, takes: .together(AndroidQualifiers.isResource), toldBy: [".xml"],
    reader: AndroidReader())
}

import ColorMath
package import DesignTokens
package import SourceText

/// Reads the colors of Flutter in Dart files.
///
/// A token is called like its constant, after the class around it: `AppColors.brand`. Read are
/// `Color(0xAARRGGBB)`, `Color.fromARGB`, `Color.fromRGBO`, `Color.from`, `Colors.red.shade700` and
/// `Colors.red[700]` with the values that Flutter publishes, swatches, lists and maps of these,
/// `withOpacity`, `withAlpha`, `withValues(alpha: …)`, and the names of other constants, getters and
/// functions without parameters. `Color.fromRGBO` and `withValues` keep their opacity as it is written,
/// as Flutter does since 3.27; `withOpacity` rounds it to 8 bits.
///
/// The roles of `ColorScheme(…)`, `ColorScheme.light(…)` and `ColorScheme.dark(…)` are tokens called
/// `ColorScheme.primary`, also within a `ThemeData`; those of the app's own classes, such as theme
/// extensions, likewise: `BrandColors.accent`. Light or dark is a context of `scheme`, as
/// `PaletteContexts` explains. A role that is not given is unreadable, but for the main ones of
/// `ColorScheme.light()` and `dark()`. Other code in the place of a color is run; what that cannot tell,
/// such as `ColorScheme.fromSeed`, `Color.lerp` or a parameter, is unreadable. A getter that switches over the entries
/// of an enumeration gives each its own color: `Place.sea.page`.
package struct DartSourceReader: TokenReader {
  /// A reader.
  package init() {}

  /// Adds a layer for each choice of scheme, contrast and theme that values depend on.
  ///
  /// The files of a folder are read as one program; a file alone finds only what it declares itself,
  /// and what sources before it declare.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    ProgramSourceReading(framework: FlutterColors())
      .read(source, into: &builder, &diagnostics)
  }
}

extension TokenFormat {
  /// Source code of Dart.
  package static let dart = TokenFormat(
    "dart", "Dart files with colors of Flutter, and folders of them", hexNotation: .alphaFirst,
    takes: .filesTogether(".dart"), toldBy: [".dart"], reader: DartSourceReader())
}

import ColorMath
package import DesignTokens
package import SourceText

/// Reads the colors of Jetpack Compose in Kotlin files.
///
/// A token is called like its constant, after the types around it without companions:
/// `Palette.Purple40`. Read are `Color(0xAARRGGBB)`, `Color(red, green, blue, alpha)`, `Color.hsl(…)`,
/// `Color.hsv(…)`, the named colors of Compose, `copy(alpha = …)`, lists of these, and the names of
/// other constants, getters and functions without parameters.
///
/// The roles of `lightColorScheme(…)`, `darkColorScheme(…)`, `ColorScheme(…)`, and of Material 2's
/// `lightColors(…)`, `darkColors(…)` are tokens called `ColorScheme.primary` and `Colors.primary`; those
/// of the app's own types likewise, `AppColors.brand`. Light or dark is a context of `scheme`, as
/// `PaletteContexts` explains. A role that is not given is unreadable unless the policy says which
/// defaults hold (`FrameworkDefaults`): those of Material differ between its versions. Other code
/// in the place of a color is run; what that cannot tell, such as `lerp` or a parameter, is unreadable.
package struct KotlinSourceReader: TokenReader {
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
    ProgramSourceReading(framework: ComposeColors(defaults: source.defaults))
      .read(source, into: &builder, &diagnostics)
  }
}

extension TokenFormat {
  /// Source code of Kotlin.
  package static let kotlin = TokenFormat(
    "kotlin", "Kotlin files with colors of Jetpack Compose, and folders of them",
    hexNotation: .alphaFirst, takes: .filesTogether(".kt"), toldBy: [".kt"],
    reader: KotlinSourceReader())
}

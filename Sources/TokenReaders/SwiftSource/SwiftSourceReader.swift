import ColorMath
package import DesignTokens
package import SourceText

/// Reads the declarations of colors in Swift files, and in the Swift code blocks of Markdown files.
///
/// A token is called like its constant, after the types around it: `Palette.Purple.shade700`. What
/// depends on light or dark varies along the axis `scheme`, on increased contrast along `contrast`, and
/// on the theme along `theme`:
/// - The types that conform to one protocol are themes if the protocol requires a color or is
///   called a theme: `struct MidnightTheme: VaultMailTheme` is the theme `midnight`, after its name
///   without the words that all of them end in. A requirement of the protocol is one token of all
///   themes, called after the protocol: `VaultMailTheme.accent`.
/// - The cases of an enumeration that is switched over are themes where its name has the word theme,
///   skin, brand, pack or flavor. An enumeration that is no theme and switches over itself has a token
///   for each case: `Status.failed.color`.
///
/// The policy decides what `#if` chooses, unless it makes no difference. An initializer that the
/// source adds to a color type is executed; for a missing one the assumption is reported: eight
/// hexadecimal digits are `AARRGGBB` unless the source says otherwise. Not read are a variable that
/// is assigned again, an unknown property wrapper and a class that overrides. Text styles are
/// typography tokens, whose points are pixels. A color that is not read is reported with its place:
/// a warning if there is a value, also for a function that returns a color, and a note for
/// properties whose values come from the caller. Everything else is ignored.
package struct SwiftSourceReader: TokenReader {
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
    let files = source.files(endingWith: ".swift", diagnostics: &diagnostics)
    if files.isEmpty { diagnostics.error("the folder '\(source.path)' contains no Swift file") }
    let documents = files.flatMap { self.documents(of: $0, &diagnostics) }
    guard !documents.isEmpty else { return }
    // What is declared by now; what this source adds is asked of itself.
    let earlier = builder
    let evaluator = SwiftEvaluator(
      program: SwiftProgram(documents: documents),
      hex: SwiftHex(
        notation: source.hexNotation ?? .alphaFirst, isStated: source.hexNotation != nil),
      conditions: builder.conditionChoices, symbols: SwiftAssetSymbols(builder)
    ) { name in
      guard let declaration = earlier.firstDeclaration(of: name) else { return false }
      return declaration.type == nil || declaration.type == .color
    }
    var collector = collected(evaluator, source)
    let (read, reasons) = addLayers(of: source, &collector, to: &builder, &diagnostics)
    if let place = collector.evaluator.assumption {
      diagnostics.append(
        Diagnostic(
          .note,
          "the initializer of hexadecimal colors is not in this source: six digits are read as "
            + "RRGGBB, and eight as AARRGGBB unless the source says \"hexAlpha\": \"last\"",
          at: place)
      )
    }
    SwiftOmissions(collector, read: read, reasons: reasons).report(to: &builder, &diagnostics)
  }

  /// Collects the tokens, with the themes that most depends on.
  private func collected(
    _ evaluator: SwiftEvaluator, _ source: TokenSource
  ) -> SwiftTokenCollector {
    var collector = SwiftTokenCollector(evaluator, schemes: source.schemes)
    collector.collect()
    if collector.evaluator.themes.hasConflict, !collector.evaluator.themes.instances.isEmpty {
      // An enumeration of themes that code switches over goes before instances.
      collector = SwiftTokenCollector(evaluator, schemes: source.schemes, usesInstances: false)
      collector.collect()
    }
    guard collector.evaluator.themes.hasConflict, !collector.evaluator.themes.conformers.isEmpty
    else { return collector }
    // Toasts may have themes of their own.
    var other = SwiftTokenCollector(
      evaluator.withoutProtocolThemes(), schemes: source.schemes, usesInstances: false)
    other.collect()
    return other.themedValues > collector.themedValues ? other : collector
  }

  /// Adds the layers; the properties that became tokens, and why functions did not. The tokens of the
  /// source are gone then.
  private func addLayers(
    of source: TokenSource, _ collector: inout SwiftTokenCollector,
    to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> (read: Set<Int>, reasons: [Int: String]) {
    var layers = SwiftTokenLayers(path: source.path, &collector)
    layers.add(to: &builder, schemes: source.schemes, &diagnostics)
    return (layers.readProperties, layers.unreadFunctions)
  }

  private func documents(
    of file: SourceFile, _ diagnostics: inout DiagnosticList
  ) -> [SwiftDocument] {
    guard !file.path.lowercased().hasSuffix(".swift") else {
      return [SwiftDocument.parse(file, diagnostics: &diagnostics)]
    }
    let blocks = FencedCodeBlock.all(in: file).filter { $0.language == "swift" }
    if blocks.isEmpty {
      diagnostics.error("'\(file.path)' contains no code block that begins with ```swift")
    }
    // What a document shows need not be whole.
    return blocks.map {
      SwiftDocument.parse(file, in: $0.range, severity: .warning, diagnostics: &diagnostics)
    }
  }
}

extension TokenFormat {
  /// Source code of Swift. That a text has no code blocks of it is for the reader to say.
  package static let swift = TokenFormat(
    "swift", "Swift files, folders of them, and Markdown with Swift code blocks",
    hexNotation: .alphaFirst, takes: .filesTogether(".swift"),
    toldBy: [".swift", ".md", ".markdown", ".txt"], reader: SwiftProgramReader())
}

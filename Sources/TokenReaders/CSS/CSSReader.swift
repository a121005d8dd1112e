import ColorMath
package import DesignTokens
package import SourceText
import StyleSheets

/// Reads the custom properties of style sheets: of a file, or of all `.css` and `.pcss` files in a folder, which
/// are one cascade in the order of their names. [CSS Custom Properties 1; CSS Cascade 5]
///
/// A page in HTML is an entry: the sheets that it links are one cascade in the order of the page, with their
/// `media`, and `<style>` among them. Those that somebody can choose by their `title` are contexts of the axis
/// `style`; one that a script enables is a condition.
///
/// A property `--color-text` is the token `color-text`. It reads the declarations of the root
/// element, by `:root`, `html`, `:host`, and where it chooses a scheme or a theme: `.dark`,
/// `.light`, `[data-theme="x"]`, `.theme-x`, `.x-theme`, `.app-theme-dark`, `prefers-color-scheme`,
/// `prefers-contrast`, under
/// `@media`, `@layer` and `@supports`, nested or not, and imports of files beside it. The policy
/// decides about other conditions and selectors: they become axes, or are ignored. Without a
/// decision they are reported, and a token that they change fails its uses.
///
/// `.theme-x:is(.dark *)` and `.dark .theme-x` are theme x in the dark, on an element below the root. A
/// class or an id that alone holds the first values, `:where(.app)`, `#root`, stands for the root, unless the root has others
/// under a condition. What a class shows only on the root, or only below, because a rule for every root
/// wins over it, is a condition. Names of media queries (`@custom-media`) are those of the whole page.
/// `::backdrop` has no text.
///
/// The axes are `theme` (`default` and the names), `scheme` (light, dark) and `contrast` (standard,
/// increased), each only if it is used. A `data-theme` that is only ever light or dark chooses the
/// scheme. Layers come in the order of the cascade: importance, cascade layer, specificity, source.
/// Where a page may choose a scheme in several ways, or another one than the system's, what only then
/// shows is a condition, too.
///
/// `var()` is an alias, and its fallback counts if nothing sets its target. A color function with
/// aliases is computed after they are replaced. `light-dark()` uses `color-scheme`. A possible
/// color that cannot be read (`currentColor`, unknown functions) is reported, and fails its uses; so
/// does a malformed color.
package struct CSSReader: TokenReader {
  /// A reader.
  package init() {}

  /// How the names of style sheets end; those of PostCSS have the syntax of CSS.
  static let endings = [".css", ".pcss", ".postcss"]

  /// Whether a file is a style sheet, by its name.
  static func isStyleSheet(_ path: String) -> Bool {
    endings.contains(where: path.lowercased().hasSuffix)
  }

  /// The token name of a custom property: without the two hyphens.
  static func tokenName(of property: String) -> String { String(property.dropFirst(2)) }

  /// Adds the layers and axes of a style sheet.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    if source.hexNotation == .alphaFirst {
      diagnostics.error("in CSS the opacity of a hexadecimal color comes last")
    }
    if case .folder(_, let paths) = source.content {
      for path in paths where Self.isStyleSheet(path) {
        guard path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
        diagnostics.warning("'\(path)' is a hidden file, but is read like the other style sheets")
      }
    }
    let files =
      switch source.content {
      case .file(let file): [file]
      case .folder(_, let paths):
        paths.filter(Self.isStyleSheet).compactMap { source.load($0, diagnostics: &diagnostics) }
      }
    var sheets = CSSLoadedSheets { reference, file in
      try? source.loader.load(reference, from: file)
    }
    let page = files.first.flatMap { file in
      files.count == 1 && CSSLinkedSheets.isPage(file.path)
        ? CSSLinkedSheets(file, sheets, &diagnostics) : nil
    }
    let documents =
      page?.parts.compactMap(\.document)
      ?? files.compactMap { sheets.document(of: $0, &diagnostics) }
    // What another file of the folder imports is read there.
    let imported =
      page == nil && documents.count > 1
      ? Set(documents.flatMap { CSSRuleCollector.imports(of: $0, sheets) }.map(\.path)) : []
    var own = documents.filter { !imported.contains($0.file.path) }
    if own.isEmpty { own = documents }
    var read = DiagnosticList()
    var (questions, collector) = Self.collect(
      own, page, sheets, builder.conditionChoices, nil, &read)
    let ofTailwind = collector.importsTailwind ? collector.colorsOfTailwind : []
    if source.defaults == .tailwind4 {
      if !collector.importsTailwind {
        diagnostics.error("'\(source.path)' does not import Tailwind CSS; remove \"defaults\"")
      }
      let plain = sheets
      let sheet = SourceFile(
        path: "tailwindcss/theme.css", bytes: Array(TailwindPalette.sheet(of: ofTailwind).utf8),
        isEmbedded: true)
      sheets = CSSLoadedSheets {
        TailwindPalette.imports.contains($0) ? sheet : plain.load($0, from: $1)
      }
      read = DiagnosticList()
      (questions, collector) = Self.collect(own, page, sheets, builder.conditionChoices, nil, &read)
    } else if !ofTailwind.isEmpty {
      builder.noteMissingDefaults()
    }
    let base = CSSBaseClass(of: collector.ruleSets)
    if let base {
      read = DiagnosticList()
      (questions, collector) = Self.collect(
        own, page, sheets, builder.conditionChoices, base.mark, &read)
    }
    for diagnostic in read.all { diagnostics.append(diagnostic) }
    for question in questions.met { _ = builder.choice(for: question) }
    for sheet in collector.unread { builder.hide(nil, under: sheet.name, at: sheet.span) }
    let cascade = CSSCascade(
      questions.withParts(collector.ruleSets), lonely: collector.lonely,
      unreadInitials: collector.unreadInitials,
      unaudited: questions.unaudited, onRoot: questions.onRoot, onBody: questions.onBody,
      base: base?.properties ?? [],
      channels: source.channels)
    cascade.reportOrderOfFiles(&diagnostics)
    cascade.add(to: &builder, named: source.path, &diagnostics)
    if let function = source.channels, !cascade.hasChannels {
      diagnostics.error(
        "'\(source.path)' has no components of \(function.rawValue)() without the function; remove "
          + "\"channels\"")
    }
  }
}

extension CSSReader {
  /// Collects the rules of style sheets that are one cascade.
  ///
  /// - Parameters:
  ///   - page: the page that loads them; nil for none.
  ///   - base: the class or id that stands for the root; nil for none.
  ///   - undecided: the switches whose selectors of the body are questions.
  private static func collect(
    _ documents: [CSSDocument], _ page: CSSLinkedSheets?,
    _ sheets: CSSLoadedSheets, _ choices: ConditionChoices, _ base: PageMark?,
    undecided: Set<CSSSwitch> = [],
    _ diagnostics: inout DiagnosticList
  ) -> (CSSQuestions, CSSRuleCollector) {
    let questions = CSSQuestions(choices, undecidedOnBody: undecided, base: base)
    sheets.restart()
    var collector = CSSRuleCollector(questions, sheets)
    var found = DiagnosticList()
    collector.noteCustomMedia(in: documents)
    if let page {
      collector.collect(page, &found)
    } else {
      for (sheet, document) in documents.enumerated() {
        let count = collector.ruleSets.count
        collector.collect(document, &found)
        for index in count..<collector.ruleSets.count { collector.ruleSets[index].sheet = sheet }
      }
    }
    let both = questions.ofBodyInBothPlaces
    guard both.isSubset(of: undecided) else {
      return collect(
        documents, page, sheets, choices, base, undecided: both.union(undecided), &diagnostics)
    }
    for diagnostic in found.all { diagnostics.append(diagnostic) }
    return (questions, collector)
  }
}

extension TokenFormat {
  /// Style sheets.
  package static let css = TokenFormat(
    "css",
    "CSS custom properties of .css files, and of all that a page in HTML loads, with every color notation of "
      + "CSS Color 4",
    takes: .together(CSSReader.isStyleSheet), toldBy: CSSReader.endings + CSSLinkedSheets.endings,
    reader: CSSReader())
}

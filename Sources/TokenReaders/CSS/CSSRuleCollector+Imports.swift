import SourceText
import StyleSheets

/// Style sheets that others import.
extension CSSRuleCollector {
  /// How deep style sheets may import others.
  private static let importLimit = 16

  /// Reads an imported style sheet in its place.
  mutating func readImport(
    _ rule: CSSAtRule, _ around: Surroundings, after preamble: CSSPreamble,
    _ diagnostics: inout DiagnosticList
  ) {
    let text = "'@import \(CSSSkippedRules.short(rule.prelude.source))'"
    guard around.depth == 0, preamble.takesImports, let sheet = CSSImport(rule.prelude) else {
      diagnostics.warning(
        "\(text) is not read, and no browser reads it: an import must come before all rules",
        at: rule.span)
      return
    }
    if TailwindPalette.imports.contains(sheet.reference) { importsTailwind = true }
    var inside = around
    if let supports = sheet.supports {
      let reader = CSSSupportsReader(ask: questions.ask)
      guard let truth = try? reader.readImport(supports),
        let both = CSSCondition.product(inside.conditions, truth.yes)
      else { return unread(sheet, text, rule, &diagnostics) }
      inside.conditions = both
    }
    let media = CSSMediaReader(ask: questions.ask, customMedia: customMedia)
    guard let truth = try? media.read(sheet.queries),
      let both = CSSCondition.product(inside.conditions, truth.yes)
    else { return unread(sheet, text, rule, &diagnostics) }
    inside.conditions = both
    guard !both.isEmpty else { return }
    if let layer = sheet.layer {
      guard let position = position(of: layer, rule, inside, &diagnostics) else { return }
      inside.layer = position
    }
    guard questions.choice(for: sheet.name) != .ignore else { return }
    guard sheet.isFile, !preamble.isDoubtful, around.files.count < Self.importLimit,
      let file = sheets.load(sheet.reference, from: rule.span.file)
    else { return unread(sheet, text, rule, &diagnostics) }
    // One that imports itself is not read again.
    guard !around.files.contains(file.path) else { return }
    guard !sheets.isSpent, let document = sheets.document(of: file, &diagnostics) else { return }
    guard sheets.mayRead(document) else {
      diagnostics.error(
        "\(text) is not read: imports of imports are too many to read; import each style sheet once",
        at: rule.span)
      return
    }
    inside.files.append(file.path)
    collect(document, inside, &diagnostics)
  }

  /// Reads `@namespace url(…)`: without a prefix, the rules of the file are for elements of that namespace
  /// only. [CSS Namespaces 3]
  mutating func readNamespace(
    _ rule: CSSAtRule, _ around: inout Surroundings, _ diagnostics: inout DiagnosticList
  ) {
    guard let only = rule.prelude.only else { return }
    let isHTML = rule.prelude[only..<rule.prelude.index(after: only)].source.contains(
      "http://www.w3.org/1999/xhtml")
    if isHTML { return }
    let name = "@namespace \(rule.prelude.line)"
    questions.noteUnaudited(name)
    switch questions.choice(for: name) {
    case .audit:
      diagnostics.error(
        "'\(name)' cannot be audited: the rules are not for elements of HTML; ignore it",
        at: rule.span)
    case nil, .context:
      diagnostics.warning("the rules after '\(name)' are not for elements of HTML", at: rule.span)
    case .ignore: break
    }
    around.conditions =
      CSSCondition.product(around.conditions, questions.ask(name).yes) ?? around.conditions
  }

  private mutating func unread(
    _ sheet: CSSImport, _ text: String, _ rule: CSSAtRule, _ diagnostics: inout DiagnosticList
  ) {
    if questions.choice(for: sheet.name) == .audit {
      diagnostics.error(
        "\(text) cannot be audited: the file is not here; name a copy of it as a source, and ignore "
          + "the import", at: rule.span)
      return
    }
    hideUnread(sheet.name, at: rule.span, &diagnostics)
  }

  /// Notes what is not read, as a policy names it: any custom property may stand in it.
  mutating func hideUnread(
    _ name: String, at span: SourceSpan, _ diagnostics: inout DiagnosticList
  ) {
    diagnostics.warning(
      "'\(CSSSkippedRules.short(name))' is not read: name the file as a source of its own", at: span
    )
    unread.append((name, span))
  }

  /// Notes the media queries that style sheets name, and those that they import, from the last to the
  /// first: a name is of the whole page, and the last definition counts. A style sheet that is imported
  /// twice counts at its last import.
  mutating func noteCustomMedia(in documents: [CSSDocument]) {
    for document in documents {
      let own = CSSCustomMedia()
      var read: Set<String> = []
      noteCustomMedia(in: document, isCertain: true, depth: 0, &read, own)
      customMedia.add(own)
    }
  }

  private func noteCustomMedia(
    in document: CSSDocument, isCertain: Bool, depth: Int, _ read: inout Set<String>,
    _ media: CSSCustomMedia
  ) {
    guard depth <= Self.importLimit, read.insert(document.file.path).inserted else { return }
    media.note(document.root, isCertain: isCertain)
    for (sheet, file) in Self.readImports(of: document, sheets).reversed() {
      var ignored = DiagnosticList()
      guard let imported = sheets.document(of: file, &ignored) else { continue }
      let isPlain = sheet.supports == nil && sheet.queries.parts.isEmpty
      noteCustomMedia(
        in: imported, isCertain: isCertain && isPlain, depth: depth + 1, &read, media)
    }
  }

  /// The files that a style sheet imports.
  static func imports(
    of document: CSSDocument, _ sheets: CSSLoadedSheets
  ) -> [SourceFile] { readImports(of: document, sheets).map(\.file) }

  /// The imports that come before all rules: no others are read.
  private static func readImports(
    of document: CSSDocument, _ sheets: CSSLoadedSheets
  ) -> [(sheet: CSSImport, file: SourceFile)] {
    var found: [(CSSImport, SourceFile)] = []
    var preamble = CSSPreamble()
    for item in document.root.items {
      switch item {
      case .atRule(let rule):
        if rule.name == "import", rule.block == nil, let sheet = CSSImport(rule.prelude),
          sheet.isFile, let file = sheets.load(sheet.reference, from: document.file)
        {
          found.append((sheet, file))
        }
        preamble.note(rule)
      case .rule(let rule):
        preamble.note(isCertain: CSSSelectorParser.isValid(rule.prelude))
      case .declaration, .madeProperty, .stray: break
      }
      if !preamble.takesImports { return found }
    }
    return found
  }
}

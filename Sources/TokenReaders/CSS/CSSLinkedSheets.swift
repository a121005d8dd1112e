import SourceText
import StyleSheets

/// A page in HTML or a module as an entry: the style sheets that it loads are one cascade, in their order.
struct CSSLinkedSheets {
  /// A style sheet of the page, with its contents; nil for one that is not here.
  struct Part {
    let sheet: PageMarkup.Sheet
    let document: CSSDocument?
  }

  let file: SourceFile
  let markup: PageMarkup
  let parts: [Part]

  /// Whether a path is that of a page, or of a module that imports style sheets.
  static func isPage(_ path: String) -> Bool {
    endings.contains(where: path.lowercased().hasSuffix) || ModuleImports.isModule(path)
  }

  /// How the names of pages end.
  static let endings = [".html", ".htm"]

  init(
    _ file: SourceFile, _ loaded: CSSLoadedSheets, _ diagnostics: inout DiagnosticList
  ) {
    self.file = file
    if ModuleImports.isModule(file.path) {
      let imported = ImportedSheets(by: file) { loaded.load($0, from: $1) }.all
      parts = imported.map { sheet, file in
        let document = file.flatMap { loaded.document(of: $0, &diagnostics) }
        return Part(sheet: sheet, document: document)
      }
      markup = PageMarkup(imported: imported.map { $0.sheet })
      return
    }
    let markup = PageMarkup(file.bytes)
    self.markup = markup
    var own = CSSDocument.parse(
      file, in: markup.sheets.filter { $0.reference == nil }.map(\.range), diagnostics: &diagnostics
    )[...]
    var parts: [Part] = []
    for sheet in markup.sheets {
      guard let reference = sheet.reference else {
        parts.append(Part(sheet: sheet, document: own.popFirst()))
        continue
      }
      let isHere =
        !reference.isEmpty && !reference.hasPrefix("/") && !reference.contains(":")
        && !markup.hasBase
      let linked = isHere ? loaded.load(reference, from: file) : nil
      parts.append(
        Part(
          sheet: sheet,
          document: linked.flatMap { loaded.document(of: $0, &diagnostics) }))
    }
    self.parts = parts
  }
}

extension CSSRuleCollector {
  /// The setting of a page with several styles that somebody can choose from.
  private static let style = CSSSwitch.namedClass(axis: "style", number: 0)

  /// Reads the style sheets of a page.
  mutating func collect(_ page: CSSLinkedSheets, _ diagnostics: inout DiagnosticList) {
    for (tag, range) in page.markup.styled where questions.choice(for: "<\(tag) style>") != .ignore
    {
      hideUnread(
        "<\(tag) style>", at: SourceSpan(file: page.file, range: range), &diagnostics)
    }
    let others = Set(page.markup.sheets.compactMap(\.title)).subtracting(
      [page.markup.preferredTitle].compactMap(\.self))
    for part in page.parts {
      let span = SourceSpan(file: page.file, range: part.sheet.range)
      let name = Self.name(of: part.sheet)
      guard questions.choice(for: name) != .ignore else { continue }
      guard let conditions = conditions(of: part.sheet, named: name, in: page, beside: others)
      else {
        hideUnread(name, at: span, &diagnostics)
        continue
      }
      if conditions.isEmpty { continue }
      guard let document = part.document else {
        hideUnread(name, at: span, &diagnostics)
        continue
      }
      var around = Surroundings()
      around.conditions = conditions
      around.files = [document.file.path]
      collect(document, around, &diagnostics)
    }
    reportUnsettledLayers(in: page.file, &diagnostics)
  }

  /// The sheet as a policy names it.
  private static func name(of sheet: PageMarkup.Sheet) -> String {
    if sheet.isImported { return "import \"\(sheet.reference ?? "")\"" }
    let address = sheet.reference.map { "<link href=\"\($0)\"" } ?? "<style"
    return address + (sheet.isDisabled ? " disabled" : "") + ">"
  }

  /// When a sheet applies; empty for never, nil if that is not read.
  ///
  /// - Parameter others: the titles of the styles that are not shown unless somebody chooses them.
  private func conditions(
    of sheet: PageMarkup.Sheet, named name: String, in page: CSSLinkedSheets,
    beside others: Set<String>
  ) -> [CSSCondition]? {
    let media = CSSMediaReader(ask: questions.ask, customMedia: customMedia)
    guard var truth = try? media.read(CSSTokens(sheet.media)) else { return nil }
    func add(_ other: CSSTruth) -> Bool {
      guard let both = truth.and(other) else { return false }
      truth = both
      return true
    }
    if sheet.isDisabled, !add(questions.ask(name)) { return nil }
    if sheet.isWithoutScripts, !add(questions.ask("<noscript>")) { return nil }
    guard let title = sheet.title else {
      // Without a name nobody can choose it, but a script.
      return !sheet.isAlternate || add(questions.ask(name)) ? truth.yes : nil
    }
    if others.isEmpty { return truth.yes }
    let contexts =
      title == page.markup.preferredTitle ? CSSContexts.except(others) : .only([title])
    return add(CSSTruth(Self.style, contexts)) ? truth.yes : nil
  }
}

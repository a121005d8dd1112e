import AuditEngine
package import DesignTokens
package import SourceText
package import TokenReaders

/// The token sources of a system: which they are, and the files as they were read.
package struct SystemSources: Sendable {
  /// The files.
  package private(set) var files = ReadFiles()
  /// What the app's code shows, where the policy names it.
  private(set) var shown: ShownColors?
  private let policy: Policy
  /// Sources that the user named.
  private let paths: [String]
  /// Sources that are laid over those of the policy, and the file that says so.
  private let laidOver: (sources: [Policy.TokenSource], file: SourceFile)
  /// Whether these are laid over those of the policy, instead of replacing them.
  private let isLaidOver: Bool

  init(of policy: Policy, _ found: AuditedSystem.FoundPolicy) {
    self.policy = policy
    paths = found.sources
    laidOver = (found.sources.isEmpty ? found.laidOver : [], policy.statedFile)
    isLaidOver = found.isLaidOver
  }

  /// Reads them through a loader, and keeps the files.
  mutating func catalog(
    _ found: AuditedSystem.FoundPolicy, _ diagnostics: inout DiagnosticList
  ) -> TokenCatalog {
    let record = SourceRecord(found.loader, canonicalPath: found.canonicalPath)
    var builder = TokenCatalogBuilder()
    read(with: record.reader, into: &builder, keeping: found.readings, &diagnostics)
    files = record.files
    checkLeftOut(record, &diagnostics)
    let catalog = builder.build(diagnostics: &diagnostics)
    if !policy.code.isEmpty, !diagnostics.hasErrors {
      let code = files.entries.values.map(\.file).filter { CodeFiles.isCode($0.path) }
      shown = ShownColors(
        KeptUses.reading(of: code.sorted { $0.path < $1.path }, keptIn: found.readings), catalog,
        excludesSchemes: policy.exclude.terms.contains { $0.axis == SchemeGroups.schemeAxis })
    }
    return completed(catalog)
  }

  /// What is gone needs no entry, and what it was renamed to has none. What is read is not left out.
  private func checkLeftOut(_ record: SourceRecord, _ diagnostics: inout DiagnosticList) {
    for source in paths.isEmpty ? policy.leftOut : [] {
      let path = source.path
      do throws(SourceLoadError) {
        guard try record.files(in: path.text, from: policy.file) == nil else { continue }
        let file = try record.load(path.text, from: policy.file)
        guard files.entries[record.files.key(of: file)]?.manners.isEmpty == false else { continue }
        diagnostics.error(
          "'\(path.text)' is left out and among the tokens; expected one of both", at: path.span)
      } catch {
        diagnostics.warning("'\(path.text)' is left out, and \(error.message)", at: path.span)
      }
    }
  }

  /// Reads them with other contents of some files, and keeps these.
  mutating func catalog(
    replacing contents: [SourceFile], _ diagnostics: inout DiagnosticList
  ) -> TokenCatalog {
    files = files.replacing(
      Dictionary(contents.map { (files.key(of: $0), $0) }) { first, _ in first })
    var builder = TokenCatalogBuilder()
    read(with: TokenSourceReader(loader: files), into: &builder, &diagnostics)
    return completed(builder.build(diagnostics: &diagnostics))
  }

  /// The catalog of the sources with the colors that only the app's code has.
  package func completed(_ catalog: TokenCatalog) -> TokenCatalog {
    shown?.added(to: catalog) ?? catalog
  }

  /// Reads them again.
  package func read(
    with reader: TokenSourceReader, into builder: inout TokenCatalogBuilder,
    keeping readings: KeptReadings? = nil, _ diagnostics: inout DiagnosticList
  ) {
    builder.conditionChoices = policy.conditionChoices
    builder.order = policy.layers
    var reader = reader
    if !policy.code.isEmpty {
      reader.code = CodeFiles(
        policy.code.map { ($0.text, $0.span) }, reader.loader, from: policy.file,
        keeping: readings, &diagnostics)
    }
    func read(_ source: Policy.TokenSource, of file: SourceFile, isBase: Bool) {
      reader.read(
        source.path, from: file, format: source.format, hexNotation: source.hexNotation,
        channels: source.channels, uiTheme: source.uiTheme, defaults: source.defaults,
        schemes: source.groups,
        override: source.override, isBase: isBase, isOverriding: source.isOverriding,
        in: source.contexts, at: source.span, into: &builder, diagnostics: &diagnostics)
    }
    for source in paths.isEmpty || isLaidOver ? policy.tokens : [] where !builder.isFull {
      read(source, of: policy.file, isBase: isLaidOver)
    }
    for source in laidOver.sources { read(source, of: laidOver.file, isBase: false) }
    for path in paths {
      reader.read(path, from: nil, at: nil, into: &builder, diagnostics: &diagnostics)
    }
    if isLaidOver { builder.setBaseFromGroups(&diagnostics) }
  }
}

import AuditEngine
import ColorMath
import DesignTokens
import Programs
import Reporters
import SourceText
import SystemLoading
import TokenReaders

@testable import contrast_audit

/// What is fed with bytes that nobody wrote. Anything that traps, hangs or writes a report that breaks
/// its own format is a finding.
enum FuzzTarget: String, CaseIterable {
  case dtcg, resolver, studio, figma, xcassets, swift, markdown, css, material, simplex, kotlin,
    dart, android,
    vscode, typescript
  case policy, color, arguments, syntax

  func run(_ bytes: [UInt8]) {
    switch self {
    case .dtcg: read(bytes, as: "tokens.json", DTCGReader())
    case .resolver: read(bytes, as: "app.resolver.json", DTCGReader())
    case .studio: read(bytes, as: "sets.json5", StudioReader())
    case .figma: read(bytes, as: "variables.json", FigmaReader())
    case .swift: read(bytes, as: "Theme.swift", SwiftSourceReader())
    case .markdown: read(bytes, as: "guide.md", SwiftSourceReader())
    case .css: read(bytes, as: "theme.css", CSSReader())
    case .material: read(bytes, as: "material.json", MaterialReader())
    case .android: read(bytes, as: "res/values-night/colors.xml", AndroidReader())
    case .vscode: read(bytes, as: "theme.json", VSCodeReader())
    case .typescript: read(bytes, as: "theme.ts", TypeScriptReader())
    case .simplex: read(bytes, as: "night.theme", SimpleXReader())
    case .kotlin: read(bytes, as: "Theme.kt", KotlinSourceReader())
    case .dart: read(bytes, as: "theme.dart", DartSourceReader())
    case .xcassets:
      let loader = OneFileLoader(
        SourceFile(path: "App.xcassets/Ink.colorset/Contents.json", bytes: bytes))
      audit(
        TokenSource(
          content: .folder(path: "App.xcassets", files: [loader.file.path]), loader: loader),
        AssetCatalogReader())
    case .policy: judge(bytes)
    case .color: parse(String(decoding: bytes, as: UTF8.self))
    case .syntax: walk(SourceFile(path: "Theme.swift", bytes: bytes))
    case .arguments:
      let words = bytes.split(separator: UInt8(ascii: "\n")).map {
        String(decoding: $0, as: UTF8.self)
      }
      _ = try? ArgumentParser(commands: Tool.commands).parse(words)
    }
  }

  // MARK: Readers

  private func read(_ bytes: [UInt8], as path: String, _ reader: some TokenReader) {
    let loader = OneFileLoader(SourceFile(path: path, bytes: bytes))
    let source = TokenSource(content: .file(loader.file), loader: loader)
    _ = TokenFormat.of(source)
    audit(source, reader)
  }

  private func audit(_ source: TokenSource, _ reader: some TokenReader) {
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    reader.read(source, into: &builder, diagnostics: &diagnostics)
    let catalog = builder.build(diagnostics: &diagnostics)
    for diagnostic in diagnostics.all { _ = "\(diagnostic)" }
    let choices = catalog.axes.map { Array($0.contexts.indices) }
    guard let permutations = Permutations.count(choices: choices), permutations <= 64 else {
      return
    }
    for permutation in Permutations(choices: choices) {
      let resolver = TokenResolver(catalog, in: permutation)
      for token in catalog.tokens {
        _ = (try? resolver.value(of: token))?.value.summary
        _ = (try? resolver.paint(of: token))
        _ = (try? resolver.textStyle(of: token))
      }
    }
    // A file may carry its pairings itself.
    guard !diagnostics.hasErrors else { return }
    report(Policy(file: SourceFile(path: "tokens", bytes: [])), catalog)
  }

  // MARK: Programs

  /// A node lies in the one around it, whatever the file holds, and what a file declares is found.
  private func walk(_ file: SourceFile) {
    let root = SwiftParser.parse(file).root
    for node in Array(root.descendants) + [root] {
      for child in node.children { precondition(node.range.contains(child.range)) }
    }
    _ = Program([file]).members.map(\.path)
  }

  // MARK: Policies

  /// The policy over one permutation of the built-in catalog.
  private func judge(_ bytes: [UInt8]) {
    var diagnostics = DiagnosticList()
    let file = SourceFile(path: "contrast-audit.json", bytes: bytes)
    guard let policy = Policy(reading: file, diagnostics: &diagnostics) else { return }
    report(policy, Self.catalog)
  }

  private static let catalog: TokenCatalog = {
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    TokenSourceReader(loader: EmbeddedLoader()).read(
      "vaultmail.resolver.json", from: nil, at: nil, into: &builder, diagnostics: &diagnostics)
    let catalog = builder.build(diagnostics: &diagnostics)
    precondition(!diagnostics.hasErrors)
    return catalog
  }()

  /// Audits and writes every report; what claims to be JSON must be.
  private func report(_ policy: Policy, _ catalog: TokenCatalog) {
    var diagnostics = DiagnosticList()
    let contexts = catalog.axes.reduce(into: [String: [String]]()) { contexts, axis in
      contexts[axis.name] = axis.contexts.prefix(2).map { "\($0)" }
    }
    let options = AuditOptions(contexts: self == .policy ? contexts : [:])
    let audit = Audit(
      policy: policy, catalog: catalog, options: options, diagnostics: &diagnostics)
    guard let report = audit?.run(tool: Tool.identity, diagnostics: &diagnostics),
      report.evaluations.count < 1000
    else {
      for diagnostic in diagnostics.all { _ = "\(diagnostic)" }
      return
    }
    for format in ReportFormat.allCases {
      var text: [UInt8] = []
      withUnsafeMutablePointer(to: &text) { pointer in
        var output = ReportOutput { pointer.pointee += $0 }
        format.reporter().write(report, to: &output)
        try? output.finish()
      }
      precondition(String(validating: text, as: UTF8.self) != nil, "\(format) is no UTF-8")
      if format == .openacr {
        var problems = DiagnosticList()
        _ = YAMLDocument.parse(SourceFile(path: "report", bytes: text), diagnostics: &problems)
        precondition(!problems.hasErrors, "\(format): \(problems.all)")
      }
      guard [.json, .sarif, .gitlab, .sonarqube, .rdjson].contains(format) else { continue }
      var problems = DiagnosticList()
      _ = JSONDocument.parse(SourceFile(path: "report", bytes: text), diagnostics: &problems)
      precondition(!problems.hasErrors, "\(format): \(problems.all)")
    }
  }

  // MARK: Colors

  /// Every notation; what is read must survive being written.
  private func parse(_ text: String) {
    for notation in [HexNotation.alphaLast, .alphaFirst] {
      guard let color = try? SRGBColor(hex: text, notation: notation, requiresHash: false) else {
        continue
      }
      precondition((try? SRGBColor(hex: color.hex)) == color, "\(text) becomes \(color.hex)")
    }
    guard let literal = try? ColorLiteral(css: text) else { return }
    precondition((try? ColorLiteral(css: literal.cssText)) != nil, "\(literal.cssText) is no color")
    let range = ContrastRange(foreground: literal.sRGB, background: .black.withAlpha(0.5))
    precondition(!(range.greatest.value < range.least.value), "the range is upside down")
  }
}

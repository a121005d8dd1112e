import DesignTokens
import SourceText

/// Reads the files of a program as one.
struct CodeSourceReading {
  let language: any CodeColorLanguage
  /// The ending of its files, in lower case.
  let ending: String

  func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    let files = source.files(endingWith: ending, diagnostics: &diagnostics)
    if files.isEmpty {
      diagnostics.error(
        "the folder '\(source.path)' contains no \(language.dialect.name) file")
    }
    let tokens = tokens(in: files, &builder, &diagnostics)
    CodeTokenLayers(path: source.path, tokens).add(to: &builder)
  }

  /// What is found in some files; the tree of the program is gone before the layers are made.
  private func tokens(
    in files: [SourceFile], _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> CodeTokens {
    var parts: [CodeProgram.File] = []
    for file in files {
      let document = CodeDocument.parse(file, as: language.dialect, diagnostics: &diagnostics)
      parts.append(language.declarations(in: document, at: parts.count))
    }
    // What is declared by now; what this source adds is asked of itself.
    let earlier = builder
    let packages = CodePackages(language)
    let evaluator = CodeEvaluator(
      program: CodeProgram(parts), answers: CodeAnswers(files), language: language,
      isEarlierColor: { name in
        guard let declaration = earlier.firstDeclaration(of: name) else { return false }
        return declaration.type == nil || declaration.type == .color
      },
      earlierPackage: { [ending] name in
        guard let file = earlier.firstDeclaration(of: name)?.value.span.file,
          file.path.lowercased().hasSuffix(ending)
        else { return nil }
        return packages.package(of: file)
      },
      numbers: Dictionary(
        files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first }))
    var collector = CodeTokenCollector(evaluator)
    collector.collect()
    collector.report(to: &builder, &diagnostics)
    return collector.tokens
  }
}

import DesignTokens
import Programs
import SourceText

/// Reads the files of a program of Kotlin or Dart as one.
struct ProgramSourceReading {
  let framework: any ColorFramework

  func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    let files = source.files(endingWith: framework.ending, diagnostics: &diagnostics)
    if files.isEmpty {
      diagnostics.error("the folder '\(source.path)' contains no \(framework.language) file")
    }
    let tokens = tokens(in: files, &builder, &diagnostics)
    ProgramLayers(path: source.path, tokens).add(to: &builder)
  }

  /// What is found in some files; the program is gone before the layers are made.
  private func tokens(
    in files: [SourceFile], _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> ProgramTokens {
    let program = Program(files)
    for problem in program.trees.flatMap(\.problems) { diagnostics.append(problem) }
    let earlier = EarlierSources(builder, framework)
    let evaluator = Evaluator(program)
    evaluator.surroundings = Surroundings(
      token: { earlier.token($0, from: $1) }, unseen: { earlier.reason($0, from: $1) })
    var collector = ProgramCollector(program, evaluator, framework)
    collector.collect()
    collector.report(to: &builder, &diagnostics)
    if let exhausted = evaluator.exhausted { diagnostics.error(exhausted.reason) }
    return collector.tokens
  }
}

import SourceText

/// The packages of files of other sources, each found once.
final class CodePackages {
  private let language: any CodeColorLanguage
  private var known: [String: [String]?] = [:]

  init(_ language: any CodeColorLanguage) {
    self.language = language
  }

  /// The package that a file says it is of; nil if its language has none.
  func package(of file: SourceFile) -> [String]? {
    if let found = known[file.path] { return found }
    var problems = DiagnosticList()
    let document = CodeDocument.parse(file, as: language.dialect, diagnostics: &problems)
    let found = language.declarations(in: document, at: 0).visibility?.package
    known[file.path] = found
    return found
  }
}

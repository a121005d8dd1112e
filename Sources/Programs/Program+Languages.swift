package import SourceText

extension Program {
  /// The languages of programs, a folder each.
  private static let languages: [any ProgramLanguage] = [
    SwiftLanguage(), KotlinLanguage(), DartLanguage(),
  ]

  /// Parses the files of an app, all in the language of the first, and notes what they declare.
  package convenience init(_ files: [SourceFile]) {
    let ending = files.first?.path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let language = Program.languages.first { $0.fileExtensions.contains(ending) }
    self.init(files, in: language ?? Program.languages[0])
  }
}

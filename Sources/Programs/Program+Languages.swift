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

  /// The one expression of Kotlin, or of Dart in a file of that, that a piece of a file holds; nil for
  /// anything else.
  package static func expression(in span: SourceSpan) -> SyntaxNode? {
    span.file.path.lowercased().hasSuffix(".dart")
      ? DartParser.expression(in: span) : KotlinParser.expression(in: span)
  }

  /// Parses parts of files, each all of a Swift file or a block of Swift code in a document.
  ///
  /// - Parameters:
  ///   - beside: further files, which only say what names mean.
  ///   - workLimit: the steps that all declarations together may take.
  package convenience init(
    swift parts: [SourceSpan], beside: [SourceFile] = [], workLimit: Int? = nil
  ) {
    let language = SwiftLanguage()
    self.init(
      parts.map { language.parse($0.file, in: $0.range) }, beside: beside.map(language.parse),
      in: language, workLimit: workLimit)
  }
}

package import Programs
package import SourceText

/// Reads files of code, each in its language.
package enum UsageReader {
  /// Adds what the files of a program in Swift use. They know what each other declare.
  package static func read(_ program: Program, into reading: inout UsageReading) {
    SwiftUsageReader.read(program, into: &reading)
    reading.nameSymbols(of: program.trees)
  }

  /// Adds what a file uses; one in Swift as a program of its own.
  package static func read(
    _ file: SourceFile, as language: UsageLanguage, into reading: inout UsageReading
  ) {
    reading.begin()
    if language != .swift, language != .kotlin {
      reading.add(TokenMentions(file, hasClasses: language != .css).all)
    }
    switch language {
    case .css: CSSUsageReader.read(file, into: &reading)
    case .html, .vue: MarkupUsageReader.read(file, as: .html, into: &reading)
    case .svelte: MarkupUsageReader.read(file, as: .svelte, into: &reading)
    case .kotlin: ComposeUsageReader.read(file, into: &reading)
    case .swift: read(Program([file]), into: &reading)
    case .jsx:
      let name = file.path.lowercased()
      let isPlain = name.hasSuffix(".ts") || name.hasSuffix(".mts")
      MarkupUsageReader.read(file, as: isPlain ? .code : .jsx, into: &reading)
    }
  }
}

import SourceText

/// The colors that were found in a program, without the program.
struct ProgramTokens {
  let values: [ProgramValue]
  /// The names of the tokens.
  let names: NameNumbers
  let contexts: PaletteContexts
  /// The files, by the numbers of the documents.
  let files: [SourceFile]
  /// The tokens that have another value in an instance that a function makes.
  let hidden: [(name: String, made: MadePalette)]
}

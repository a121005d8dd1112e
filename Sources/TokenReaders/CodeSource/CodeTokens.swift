import SourceText

/// The colors that were found in a program, without the program.
struct CodeTokens {
  let values: [CodeValue]
  /// The names of the tokens.
  let names: NameNumbers
  let contexts: CodeInstanceContexts
  /// The files, by the numbers of the documents.
  let files: [SourceFile]
  /// Whether sources before this one have a color of a name.
  let isEarlierColor: (String) -> Bool
  /// The tokens that have another value in an instance that a function makes.
  let hidden: [(name: String, made: CodeMadeInstance)]
}

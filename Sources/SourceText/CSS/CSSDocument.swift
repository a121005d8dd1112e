/// A style sheet as a flat list of tokens in which every group knows its end. [CSS Syntax 3]
///
/// 8 bytes per token; names and numbers stay in the file until they are needed.
package final class CSSDocument: Sendable {
  /// The text.
  package let file: SourceFile
  let tokens: CSSTokenList

  /// The errors with their places.
  private let problems: [CSSTokenizer.Problem]

  /// Cuts a file into tokens, whatever is wrong with it.
  init(_ file: SourceFile) {
    self.file = file
    (tokens, problems) = file.bytes.withUnsafeBufferPointer { bytes in
      var tokenizer = CSSTokenizer(bytes: bytes)
      tokenizer.tokenize()
      return (tokenizer.tokens, tokenizer.problems)
    }
  }

  /// Cuts a file into tokens; reports and returns nil if it is not UTF-8.
  ///
  /// CSS continues after any mistake; here blocks, strings and comments that are not closed are
  /// errors, because they would silently change the meaning of what follows. The document is still
  /// returned.
  package static func parse(
    _ file: SourceFile, diagnostics: inout DiagnosticList
  ) -> CSSDocument? {
    if let problem = file.encodingProblem() {
      diagnostics.error(problem.message, at: file.span(at: problem.offset))
      return nil
    }
    let document = CSSDocument(file)
    for problem in document.problems {
      diagnostics.error(problem.message, at: file.span(at: problem.offset))
    }
    return document
  }

  /// All tokens.
  package var contents: CSSTokens { CSSTokens(document: self, range: tokens.indices) }

  /// The contents outside all rules.
  package var root: CSSBlock {
    CSSBlock(contents: CSSTokens(document: self, range: tokens.indices), isRoot: true)
  }
}

extension SourceFile {
  /// The byte at an offset.
  fileprivate func span(at offset: Int) -> SourceSpan {
    SourceSpan(file: self, range: offset..<offset + 1)
  }
}

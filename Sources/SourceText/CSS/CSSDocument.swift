/// A style sheet as a flat list of tokens in which every group knows its end. [CSS Syntax 3]
///
/// 8 bytes per token; names and numbers stay in the file until they are needed.
package final class CSSDocument: Sendable {
  /// The text.
  package let file: SourceFile
  let tokens: CSSTokenList

  /// The errors with their places.
  private let problems: [CSSTokenizer.Problem]

  /// Cuts a file, or the bytes of a part of it, into tokens, whatever is wrong with it.
  init(_ file: SourceFile, in range: Range<Int>? = nil) {
    self.file = file
    (tokens, problems) = file.bytes.withUnsafeBufferPointer { bytes in
      let range = range ?? bytes.indices
      var tokenizer = CSSTokenizer(
        bytes: UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), from: range.lowerBound)
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
    parse(file, in: [file.bytes.indices], diagnostics: &diagnostics).first
  }

  /// The same for the style sheets within a file, by their bytes; none if it is not UTF-8.
  package static func parse(
    _ file: SourceFile, in ranges: [Range<Int>], diagnostics: inout DiagnosticList
  ) -> [CSSDocument] {
    if let problem = file.encodingProblem() {
      diagnostics.error(problem.message, at: file.span(at: problem.offset))
      return []
    }
    let documents = ranges.map { CSSDocument(file, in: $0) }
    for problem in documents.flatMap(\.problems) {
      diagnostics.error(problem.message, at: file.span(at: problem.offset))
    }
    return documents
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

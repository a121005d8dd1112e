import SourceText

/// Writes text from files so that Markdown only shows it.
///
/// All of it is in code spans: GitHub and GitLab do not look for HTML, links, images, emphasis,
/// mentions (`@user`), references (`#123`, a commit) or addresses in them. Backslashes do not
/// prevent that. [GFM 0.29, 6.3]
enum MarkdownText {
  /// Text as a code span for a table.
  ///
  /// A vertical bar would end the cell, even in a span, and a backtick the span.
  static func code(_ text: String, limit: Int = 2000) -> String {
    let inert = text.inert(limit: limit)
    guard inert.utf8.contains(where: { $0 == 0x60 || $0 == 0x7C }) else {
      return inert.isEmpty ? "–" : "`\(inert)`"
    }
    return "`\(inert.replacing("|", with: #"\u{7C}"#).replacing("`", with: #"\u{60}"#))`"
  }

  /// The name of a token, rule, theme or system as a code span.
  static func name(_ text: String) -> String { code(text, limit: FindingText.nameLimit) }

  /// `path:line`, from the root of the repository, as a code span; a dash for no place.
  static func place(of span: SourceSpan?, in paths: SourcePaths) -> String {
    guard let span else { return "–" }
    switch paths.place(of: span.file) {
    case .inRepository(let path), .outside(let path), .embedded(let path):
      return code("\(path):\(span.start.line)", limit: 1000)
    }
  }
}

/// The kind of typeface of a style, as far as its name shows: enough for a sample.
///
/// No requirement depends on it.
package enum FontFamily: Sendable, CaseIterable {
  /// Without serifs, or unknown.
  case sansSerif
  /// With serifs.
  case serif
  /// Every character of the same width.
  case monospace

  /// The kind of the first typeface in a list whose name shows it, such as `Noto Serif` or `SF
  /// Mono`.
  init(names: [String]) {
    for name in names {
      let words = name.lowercased().split { $0 == " " || $0 == "-" || $0 == "_" }
      if words.contains(where: { FontFamily.monospaceWords.contains(String($0)) }) {
        self = .monospace
        return
      }
      // `sans-serif` contains the word too.
      if words.contains("sans") { break }
      if words.contains(where: { FontFamily.serifWords.contains(String($0)) }) {
        self = .serif
        return
      }
    }
    self = .sansSerif
  }

  private static let monospaceWords: Set<String> = [
    "mono", "monospace", "monospaced", "code", "courier", "menlo", "monaco", "consolas",
  ]
  private static let serifWords: Set<String> = [
    "serif", "georgia", "times", "garamond", "palatino",
  ]
}

import ColorMath
import SourceText

/// How many colors are written out in the values of a style sheet of any dialect: to tell people which
/// files were not audited.
struct ColorMentions {
  private(set) var count = 0

  /// Words that show nothing of their own.
  private static let others: Set = ["transparent", "currentcolor"]

  init(in text: String) {
    let tokens = CSSTokens(text)
    var isValue = false
    for index in tokens.range {
      switch tokens[index].kind {
      case .colon: isValue = true
      case .semicolon, .openBrace, .closeBrace: isValue = false
      case .hash where isValue:
        if (try? SRGBColor(hex: "#\(tokens.text(at: index))")) != nil { count += 1 }
      case .function where isValue:
        if CSSColorKeywords.isFunction(tokens.text(at: index)) { count += 1 }
      case .identifier where isValue:
        let word = tokens.text(at: index).lowercased()
        if CSSColorKeywords.isName(word), !Self.others.contains(word) { count += 1 }
      default: break
      }
    }
  }
}

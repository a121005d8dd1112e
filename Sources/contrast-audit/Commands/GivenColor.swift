import ColorMath
import SourceText
import TokenReaders

/// Reads a color as people paste it: hexadecimal, as code or CSS writes it, or its name in CSS.
enum GivenColor {
  /// Why a word is not a color.
  struct Problem: Error {
    let message: String
    /// `; did you mean 'x'?`; empty without a name that is near.
    var hint = ""
  }

  /// What may be written, for messages.
  static let forms =
    "#RRGGBB, 0xAARRGGBB, rgb(…), hsl(…), oklch(…) or another color of CSS, or a name such as navy"

  /// Reads a color.
  ///
  /// Eight digits after `0x` begin with the opacity, as in Kotlin and Flutter; after `#`, which may
  /// be left out, they end with it, as in CSS.
  ///
  /// - Parameter others: what else could be named here, for the nearest name in the message.
  static func read(
    _ text: String, orNames others: [String] = []
  ) throws(Problem) -> SRGBColor {
    if text.hasPrefix("0x") || text.hasPrefix("0X") { return try readLiteral(text) }
    if let color = try PastedColor.read(text) { return color }
    let problem: ColorParseError
    do throws(ColorParseError) {
      return try SRGBColor(hex: text, requiresHash: false)
    } catch {
      problem = error
    }
    do throws(CSSColorError) {
      return try ColorLiteral(css: text).sRGB
    } catch {
      // Digits are meant as digits.
      if let first = text.unicodeScalars.first, !("0"..."9").contains(first), first != "#" {
        throw self.problem(error, in: text, others)
      }
      throw Problem(message: "\(problem)")
    }
  }

  /// Whether a word can be a name: of a color, or of a token.
  static func isName(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, !("0"..."9").contains(first), first != "#" else {
      return false
    }
    return (try? SRGBColor(hex: word, requiresHash: false)) == nil && !word.contains("(")
  }

  private static func readLiteral(_ text: String) throws(Problem) -> SRGBColor {
    let digits = text.dropFirst(2).filter { $0 != "_" }
    guard digits.count == 6 || digits.count == 8,
      let color = try? SRGBColor(hex: digits, notation: .alphaFirst, requiresHash: false)
    else {
      throw Problem(
        message: "'\(short(text))' is not a color; expected 0xRRGGBB or 0xAARRGGBB, opacity first")
    }
    return color
  }

  private static func problem(
    _ error: CSSColorError, in text: String, _ others: [String]
  ) -> Problem {
    guard !CSSColorKeywords.beginsFunction(text), !CSSColorKeywords.isName(text) else {
      return Problem(message: "'\(short(text))' is not a color: \(error)")
    }
    let near = NearestName.of(text, among: others + CSSColorKeywords.names + SystemColor.names)
    return Problem(
      message: "'\(short(text))' is not a color; expected \(forms)"
        + (others.isEmpty ? "" : ", or the name of a token"),
      hint: near.map { "; did you mean '\($0)'?" } ?? "")
  }

  private static func short(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(40) + "…"
  }
}

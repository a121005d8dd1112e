/// Why a text is not a hexadecimal color.
package enum ColorParseError: Error, Equatable, Sendable {
  /// There is no text.
  case empty
  /// The text does not begin with `#`.
  case missingHash(text: String)
  /// A character is not a hexadecimal digit; `position` counts from 1 in the whole text.
  case notHexadecimal(text: String, character: Character, position: Int)
  /// There are not 3, 4, 6 or 8 digits.
  case wrongLength(text: String, digits: Int)
}

extension ColorParseError: CustomStringConvertible {
  private static let forms = "#RGB, #RGBA, #RRGGBB or #RRGGBBAA"

  /// What was found and what was expected, as one clause.
  package var description: String { message(expecting: Self.forms) }

  /// The same for a format that has other forms.
  package func message(expecting forms: String) -> String {
    switch self {
    case .empty:
      "a color is missing; expected \(forms)"
    case .missingHash(let text):
      "'\(Self.short(text))' is not a color: it does not begin with '#'; expected \(forms)"
    case .notHexadecimal(let text, let character, let position):
      "'\(Self.short(text))' is not a color: '\(character)', character \(position), is not a "
        + "hexadecimal digit; expected \(forms)"
    case .wrongLength(let text, let digits):
      "'\(Self.short(text))' is not a color: it has \(digits) "
        + "digit\(digits == 1 ? "" : "s"); expected \(forms)"
    }
  }

  private static func short(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(40) + "…"
  }
}

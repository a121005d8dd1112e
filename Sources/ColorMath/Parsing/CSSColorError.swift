/// Why a text is not a color of CSS, or not one that the text alone determines.
package struct CSSColorError: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Reason: Equatable, Sendable {
    /// A hexadecimal color is malformed.
    case hexadecimal(ColorParseError)
    /// Something else was found where a part of the notation was expected.
    case unexpected(found: String, expected: String)
    /// A word is not the name of a color.
    case unknownName(String)
    /// A function is not one that gives a color.
    case unknownFunction(String)
    /// A word is not the name of a color space that is known here.
    case unknownSpace(String, expected: [String])
    /// A color that only the page decides: `currentColor`, a system color, `light-dark()`.
    case unresolvable(String)
    /// CSS that is not supported: `sin()`, a color profile.
    case unsupported(String)
    /// A relative color uses the hue of a gray, for which browsers differ.
    case grayHue
    /// A component is too large to compute with: ``SRGBColor/isInRange``.
    case outOfRange
    /// Functions or parentheses are nested too deep.
    case tooDeep
  }

  /// What is wrong.
  package let reason: Reason
  /// The start of the wrong part, in bytes of UTF-8 from the start of the file or text.
  package let offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension CSSColorError: CustomStringConvertible {
  /// What was found and what was expected, as one clause.
  package var description: String {
    switch reason {
    case .hexadecimal(let error): "\(error)"
    case .unexpected(let found, let expected): "found \(found) where \(expected) was expected"
    case .unknownName(let name): "'\(Self.short(name))' is not the name of a color"
    case .unknownFunction(let name):
      "'\(Self.short(name))()' is not a known color function"
    case .unknownSpace(let name, let expected):
      "'\(Self.short(name))' is not a known color space; expected one of "
        + expected.joined(separator: ", ")
    case .unresolvable(let name):
      "'\(name)' has no fixed color: the page decides it where it is used"
    case .unsupported(let what): "\(what) is not supported"
    case .grayHue: "a gray has no hue, and what browsers take for it differs; write a number"
    case .outOfRange: SRGBColor.outOfRange
    case .tooDeep: "functions are nested too deep"
    }
  }

  private static func short(_ text: String) -> String {
    text.unicodeScalars.count <= 40 ? text : String(text.prefix(40)) + "…"
  }
}

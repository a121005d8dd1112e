import ColorMath
import DesignTokens

/// A value that an initializer works with.
enum SwiftValue: Equatable {
  /// A whole number, of a type or as written.
  case integer(Int, SwiftIntegerType?)
  case fraction(Double)
  case boolean(Bool)
  /// A text of ASCII.
  case text(String)
  /// A place in a text, counted from its beginning.
  case index(Int)
  case tuple([SwiftValue])
  case color(ColorLiteral)
  /// A scanner, by its number.
  case scanner(Int)
  /// Characters that are a set.
  case characters(SwiftCharacters)
  /// A case of an enumeration of the source, by its scope, and the text or number that it is.
  indirect case enumerated(Int, SwiftValue)
  /// `.sRGB`.
  case name(String)
  /// `nil`.
  case nothing
}

/// A type of whole numbers.
struct SwiftIntegerType: Equatable {
  let bits: Int
  let isSigned: Bool

  /// What C calls them.
  private static let imported = [
    "CUnsignedLongLong": "UInt64", "CUnsignedLong": "UInt", "CUnsignedInt": "UInt32",
    "CUnsignedShort": "UInt16", "CUnsignedChar": "UInt8", "CLongLong": "Int64", "CLong": "Int",
    "CInt": "Int32",
  ]

  init?(_ name: String) {
    let name = Self.imported[name] ?? name
    let digits = name.drop { !$0.isNumber }
    switch name.dropLast(digits.count) {
    case "Int": isSigned = true
    case "UInt": isSigned = false
    default: return nil
    }
    guard digits.isEmpty || [8, 16, 32, 64].contains(Int(digits)) else { return nil }
    bits = Int(digits) ?? 64
  }

  /// Whether it has a number; of those of 64 bits only what a signed one has is told.
  func holds(_ value: Int) -> Bool {
    if !isSigned, value < 0 { return false }
    let width = isSigned ? bits - 1 : bits
    return width >= 63 || (value < 1 << width && value >= -(1 << width))
  }
}

/// A set of characters, as far as initializers trim them.
struct SwiftCharacters: Equatable {
  var contents: Contents
  var isInverted = false

  enum Contents: Equatable {
    case alphanumerics, whitespaces, newlines, whitespacesAndNewlines
    case listed(String)
  }

  func contains(_ character: Character) -> Bool {
    let isIn =
      switch contents {
      case .alphanumerics: character.isASCII && (character.isLetter || character.isNumber)
      case .whitespaces: character == " " || character == "\t"
      case .newlines: character.isNewline
      case .whitespacesAndNewlines: character == " " || character == "\t" || character.isNewline
      case .listed(let text): text.contains(character)
      }
    return isIn != isInverted
  }
}

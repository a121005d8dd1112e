import DesignTokens

/// An alias as written: `{group.token}`, or a JSON pointer into a token. [DTCG Format 2025.10,
/// aliases; RFC 6901]
struct DTCGReference: Equatable {
  struct SyntaxError: Error, Equatable {
    let message: String
  }

  /// The token's full name.
  let token: String
  /// The steps into its value.
  let part: [String]

  /// `{group.token}`: all of a token's value. Style Dictionary also writes `{group.token.value}`.
  init(curly text: String, dialect: TokenDialect = .dtcg) throws(SyntaxError) {
    let name = text.dropFirst().dropLast()
    guard text.hasPrefix("{"), text.hasSuffix("}"), !name.isEmpty,
      !DTCGReference.holds("{}", name)
    else {
      throw SyntaxError(message: "'\(text)' is not an alias; expected '{group.token}'")
    }
    let suffix = ".value"
    let path = DTCGReference.withoutPadding(name)
    let isLegacy =
      dialect == .styleDictionary && path.hasSuffix(suffix) && path.count > suffix.count
    token = String(isLegacy ? path.dropLast(suffix.count) : path)
    part = []
  }

  /// A name without the blanks of `{ ink }`, which Style Dictionary drops. A blank at one end only may be
  /// part of the name: `{Brand .500}`.
  private static func withoutPadding(_ name: Substring) -> Substring {
    guard name.hasPrefix(" "), name.hasSuffix(" ") else { return name }
    let path = name.drop { $0 == " " }
    let end = path.lastIndex { $0 != " " }
    return end.map { path[...$0] } ?? name
  }

  /// Whether a text holds any of some ASCII characters. Most texts are told by their bytes.
  private static func holds(_ characters: String, _ text: some StringProtocol) -> Bool {
    text.utf8.contains(where: characters.utf8.contains) && text.contains(where: characters.contains)
  }

  /// `#/group/token/$value/components/0`: any part of a token's value; `#/group` for a group.
  init(pointer text: String, toGroup: Bool = false) throws(SyntaxError) {
    guard text.hasPrefix("#/") else {
      throw SyntaxError(
        message: "'\(text)' is not a pointer into this document; expected '#/group/token/$value'")
    }
    var steps: [String] = []
    let pointer = text.utf8.dropFirst(2)
    for bytes in pointer.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      let step = Substring(bytes)
      guard let decoded = DTCGReference.decode(step) else {
        throw SyntaxError(message: "'\(step)' in '\(text)' is not a step of a JSON pointer")
      }
      steps.append(decoded)
    }
    let end = steps.firstIndex(of: "$value") ?? steps.endIndex
    let name = steps[..<end]
    // No token can have a name with these, and joined a full stop would lead to another token.
    let isName = name.allSatisfy {
      !$0.isEmpty && !DTCGReference.holds("{}.", $0)
    }
    guard !name.isEmpty, isName else {
      throw SyntaxError(message: "'\(text)' names no token")
    }
    if let key = name.first(where: { $0.hasPrefix("$") && $0 != "$root" }) {
      throw SyntaxError(
        message: "'\(text)' points to '\(key)'; only a token's $value can be referred to")
    }
    guard toGroup || end < steps.endIndex else {
      throw SyntaxError(
        message: "'\(text)' points to no value; expected '\(text)/$value', or a part of it")
    }
    token = name.joined(separator: ".")
    part = Array(steps[end...].dropFirst())
  }

  func tokenReference(_ builder: inout TokenCatalogBuilder) -> TokenReference {
    TokenReference(target: builder.id(for: token), part: part)
  }

  /// Decodes the percent encoding of a fragment and then `~1` and `~0`; nil if either is malformed.
  static func decode(_ step: some StringProtocol) -> String? {
    // Most steps are written as they are.
    guard step.utf8.contains(where: "%~".utf8.contains) else { return String(step) }
    guard let text = percentDecoded(step) else { return nil }
    var result = ""
    var characters = text.unicodeScalars[...]
    while let character = characters.popFirst() {
      guard character == "~" else {
        result.unicodeScalars.append(character)
        continue
      }
      switch characters.popFirst() {
      case "0": result += "~"
      case "1": result += "/"
      default: return nil
      }
    }
    return result
  }

  /// Decodes percent encoding; nil if it is malformed or not UTF-8. [RFC 3986, 2.1]
  static func percentDecoded(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(UInt8(digits[0] << 4 | digits[1]))
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

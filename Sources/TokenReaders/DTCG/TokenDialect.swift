import ColorMath
import DesignTokens
import SourceText

/// The keys under which a file keeps its tokens.
enum TokenDialect {
  /// Design Tokens: `$value`, `$type`.
  case dtcg
  /// Style Dictionary before it: `value`, `type`, `comment`.
  case styleDictionary

  var valueKey: String { self == .dtcg ? "$value" : "value" }
  var typeKey: String { self == .dtcg ? "$type" : "type" }
  var descriptionKey: String { self == .dtcg ? "$description" : "comment" }
  var extensionsKey: String { "$extensions" }

  /// What may stand beside a group's tokens.
  var groupKeys: [String] {
    ["$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$schema"]
  }

  /// The types that Tokens Studio, Penpot, Figma and Style Dictionary have beside those of Design Tokens. [Tokens
  /// Studio, token types]
  static let foreignTypes: [String: TokenType] = [
    "cubic-bezier": .other, "fontFamilies": .fontFamily, "fontWeights": .fontWeight,
    "fontSizes": .dimension,
    "dimensions": .dimension, "boxShadow": .other, "composition": .other, "sizing": .other,
    "spacing": .other, "borderRadius": .other, "borderWidth": .other, "fontSize": .other,
    "lineHeight": .other, "lineHeights": .other, "letterSpacing": .other,
    "paragraphSpacing": .other,
    "paragraphIndent": .other, "textCase": .other, "textDecoration": .other, "opacity": .other,
    "rotation": .other, "asset": .other, "text": .other, "string": .other, "boolean": .other,
    "other": .other,
  ]

  /// Whether a member says something of a token's value and is none itself: what Style Dictionary
  /// writes of that same value, the values that it had before, and what to use in place of a
  /// deprecated token.
  func isNote(_ member: JSONMember, of token: JSONValue) -> Bool {
    [
      "original", "attributes", "path", "name", "comment", "description", "filePath",
      "deprecatedValues",
    ].contains(where: member.isKey)
      || member.isKey("fallback") && token["deprecated"]?.boolean == true
  }

  /// What may stand beside a token's value; nil if tools put what they like there.
  var tokenKeys: [String]? {
    self == .dtcg
      ? ["$value", "$ref", "$type", "$description", "$deprecated", "$extensions"] : nil
  }

  /// What the keys of a file tell.
  struct Keys {
    /// A file without any `$value` or `$ref`, but with objects with a plain `value`, is Style
    /// Dictionary's.
    var dialect: TokenDialect { hasOwn || !hasPlain ? .dtcg : .styleDictionary }
    /// Whether there is any token.
    var hasTokens: Bool { hasOwn || hasPlain }
    private var hasOwn = false
    private var hasPlain = false

    init(of root: JSONValue) {
      var rest = [root]
      while let object = rest.popLast(), !hasOwn {
        for member in object.members {
          if member.isKey("$value") || member.isKey("$ref") || member.isKey("$extends") {
            hasOwn = true
          }
          if member.value.kind == .object {
            if member.value["$value"] != nil { hasOwn = true }
            rest.append(member.value)
          } else if member.isKey("value") {
            hasPlain = true
          }
        }
      }
    }
  }

  /// Whether a member is a comment of JSON Schema, which says nothing of a token.
  static func isComment(_ member: JSONMember) -> Bool {
    member.isKey("$comment") && member.value.kind == .string
  }

  /// The type that the form of a value implies; nil if none. Design Tokens say each type, but of
  /// Style Dictionary's tokens many have none, and so have the aliases of them.
  func impliedType(of value: TokenValue) -> TokenType? {
    if let type = value.impliedType { return type }
    guard self == .styleDictionary, case .string(let text) = value.content,
      text.utf8.first == UInt8(ascii: "#") || CSSColorKeywords.beginsFunction(text)
    else { return nil }
    return (try? ColorLiteral(value)) == nil ? nil : .color
  }
}

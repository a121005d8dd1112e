import DesignTokens

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

  /// The types that Tokens Studio, Penpot and Figma have beside those of Design Tokens. [Tokens
  /// Studio, token types]
  static let foreignTypes: [String: TokenType] = [
    "fontFamilies": .fontFamily, "fontWeights": .fontWeight, "fontSizes": .dimension,
    "dimensions": .dimension, "boxShadow": .other, "composition": .other, "sizing": .other,
    "spacing": .other, "borderRadius": .other, "borderWidth": .other, "fontSize": .other,
    "lineHeight": .other, "lineHeights": .other, "letterSpacing": .other,
    "paragraphSpacing": .other,
    "paragraphIndent": .other, "textCase": .other, "textDecoration": .other, "opacity": .other,
    "rotation": .other, "asset": .other, "text": .other, "string": .other, "boolean": .other,
    "other": .other,
  ]

  /// What Style Dictionary writes beside a token's value of that same value.
  var notes: [String] {
    ["original", "attributes", "path", "name", "comment", "description", "filePath"]
  }

  /// What may stand beside a token's value; nil if tools put what they like there.
  var tokenKeys: [String]? {
    self == .dtcg
      ? ["$value", "$ref", "$type", "$description", "$deprecated", "$extensions"] : nil
  }
}

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

  /// What Style Dictionary writes beside a token's value of that same value.
  var notes: [String] { ["original", "attributes", "path", "name", "comment", "filePath"] }

  /// What may stand beside a token's value; nil if tools put what they like there.
  var tokenKeys: [String]? {
    self == .dtcg
      ? ["$value", "$ref", "$type", "$description", "$deprecated", "$extensions"] : nil
  }
}

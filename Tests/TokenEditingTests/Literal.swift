/// A literal in a file of some format, as the value of one token.
enum Literal {
  case css, json, styleDictionary, swift, theme, material
  case colorSet

  /// Where the file stands.
  var path: String {
    switch self {
    case .css: "a.css"
    case .json: "a.tokens.json"
    case .styleDictionary: "a.json"
    case .swift: "a.swift"
    case .theme: "a.theme"
    case .material: "material.json"
    case .colorSet: "A.xcassets/ink.colorset/Contents.json"
    }
  }

  /// The token.
  var token: String {
    switch self {
    case .swift: "Palette.ink"
    case .theme, .material: "primary"
    case .css, .json, .styleDictionary, .colorSet: "ink"
    }
  }

  /// The file with the literal in it.
  func file(_ literal: String) -> String {
    switch self {
    case .css: ":root {\n\t--ink :  \(literal)  ; /* ink */\n  --page: #fff\n}\n"
    case .json:
      """
      {
        "$description": "a",
        "ink": {"$type": "color", "$value": \(literal)},
        "page": {"$type": "color", "$value": "#FFF"}
      }
      """
    case .styleDictionary: "{\"ink\": {\"value\": \(literal), \"type\": \"color\"}}\n"
    case .swift: "import SwiftUI\n\nenum Palette {\n  static let ink = \(literal)\n}\n"
    case .theme: "base: \"LIGHT\"\ncolors:\n  accent: \(literal)\n  background: '#ffffffff'\n"
    case .material:
      "{\"schemes\": {\"light\": {\"primary\": \(literal), \"onPrimary\": \"#ffffff\"}}}"
    case .colorSet:
      """
      {
        "colors" : [
          { "idiom" : "universal", "color" : \(literal) }
        ],
        "info" : { "author" : "xcode", "version" : 1 }
      }
      """
    }
  }
}

/// A literal in a file of some format, as the value of one token.
enum Literal {
  case css, json, json5, styleDictionary, swift, theme, material, figma, kotlin, dart
  case colorSet, resource, codeTheme, typeScript

  /// Where the file stands.
  var path: String {
    switch self {
    case .css: "a.css"
    case .json: "a.tokens.json"
    case .json5: "a.tokens.json5"
    case .figma: "figma.json"
    case .styleDictionary: "a.json"
    case .swift: "a.swift"
    case .theme: "a.theme"
    case .material: "material.json"
    case .kotlin: "Theme.kt"
    case .dart: "theme.dart"
    case .codeTheme: "theme.json"
    case .typeScript: "theme.ts"
    case .resource: "res/values/colors.xml"
    case .colorSet: "A.xcassets/ink.colorset/Contents.json"
    }
  }

  /// The token.
  var token: String {
    switch self {
    case .swift, .kotlin, .dart: "Palette.ink"
    case .theme, .material: "primary"
    case .codeTheme: "tokenColors.keyword"
    case .typeScript: "palette.ink"
    case .css, .json, .json5, .styleDictionary, .colorSet, .resource, .figma: "ink"
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
    case .json5: "// ink\n{ink: {$type: 'color', /* here */ $value: \(literal),},}\n"
    case .figma:
      """
      {"variables": {"V": {"name": "ink", "resolvedType": "COLOR", "variableCollectionId": "C",
        "valuesByMode": {"1": \(literal)}}},
       "variableCollections": {"C": {"name": "Base", "modes": [{"modeId": "1", "name": "Only"}]}}}
      """
    case .styleDictionary: "{\"ink\": {\"value\": \(literal), \"type\": \"color\"}}\n"
    case .swift: "import SwiftUI\n\nenum Palette {\n  static let ink = \(literal)\n}\n"
    case .kotlin: "package a\n\nobject Palette {\n    val ink = \(literal)\n}\n"
    case .dart: "class Palette {\n  static final Color ink = \(literal);\n}\n"
    case .theme: "base: \"LIGHT\"\ncolors:\n  accent: \(literal)\n  background: '#ffffffff'\n"
    case .material:
      "{\"schemes\": {\"light\": {\"primary\": \(literal), \"onPrimary\": \"#ffffff\"}}}"
    case .typeScript: "export const palette = { ink: \(literal), page: '#fff' } as const\n"
    case .codeTheme:
      "{\"type\": \"dark\", \"tokenColors\": [{\"scope\": \"a, keyword\", \"settings\": {\"foreground\": \(literal)}}]}"
    case .resource:
      "<resources>\n  <color name=\"ink\"> \(literal) </color><color name='p'>#FFF</color>\n</resources>\n"
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

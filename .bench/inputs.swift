// usage: inputs KIND COUNT
// Prints an input for the benchmark; the same one every time.

/// SplitMix64. [Steele, Lea and Flood 2014]
struct Generator {
  var state: UInt64 = 20_260_101

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A color of a design system: near black or near white.
  mutating func shade(isLight: Bool) -> String {
    (0..<3).reduce(into: "#") { text, _ in
      let part = UInt8(truncatingIfNeeded: next() >> 59)  // 0…31
      let digits = String(isLight ? 255 - part : part + 16, radix: 16, uppercase: true)
      text += digits
    }
  }

  /// A number sign and so many digits.
  mutating func color(digits: Int = 6) -> String {
    let text = String(next() >> UInt64(64 - 4 * digits), radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: digits - text.count) + text
  }
}

var random = Generator()
var output = ""
func write(_ text: String) {
  output += text
  if output.utf8.count > 1 << 16 {
    print(output, terminator: "")
    output = ""
  }
}

/// `{ELEMENT, ELEMENT}` of so many elements.
func writeObject(_ count: Int, _ element: (Int) -> String) {
  write("{\n")
  for index in 0..<count { write((index == 0 ? "" : ",\n") + element(index)) }
  write("\n}")
}

func components() -> String {
  (0..<3).map { _ in "\(Double(random.next() >> 40) / Double(1 << 24))" }.joined(separator: ", ")
}

let kind = CommandLine.arguments[1]
let count = Int(CommandLine.arguments[2])!
switch kind {
case "pairs":
  // Translucent on opaque.
  for _ in 0..<count { write("\(random.color(digits: 8)) \(random.color())\n") }

case "tokens":
  // Each with its pairing, some 200 bytes a token.
  writeObject(count + 1) { index in
    if index == 0 { return ##""page": {"$type": "color", "$value": "#101418"}"## }
    return """
      "group-token\(index)": {"$type": "color", "$value": {"colorSpace": "srgb", \
      "components": [\(components())]}, "$extensions": {"contrast-audit": {"pairings": \
      [{"background": "page", "usage": "text"}]}}}
      """
  }
  write("\n")

case "aliases":
  // A chain, each token an alias of the next.
  writeObject(count) { index in
    index + 1 < count
      ? ##""t\##(index)": {"$type": "color", "$value": "{t\##(index + 1)}"}"##
      : ##""t\##(index)": {"$type": "color", "$value": "#101418"}, "page": {"$type": "color", "##
        + ##""$value": "#FFFFFF", "$extensions": {"contrast-audit": {"pairings": "##
        + ##"[{"foreground": "t0", "background": "page", "usage": "text"}]}}}"##
  }
  write("\n")

case "css":
  write(":root {\n  --page: #101418;\n  --ink: #FFFFFF;\n")
  for index in 0..<count { write("  --group-token\(index): \(random.color());\n") }
  write("}\n")

case "swift":
  write(
    "import SwiftUI\n\nextension Color {\n  static let page = Color(red: 0, green: 0, blue: 0)\n")
  write("  static let ink = Color(red: 1, green: 1, blue: 1)\n")
  for index in 0..<count {
    let parts = zip(["red", "green", "blue"], (0..<3).map { _ in random.next() >> 54 })
    let color = parts.map { "\($0): 0.\($1)" }.joined(separator: ", ")
    write("  static let groupToken\(index) = Color(\(color))\n")
  }
  write("}\n")

case "kotlin":
  write("package app\n\nval page = Color(0xFF101418)\nval ink = Color(0xFFFFFFFF)\n")
  for index in 0..<count {
    write("val groupToken\(index) = Color(0xFF\(random.color().dropFirst()))\n")
  }

case "dart":
  write("import 'package:flutter/material.dart';\n\nclass AppColors {\n")
  write("  static const page = Color(0xFF101418);\n  static const ink = Color(0xFFFFFFFF);\n")
  for index in 0..<count {
    write("  static const groupToken\(index) = Color(0xFF\(random.color().dropFirst()));\n")
  }
  write("}\n")

case "typescript":
  write("export const page = '#101418'\nexport const ink = '#FFFFFF'\n")
  for index in 0..<count { write("export const groupToken\(index) = '\(random.color())'\n") }

case "pair":
  // A policy for a file of tokens: the n-th of those above.
  let (path, prefix) = [
    ("css.css", ""), ("swift.swift", "Color."), ("kotlin.kt", ""), ("dart.dart", "AppColors."),
    ("typescript.ts", ""),
  ][count]
  write(##"{"tokens": ["\##(path)"], "rules": [{"id": "R", "pairings": [{"foreground": "##)
  write(##""\##(prefix)ink", "background": "\##(prefix)page", "usage": "text"}]}]}"##)
  write("\n")

case "themes":
  // A resolver: so many themes, each with an accent of its own, × 2 schemes of 200 tokens each. Of the
  // pairings with the accent many fail, of the others none, as in a system that is looked after.
  write(##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/scheme"}, "##)
  write(
    ##"{"$ref": "#/modifiers/theme"}], "modifiers": {"scheme": {"default": "light", "contexts": "##)
  writeObject(2) { scheme in
    var tokens: [String] = []
    for index in 0..<200 {
      tokens.append(
        "\"\(index < 100 ? "text" : "surface")\(index % 100)\": "
          + "{\"$type\": \"color\", \"$value\": \"\(random.shade(isLight: (index < 100) == (scheme == 1)))\"}"
      )
    }
    return "\"\(scheme == 0 ? "light" : "dark")\": [{\(tokens.joined(separator: ",\n"))}]"
  }
  write(##"}, "theme": {"default": "t0", "contexts": "##)
  writeObject(count) {
    ##""t\##($0)": [{"accent": {"$type": "color", "$value": "\##(random.color())"}}]"##
  }
  write("}}}\n")

case "policy":
  // So many pairings of the themes' tokens, one in ten with the accent.
  write(##"{"tokens": ["themes.resolver.json"], "rules": [{"id": "R", "title": "Readable", "##)
  write(##""severity": "error", "pairings": ["##)
  for index in 0..<count {
    let isAccent = index % 10 == 0
    let text = isAccent ? "accent" : "text\(index % 100)"
    let surface = isAccent ? index / 10 % 100 : index / 100 % 100
    let usage = ["text", "large-text", "ui-component"][index / (isAccent ? 1000 : 10_000) % 3]
    write(
      (index == 0 ? "" : ",\n")
        + ##"{"foreground": "\##(text)", "background": "surface\##(surface)", "usage": "\##(usage)"}"##
    )
  }
  write("]}]}\n")

default: fatalError("there is no input '\(kind)'")
}
print(output, terminator: "")

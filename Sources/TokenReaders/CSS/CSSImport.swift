import SourceText
import StyleSheets

/// The parts of an `@import`: `"a.css" layer(x) supports(…) screen and (…)`. [CSS Cascade 5,
/// section 2]
struct CSSImport {
  /// The file as written.
  let reference: String
  /// The parts of the name of its layer, empty for one without a name; nil for no layer.
  private(set) var layer: [String]?
  /// The contents of `supports()`.
  private(set) var supports: CSSTokens?
  /// The media queries.
  let queries: CSSTokens
  /// The import as a policy names it.
  let name: String

  /// Nil if it names no file.
  init?(_ prelude: CSSTokens) {
    var parts = prelude.parts[...]
    guard let first = parts.popFirst() else { return nil }
    switch prelude[first].kind {
    case .string: reference = prelude.text(at: first)
    case .url:
      reference = prelude.text(at: first).dropFirst(4).dropLast()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    case .function where prelude.text(at: first).lowercased() == "url":
      let argument = prelude.group(at: first).trimmed
      guard let only = argument.only, argument[only].kind == .string else { return nil }
      reference = argument.text(at: only)
    default: return nil
    }
    if let next = parts.first {
      if prelude.isWord(next, "layer") {
        layer = []
        parts = parts.dropFirst()
      } else if prelude[next].kind == .function, prelude.text(at: next).lowercased() == "layer",
        let name = prelude.group(at: next).layerName
      {
        layer = name
        parts = parts.dropFirst()
      }
    }
    if let next = parts.first, prelude[next].kind == .function,
      prelude.text(at: next).lowercased() == "supports"
    {
      supports = prelude.group(at: next)
      parts = parts.dropFirst()
    }
    queries = prelude[(parts.first ?? prelude.range.upperBound)..<prelude.range.upperBound]
    name = "@import \(prelude.line)"
  }

  /// Whether the reference is a file beside the style sheet, not on the network.
  var isFile: Bool {
    !reference.isEmpty && !reference.hasPrefix("/") && !reference.contains(":")
  }
}

extension CSSTokens {
  /// Whether a part of the name of a layer is a word that every property takes.
  var namesReservedLayer: Bool {
    let words = ["initial", "inherit", "unset", "revert", "revert-layer"]
    return layerName?.contains { words.contains($0.lowercased()) } ?? false
  }
}

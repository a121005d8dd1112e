import SourceText
import StyleSheets

/// Reads media queries. [Media Queries 5]
struct CSSMediaReader {
  typealias Unsupported = CSSConditionReader.Unsupported

  /// Answers a query that is about neither a scheme nor a contrast.
  let ask: (String) -> CSSTruth
  /// The queries that the style sheets name.
  let customMedia: CSSCustomMedia

  /// When any query of a list is true.
  func read(_ prelude: CSSTokens) throws(Unsupported) -> CSSTruth {
    guard !prelude.parts.isEmpty else { return .always }
    var result = CSSTruth.never
    for query in prelude.split(at: .comma) {
      // An invalid query matches nothing.
      guard let either = result.or(try readQuery(query) ?? .never) else {
        throw Unsupported(reason: "it makes too many combinations")
      }
      result = either
    }
    return result
  }

  private var conditions: CSSConditionReader {
    CSSConditionReader { feature($0, $1) }
  }

  /// `not screen and (…)`, `(…) or (…)`; nil if it is not a query.
  private func readQuery(_ query: CSSTokens) throws(Unsupported) -> CSSTruth? {
    let parts = query.parts
    guard let first = parts.first else { return nil }
    let isNegated = query.isWord(first, "not")
    let hasPrefix = isNegated || query.isWord(first, "only")
    let place = hasPrefix ? 1 : 0
    guard parts.count > place, query[parts[place]].kind == .identifier,
      hasPrefix || !query.isWord(first, "not")
    else { return try conditions.read(query) }
    let type = query.text(at: parts[place]).lowercased()
    guard !["and", "or", "not", "only", "layer"].contains(type) else { return nil }
    var result = type == "all" || type == "screen" ? CSSTruth.always : .never
    if parts.count > place + 1 {
      guard query.isWord(parts[place + 1], "and"), parts.count > place + 2,
        let rest = try conditions.read(
          query[parts[place + 2]..<query.range.upperBound], allowsOr: false)
      else { return nil }
      guard let both = result.and(rest) else {
        throw Unsupported(reason: "it makes too many combinations")
      }
      result = both
    }
    return isNegated ? result.negated : result
  }

  // MARK: Features

  /// What stands in parentheses: `name: value`, a name, or a comparison.
  private func feature(_ tokens: CSSTokens, _ index: Int) -> CSSTruth {
    guard tokens[index].kind == .openParenthesis else {
      // A browser may know a function that none has to know: `-moz-pref("name")`.
      return ask(tokens[index..<tokens.index(after: index)].line)
    }
    let group = tokens.group(at: index)
    let parts = group.parts
    guard let first = parts.first else { return .unknown }
    if group[first].kind == .identifier, parts.count == 1 || group[parts[1]].kind == .colon {
      let written = group.text(at: first)
      if written.hasPrefix("--") {
        guard parts.count == 1 else { return .unknown }
        return customMedia.truth(of: written, ask) ?? ask("(\(written))")
      }
      let name = written.lowercased()
      guard parts.count > 1 else { return answer(name, nil, "(\(name))") }
      let value = group[parts[1] + 1..<group.range.upperBound].trimmed
      guard !value.isEmpty else { return .unknown }
      let text = value.line.lowercased()
      return answer(name, value.only == nil ? "" : text, "(\(name): \(text))")
    }
    // A comparison names a feature on one of its sides.
    let names = parts.filter { group[$0].kind == .identifier }.map {
      group.text(at: $0).lowercased()
    }
    let isComparison = parts.contains { ["<", ">", "="].contains(group.text(at: $0)) }
    guard isComparison, names.contains(where: { Self.ranges.contains($0) }) else { return .unknown }
    return ask("(\(group.line.lowercased()))")
  }

  private func answer(_ name: String, _ value: String?, _ text: String) -> CSSTruth {
    switch (name, value) {
    case ("prefers-color-scheme", "light"), ("prefers-color-scheme", "dark"):
      return CSSTruth(.systemScheme, .only([value ?? ""]))
    case ("prefers-color-scheme", nil): return .always
    case ("prefers-contrast", "more"): return CSSTruth(.contrast, .only(["increased"]))
    case ("prefers-contrast", nil): return CSSTruth(.contrast, .except(["standard"]))
    case ("prefers-contrast", "no-preference"): return CSSTruth(.contrast, .only(["standard"]))
    case ("color-gamut", "p3"): return CSSTruth(.gamut, .only(["p3"]))
    case ("color-gamut", "srgb"): return .always
    case ("prefers-contrast", "less"), ("prefers-contrast", "custom"): return ask(text)
    case ("prefers-color-scheme", _), ("prefers-contrast", _): return .unknown
    default: return Self.isKnown(name) ? ask(text) : .unknown
    }
  }

  private static func isKnown(_ name: String) -> Bool {
    if name.hasPrefix("-") { return true }
    let isBound = name.hasPrefix("min-") || name.hasPrefix("max-")
    return isBound
      ? ranges.contains(String(name.dropFirst(4))) : ranges.contains(name) || others.contains(name)
  }

  private static let ranges: Set<String> = [
    "aspect-ratio", "color", "color-index", "device-aspect-ratio", "device-height", "device-width",
    "height", "horizontal-viewport-segments", "monochrome", "resolution",
    "vertical-viewport-segments", "width",
  ]
  private static let others: Set<String> = [
    "any-hover", "any-pointer", "color-gamut", "device-posture", "display-mode", "dynamic-range",
    "environment-blending", "forced-colors", "grid", "hover", "inverted-colors", "nav-controls",
    "orientation", "overflow-block", "overflow-inline", "pointer", "prefers-reduced-data",
    "prefers-reduced-motion", "prefers-reduced-transparency", "scan", "scripting", "update",
    "video-color-gamut", "video-dynamic-range",
  ]
}

import SourceText

/// Reads the media queries that ask for a scheme or a contrast. [Media Queries 5]
enum CSSMediaReader {
  /// Why a query is not read.
  struct Unsupported: Error {
    let reason: String
  }

  /// How deep parentheses may nest.
  private static let depthLimit = 8

  /// The conditions of a list of queries, any of which may hold.
  static func read(_ prelude: CSSTokens) throws(Unsupported) -> [CSSCondition] {
    var result: [CSSCondition] = []
    for query in prelude.split(at: .comma) { result += try readQuery(query, depth: 0) }
    return result
  }

  /// `screen and (…) and (…)`, `(…) or (…)`, `not (…)`.
  private static func readQuery(
    _ query: CSSTokens, depth: Int
  ) throws(Unsupported) -> [CSSCondition] {
    guard depth < depthLimit else { throw Unsupported(reason: "it nests too deep") }
    var result: [CSSCondition]?
    var isNegated = false
    var isAlternative = false
    var index = query.range.lowerBound
    while index < query.range.upperBound {
      let start = index
      index = query.index(after: index)
      switch query[start].kind {
      case .space: continue
      case .identifier:
        switch query.text(at: start).lowercased() {
        case "and": isAlternative = false
        case "or": isAlternative = true
        case "not": isNegated = true
        case "only": break
        case "all", "screen":
          if isNegated {
            throw Unsupported(reason: "'\(query.source)' is no query for a scheme or contrast")
          }
          result = [CSSCondition()]
        default: throw Unsupported(reason: "it is not for screens")
        }
      case .openParenthesis:
        var feature = try readFeature(query.group(at: start), depth: depth)
        if isNegated { feature = [try complement(of: feature, in: query)] }
        isNegated = false
        if isAlternative {
          result = (result ?? []) + feature
        } else {
          guard let both = CSSCondition.product(result ?? [CSSCondition()], feature) else {
            throw Unsupported(reason: "it makes too many combinations")
          }
          result = both
        }
      default: throw Unsupported(reason: "'\(query.source)' is no query for a scheme or contrast")
      }
    }
    return result ?? [CSSCondition()]
  }

  private static func complement(
    of conditions: [CSSCondition], in query: CSSTokens
  ) throws(Unsupported) -> CSSCondition {
    guard conditions.count == 1, let complement = conditions[0].complement else {
      throw Unsupported(reason: "'\(query.source)' is no query for a scheme or contrast")
    }
    return complement
  }

  /// What stands in parentheses: `name: value`, a name, or a query.
  private static func readFeature(
    _ tokens: CSSTokens, depth: Int
  ) throws(Unsupported) -> [CSSCondition] {
    let parts = tokens.split(at: .colon)
    guard parts.count == 2, let name = parts[0].only, let value = parts[1].only else {
      if let only = tokens.trimmed.only, tokens[only].kind == .identifier {
        return [try condition(tokens.text(at: only).lowercased(), nil)]
      }
      guard parts.count == 1,
        tokens.firstIndex(
          from: tokens.range.lowerBound,
          where: {
            $0.kind == .openParenthesis
          }) != nil
      else {
        throw Unsupported(
          reason: "'(\(tokens.source))' asks for no scheme or contrast that is known")
      }
      return try readQuery(tokens, depth: depth + 1)
    }
    return [
      try condition(tokens.text(at: name).lowercased(), tokens.text(at: value).lowercased())
    ]
  }

  private static func condition(
    _ name: String, _ value: String?
  ) throws(Unsupported) -> CSSCondition {
    switch (name, value) {
    case ("prefers-color-scheme", "light"), ("prefers-color-scheme", "dark"):
      return CSSCondition(.systemScheme, .only([value ?? ""]))
    case ("prefers-color-scheme", nil): return CSSCondition()
    case ("prefers-contrast", "more"), ("prefers-contrast", "high"), ("prefers-contrast", nil):
      return CSSCondition(.contrast, .only(["increased"]))
    case ("prefers-contrast", "no-preference"):
      return CSSCondition(.contrast, .only(["standard"]))
    default:
      throw Unsupported(
        reason: "'\(name)\(value.map { ": \($0)" } ?? "")' is no scheme or contrast that is known")
    }
  }
}

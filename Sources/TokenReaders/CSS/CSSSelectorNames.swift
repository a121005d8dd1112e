import SourceText
import StyleSheets

/// The texts of selectors as they would stand outside of other rules, by which a policy names them.
enum CSSSelectorNames {
  /// A longer text is an error: each selector that names the rule around twice doubles it.
  static let limit = 16_384

  /// The text of a selector.
  static func text(of part: CSSTokens, in parent: String) -> String {
    let line = part.line
    guard !parent.isEmpty else { return line }
    let list = parent.contains(",") ? ":is(\(parent))" : parent
    guard part.contains("&") else { return "\(list) \(line)" }
    let isFirst = line.hasPrefix("&")
    var result = ""
    for (index, piece) in line.split(separator: "&", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 {
        // Where it begins the selector, it may be written out.
        let next = piece.unicodeScalars.first
        let isPlain = index == 1 && isFirst && next?.properties.isAlphabetic != true
        result += isPlain ? list : parent.contains(",") ? list : ":is(\(parent))"
      }
      result += piece
      if result.utf8.count > limit { break }
    }
    return result
  }

  /// The text of a list of selectors. Where the rule around is a list too, its text is written once:
  /// each rule would double it.
  static func text(of list: [CSSTokens], in parent: String) -> String {
    let lines = list.map(\.line)
    if list.count > 1, parent.contains(",") {
      let isInside = zip(list, lines).allSatisfy { part, line in
        !part.contains("&") && !">+~".contains(line.first ?? ">")
      }
      if isInside { return ":is(\(parent)) :is(\(lines.joined(separator: ", ")))" }
      let rests = lines.map { $0.hasPrefix("&") ? $0.dropFirst() : "" }
      let isSame = rests.allSatisfy { rest in
        ".#[:".contains(rest.first ?? " ") && !rest.contains("&") && !rest.contains("::")
          && !rest.contains(" ")
      }
      if isSame { return ":is(\(parent)):is(\(rests.joined(separator: ", ")))" }
    }
    var texts: [String] = []
    var count = 0
    for part in list where count <= limit {
      let text = text(of: part, in: parent)
      count += text.utf8.count
      texts.append(text)
    }
    return texts.joined(separator: ", ")
  }
}

extension CSSTokens {
  /// Whether a character stands in the run, in groups too.
  fileprivate func contains(_ character: String) -> Bool {
    range.contains { self[$0].kind == .delimiter && text(at: $0) == character }
  }
}

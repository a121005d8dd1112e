/// The name of a foreground that is chosen from several, and the tokens in such a name.
enum ForegroundName {
  private static let best = "best of "
  private static let otherwise = ", else "

  /// `best of a, b`.
  static func best(of names: [String]) -> String { best + names.joined(separator: ", ") }

  /// `a above luminance 0.5, else b`.
  static func chosen(_ names: [String], by choice: ForegroundChoice) -> String {
    names.joined(separator: above(choice.measure) + choice.thresholdText + otherwise)
  }

  private static func above(_ measure: ForegroundChoice.Measure) -> String {
    " above \(measure.rawValue) "
  }

  /// The tokens in a name; a token's name is the only one in it.
  static func tokens(in name: String) -> [String] {
    if name.hasPrefix(best) {
      return name.dropFirst(best.count).split(separator: ",").map {
        String($0.drop { $0 == " " })
      }
    }
    for measure in ForegroundChoice.Measure.allCases {
      guard let above = name.firstRange(of: above(measure)) else { continue }
      let rest = name[above.upperBound...]
      guard let otherwise = rest.firstRange(of: otherwise),
        Double(rest[..<otherwise.lowerBound]) != nil
      else { continue }
      return [String(name[..<above.lowerBound]), String(rest[otherwise.upperBound...])]
    }
    return [name]
  }
}

import SourceText

/// What the names of classes say of schemes and themes.
extension CSSSelectorReader {
  private static let schemeWords = ["theme", "mode", "scheme"]

  /// `.dark`, `.dark-mode` and `.theme-x`; nil for another class.
  static func condition(byConvention name: String) -> CSSCondition? {
    for scheme in CSSAxes.schemes {
      for end in [""] + schemeWords.map({ "-\($0)" }) where name == scheme + end {
        return CSSCondition(.pageScheme(".dark\(end)"), .only([scheme]))
      }
    }
    guard name.hasPrefix("theme-"), name.utf8.count > 6 else { return nil }
    return CSSCondition(.themeClass, .only([String(name.dropFirst(6))]))
  }

  /// The classes of a system that puts its own name first, `.sl-theme-dark` and `.app-dark-mode`, and
  /// `.x-theme`; nil for another class.
  static func condition(bySystem name: String) -> CSSCondition? {
    var words = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1 else { return nil }
    let last = words.suffix(2)
    if words.count > 2, let place = last.firstIndex(where: CSSAxes.schemes.contains),
      last.contains(where: schemeWords.contains)
    {
      let scheme = words[place]
      words[place] = "dark"
      return CSSCondition(
        .pageScheme(".\(words.joined(separator: "-"))"), .only([scheme]))
    }
    // The whole name: `.theme-x` may be another theme.
    guard words.last == "theme", words[0] != "" else { return nil }
    return CSSCondition(.themeClass, .only([name]))
  }
}

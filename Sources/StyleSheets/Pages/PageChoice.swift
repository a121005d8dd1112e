import SourceText

/// What a class or an attribute chooses for a page by what it is called: the one list of it, for the values of
/// tokens and for their uses.
package enum PageChoice: Hashable, Sendable {
  /// Light or dark, and the way in which it is chosen, by the name that it has for dark: `.dark-mode`.
  case scheme(String, way: String)
  /// A theme of those that classes choose.
  case theme(String)
  /// More contrast.
  case contrast

  private static let words = ["mode", "scheme", "theme"]
  /// What a class on the page itself may be called for a scheme.
  private static let times = ["day": "light", "night": "dark"]
  /// The schemes.
  private static let schemes: Set<String> = ["dark", "light"]
  /// Attributes whose values light and dark choose a scheme; other values are unknown.
  private static let schemeAttributes: Set<String> = [
    "color-scheme", "data-color-mode", "data-color-scheme", "data-mode", "data-scheme",
  ]

  /// What a class chooses whatever else is known of it: `.dark`, `.dark-mode`, `.night-mode`,
  /// `.theme-x`; nil for another class.
  ///
  /// - Parameter isOnPage: whether the class is on the root element or the body, where `.night` is a scheme
  ///   too.
  package init?(class name: String, isOnPage: Bool = false) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    // `.darkmode` and `.darkMode`.
    if parts.count == 1,
      let scheme = (Self.schemes.union(Self.times.keys)).first(where: name.hasPrefix),
      Self.words.contains(name.dropFirst(scheme.count).lowercased())
    {
      let way = Self.times[scheme] == nil ? "dark" : "night"
      self = .scheme(
        Self.times[scheme] ?? scheme, way: ".\(way)\(name.dropFirst(scheme.count))")
      return
    }
    let isScheme = parts.count == 1 || parts.count == 2 && Self.words.contains(parts[1])
    if isScheme, Self.schemes.contains(parts[0]) {
      self = .scheme(parts[0], way: "." + (["dark"] + parts.dropFirst()).joined(separator: "-"))
    } else if isScheme, parts.count == 2 || isOnPage, let scheme = Self.times[parts[0]] {
      self = .scheme(scheme, way: "." + (["night"] + parts.dropFirst()).joined(separator: "-"))
    } else if name == "high-contrast" {
      self = .contrast
    } else if name.hasPrefix("theme-"), name.utf8.count > 6 {
      self = .theme(String(name.dropFirst(6)))
    } else {
      return nil
    }
  }

  /// What a class of a system chooses that puts its own name first, `.sl-theme-dark` and
  /// `.app-dark-mode`, and `.x-theme`; nil for another class.
  package init?(classOfSystem name: String) {
    var words = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1 else { return nil }
    let last = words.suffix(2)
    if words.count > 2, let place = last.firstIndex(where: Self.schemes.contains),
      last.contains(where: Self.words.contains)
    {
      let scheme = words[place]
      words[place] = "dark"
      self = .scheme(scheme, way: "." + words.joined(separator: "-"))
      return
    }
    // The whole name: `.theme-x` may be another theme.
    guard words.last == "theme", words[0] != "" else { return nil }
    self = .theme(name)
  }

  /// Whether an attribute chooses a scheme by the values light and dark.
  package static func isScheme(attribute name: String) -> Bool { schemeAttributes.contains(name) }

  /// Whether an attribute chooses a theme by its value: `data-theme`, `data-bs-theme`, `theme`.
  package static func isTheme(attribute name: String) -> Bool {
    name == "theme" || name.hasPrefix("data-") && name.hasSuffix("theme")
  }

  /// Whether an attribute chooses the theme that shows in a mode of GitHub's `data-color-mode`: there is one for
  /// light and one for dark pages, and `auto` takes either, as the system says.
  package static func isTheme(attribute name: String, inColorMode mode: String) -> Bool {
    switch name {
    case "data-light-theme": mode == "light" || mode == "auto"
    case "data-dark-theme": mode == "dark" || mode == "auto"
    default: false
    }
  }

  /// Whether a part of a selector, `.dark` or `[data-theme=x]`, chooses something for the page.
  package static func isMade(by part: String) -> Bool {
    guard mayBeMade(by: part) else { return false }
    let name = String(part.dropFirst().prefix { !"=~|^$*] ".contains($0) })
    switch part.first {
    case ".": return PageChoice(class: name) != nil || PageChoice(classOfSystem: name) != nil
    case "[": return isScheme(attribute: name) || isTheme(attribute: name)
    default: return false
    }
  }

  /// Whether a part may choose anything: all but `dark`, `light` and `high-contrast` have a word for it,
  /// mode, scheme or theme. Every part of every selector is asked, so that bytes are looked at.
  private static func mayBeMade(by part: String) -> Bool {
    if part.hasPrefix(".dark") || part.hasPrefix(".light") || part == ".high-contrast" {
      return true
    }
    var (last, beforeLast): (UInt8, UInt8) = (0, 0)
    for byte in part.utf8.lazy.map({ $0 | 0x20 }) {
      if byte == UInt8(ascii: "e"),
        last == UInt8(ascii: "m") && beforeLast == UInt8(ascii: "e")
          || last == UInt8(ascii: "d") && beforeLast == UInt8(ascii: "o")
      {
        return true
      }
      (last, beforeLast) = (byte, last)
    }
    return false
  }
}

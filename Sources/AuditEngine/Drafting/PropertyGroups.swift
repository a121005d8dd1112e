/// Groups that are called as properties of CSS are: the tokens in `color` are for text where
/// `background-color` stands beside it.
struct PropertyGroups {
  /// The groups with both, with a full stop at the end; empty for the root.
  private let owners: Set<String>

  init(_ names: [String]) {
    var colors: Set<String> = []
    var backgrounds: Set<String> = []
    for name in names {
      var owner = ""
      for part in name.split(separator: ".").dropLast() {
        if part == "color" { colors.insert(owner) }
        if ["background-color", "backgroundColor"].contains(part) { backgrounds.insert(owner) }
        owner += part + "."
      }
    }
    owners = colors.intersection(backgrounds)
  }

  /// The word that alone says what a color is for, whatever comes after it: `background` for
  /// `background-color.target-text`; nil if there is none. A `color.icon-error` is an icon.
  func word(of name: String) -> String? {
    owners.lazy.compactMap { owner -> String? in
      guard name.hasPrefix(owner) else { return nil }
      let group = name.dropFirst(owner.count).prefix { $0 != "." }
      guard group.count < name.count - owner.count else { return nil }
      switch group {
      case "background-color", "backgroundColor": return "background"
      case "border-color", "borderColor": return "border"
      default: return nil
      }
    }.first
  }

  /// The name by which to tell a color's role: `text.base` for `color.base`.
  func plainName(of name: String) -> String {
    let owner = owners.first { name.hasPrefix($0 + "color.") }
    return owner.map { $0 + "text." + name.dropFirst($0.count + 6) } ?? name
  }
}

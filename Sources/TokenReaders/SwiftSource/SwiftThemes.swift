import Programs

/// What themes are called, and which names speak of themes.
package enum SwiftThemes {
  /// The words by which a type, or a variable of it, is known to be a theme.
  static let words: Set<String> = ["theme", "themes", "skin", "brand", "pack", "flavor", "flavour"]
  /// The words of a protocol whose conforming types are themes, whatever it demands.
  static let protocolWords: Set<String> = ["theme", "skin", "brand"]
  /// The words of types that hold colors.
  static let ownerWords = words.union([
    "palette", "palettes", "color", "colors", "colour", "colours",
  ])
  /// The last words of types that hold a theme and are none.
  static let holders: Set<String> = [
    "manager", "store", "provider", "service", "controller", "model", "key", "view", "settings",
    "environment", "storage", "applier",
  ]

  /// The last words of enumerations whose cases are colors of a theme: `ThemeColor.primary`.
  static let parts: Set<String> = ["color", "colors", "colour", "colours", "role", "token"]

  /// The themes' names after their types, without the words that all of them end in; a single one loses
  /// those that it shares with its owner. Types that would be called the same keep their whole names.
  static func names(of types: [String], owner: String) -> [String] {
    let words = types.map { parts(of: $0) }
    let pattern = types.count > 1 ? words[0] : parts(of: owner)
    var length = 0
    while length < pattern.count,
      words.allSatisfy({
        $0.count > length + 1
          && $0[$0.count - 1 - length] == pattern[pattern.count - 1 - length]
      })
    {
      length += 1
    }
    let names = words.map { lowerCamelCase(Array($0.dropLast(length))) }
    return Set(names).count == names.count ? names : types
  }

  /// The words of a name in small letters.
  package static func words(of name: String) -> [String] { parts(of: name).map { $0.lowercased() } }

  /// The words of a name: `VaultMailTheme` is Vault, Mail, Theme; `HCTheme` is HC, Theme.
  package static func parts(of name: String) -> [String] {
    var parts: [String] = []
    let characters = Array(name)
    for index in characters.indices {
      let character = characters[index]
      let isBoundary =
        character == "." || character == "_"
        || (character.isUppercase
          && (index == 0 || !characters[index - 1].isUppercase
            || (index + 1 < characters.count && characters[index + 1].isLowercase)))
      if isBoundary || parts.isEmpty { parts.append("") }
      if character != ".", character != "_" { parts[parts.count - 1].append(character) }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func lowerCamelCase(_ parts: [String]) -> String {
    (parts.first?.lowercased() ?? "") + parts.dropFirst().joined()
  }
}

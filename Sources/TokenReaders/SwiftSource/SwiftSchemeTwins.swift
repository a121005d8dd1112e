/// Finds groups of tokens that look like one group in two schemes: `AppColors` and `AppColorsDark`,
/// `LightPalette` and `DarkPalette`, `AppColors.light` and `AppColors.dark`.
enum SwiftSchemeTwins {
  /// Two groups and what they are together.
  struct Twin: Equatable {
    let light: String
    let dark: String
    let name: String
  }

  /// The twins among tokens: groups that share their tokens' names, all of the dark one's or two at
  /// least.
  ///
  /// - Parameter names: the full names of the tokens.
  static func twins(among names: [String]) -> [Twin] {
    var order: [String] = []
    var groups: Set<String> = []
    for name in names {
      for index in name.indices where name[index] == "." {
        let group = String(name[..<index])
        if groups.insert(group).inserted { order.append(group) }
      }
    }
    // Only groups that may be twins: there may be very many tokens, and few groups.
    var members: [String: Set<Substring>] = [:]
    for dark in order {
      for twin in candidates(for: dark) where groups.contains(twin.light) {
        (members[dark], members[twin.light]) = ([], [])
      }
    }
    guard !members.isEmpty else { return [] }
    for name in names {
      for index in name.indices where name[index] == "." {
        members[String(name[..<index])]?.insert(name[name.index(after: index)...])
      }
    }
    var twins: [Twin] = []
    for dark in order {
      for twin in candidates(for: dark) {
        guard let own = members[dark], let other = members[twin.light] else { continue }
        let shared = own.intersection(other).count
        guard shared == own.count || shared > 1 else { continue }
        // Groups within groups that are twins are so with them.
        let isInner = twins.contains {
          dark.hasPrefix($0.dark + ".") && twin.light.hasPrefix($0.light + ".")
        }
        if !isInner { twins.append(twin) }
        break
      }
    }
    return twins
  }

  static func candidates(for group: String) -> [Twin] {
    let start = group.lastIndex(of: ".").map { group.index(after: $0) } ?? group.startIndex
    let outer = group[..<start]
    let last = String(group[start...])
    func twin(_ light: String, named name: String) -> Twin {
      Twin(light: outer + light, dark: group, name: outer + name)
    }
    if last == "dark" || last == "Dark" {
      let name = outer.isEmpty ? "Colors" : String(outer.dropLast())
      return [Twin(light: outer + (last == "dark" ? "light" : "Light"), dark: group, name: name)]
    }
    if last.hasSuffix("Dark") {
      let base = String(last.dropLast(4))
      return [twin(base, named: base), twin(base + "Light", named: base)]
    }
    if last.hasPrefix("Dark") || last.hasPrefix("dark") {
      let base = String(last.dropFirst(4))
      guard base.first?.isUppercase == true else { return [] }
      let light = last.hasPrefix("Dark") ? "Light" : "light"
      let plain = last.hasPrefix("Dark") ? base : base.prefix(1).lowercased() + base.dropFirst()
      return [twin(plain, named: plain), twin(light + base, named: plain)]
    }
    return []
  }
}

/// A group of tokens by the full stops in their names: `vault` of `vault.text.primary`.
struct TokenGroup {
  /// The indexes of its tokens, those in groups within it too.
  let members: [Int]
  /// Whether its name is that of a palette, a theme or a type, and not of a part of the app.
  let isSystem: Bool
  /// Whether its name is that of a control with several variants: `themeButton`.
  let isControl: Bool
  /// How many words its name has.
  private let wordCount: Int

  /// How many groups are one within the other.
  private static let depthLimit = 8
  /// How many groups are looked at.
  private static let countLimit = 20_000

  /// The groups that may have backgrounds of their own, the inner ones first.
  ///
  /// A group whose name says what its colors are for, `text` or `background`, is none.
  static func all(_ names: [String], _ split: [NameWords]) -> [TokenGroup] {
    var members: [[String]: [Int]] = [:]
    var order: [[String]] = []
    // What all are in says nothing of any: a theme that is called `base`.
    let isOne = Set(split.map(\.groupParts.first)).count == 1
    for index in names.indices {
      let parts = split[index].groupParts
      for depth in 1..<(min(parts.count, depthLimit) + 1) {
        let path = Array(parts[..<depth])
        let words = NameWords(path[depth - 1]).all.filter { !$0.allSatisfy(\.isNumber) }
        // `background-color` is for backgrounds; `AppThemeBase` is what other themes inherit, and none.
        let word = words.last { !RoleWords.noise.contains($0) } ?? words.last
        let isBase = word == "base" && words.count > 1
        let isRole = word.map { RoleWords.roles[$0] != nil && !isBase } ?? true
        if isRole, depth > 1 || !isOne { break }
        if members[path] == nil { order.append(path) }
        members[path, default: []].append(index)
      }
    }
    let groups = order.filter { members[$0, default: []].count > 1 }
    guard groups.count <= countLimit else { return [] }
    return groups.sorted { $0.count > $1.count }.map { path in
      TokenGroup(
        members: members[path] ?? [], isSystem: isSystem(path),
        isControl: NameWords(path[path.count - 1] + "._").all
          .contains(where: RoleWords.variedControls.contains),
        wordCount: NameWords(path.joined(separator: ".") + "._").all.count)
    }
  }

  /// Its tokens with the words after its name.
  func entries(
    _ names: [String], _ split: [NameWords], _ properties: PropertyGroups
  ) -> [SectionRoles.Entry] {
    members.map { index in
      SectionRoles.Entry(
        name: names[index], group: split[index].group,
        words: Array(split[index].all.dropFirst(wordCount)),
        property: properties.word(of: names[index]))
    }
  }

  private static func isSystem(_ path: [String]) -> Bool {
    guard let last = path.last else { return true }
    return isType(last) || !RoleWords.systems.isDisjoint(with: NameWords(last).all)
  }

  /// Whether the last part of a group is written as the name of a type: `Palette`.
  static func isType(_ group: String) -> Bool {
    group.split(separator: ".").last?.first?.isUppercase ?? false
  }
}

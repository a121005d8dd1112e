/// Names that lead to other names, all by number.
enum CodeAliases {
  /// Some names and all that lead to them. Linear.
  static func closure(of names: NameSet, _ aliases: [(name: Int, target: Int)]) -> NameSet {
    guard !aliases.isEmpty else { return names }
    var users: [Int: [Int]] = [:]
    for alias in aliases { users[alias.target, default: []].append(alias.name) }
    var result = names
    var rest = Array(names.numbers)
    while let name = rest.popLast() {
      for user in users[name] ?? [] where result.insert(user) { rest.append(user) }
    }
    return result
  }
}

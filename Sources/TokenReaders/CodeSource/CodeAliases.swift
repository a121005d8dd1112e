/// Names that lead to other names.
enum CodeAliases {
  /// Some names and all that lead to them. Linear.
  static func closure(
    of names: Set<String>, _ aliases: [(name: String, target: String)]
  ) -> Set<String> {
    var users: [String: [String]] = [:]
    for alias in aliases { users[alias.target, default: []].append(alias.name) }
    var result = names
    var rest = Array(names)
    while let name = rest.popLast() {
      for user in users[name] ?? [] where result.insert(user).inserted { rest.append(user) }
    }
    return result
  }
}

import Programs

/// The cases of what is no context: each is a token of its own.
struct SwiftCases {
  /// For each token what is chosen, in the order in which it is asked for.
  let all: [[(choice: Choice, name: String)]]

  /// How many there may be.
  private static let limit = 256

  /// The cases that values differ by; nil if there are too many.
  init?(_ leaves: [SwiftLeaf], _ choices: [Choice], isContext: (Choice) -> Bool) {
    let wanted = Set(choices.map(\.id))
    var own: [[(choice: Choice, name: String)]] = []
    for leaf in leaves {
      let chosen = leaf.made.filter { wanted.contains($0.choice.id) }
      if !own.contains(where: { Self.isSame($0, chosen) }) { own.append(chosen) }
    }
    // What is chosen further on is more than what isn't.
    own = own.filter { one in
      !own.contains { other in
        other.count > one.count
          && one.allSatisfy { part in
            other.contains { $0.choice.id == part.choice.id && $0.name == part.name }
          }
      }
    }
    let isClear = own.allSatisfy { chosen in
      let values = leaves.filter { leaf in chosen.allSatisfy { leaf.holds($0.choice, $0.name) } }
      return values.indices.allSatisfy { index in
        values[(index + 1)...].allSatisfy { other in
          values[index].made.contains { part in
            isContext(part.choice)
              && other.made.contains { $0.choice.id == part.choice.id && $0.name != part.name }
          }
        }
      }
    }
    guard !isClear else {
      guard own.count <= Self.limit else { return nil }
      all = own
      return
    }
    let count = choices.reduce(1) { min($0 * $1.cases.count, Self.limit + 1) }
    guard count <= Self.limit else { return nil }
    all = (0..<count).map { number in
      var rest = number
      return choices.map { choice in
        defer { rest /= choice.cases.count }
        return (choice, choice.cases[rest % choice.cases.count])
      }
    }
  }

  private static func isSame(
    _ one: [(choice: Choice, name: String)], _ other: [(choice: Choice, name: String)]
  ) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { $0.choice.id == $1.choice.id && $0.name == $1.name }
  }
}

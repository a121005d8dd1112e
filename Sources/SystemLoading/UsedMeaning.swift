/// A color that a name in code may be.
package struct UsedMeaning {
  /// What it is called in a catalog.
  package let name: String
  /// The token that it is, at an opacity or not; nil for one that is written out.
  let token: String?
  /// What chooses among the colors of the name, with the case that this one is for.
  let choices: [String: String]

  /// The colors that may meet, one of each list. What one thing chooses in two of them is the same case.
  /// Nil where they are too many.
  package static func together(_ lists: [[UsedMeaning]]) -> [[UsedMeaning]]? {
    var found: [[UsedMeaning]] = [[]]
    for list in lists {
      found = found.flatMap { known in
        list.filter { one in known.allSatisfy { $0.mayMeet(one) } }.map { known + [$0] }
      }
      if found.count > limit { return nil }
    }
    return found
  }

  private static let limit = 256

  private func mayMeet(_ other: UsedMeaning) -> Bool {
    choices.allSatisfy { other.choices[$0.key] == nil || other.choices[$0.key] == $0.value }
  }
}

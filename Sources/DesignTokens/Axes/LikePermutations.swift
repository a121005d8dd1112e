/// Tells, while permutations are walked, in which of them something is as in an earlier one, because
/// they differ only in axes that it does not depend on.
package struct LikePermutations {
  /// Things with the same axes.
  private struct Group {
    /// For each axis, what the place of the context counts; 0 for an axis that does not matter.
    let weights: [Int]
    /// Whether every permutation is unlike the others.
    let isAlwaysNew: Bool
    /// The number of the first permutation of each kind; −1 for none.
    var firsts: [Int32]
    /// The number of the first permutation like the current one.
    var first: Int32 = 0
    var isNew = false
  }

  private var groups: [Group] = []
  /// The group of each thing.
  private var numbers: [Int32] = []
  /// For each axis, the place of each context among those that are walked.
  private let places: [[Int]]
  private var walked: Int32 = 0
  /// Whether the current permutation is new for anything.
  package private(set) var hasNew = false

  /// Of more groups than that, the rest is taken to depend on all axes: permutations that are alike for
  /// few things save nothing.
  private static let groupLimit = 64

  /// - Parameters:
  ///   - axes: the axes that each thing depends on.
  ///   - choices: the contexts of each axis that are walked, by index; their permutations can be counted.
  package init(_ axes: some Collection<AxisSet>, among choices: [[Int]]) {
    places = choices.map { contexts in
      var places = [Int](repeating: 0, count: (contexts.max() ?? -1) + 1)
      for (place, context) in contexts.enumerated() { places[context] = place }
      return places
    }
    var walked = AxisSet()
    for axis in choices.indices where choices[axis].count > 1 { walked.insert(axis) }
    var known: [AxisSet: Int32] = [:]
    numbers.reserveCapacity(axes.count)
    for own in axes {
      var own = own.intersection(walked)
      if known[own] == nil, known.count >= Self.groupLimit {
        own = AxisSet.all.intersection(walked)
      }
      let number = known[own, default: Int32(groups.count)]
      if Int(number) == groups.count {
        known[own] = number
        groups.append(Self.group(own, among: choices))
      }
      numbers.append(number)
    }
  }

  private static func group(_ axes: AxisSet, among choices: [[Int]]) -> Group {
    var kinds = 1
    var isAlwaysNew = true
    let weights = choices.indices.map { axis in
      guard choices[axis].count > 1 else { return 0 }
      guard axes.contains(axis) else {
        isAlwaysNew = false
        return 0
      }
      defer { kinds *= choices[axis].count }
      return kinds
    }
    return Group(
      weights: weights, isAlwaysNew: isAlwaysNew, firsts: Array(repeating: -1, count: kinds))
  }

  /// Moves to the next permutation, or to the first; each has the number of those before it.
  package mutating func enter(_ permutation: Permutation) {
    hasNew = false
    for group in groups.indices {
      var kind = 0
      for (axis, weight) in groups[group].weights.enumerated() where weight > 0 {
        kind += weight * places[axis][permutation.contexts[axis]]
      }
      let isNew = groups[group].firsts[kind] < 0
      groups[group].isNew = isNew
      if isNew {
        groups[group].firsts[kind] = walked
        hasNew = true
      }
      groups[group].first = groups[group].firsts[kind]
    }
    walked += 1
  }

  /// Whether the current permutation is, for a thing by index, unlike all before.
  package func isNew(_ thing: Int) -> Bool { groups[Int(numbers[thing])].isNew }

  /// Whether that is so for every permutation.
  package func isAlwaysNew(_ thing: Int) -> Bool { groups[Int(numbers[thing])].isAlwaysNew }

  /// The number of the first permutation that is, for a thing by index, like the current one.
  package func first(_ thing: Int) -> Int { Int(groups[Int(numbers[thing])].first) }
}

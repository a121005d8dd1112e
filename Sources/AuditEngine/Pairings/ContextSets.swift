import DesignTokens

/// A condition looked up among the axes: on each axis its contexts, nil for all.
struct ContextSets: Sendable {
  let sets: [Set<Int>?]
  /// Whether it is always true.
  let isAlways: Bool

  init(sets: [Set<Int>?]) {
    self.sets = sets
    isAlways = sets.allSatisfy { $0 == nil }
  }

  func holds(in permutation: Permutation) -> Bool {
    isAlways || zip(sets, permutation.contexts).allSatisfy { $0?.contains($1) ?? true }
  }

  /// Whether some permutation of the given contexts satisfies it.
  func meets(_ choices: [[Int]]) -> Bool {
    zip(sets, choices).allSatisfy { set, chosen in
      set.map { !$0.isDisjoint(with: chosen) } ?? !chosen.isEmpty
    }
  }

  /// On each axis, those of the given contexts that satisfy it.
  func choices(among choices: [[Int]]) -> [[Int]] {
    zip(sets, choices).map { set, contexts in
      set.map { meant in contexts.filter(meant.contains) } ?? contexts
    }
  }

  /// The axes that it depends on.
  var axes: AxisSet {
    var axes = AxisSet()
    if !isAlways { for axis in sets.indices where sets[axis] != nil { axes.insert(axis) } }
    return axes
  }

  /// Whether some permutation satisfies both conditions.
  func overlaps(_ other: ContextSets) -> Bool {
    isAlways || other.isAlways
      || zip(sets, other.sets).allSatisfy { mine, theirs in
        guard let mine, let theirs else { return true }
        return !mine.isDisjoint(with: theirs)
      }
  }
}

/// One context chosen on every axis.
package struct Permutation: Sendable, Hashable {
  /// The index of the chosen context on each axis, in the order of the catalog's axes.
  package let contexts: [Int]

  /// Chooses a context on each axis.
  package init(contexts: [Int]) {
    self.contexts = contexts
  }
}

/// Every permutation of some axes, the last axis varying fastest; none is stored.
package struct Permutations: Sequence, IteratorProtocol, Sendable {
  private let choices: [[Int]]
  private let absent: AbsentContexts
  private var positions: [Int]?

  /// The permutations of the given contexts of each axis; one permutation if there are no axes.
  ///
  /// - Parameter absent: what is left out.
  package init(choices: [[Int]], without absent: AbsentContexts = AbsentContexts()) {
    self.choices = choices
    self.absent = absent
    positions = choices.contains { $0.isEmpty } ? nil : choices.map { _ in 0 }
  }

  /// The number of permutations; nil if it is too large to count.
  package static func count(choices: [[Int]]) -> Int? {
    choices.reduce(1 as Int?) { product, contexts in
      guard let (value, overflow) = product?.multipliedReportingOverflow(by: contexts.count),
        !overflow
      else { return nil }
      return value
    }
  }

  /// The next permutation.
  package mutating func next() -> Permutation? {
    while let permutation = following() {
      if !absent.contain(permutation) { return permutation }
    }
    return nil
  }

  private mutating func following() -> Permutation? {
    guard var current = positions else { return nil }
    let permutation = Permutation(contexts: zip(choices, current).map { $0[$1] })
    var axis = current.count - 1
    while axis >= 0 {
      current[axis] += 1
      if current[axis] < choices[axis].count { break }
      current[axis] = 0
      axis -= 1
    }
    positions = axis < 0 ? nil : current
    return permutation
  }
}

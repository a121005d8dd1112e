import DesignTokens

/// Tells values of permutations apart by the fewest contexts: axes that make no difference are left
/// out.
struct DistinctContexts {
  let axes: [Axis]
  /// The contexts of each axis, by index, in the order of the permutations.
  let choices: [[Int]]

  /// Runs of equal values: what they are called, and the place of the first. The last axis varies
  /// fastest.
  func runs(of values: some Collection<some Equatable>) -> [(contexts: [String], index: Int)] {
    runs(of: Array(values)[...], from: 0)
  }

  private func runs(
    of values: ArraySlice<some Equatable>, from axis: Int
  ) -> [(contexts: [String], index: Int)] {
    guard axis < choices.count, values.contains(where: { $0 != values.first }) else {
      return values.isEmpty ? [] : [([], values.startIndex)]
    }
    let length = values.count / choices[axis].count
    let parts = choices[axis].indices.map { values.dropFirst($0 * length).prefix(length) }
    guard parts.contains(where: { !$0.elementsEqual(parts[0]) }) else {
      return runs(of: parts[0], from: axis + 1)
    }
    return zip(choices[axis], parts).flatMap { context, part in
      runs(of: part, from: axis + 1).map { run in
        ([axes[axis].contexts[context]] + run.contexts, run.index)
      }
    }
  }
}

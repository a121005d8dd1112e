/// Findings without repetition: of those of a pairing in permutations that are alike for it, the first.
struct DistinctFindings {
  /// Permutation by permutation.
  private(set) var evaluations: [Evaluation] = []
  /// How many findings each stands for.
  private(set) var counts: [Int] = []

  /// - Parameter findings: permutation by permutation.
  init(_ findings: some Sequence<Evaluation>) {
    var numbers: [EvaluationKey: Int] = [:]
    for finding in findings {
      let number = numbers[EvaluationKey(finding), default: counts.count]
      if number == counts.count {
        numbers[EvaluationKey(finding)] = number
        evaluations.append(finding)
        counts.append(0)
      }
      counts[number] += 1
    }
  }
}

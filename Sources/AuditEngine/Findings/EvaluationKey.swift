/// Identifies an evaluation within a report.
struct EvaluationKey: Hashable {
  let permutation: Int
  let pairing: Int

  init(_ evaluation: Evaluation) {
    permutation = evaluation.permutation
    pairing = evaluation.pairing
  }
}

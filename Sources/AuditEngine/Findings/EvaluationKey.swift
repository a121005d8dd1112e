/// What tells an evaluation from the others of a report.
struct EvaluationKey: Hashable {
  let permutation: Int
  let pairing: Int

  init(_ evaluation: Evaluation) {
    permutation = evaluation.permutation
    pairing = evaluation.pairing
  }
}

/// Identifies what was judged within a report: evaluations of a pairing in permutations that are alike
/// for it have one key.
struct EvaluationKey: Hashable {
  let permutation: Int
  let pairing: Int

  init(_ evaluation: Evaluation) {
    permutation = evaluation.judgedPermutation
    pairing = evaluation.pairing
  }
}

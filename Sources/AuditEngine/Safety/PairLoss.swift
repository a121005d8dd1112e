import DesignTokens

/// A pairing that changes take contrast from, in one permutation.
struct PairLoss {
  let permutation: Permutation
  let pairing: Int
  let before: Evaluation
  let after: Evaluation
}

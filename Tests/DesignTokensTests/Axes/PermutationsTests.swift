import DesignTokens
import Testing

@Suite struct PermutationsTests {
  @Test(
    "Permutations come in order, the last axis fastest",
    arguments: [
      ([[0, 1], [0, 1, 2]], [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]),
      ([[0, 1, 2]], [[0], [1], [2]]),
      ([[2, 0], [1]], [[2, 1], [0, 1]]),
      ([[0], [0], [0, 1]], [[0, 0, 0], [0, 0, 1]]),
      // No axis leaves one permutation, an axis without a context none.
      ([], [[]]),
      ([[0, 1], []], []),
      ([[]], []),
    ])
  func order(_ choices: [[Int]], _ permutations: [[Int]]) {
    #expect(Permutations(choices: choices).map(\.contexts) == permutations)
    #expect(Permutations.count(choices: choices) == permutations.count)
  }

  @Test("Six axes of four contexts give 4096 different permutations")
  func many() {
    let choices = Array(repeating: [0, 1, 2, 3], count: 6)
    #expect(Set(Permutations(choices: choices)).count == 4096)
    #expect(Permutations.count(choices: choices) == 4096)
  }

  @Test("A number that does not fit is nil, and the walk can still begin")
  func overflow() {
    let choices = Array(repeating: [0, 1], count: 64)
    #expect(Permutations.count(choices: choices) == nil)
    #expect(Permutations.count(choices: choices.dropLast(2)) == 1 << 62)
    var permutations = Permutations(choices: choices)
    #expect(permutations.next()?.contexts == Array(repeating: 0, count: 64))
    #expect(permutations.next()?.contexts.last == 1)
  }
}

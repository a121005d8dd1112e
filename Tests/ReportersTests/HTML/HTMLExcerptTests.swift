import Testing

@testable import Reporters

@Suite struct HTMLExcerptTests {
  @Test(arguments: [
    (10, [1, 2, 3], [1, 2, 3]), (6, [1, 9, 9], [1, 2, 3]), (5, [9, 9], [2, 3]), (0, [4], [0]),
    (7, [], []), (100, [0, 30, 200, 10], [0, 30, 60, 10]),
  ])
  func `Shares are fair and nothing is left while anybody wants it`(
    total: Int, wishes: [Int], shares: [Int]
  ) {
    #expect(HTMLExcerpt.shares(of: total, among: wishes) == shares)
  }
}

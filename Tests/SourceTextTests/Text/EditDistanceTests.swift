import Testing

@testable import SourceText

@Suite struct EditDistanceTests {
  /// The recurrence as it is defined, a whole table.
  private func table(_ a: [Character], _ b: [Character]) -> Int {
    var rows = Array(repeating: Array(0...b.count), count: a.count + 1)
    for i in 0...a.count { rows[i][0] = i }
    for i in stride(from: 1, through: a.count, by: 1) {
      for j in stride(from: 1, through: b.count, by: 1) {
        rows[i][j] = min(
          rows[i - 1][j] + 1, rows[i][j - 1] + 1,
          rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
        }
      }
    }
    return rows[a.count][b.count]
  }

  @Test func `Distances are those of the recurrence, up to the longest words`() {
    var random = SystemRandomNumberGenerator()
    func word(upTo length: Int, _ letters: String) -> [Character] {
      (0..<Int.random(in: 0...length, using: &random)).map { _ in
        letters.randomElement(using: &random)!
      }
    }
    for round in 0..<600 {
      let length = round % 3 == 0 ? 64 : 9
      let a = word(upTo: length, round % 2 == 0 ? "ab" : "abcdefg.é")
      let b = word(upTo: length, round % 2 == 0 ? "abc" : "abcdefg.é")
      let expected = table(a, b)
      #expect(EditDistance(from: a).to(b) == expected, "\(String(a)) \(String(b))")
      if b.allSatisfy(\.isASCII) {
        #expect(EditDistance(from: a).to(b.compactMap(\.asciiValue)[...]) == expected)
      }
    }
  }
}

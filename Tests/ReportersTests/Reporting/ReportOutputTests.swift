import Reporters
import Testing

@Suite struct ReportOutputTests {
  private struct Failure: Error {}

  @Test(arguments: [1, 3, 7, 100])
  func `Pieces put together are the text, and none is empty`(pieceSize: Int) throws {
    var pieces: [[UInt8]] = []
    var output = ReportOutput(pieceSize: pieceSize) { pieces.append($0) }
    for word in ["one ", "", "two ", "three ", "four"] { output.append(word) }
    try output.finish()
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == "one two three four")
    #expect(pieces.allSatisfy { !$0.isEmpty })
    #expect(pieces.dropLast().allSatisfy { $0.count >= pieceSize })
  }

  @Test func `Nothing is handed on before a piece is full`() throws {
    var pieces = 0
    var output = ReportOutput(pieceSize: 4) { _ in pieces += 1 }
    output.append("abc")
    #expect(pieces == 0)
    output.append("d")
    #expect(pieces == 1)
    try output.finish()
    #expect(pieces == 1)
  }

  @Test func `After an error nothing more is handed on, and the error is thrown at the end`() {
    var calls = 0
    var output = ReportOutput(pieceSize: 1) { _ in
      calls += 1
      throw Failure()
    }
    output.append("a")
    output.append("b")
    #expect(throws: Failure.self) { try output.finish() }
    #expect(calls == 1)
  }
}

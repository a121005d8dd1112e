import AuditEngine
import TestSupport
import Testing

@testable import Reporters

@Suite struct HTMLContextsTests {
  /// Four themes × two schemes; the permutations of a theme stand together.
  private static func contexts(_ last: [String] = ["light", "dark"]) throws -> HTMLContexts {
    var sample = try SampleReport(["ink": "#000000", "page": "#FFFFFF"])
    sample.vary("theme", ["a", "b", "c", "d"])
    sample.vary("scheme", last)
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    return HTMLContexts(try sample.audit())
  }

  @Test(arguments: [
    ([0, 1, 2, 3, 4, 5, 6, 7], "everywhere"), ([0, 2, 4, 6], "every theme · light"),
    ([0, 2, 4], "theme 3 of 4 · light"), ([0, 1], "a · every scheme"),
    ([0, 3], "a · light; b · dark"), ([0, 1, 2, 3], "a, b · every scheme"), ([], ""),
  ])
  func `Permutations are said in brief`(permutations: [Int], words: String) throws {
    let text = try Self.contexts().words(permutations)
    #expect(text.replacing("<bdi>", with: "").replacing("</bdi>", with: "") == words)
  }

  @Test func `A box has all of its combinations and no other`() throws {
    // Three of the four corners of a square are two boxes.
    #expect(try Self.contexts().boxes(of: [0, 1, 2]) == [[[0, 1], [0]], [[0], [1]]])
  }

  @Test func `Permutations of many axes are merged in time`() {
    let places = (0..<65_536).map { number in (0..<16).map { number >> $0 & 1 } }
    func boxes(_ isChosen: (Int) -> Bool) -> [HTMLContexts.Box] {
      ContextBoxes(places.indices.filter(isChosen), places, axes: 16).boxes
    }
    let time = processorTime {
      #expect(boxes { _ in true } == [Array(repeating: [0, 1], count: 16)])
      #expect(
        boxes { $0 >> 3 & 1 == 1 } == [(0..<16).map { $0 == 3 ? [1] : [0, 1] }])
      // No two of them differ on one axis only.
      let even = boxes { $0.nonzeroBitCount % 2 == 0 }
      #expect(even.count == 32_768)
      #expect(even.allSatisfy { $0.allSatisfy { $0.count == 1 } })
    }
    #expect(time < .seconds(3))
  }

  @Test func `A name that two axes share is told with its axis`() throws {
    let text = try Self.contexts(["a", "z"]).words([0])
    #expect(text == "<bdi>theme</bdi> <bdi>a</bdi> · <bdi>scheme</bdi> <bdi>a</bdi>")
  }
}

import SourceText
import Testing

@Suite struct TextTableTests {
  @Test func eachTextHasOneNumber() {
    var table = TextTable()
    let texts = (0..<5_000).map { "name-\($0 % 1_000)-\(String(repeating: "x", count: $0 % 40))" }
    var numbers: [String: Int] = [:]
    for text in texts {
      let expected = numbers[text] ?? numbers.count
      numbers[text] = expected
      #expect(table.add(text) == expected)
    }
    #expect(table.count == numbers.count)
    for (text, number) in numbers {
      #expect(table[number] == text)
      #expect(table.number(of: text) == number)
    }
    #expect(table.number(of: "name-1") == nil)
  }

  /// The two ways to write é look the same and are two names; so are a text and its beginning.
  @Test func textsAreToldByTheirBytes() {
    var table = TextTable()
    let texts = ["caf\u{E9}", "cafe\u{301}", "cafe", "", "caf"]
    #expect(texts.map { table.add($0) } == [0, 1, 2, 3, 4])
    #expect(table.indices.map { Array(table[$0].utf8) } == texts.map { Array($0.utf8) })
  }

  @Test func roomChangesNothing() {
    var table = TextTable()
    #expect(table.number(of: "a") == nil)
    _ = table.add("a")
    table.reserveCapacity(1_000)
    #expect(table.number(of: "a") == 0)
    #expect(table.add("b") == 1)
  }
}

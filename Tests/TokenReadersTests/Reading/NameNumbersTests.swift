import Testing

@testable import TokenReaders

@Suite struct NameNumbersTests {
  @Test func eachNameHasOneNumber() {
    var names = NameNumbers()
    let all = (0..<3_000).map { "Palette.shade\($0 % 700)" }
    for name in all + ["", "Palette"] { _ = names.add(name) }
    #expect(names.count == 702)
    for number in 0..<700 {
      #expect(names[number] == "Palette.shade\(number)")
      #expect(names.number(of: "Palette.shade\(number)") == number)
    }
    #expect(names.number(of: "") == 700)
    #expect(names.number(of: "Palett") == nil)
  }

  /// For Swift the two ways to write é are one name, and the sign for kelvin is the letter K.
  @Test func namesThatLookTheSameAreOne() {
    var names = NameNumbers()
    #expect(["K", "caf\u{E9}", "cafe"].map { names.add($0) } == [0, 1, 2])
    #expect(names.number(of: "\u{212A}") == 0)
    #expect(names.number(of: "cafe\u{301}") == 1)
    #expect(names.add("cafe\u{301}") == 1)
    #expect(Array(names[1].utf8) == Array("caf\u{E9}".utf8))
    #expect(names.number(of: "K") == 0)
  }
}

import Programs
import SourceText
import Testing

/// Getters that run once for each receiver and case: what they come to is the same as if they ran each
/// time.
@Suite struct KnownGetterTests {
  private func answers(_ text: String, _ names: [String]) throws -> [String] {
    let program = Program([SourceFile(path: "a.swift", text: text)])
    let evaluator = Evaluator(program)
    return try names.map { name in
      shown(program.answer(for: try #require(program.member(name)), with: evaluator))
    }
  }

  @Test func `A getter of a case has a value for each case and each choice`() throws {
    let text = """
      enum Scheme { case light, dark }
      enum Settings { static var scheme: Scheme = .light }
      func darken() { Settings.scheme = .dark }
      enum Kind {
        case plain, loud
        var size: Int { Settings.scheme == .dark ? base + 1 : base }
        var base: Int { self == .plain ? 10 : 20 }
        var twice: Int { size + size }
      }
      var both: Int { Kind.plain.twice + Kind.loud.twice }
      var again: Int { Kind.loud.size + Kind.plain.size + Kind.loud.base }
      """
    let found = try answers(text, ["both", "again"])
    #expect(found.map { $0.contains("60") && $0.contains("64") } == [true, false])
    #expect(found.map { $0.contains("50") && $0.contains("52") } == [false, true])
  }

  @Test func `Code that never ends spends the work of the program`() throws {
    let chain = (1...25).map { "func f\($0)(_ x: Int) -> Int { f\($0 - 1)(f\($0 - 1)(x)) }" }
    let values = (0..<200).map { "let v\($0) = f25(\($0))" }
    let text = (["func f0(_ x: Int) -> Int { x }"] + chain + values + ["let last = 1"])
      .joined(separator: "\n")
    let program = Program([SourceFile(path: "a.swift", text: text)])
    let evaluator = Evaluator(program)
    let early = program.answer(for: try #require(program.member("last")), with: evaluator)
    #expect(shown(early) == "1")
    for index in 0..<200 {
      _ = program.answer(for: try #require(program.member("v\(index)")), with: evaluator)
    }
    #expect(evaluator.exhausted != nil)
  }
}

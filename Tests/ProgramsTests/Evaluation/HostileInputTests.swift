import Programs
import SourceText
import Testing

/// Files that no compiler takes, in every language: they end soon, and cost no stack.
@Suite struct HostileInputTests {
  private static let count = 2_000

  static let texts: [String] = {
    func times(_ text: String) -> String { String(repeating: text, count: count) }
    return [
      "(", "{", "[", "1 + ", "a<", "-", "a ? b : ", "when { ", "class A { ", "@A ", "A<B<C,",
      "if (a) b else ", "{ a: T -> ", "a.b().", "\"${", "fun f() = ", "..b = ", "f(a: 1, ",
    ].flatMap { text in ["val x = " + times(text), times(text), "final x = " + times(text) + ";"] }
  }()

  @Test(arguments: ["kt", "dart"])
  func `Nesting without end costs no stack`(_ ending: String) {
    for text in Self.texts {
      let program = Program([SourceFile(path: "a.\(ending)", text: text)])
      let evaluator = Evaluator(program)
      for member in program.members.prefix(3) where member.isValue {
        _ = program.answer(for: member, with: evaluator)
      }
    }
  }

  @Test(arguments: ["kt", "dart"])
  func `Bytes that are no text lose themselves`(_ ending: String) throws {
    let bytes = Array("val a = 1\n".utf8) + [0xFF, 0xFE, 0x22] + Array("\nval b = 2\n".utf8)
    let program = Program([SourceFile(path: "a.\(ending)", bytes: bytes)])
    #expect(
      program.trees[0].problems.map { String($0.message.prefix(9)) } == ["not UTF-8", "the strin"])
  }

  @Test func `An initializer called on a value is unknown, and ends`() throws {
    let file = SourceFile(
      path: "a.swift",
      text: """
        import UIKit
        extension UIColor {
          convenience init(rgb: Int) { other.init(red: 1, green: 0, blue: 0, alpha: 1) }
          convenience init(gray: CGFloat) { self.init(white: gray, alpha: 1) }
          static let ink = UIColor(rgb: 0x202124)
          static let mist = UIColor(gray: 0.5)
        }
        """)
    let program = Program([file])
    let evaluator = Evaluator(program)
    let answers = program.members.filter(\.isValue).map { program.answer(for: $0, with: evaluator) }
    #expect(answers.map { shown($0).hasPrefix("?") } == [true, false])
  }
}

import Foundation
import Programs
import SourceText
import Testing

/// Random programs whose values a compiler printed, in the folder that `RANDOM_PROGRAMS` names: the
/// scripts in `.verify/programs` write it, a language each. What must not be known has the value `!`.
@Suite struct RandomProgramsTests {
  static let folder = ProcessInfo.processInfo.environment["RANDOM_PROGRAMS"]

  @Test(.enabled(if: folder != nil))
  func `Random programs have the values that the compiler gives them, or none`() throws {
    let root = URL(filePath: Self.folder ?? "")
    let files = try FileManager.default.contentsOfDirectory(atPath: root.path).filter {
      !$0.hasSuffix(".tsv")
    }.sorted()
      .map { SourceFile(path: $0, bytes: Array(try Data(contentsOf: root.appending(path: $0)))) }
    let program = Program(files)
    let evaluator = Evaluator(program)
    var counts = ["equal": 0, "refused": 0, "silent": 0, "different": 0]
    var reasons: [String: Int] = [:]
    var answers: [String: Answer] = [:]
    for line in try String(contentsOf: root.appending(path: "expected.tsv"), encoding: .utf8).split(
      separator: "\n")
    {
      let parts = line.split(separator: "\t").map(String.init)
      guard let member = program.member(parts[0]) else {
        counts["silent", default: 0] += 1
        continue
      }
      let answer = answers[parts[0]] ?? program.answer(for: member, with: evaluator)
      answers[parts[0]] = answer
      let values = possible(answer, ["scheme": parts[1]])
      if parts[2] == "!" {
        let isUnknown = values.contains { $0.unknown != nil }
        counts[isUnknown ? "equal" : "different", default: 0] += 1
        if !isUnknown { Issue.record("\(parts[0]) is not known, but \(values.map(shown))") }
      } else if let unknown = values.lazy.compactMap(\.unknown).first {
        counts["refused", default: 0] += 1
        let place = unknown.span.map { " \($0.file.path):\($0.line)" } ?? ""
        reasons[unknown.reason + place, default: 0] += 1
      } else if values.contains(where: { shown($0) == parts[2] }) {
        counts["equal", default: 0] += 1
      } else {
        counts["different", default: 0] += 1
        let found = values.map(shown).joined(separator: " or ")
        Issue.record("\(parts[0]) in \(parts[1]) is \(parts[2]), not \(found)")
      }
    }
    let refused = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(30)
    print(
      "Random programs in \(root.lastPathComponent):",
      ["equal", "refused", "silent", "different"].map { "\(counts[$0] ?? 0) \($0)" }
        .joined(separator: ", "))
    for (reason, count) in refused { print("  \(count) \(reason)") }
    #expect(counts["silent"] == 0 && counts["different"] == 0)
  }

  /// The values of an answer, whatever is stored: storage may hold each value that is written to it.
  private func possible(_ answer: Answer, _ made: [String: String]) -> [Value] {
    guard case .choice(let choice, let answers) = answer else { return [answer.value(made)] }
    if choice.kind == .storage { return answers.flatMap { possible($0, made) } }
    let index = made[choice.id].flatMap { choice.cases.firstIndex(of: $0) } ?? 0
    return possible(answers[index], made)
  }
}

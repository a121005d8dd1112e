import Foundation
import Programs
import SourceText
import Testing

/// An app with thirteen theme packs, where its checkout is named by `TINYWINS`: what the engine makes
/// of its own files, of the properties that its views ask, is what swiftc printed.
@Suite struct TinyWinsTests {
  static let checkout = ProcessInfo.processInfo.environment["TINYWINS"]

  @Test(.enabled(if: checkout != nil))
  func `Every color of every pack is what swiftc makes of it`() throws {
    let root = URL(filePath: Self.checkout ?? "").appending(path: "TinyWins/Core")
    let paths = ["Tokens", "ThemeKit"].flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)) ?? []
    }
    let files = try paths.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .map { SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) }
    let program = Program(files)
    let evaluator = Evaluator(program)
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Fixtures/Programs/TinyWins.tsv")
    var rows: [String: String] = [:]
    let lines = try String(contentsOf: fixture, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }
    for line in lines { rows[line[..<3].joined(separator: " ")] = line[3] }
    #expect(rows.count == 1930)
    var answers: [String: Answer] = [:]
    for line in lines {
      let (path, pack, look) = (line[0], line[1], line[2])
      let answer: Answer
      if let known = answers[path] {
        answer = known
      } else {
        answer = program.answer(for: try #require(program.member(path), "\(path)"), with: evaluator)
        answers[path] = answer
      }
      let value = answer.value([
        "scheme": look, "SemanticTokens.themePack": pack, "Primitives.ChildColors": pack,
        "Theme.paletteId": pack, "Theme.appearanceMode": look, "Theme.avatarColor?": "nil",
      ])
      // The pack midnight has one look only, `isDarkOnly`.
      let isDark = pack == "midnight" && path.hasPrefix("Theme.")
      let expected = isDark ? rows["\(path) \(pack) dark"] : line[3]
      #expect(shown(value) == expected, "\(path) \(pack) \(look)")
    }
  }
}

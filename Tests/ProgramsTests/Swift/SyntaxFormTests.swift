import Foundation
import Programs
import SourceText
import Testing

/// Files of which the compiler's own parser wrote the form, in the folder that `SYNTAX_FORMS` names:
/// `.verify/programs/syntax.py` writes it.
@Suite struct SyntaxFormTests {
  /// Nil where that parser is not there, which the script says.
  static let folder = ProcessInfo.processInfo.environment["SYNTAX_FORMS"].flatMap {
    FileManager.default.fileExists(atPath: $0 + "/files.txt") ? URL(filePath: $0) : nil
  }

  @Test(.enabled(if: folder != nil))
  func `The trees of Swift files are those of the compiler's own parser, or refused`() throws {
    let folder = try #require(Self.folder)
    let paths = try String(contentsOf: folder.appending(path: "files.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    var counts = ["same": 0, "refused": 0, "different": 0, "not Swift": 0]
    for (index, path) in paths.enumerated() {
      let expected = try String(contentsOf: folder.appending(path: "\(index).txt"), encoding: .utf8)
      guard expected != "not Swift\n" else {
        counts["not Swift", default: 0] += 1
        continue
      }
      let bytes = Array(try Data(contentsOf: URL(filePath: path)))
      let form = SyntaxForm(SwiftParser.parse(SourceFile(path: path, bytes: bytes)))
      let differences = form.differences(from: expected)
      if let first = differences.first {
        counts["different", default: 0] += 1
        Issue.record("\(path): \(first) and \(differences.count - 1) more")
      } else {
        counts[form.refused.isEmpty ? "same" : "refused", default: 0] += 1
        if !form.refused.isEmpty { print("refused in \(path), at bytes \(form.refused)") }
      }
    }
    print("trees of Swift files: \(counts.sorted { $0.key < $1.key }.map { "\($1) \($0)" })")
    #expect(counts["different"] == 0 && counts["same", default: 0] > 0)
    // One file in a hundred may hold something that isn't known.
    #expect(counts["refused", default: 0] * 100 <= paths.count)
  }

  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Fixtures/Programs")

  /// `make verify` holds the expected form against the compiler that is there.
  @Test func `The whole grammar is read as the compiler's own parser reads it`() throws {
    let bytes = Array(try Data(contentsOf: Self.fixtures.appending(path: "Grammar.swift")))
    let form = SyntaxForm(SwiftParser.parse(SourceFile(path: "Grammar.swift", bytes: bytes)))
    let expected = try String(
      contentsOf: Self.fixtures.appending(path: "Grammar.txt"), encoding: .utf8)
    #expect(form.refused.isEmpty)
    #expect(form.differences(from: expected).isEmpty)
    #expect(form.text == expected)
  }

  @Test func `A file that is cut anywhere is read, and every node lies in the one around it`()
    throws
  {
    let bytes = Array(try Data(contentsOf: Self.fixtures.appending(path: "Grammar.swift")))
    for count in bytes.indices {
      let file = SourceFile(path: "Grammar.swift", bytes: Array(bytes[..<count]))
      let root = SwiftParser.parse(file).root
      for node in Array(root.descendants) + [root] {
        let isInside = node.children.allSatisfy { node.range.contains($0.range) }
        #expect(isInside, "\(node.kind) at \(node.range) of \(count) bytes")
      }
    }
  }

  /// What the program `.verify/programs/syntax` prints of the file.
  @Test func `The form of a small file is that of the compiler's parser`() {
    let text = "struct A { let x = a ?? b.c(1) }\n"
    let form = SyntaxForm(SwiftParser.parse(SourceFile(path: "a.swift", text: text)))
    #expect(
      form.text == """
        0 32 struct
        7 8 name
        9 32 block
        11 30 let
        15 30 binding
        15 16 name
        19 30 binary.??
        19 20 name
        24 30 call
        24 27 member
        24 25 name
        26 27 name
        28 29 argument
        28 29 number

        """)
    #expect(form.refused.isEmpty)
    #expect(form.differences(from: form.text + "33 34 name\n") == ["- 33 34 name"])
  }
}

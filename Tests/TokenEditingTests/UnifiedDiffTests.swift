import Foundation
import Testing
import TokenEditing

@Suite struct UnifiedDiffTests {
  /// Ten properties on a line each, `--c0` to `--c9`, between a first and a last line.
  private static func sheet(lineEnd: String = "\n", last: String = "}\n") -> String {
    ":root {\(lineEnd)"
      + (0...9).map { "  --c\($0): #11223\($0);\(lineEnd)" }.joined() + last
  }

  private func edit(
    _ text: String, _ changes: [(token: String, color: String)], path: String = "a.css"
  ) throws -> EditedFile {
    let edited = try EditedTokens([path: text], sources: [path])
    return try edited.editor.edit(changes.map { try edited.change($0.token, to: $0.color) }).files[
      0]
  }

  @Test func `A change stands between three lines of context`() throws {
    let diff = UnifiedDiff(try edit(Self.sheet(), [("c4", "#0F6A8C")]))
    #expect(
      String(decoding: diff.bytes, as: UTF8.self) == """
        --- a/a.css
        +++ b/a.css
        @@ -3,7 +3,7 @@
           --c1: #112231;
           --c2: #112232;
           --c3: #112233;
        -  --c4: #112234;
        +  --c4: #0f6a8c;
           --c5: #112235;
           --c6: #112236;
           --c7: #112237;

        """)
  }

  @Test func `Changes that are near share a hunk, and of neighbors the old lines come first`()
    throws
  {
    let diff = UnifiedDiff(
      try edit(
        Self.sheet(last: "}"), [("c0", "#000001"), ("c1", "#000002"), ("c9", "#000003")]),
      path: "styles/b.css")
    #expect(
      String(decoding: diff.bytes, as: UTF8.self) == #"""
        --- a/styles/b.css
        +++ b/styles/b.css
        @@ -1,6 +1,6 @@
         :root {
        -  --c0: #112230;
        -  --c1: #112231;
        +  --c0: #000001;
        +  --c1: #000002;
           --c2: #112232;
           --c3: #112233;
           --c4: #112234;
        @@ -8,5 +8,5 @@
           --c6: #112236;
           --c7: #112237;
           --c8: #112238;
        -  --c9: #112239;
        +  --c9: #000003;
         }
        \ No newline at end of file

        """#)
  }

  /// The sheet and a block for dark, with a line for `--c4` put into it, and a change of what it repeats.
  private func lineMore(
    lineEnd: String = "\n", last: String = "}\n", path: String = "a.css"
  ) throws -> (text: String, file: EditedFile) {
    let text =
      Self.sheet(lineEnd: lineEnd, last: "}\(lineEnd)")
      + ".dark {\(lineEnd)  --c0: #000000\(lineEnd)\(last)"
    let edited = try EditedTokens([path: text], sources: [path])
    let insertion = try edited.splitting("c4", "scheme")
    let both = String(decoding: insertion.files[0].bytes, as: UTF8.self)
    let later = try EditedTokens([path: both], sources: [path])
    let change = try later.editor.edit([
      later.change("c4", to: "#0F6A8C"), later.change("c4", at: 1, to: "#AABBCC"),
    ])
    return (text, try #require(insertion.followed(by: change)).files[0])
  }

  @Test func `Lines that are put in make the new file longer, and the old one is not longer`()
    throws
  {
    let diff = UnifiedDiff(try lineMore().file)
    #expect(
      String(decoding: diff.bytes, as: UTF8.self) == """
        --- a/a.css
        +++ b/a.css
        @@ -3,7 +3,7 @@
           --c1: #112231;
           --c2: #112232;
           --c3: #112233;
        -  --c4: #112234;
        +  --c4: #0f6a8c;
           --c5: #112235;
           --c6: #112236;
           --c7: #112237;
        @@ -11,5 +11,6 @@
           --c9: #112239;
         }
         .dark {
        -  --c0: #000000
        +  --c0: #000000;
        +  --c4: #aabbcc
         }

        """)
  }

  @Test(arguments: [
    ("a b.css", "--- a/a b.css\t"), ("a\"b.css", #"--- "a/a\"b.css""#),
    ("é.css", #"--- "a/\303\251.css""#), ("/x/a.css", "--- a/x/a.css"),
  ]) func `A name is quoted as git quotes it`(path: String, line: String) throws {
    let diff = UnifiedDiff(try edit(Self.sheet(), [("c4", "#0F6A8C")], path: path))
    #expect(String(decoding: diff.bytes, as: UTF8.self).split(separator: "\n")[0] == line)
  }

  /// What git and patch make of the diff, where they are installed.
  @Test(arguments: [
    ("\n", "}\n"), ("\n", "}"), ("\r\n", "}\r\n"), ("\r\n", "}"),
  ]) func `Applying it gives the new contents`(lineEnd: String, last: String) throws {
    let text = Self.sheet(lineEnd: lineEnd, last: last)
    for path in ["a.css", "a b.css", "é.css"] {
      let file = try edit(
        text, [("c0", "#000001"), ("c3", "#000002"), ("c9", "#000003")], path: path)
      try apply(file, to: text, path: path)
      let more = try lineMore(lineEnd: lineEnd, last: last, path: path)
      try apply(more.file, to: more.text, path: path)
    }
  }

  private func apply(_ file: EditedFile, to text: String, path: String) throws {
    for command in [["git", "apply", "-p1"], ["patch", "-p1", "--binary", "-i"]] {
      guard let tool = Self.tool(command[0]) else { continue }
      let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "contrast-audit-tests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(text.utf8).write(to: folder.appending(path: path))
      try Data(UnifiedDiff(file).bytes).write(to: folder.appending(path: "change.diff"))
      let process = Process()
      process.executableURL = tool
      process.arguments = Array(command.dropFirst()) + ["change.diff"]
      process.currentDirectoryURL = folder
      // A repository above the folder must not be taken for the one that is meant.
      process.environment = ["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(command[0]) \(path)")
      let found = try Data(contentsOf: folder.appending(path: path))
      #expect(Array(found) == file.bytes, "\(command[0]) \(path)")
    }
  }

  private static func tool(_ name: String) -> URL? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
      .map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

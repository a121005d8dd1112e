import Testing

@testable import SourceText

/// An error is understood where the line is seen.
@Suite struct SourceExcerptTests {
  private func excerpt(
    _ text: String, at part: String, path: String = "app.css", isBehindLink: Bool = false
  ) throws -> [String] {
    let bytes = Array(text.utf8)
    let start = try #require(
      bytes.indices.first { bytes[$0...].starts(with: Array(part.utf8)) })
    let file = SourceFile(path: path, bytes: bytes, isBehindLink: isBehindLink)
    let span = SourceSpan(file: file, range: start..<start + part.utf8.count)
    return (SourceExcerpt(span)?.text ?? "").split(separator: "\n").map(String.init)
  }

  @Test func `The line stands over a mark of the place`() throws {
    #expect(
      try excerpt(":root {\n\t--ink: #12345;\n}\n", at: "#12345") == [
        "  2 | --ink: #12345;",
        "    |        ^^^^^^",
      ])
  }

  @Test func `Of a long line the part around the place is shown`() throws {
    let long = String(repeating: "a:b;", count: 100_000)
    let lines = try excerpt(long + "--ink: #12345;" + long, at: "#12345")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("  1 | …"))
    #expect(lines[0].hasSuffix("…"))
    #expect(lines[0].count < 100)
    let mark = try #require(lines[1].firstIndex(of: "^"))
    let column = lines[1].distance(from: lines[1].startIndex, to: mark)
    #expect(lines[0].dropFirst(column).hasPrefix("#12345"))
  }

  @Test func `What spans lines is marked in its first`() throws {
    #expect(
      try excerpt("a { b: c(\n1) }\r\n", at: "c(\n1)") == ["  1 | a { b: c(", "    |        ^^"])
  }

  @Test func `A place behind the last letter is marked`() throws {
    let file = SourceFile(path: "a.json", text: "{\"a\": ")
    let excerpt = SourceExcerpt(SourceSpan(file: file, range: 6..<6))
    #expect(excerpt?.text == "  1 | {\"a\":\n    |       ^\n")
  }

  @Test func `Nothing in it is a command`() throws {
    let lines = try excerpt("##[error]\u{1B}[2J\u{202E}x #12345", at: "#12345")
    #expect(lines[0] == "  1 | #\\u{23}[error]\\u{1B}[2J\\u{202E}x #12345")
  }

  @Test(arguments: [".git/config", ".env", "app/.secrets/a.css"])
  func `Hidden files are not quoted`(path: String) throws {
    #expect(try excerpt("token = 1", at: "1", path: path) == [])
  }

  @Test func `What a link leads to is not quoted, nor an empty line`() throws {
    #expect(try excerpt("token = 1", at: "1", isBehindLink: true) == [])
    #expect(try excerpt("a\n   \nb", at: " ") == [])
  }
}

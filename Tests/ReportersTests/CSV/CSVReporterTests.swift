import AuditEngine
import Reporters
import Testing

@Suite struct CSVReporterTests {
  /// The rows of a text by RFC 4180.
  private func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = [[]]
    var cell: [UInt8] = []
    var isQuoted = false
    var bytes = Array(text.utf8)[...]
    func end() { rows[rows.count - 1].append(String(decoding: cell, as: UTF8.self)) }
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\"") where isQuoted && bytes.first == byte:
        cell.append(byte)
        bytes.removeFirst()
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        end()
        cell = []
      case 0x0D where !isQuoted && bytes.first == 0x0A:
        bytes.removeFirst()
        end()
        cell = []
        rows.append([])
      default: cell.append(byte)
      }
    }
    #expect(rows.last == [] && cell.isEmpty && !isQuoted)
    return rows.dropLast()
  }

  private let heading = [
    "policy", "kind", "rule", "severity", "outcome", "theme", "foreground", "background", "usage",
    "criterion", "ratio", "required", "foregroundColor", "backgroundColor", "file", "line", "id",
    "note", "name",
  ]

  @Test func `Every evaluation is a row`() throws {
    let report = try SampleReport.mixed()
    let rows = rows(try CSVReporter().text(report))
    #expect(rows[0] == heading)
    #expect(rows.count == 1 + report.evaluations.count)
    #expect(rows.allSatisfy { $0.count == heading.count })
    #expect(
      rows[1].prefix(14) == [
        "contrast-audit.json", "pairing", "R", "error", "pass", "a", "ink", "white", "text",
        "1.4.3",
        "21", "4.5", "#000000", "#FFFFFF",
      ])
    #expect(rows[1][14...15] == ["tokens.json", "4"])
    // (1.05) / (((0x77 / 255 + 0.055) / 1.055) ** 2.4 + 0.05)
    #expect(rows[2][10].hasPrefix("4.47808"))
    #expect(rows[2][17].hasPrefix("contrast 4.47:1 is below 4.5:1"))
    #expect(rows[2][18] == "R: grey on white (text), a")
    // What depends on what lies beneath has no one ratio.
    #expect(rows[3][4] == "indeterminate" && rows[3][10].isEmpty)
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+a", "'+a"), ("-a", "'-a"), ("@a", "'@a"), ("a,b", "a,b"),
    ("a\"b", "a\"b"), ("\tx", "\\u{9}x"), ("\r\n=1", "\\u{D}\\u{A}=1"), ("a=1", "a=1"),
  ])
  func `A name is no formula`(name: String, shown: String) throws {
    var sample = try SampleReport([name: "#777", "page": "#FFF"])
    try sample.rule(SampleReport.pairing(name, on: "page"))
    let text = try CSVReporter().text(sample.audit())
    let rows = rows(text)
    #expect(rows.count == 2)
    #expect(rows[1][5] == shown)
    #expect(text.contains("\r\n"))
  }

  @Test func `What could not be audited is a row`() throws {
    let rows = rows(try CSVReporter().text(.sample))
    #expect(rows.count == 3)
    #expect(rows[1][1...4] == ["failure", "", "error", "error"])
    #expect(rows[1].dropLast().last == "100%, no [color] {0}")
  }
}

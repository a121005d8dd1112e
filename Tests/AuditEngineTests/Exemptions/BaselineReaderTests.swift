import AuditEngine
import SourceText
import Testing

/// Fingerprints here were computed by hand from the definition of FNV-1a, every name ended by 0xFF.
@Suite struct BaselineReaderTests {
  static let pairing =
    #""rule": "R", "foreground": "f", "background": "b", "usage": "text", "context": {"scheme": "light"}"#
  static let fingerprint = #""fingerprint": "80ce5190232e5f4d""#
  static let entry = "{\(pairing), \"ratio\": 3.4385, \(fingerprint)}"
  static let token = #"{"rule": "R", "token": "tok", "fingerprint": "06ad8b69b86ff3c5"}"#

  private func read(_ text: String) -> (baseline: Baseline?, diagnostics: [String]) {
    var diagnostics = DiagnosticList()
    let baseline = BaselineReader.read(
      SourceFile(path: "base.json", text: text), diagnostics: &diagnostics)
    return (baseline, diagnostics.all.map(\.description))
  }

  @Test func `A baseline is read`() throws {
    let (baseline, diagnostics) = read(
      "{\"schemaVersion\": 1, \"findings\": [\(Self.token), \(Self.entry)]}")
    #expect(diagnostics == [])
    let entries = try #require(baseline).entries
    #expect(entries.map(\.identity.name.text) == ["R: tok", "R: f on b (text), light"])
    #expect(entries.map(\.ratio) == [nil, 3.4385])
    #expect(read(#"{"schemaVersion": 1, "findings": []}"#).baseline?.entries.isEmpty == true)
  }

  static func findings(_ entries: String) -> String {
    "{\"schemaVersion\": 1, \"findings\": [\n\(entries)]}"
  }

  static let mistakes: [(String, String)] = [
    ("▶", "the file ends where a value was expected"),
    ("▶[]", "the baseline is an array; expected an object"),
    ("▶{}", "the file is not a baseline: it has no schemaVersion"),
    (#"{"schemaVersion": ▶2, "findings": []}"#, "the baseline has the schemaVersion 2; expected 1"),
    (#"{"schemaVersion": ▶"1", "findings": []}"#, "the baseline has the schemaVersion \"1\"; exp"),
    (#"▶{"schemaVersion": 1}"#, "the baseline has no findings"),
    (#"{"schemaVersion": 1, "findings": ▶{}}"#, "findings is an object; expected an array"),
    (
      #"{"schemaVersion": 1, "findings": [], ▶"finding": 1}"#,
      "a baseline has no key 'finding'; did"
    ),
    (#"{"schemaVersion": 1, "findings": [], ▶"findings": []}"#, "the key 'findings' is repeated"),
    (findings("▶7"), "a known finding is a number; expected an object"),
    (findings("▶{\(pairing), \"ratio\": 3}"), "the known finding has no fingerprint"),
    (findings("▶{\(pairing), \(fingerprint)}"), "the known finding has no ratio"),
    (
      findings("{\(pairing), \(fingerprint), \"ratio\": ▶null}"), "ratio is null; expected a finite"
    ),
    (findings("{\(pairing), \(fingerprint), \"ratio\": ▶0.99}"), "ratio is 0.99; expected 1 or"),
    (findings("▶{\"rule\": \"R\", \(fingerprint)}"), "the known finding has no foreground"),
    (
      findings(
        #"▶{"rule": "R", "foreground": "f", "background": "b", "usage": "text", "ratio": 3, "#
          + "\(fingerprint)}"), "the known finding has no context"
    ),
    (
      findings("{\(pairing), \(fingerprint), \"ratio\": ▶\"3\"}"),
      "ratio is a string; expected a finite number"
    ),
    (findings("{\(pairing), \(fingerprint), \"ratio\": ▶0.5}"), "ratio is 0.5; expected 1 or more"),
    (
      findings("{\(pairing), \(fingerprint), \"ratio\": 3, ▶\"line\": 4}"),
      "a known finding has no key 'line'"
    ),
    (
      findings("▶{\(pairing), \"ratio\": 3, \"fingerprint\": \"80ce5190232e5f4e\"}"),
      "the fingerprint '80ce5190232e5f4e' does not match the names beside it"
    ),
    (findings("\(entry),\n▶\(entry)"), "the finding appears twice, first in line 2"),
    (
      findings(#"{"rule": "R", "token": "tok", "fingerprint": "06ad8b69b86ff3c5", ▶"ratio": 3}"#),
      "a known finding has no key 'ratio'"
    ),
  ]

  @Test(arguments: mistakes)
  func `A mistake is one error that points at it, and there is no baseline`(
    marked: String, message: String
  ) {
    let before = marked.prefix { $0 != "▶" }
    let line = before.count { $0 == "\n" } + 1
    let column =
      (before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0) + 1
    let (baseline, diagnostics) = read(marked.filter { $0 != "▶" })
    #expect(baseline == nil)
    #expect(diagnostics.count == 1)
    #expect(
      diagnostics.first?.hasPrefix("base.json:\(line):\(column): error: \(message)") == true,
      "\(diagnostics)")
  }
}

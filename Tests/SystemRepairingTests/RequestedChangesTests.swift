import SourceText
import TestSupport
import Testing

@testable import SystemRepairing

@Suite struct RequestedChangesTests {
  private static let good = ##"""
    {"contrastAuditChanges": 1, "system": "VaultMail", "changes": [
      {"file": "light.tokens.json", "line": 22, "column": 15, "token": "textTertiary",
       "from": "#8E8E93", "to": "#6D6C71"},
      {"file": "light.tokens.json", "line": 6, "column": 26, "token": "opacity.muted",
       "from": 0.12, "to": 0.14}]}
    """##

  private func read(_ bytes: [UInt8]) -> (isRead: Bool, errors: [Diagnostic]) {
    var diagnostics = DiagnosticList()
    let changes = RequestedChanges(
      SourceFile(path: "changes.json", bytes: bytes), diagnostics: &diagnostics)
    return (changes != nil, diagnostics.all)
  }

  @Test func `What the page copies is read`() {
    #expect(read(Array(Self.good.utf8)).isRead)
  }

  /// A file that a stranger sends is read whole, or refused with a place in it.
  @Test func `Damaged files are read or refused, and never end the tool`() {
    var random = SeededGenerator(seed: 5)
    let original = Array(Self.good.utf8)
    var refused = 0
    for _ in 0..<4000 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2:
          bytes.insert(Array("{}[]\",:0-e".utf8).randomElement(using: &random) ?? 0, at: place)
        default: bytes.removeSubrange(place..<min(place + 40, bytes.count))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      let (isRead, errors) = read(bytes)
      #expect(isRead == errors.isEmpty)
      #expect(errors.allSatisfy { $0.span != nil })
      refused += isRead ? 0 : 1
    }
    #expect(refused > 3000)
  }
}

import Foundation
import Testing

/// In each system of the repository, each color that a pairing judges is replaced by one on which it cannot be
/// read: an audit, a comparison with what was before, and a baseline of what was before all say so.
///
/// `CONTRAST_AUDIT_VERIFY=1`, as in `make verify`, replaces all of them; else some of each system.
@Suite struct BrokenValueTests {
  private static let isWhole = ProcessInfo.processInfo.environment["CONTRAST_AUDIT_VERIFY"] != nil
  private static let sample = 8

  @Test(arguments: [
    ("Fixtures/Eko", 20), ("Fixtures/ThreeModifiers", 6), ("Fixtures/DriftingApp", 2),
    ("Fixtures/TinyWins", 8), ("Fixtures/SimpleX", 40), ("Fixtures/SimpleXLayers", 20),
    ("Sources/BuiltInCatalog/VaultMail", 40), ("Sources/Reporters/HTML", 20),
  ])
  func `No value that breaks a pairing goes unnoticed`(folder: String, least: Int) throws {
    let system = try BreakableSystem(folder)
    #expect(system.values.count >= least, "\(system.values.count)")
    let step = Self.isWhole ? 1 : max(1, system.values.count / Self.sample)
    var counts: [String: Int] = [:]
    for index in stride(from: 0, to: system.values.count, by: step) {
      let value = system.values[index]
      let place = "\(value.span.file.path):\(value.span.start.line)"
      switch try system.fate(of: value) {
      case .noticed: counts["noticed", default: 0] += 1
      case .refused: counts["cannot be written", default: 0] += 1
      case .unbroken: Issue.record("\(place): no color breaks a pairing")
      case .unnoticed(let by): Issue.record("\(place): unnoticed by \(by.joined(separator: ", "))")
      }
    }
    #expect(counts["noticed", default: 0] > counts["cannot be written", default: 0])
    if Self.isWhole {
      print("\(folder): \(counts.sorted { $0.key < $1.key }.map { "\($1) \($0)" })")
    }
  }
}

import Foundation

/// A JSON report as Foundation reads it.
package struct JSONReport {
  private let root: [String: Any]

  package init(_ text: String) throws {
    struct NotAnObject: Error {}
    guard let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { throw NotAnObject() }
    self.root = root
  }

  private init(_ root: [String: Any]) { self.root = root }

  /// The report of each policy, by its name; of a single one by none.
  package static func audits(_ text: String) throws -> [(policy: String, report: JSONReport)] {
    let report = try JSONReport(text)
    guard let audits = report.root["audits"] as? [[String: Any]] else { return [("", report)] }
    return audits.map { ($0["policy"] as? String ?? "", JSONReport($0)) }
  }

  package var keys: Set<String> { Set(root.keys) }
  package var level: String? { root["level"] as? String }
  package var summary: [String: Int] { root["summary"] as? [String: Int] ?? [:] }
  package var diagnostics: [[String: Any]] { root["diagnostics"] as? [[String: Any]] ?? [] }
  package var results: [Result] {
    (root["results"] as? [[String: Any]] ?? []).map(Result.init(members:))
  }

  /// The results that were judged.
  package var judged: [Result] { results.filter { $0.outcome != "exempt" } }

  package subscript(key: String) -> Any? { root[key] }

  package struct Result {
    package let members: [String: Any]

    package func text(_ key: String) -> String { members[key] as? String ?? "" }
    package func number(_ key: String) -> Double? { members[key] as? Double }

    package var context: [String: String] { members["context"] as? [String: String] ?? [:] }
    package var background: [String] { members["background"] as? [String] ?? [] }
    package var outcome: String { text("outcome") }

    /// `rule theme scheme foreground background usage`, which nothing else shares.
    package var name: String {
      [
        text("rule"), context["theme"] ?? "", context["scheme"] ?? "", text("foreground"),
        background.joined(separator: " over "), text("usage"),
      ].joined(separator: "|")
    }
  }
}

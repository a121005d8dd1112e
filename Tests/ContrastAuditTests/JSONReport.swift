import Foundation

/// A JSON report as Foundation reads it.
struct JSONReport {
  private let root: [String: Any]

  init(_ text: String) throws {
    struct NotAnObject: Error {}
    guard let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { throw NotAnObject() }
    self.root = root
  }

  var keys: Set<String> { Set(root.keys) }
  var level: String? { root["level"] as? String }
  var summary: [String: Int] { root["summary"] as? [String: Int] ?? [:] }
  var diagnostics: [[String: Any]] { root["diagnostics"] as? [[String: Any]] ?? [] }
  var results: [Result] {
    (root["results"] as? [[String: Any]] ?? []).map(Result.init(members:))
  }

  /// The results that were judged.
  var judged: [Result] { results.filter { $0.outcome != "exempt" } }

  subscript(key: String) -> Any? { root[key] }

  struct Result {
    let members: [String: Any]

    func text(_ key: String) -> String { members[key] as? String ?? "" }
    func number(_ key: String) -> Double? { members[key] as? Double }

    var context: [String: String] { members["context"] as? [String: String] ?? [:] }
    var background: [String] { members["background"] as? [String] ?? [] }
    var outcome: String { text("outcome") }

    /// `rule theme scheme foreground background usage`, which nothing else shares.
    var name: String {
      [
        text("rule"), context["theme"] ?? "", context["scheme"] ?? "", text("foreground"),
        background.joined(separator: " over "), text("usage"),
      ].joined(separator: "|")
    }
  }
}

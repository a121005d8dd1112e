import Foundation

/// Tables below `Fixtures/`, found from where this source file stands.
enum Fixture {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures").standardized

  /// The rows of a table of tab-separated columns, its first comment line left out.
  static func rows(of name: String) -> [[String]] {
    let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("# ") }
      .map { $0.components(separatedBy: "\t") }
  }
}

package import Foundation

/// Files below `Fixtures/`, and what stands in them.
package enum Fixture {
  package static let folder = Repository.root.appending(path: "Fixtures")

  package static func url(_ name: String) -> URL { folder.appending(path: name) }

  package static func text(_ name: String) throws -> String {
    try Repository.text("Fixtures/\(name)")
  }

  /// A file below `Sources/`.
  package static func source(_ name: String) throws -> String {
    try Repository.text("Sources/\(name)")
  }

  /// The rows of a table of tab-separated columns, its first comment line left out.
  package static func rows(of name: String) -> [[String]] {
    let text = try? Self.text(name)
    return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("# ") }
      .map { $0.components(separatedBy: "\t") }
  }
}

import Foundation

/// Files below `Fixtures/`, found from where this source file stands.
enum Fixture {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures").standardized

  static func url(_ name: String) -> URL { folder.appending(path: name) }

  /// A file below `Sources/`.
  static func source(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "../Sources/\(name)"), encoding: .utf8)
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }
}

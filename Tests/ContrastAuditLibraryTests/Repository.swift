import Foundation

/// The repository's own files.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  static func path(_ name: String) -> String {
    root.appending(path: name).path(percentEncoded: false)
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: name), encoding: .utf8)
  }

  /// The Swift files of a folder and its folders, in order, by their paths from the root.
  static func swiftFiles(in folder: String) throws -> [String] {
    let names =
      FileManager.default.enumerator(atPath: path(folder))?
      .compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }
}

package import Foundation

/// The repository's own files.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  package static func path(_ name: String) -> String {
    root.appending(path: name).path(percentEncoded: false)
  }

  package static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: name), encoding: .utf8)
  }

  /// The Swift files of a folder and its folders, in order, by their paths from the root.
  package static func swiftFiles(in folder: String) throws -> [String] {
    let names =
      FileManager.default.enumerator(atPath: path(folder))?
      .compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }
}

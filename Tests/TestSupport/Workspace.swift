import Foundation

/// A folder of its own outside the repository, which goes when it is let go.
package final class Workspace: Sendable {
  /// The absolute path, links resolved.
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "contrast-audit-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func absolute(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and the folders above it.
  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file of any bytes and the folders above it.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: absolute(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  package func read(_ name: String) throws -> String {
    try String(contentsOfFile: absolute(name), encoding: .utf8)
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: absolute(name), withIntermediateDirectories: true)
  }

  package func makeLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: absolute(name), withDestinationPath: target)
  }

  /// Where a link leads, or nil for what is none.
  package func link(_ name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: absolute(name))
  }

  /// The names in a folder, hidden ones too, sorted.
  package func names(in folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: absolute(folder)).sorted()
  }
}

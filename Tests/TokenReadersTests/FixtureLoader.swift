import Foundation
import SourceText
import TokenReaders

/// The files below `Fixtures`, by their paths there.
struct FixtureLoader: SourceLoader {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Fixtures").standardized

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    let url = Self.root.appendingPathComponent(reference)
    guard let data = try? Data(contentsOf: url) else {
      throw SourceLoadError("cannot read '\(reference)'")
    }
    return SourceFile(path: reference, bytes: Array(data))
  }

  func files(
    in reference: String, from base: SourceFile?, ofCode: Bool
  ) throws(SourceLoadError) -> [String]? {
    let folder = Self.root.appendingPathComponent(reference)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).map { "\(reference)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      let file = Self.root.appendingPathComponent(path).path
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}

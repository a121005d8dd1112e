import Foundation
import Testing

/// The binary: where the tests were built, it was too.
enum BuiltTool {
  static var url: URL {
    get throws {
      #if os(macOS)
        let bundle = try #require(Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") })
        let folder = bundle.bundleURL.deletingLastPathComponent()
      #else
        let folder = Bundle.main.bundleURL
      #endif
      return folder.appending(path: "contrast-audit")
    }
  }

  /// A program by its name, where one of the usual folders has it.
  static func installed(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }
}

import ColorMath
import Foundation
import TestSupport
import Testing
import TokenReaders

/// A chat app with four palettes and six wallpapers, where its checkout is named by `SIMPLEX`: what the
/// reader makes of its own files is what swiftc printed.
@Suite struct SimpleXAppTests {
  static let checkout = ProcessInfo.processInfo.environment["SIMPLEX"]

  @Test(.enabled(if: checkout != nil))
  func `Every color of every theme is what swiftc makes of it`() throws {
    let root = URL(filePath: Self.checkout ?? "").appending(path: "apps/ios/SimpleXChat/Theme")
    var files: [String: String] = [:]
    for name in ["ChatWallpaperTypes", "Color", "ThemeTypes"] {
      files["Theme/\(name).swift"] = try String(
        contentsOf: root.appending(path: "\(name).swift"), encoding: .utf8)
    }
    let read = ReadSources(["Theme"], loader: MemoryLoader(files: files))
    #expect(read.axes == ["theme DARK LIGHT SIMPLEX BLACK", "scheme light dark"])
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Fixtures/Programs/SimpleX.tsv")
    let rows = try String(contentsOf: fixture, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.count == 204)
    for row in rows {
      let (theme, scheme) = (row[1], row[1] == "LIGHT" ? "light" : "dark")
      let id = try #require(read.catalog.token(named: row[0]), "\(row[0])")
      let color = try read.resolver(in: [theme, scheme]).color(of: id).color
      if row[2] == "system red" {
        #expect(color.hex == (scheme == "light" ? "#FF3B30" : "#FF453A"), "\(row[0]) \(theme)")
        continue
      }
      let parts = row[2].split(separator: " ").compactMap { Double($0) }
      let own = [color.red, color.green, color.blue, color.alpha]
      #expect(parts.count == 4)
      for (one, other) in zip(own, parts) {
        #expect(abs(one - other) < 1e-9, "\(row[0]) \(theme): \(own), not \(parts)")
      }
    }
  }
}

import Foundation
import Programs
import SourceText
import Testing

/// The app that the specification describes, where its checkout is named by `VAULTMAIL`: what the
/// engine makes of its own files is what swiftc printed.
@Suite struct VaultMailTests {
  static let checkout = ProcessInfo.processInfo.environment["VAULTMAIL"]

  @Test(.enabled(if: checkout != nil))
  func `Every field of every theme is what swiftc makes of it`() throws {
    let root = URL(filePath: Self.checkout ?? "")
      .appending(path: "VaultMailPackage/Sources/VaultMailFeature/Shared/Theme")
    let paths =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      ?? []
    let program = Program(
      try paths.map {
        SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
      })
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Fixtures/Programs/VaultMail.tsv")
    let expected = try String(contentsOf: fixture, encoding: .utf8).split(separator: "\n").map(
      String.init)

    let evaluator = Evaluator(program)
    let theme = try #require(program.type("VaultMailTheme"))
    var found: Set<String> = []
    for type in program.conformers(of: theme) {
      let instance = evaluator.answer { $0.instance(of: type) }
      guard case .text(let id, _) = instance.field("id").value([:]) else { continue }
      let colors = try #require(program.member("\(type.path).colors"))
      let answer = program.answer(for: colors, with: evaluator)
      let palette = try #require(program.type("ThemeColors"))
      for scheme in ["light", "dark"] {
        found.insert(
          "\(id)\t\(scheme)\tpreviewColor\t\(shown(instance.field("previewColor").value([:])))")
        for field in palette.stored.map(\.name) {
          let value = answer.field(field).value(["scheme": scheme])
          if case .list(let values) = value {
            for (index, value) in values.enumerated() {
              found.insert("\(id)\t\(scheme)\t\(field).\(index)\t\(shown(value))")
            }
          } else {
            found.insert("\(id)\t\(scheme)\t\(field)\t\(shown(value))")
          }
        }
      }
    }
    #expect(expected.count == 588)
    #expect(found == Set(expected))
  }
}

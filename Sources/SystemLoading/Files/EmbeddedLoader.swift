import AuditEngine
import BuiltInCatalog
package import SourceText
package import TokenReaders

/// Loads the files of a system that ships.
package struct EmbeddedLoader: SourceLoader {
  private let system: BuiltInSystem

  /// The catalog: what is audited where nothing is there to audit.
  package init() {
    system = BuiltInSystem.all[0]
  }

  /// A system by its name, in any case; nil if there is none.
  package init?(system name: String) {
    guard let system = BuiltInSystem.named(name) else { return nil }
    self.system = system
  }

  package func load(
    _ reference: String, from base: SourceFile?
  ) throws(SourceLoadError) -> SourceFile {
    // Each system has its policy under a separate name.
    let isPolicy = base == nil && reference == Policy.fileName
    let file =
      isPolicy ? system.files.first : system.files.first { $0.name == reference }
    guard let file else {
      throw SourceLoadError("the built-in catalog has no file '\(reference)'")
    }
    return SourceFile(
      path: "\(system.folder)/\(file.name)", bytes: file.bytes, isEmbedded: true)
  }

  package func files(
    in reference: String, from base: SourceFile?, ofCode: Bool
  ) throws(SourceLoadError) -> [String]? {
    nil
  }
}

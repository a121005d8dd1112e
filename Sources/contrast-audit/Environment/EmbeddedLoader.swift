import BuiltInCatalog
import SourceText
import SystemLoading
import TokenReaders

/// Loads the files of a built-in system.
struct EmbeddedLoader: SourceLoader {
  private let system: BuiltInSystem

  /// The system to audit if there is no policy.
  init() {
    system = BuiltInSystem.all[0]
  }

  /// A system by its name; nil if there is none.
  init?(system name: String) {
    guard let system = BuiltInSystem.all.first(where: { $0.name == name }) else { return nil }
    self.system = system
  }

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    // Each system has its policy under a separate name.
    let isPolicy = base == nil && reference == AuditedSystem.policyName
    let file =
      isPolicy ? system.files.first : system.files.first { $0.name == reference }
    guard let file else {
      throw SourceLoadError("the built-in catalog has no file '\(reference)'")
    }
    return SourceFile(
      path: "\(system.folder)/\(file.name)", bytes: file.bytes, isEmbedded: true)
  }

  func files(in reference: String, from base: SourceFile?) throws(SourceLoadError) -> [String]? {
    nil
  }
}

import BuiltInCatalog
import SourceText
import TokenReaders

/// Loads the files of the built-in catalog.
struct EmbeddedLoader: SourceLoader {
  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    guard let file = BuiltInFile.all.first(where: { $0.name == reference }) else {
      throw SourceLoadError("the built-in catalog has no file '\(reference)'")
    }
    return SourceFile(path: "VaultMail/\(file.name)", bytes: file.bytes, isEmbedded: true)
  }

  func files(in reference: String, from base: SourceFile?) throws(SourceLoadError) -> [String]? {
    nil
  }
}

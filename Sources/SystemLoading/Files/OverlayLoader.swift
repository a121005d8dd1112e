package import SourceText
package import TokenReaders

/// Loads the files of a built-in system from the system, and everything else from where the user has it.
package struct OverlayLoader: SourceLoader {
  private let system: any SourceLoader
  private let files: any SourceLoader

  /// Loads from both.
  package init(_ system: any SourceLoader, files: any SourceLoader) {
    self.system = system
    self.files = files
  }

  package func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError)
    -> SourceFile
  {
    try loader(for: base).load(reference, from: base)
  }

  package func files(
    in reference: String, from base: SourceFile?, ofCode: Bool
  ) throws(SourceLoadError) -> [String]? {
    try loader(for: base).files(in: reference, from: base, ofCode: ofCode)
  }

  private func loader(for base: SourceFile?) -> any SourceLoader {
    base?.isEmbedded == true ? system : files
  }
}

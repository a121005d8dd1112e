package import SourceText
package import TokenReaders

/// Files that exist in the test only.
package struct MemoryLoader: SourceLoader {
  package let files: [String: String]

  package init(files: [String: String]) {
    self.files = files
  }

  package func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError)
    -> SourceFile
  {
    guard let text = files[reference] else {
      throw SourceLoadError("cannot read '\(reference)': no such file")
    }
    return SourceFile(path: reference, text: text)
  }

  package func files(
    in reference: String, from base: SourceFile?, ofCode: Bool
  ) throws(SourceLoadError) -> [String]? {
    let inside = files.keys.filter { $0.hasPrefix(reference + "/") }
    return inside.isEmpty ? nil : inside.sorted()
  }

  /// A file of these as a source.
  package func source(_ path: String, text: String) -> TokenSource {
    TokenSource(content: .file(SourceFile(path: path, text: text)), loader: self)
  }
}

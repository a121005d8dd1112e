import SourceText
import TokenReaders

/// Files that exist in the test only.
struct MemoryLoader: SourceLoader {
  let files: [String: String]

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    guard let text = files[reference] else {
      throw SourceLoadError("cannot read '\(reference)': no such file")
    }
    return SourceFile(path: reference, text: text)
  }

  func files(in reference: String, from base: SourceFile?) throws(SourceLoadError) -> [String]? {
    let inside = files.keys.filter { $0.hasPrefix(reference + "/") }
    return inside.isEmpty ? nil : inside.sorted()
  }

  /// A file of these as a source.
  func source(_ path: String, text: String) -> TokenSource {
    TokenSource(content: .file(SourceFile(path: path, text: text)), loader: self)
  }
}

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
}

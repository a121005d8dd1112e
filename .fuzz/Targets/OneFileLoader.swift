import SourceText
import TokenReaders

/// The fuzzed file by its own name, and two tokens by any other.
struct OneFileLoader: SourceLoader {
  let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    if reference == file.path { return file }
    return SourceFile(
      path: reference,
      text:
        ##"{"ink": {"$type": "color", "$value": "#112233"}, "page": {"$type": "color", "$value": "{ink}"}}"##
    )
  }

  func files(
    in reference: String, from base: SourceFile?, ofCode: Bool
  ) throws(SourceLoadError) -> [String]? {
    nil
  }
}

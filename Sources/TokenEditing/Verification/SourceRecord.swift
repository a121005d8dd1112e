import ColorMath
import SourceText
import TokenReaders

/// Loads each file once, and records how it was read.
final class SourceRecord: SourceLoader {
  /// How a file was read.
  struct Manner: Hashable {
    let format: TokenFormat
    /// The position of the opacity in its hexadecimal colors; nil for the default of the format.
    let notation: HexNotation?
  }

  /// A file that was loaded, by any of its paths.
  struct Entry {
    let file: SourceFile
    var manners: Set<Manner>
  }

  private struct Request: Hashable {
    let reference: String
    let base: String?
  }

  private let loader: any SourceLoader
  private let canonicalPath: (String) -> String
  private var loaded: [Request: Result<SourceFile, SourceLoadError>] = [:]
  private var listed: [Request: Result<[String]?, SourceLoadError>] = [:]
  /// The files by their canonical paths.
  private(set) var entries: [String: Entry] = [:]
  private var manner: Manner?

  init(_ loader: any SourceLoader, canonicalPath: @escaping (String) -> String) {
    self.loader = loader
    self.canonicalPath = canonicalPath
  }

  /// A name shared by all paths of a file.
  func key(of file: SourceFile) -> String { canonicalPath(file.path) }

  /// Marks the source whose tokens are read from now on.
  func note(_ source: TokenSource, _ format: TokenFormat) {
    let manner = Manner(format: format, notation: source.hexNotation)
    self.manner = manner
    if case .file(let file) = source.content { entries[key(of: file)]?.manners.insert(manner) }
  }

  /// Ends the source that is being read.
  func endSource() { manner = nil }

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    let request = Request(reference: reference, base: base?.path)
    if loaded[request] == nil {
      loaded[request] = Result { () throws(SourceLoadError) in
        try loader.load(reference, from: base)
      }
    }
    guard let result = loaded[request] else { throw SourceLoadError("'\(reference)' is gone") }
    let file = try result.get()
    let key = key(of: file)
    if entries[key] == nil { entries[key] = Entry(file: file, manners: []) }
    if let manner { entries[key]?.manners.insert(manner) }
    return file
  }

  func files(in reference: String, from base: SourceFile?) throws(SourceLoadError) -> [String]? {
    // A new source is opened; its format follows.
    manner = nil
    let request = Request(reference: reference, base: base?.path)
    if let known = listed[request] { return try known.get() }
    let result = Result { () throws(SourceLoadError) in
      try loader.files(in: reference, from: base)
    }
    listed[request] = result
    return try result.get()
  }
}

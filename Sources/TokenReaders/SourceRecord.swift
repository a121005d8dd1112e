package import SourceText

/// Loads each file once, and records how it was read.
package final class SourceRecord: SourceLoader {
  /// The files so far.
  package private(set) var files = ReadFiles()
  private let loader: any SourceLoader
  private let canonicalPath: (String) -> String
  private var manner: ReadFiles.Manner?

  /// - Parameter canonicalPath: a name shared by all paths of a file; the path itself if each file has
  ///   only one.
  package init(_ loader: any SourceLoader, canonicalPath: @escaping (String) -> String = { $0 }) {
    self.loader = loader
    self.canonicalPath = canonicalPath
  }

  /// A reader through this record.
  package var reader: TokenSourceReader { TokenSourceReader(loader: self, willRead: note) }

  /// Marks the source whose tokens are read from now on.
  private func note(_ source: TokenSource, _ format: TokenFormat) {
    let manner = ReadFiles.Manner(format: format, notation: source.hexNotation)
    self.manner = manner
    if case .file(let file) = source.content { files.note(manner, of: file) }
  }

  package func load(
    _ reference: String, from base: SourceFile?
  ) throws(SourceLoadError) -> SourceFile {
    let request = ReadFiles.Request(reference: reference, base: base?.path)
    let result =
      files.loaded[request]
      ?? Result { () throws(SourceLoadError) in try loader.load(reference, from: base) }
    files.loaded[request] = result
    let file = try result.get()
    if files.add(file, key: canonicalPath(file.path)),
      let map = GeneratedFile.mapReference(of: file), !map.hasPrefix("data:"),
      let loaded = try? loader.load(map, from: file)
    {
      files.note(map: loaded, of: file)
    }
    if let manner { files.note(manner, of: file) }
    return file
  }

  package func files(
    in reference: String, from base: SourceFile?, ofCode: Bool
  ) throws(SourceLoadError) -> [String]? {
    // A new source is opened; its format follows.
    manner = nil
    let request = ReadFiles.Listing(reference: reference, base: base?.path, ofCode: ofCode)
    let result =
      files.listed[request]
      ?? Result { () throws(SourceLoadError) in
        try loader.files(in: reference, from: base, ofCode: ofCode)
      }
    files.listed[request] = result
    return try result.get()
  }
}

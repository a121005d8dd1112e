package import ColorMath
package import SourceText

/// The files of sources as they were read, and how: whatever was read can be read again from here.
package struct ReadFiles: SourceLoader, Sendable {
  /// How a file was read.
  package struct Manner: Hashable, Sendable {
    package let format: TokenFormat
    /// The position of the opacity in its hexadecimal colors; nil for the default of the format.
    package let notation: HexNotation?
  }

  /// A file that was loaded, by any of its paths.
  package struct Entry: Sendable {
    package let file: SourceFile
    package fileprivate(set) var manners: Set<Manner>
    /// Its source map, if that lies in a file of its own.
    fileprivate var map: SourceFile?

    /// What tells that a tool made it; nil if people write it.
    package var generated: GeneratedFile? { GeneratedFile(file, map: map) }
  }

  struct Request: Hashable {
    let reference: String
    let base: String?
  }

  struct Listing: Hashable {
    let reference: String
    let base: String?
    let ofCode: Bool
  }

  var loaded: [Request: Result<SourceFile, SourceLoadError>] = [:]
  var listed: [Listing: Result<[String]?, SourceLoadError>] = [:]
  /// The files by their canonical paths.
  package private(set) var entries: [String: Entry] = [:]
  private var keys: [String: String] = [:]

  /// Nothing was read.
  package init() {}

  /// A name shared by all paths of a file.
  package func key(of file: SourceFile) -> String { keys[file.path] ?? file.path }

  /// Whether the file is new.
  mutating func add(_ file: SourceFile, key: String) -> Bool {
    keys[file.path] = key
    guard entries[key] == nil else { return false }
    entries[key] = Entry(file: file, manners: [])
    return true
  }

  mutating func note(map: SourceFile, of file: SourceFile) {
    entries[key(of: file)]?.map = map
  }

  mutating func note(_ manner: Manner, of file: SourceFile) {
    entries[key(of: file)]?.manners.insert(manner)
  }

  package func load(
    _ reference: String, from base: SourceFile?
  ) throws(SourceLoadError) -> SourceFile {
    guard let result = loaded[Request(reference: reference, base: base?.path)] else {
      throw SourceLoadError("'\(reference)' was not read before")
    }
    return try result.get()
  }

  package func files(
    in reference: String, from base: SourceFile?, ofCode: Bool
  ) throws(SourceLoadError) -> [String]? {
    try listed[Listing(reference: reference, base: base?.path, ofCode: ofCode)]?.get()
  }

  /// The same files with other contents of some, by the names that all paths of a file share.
  package func replacing(_ contents: [String: SourceFile]) -> ReadFiles {
    var result = self
    for case (let request, .success(let file)) in loaded {
      let key = key(of: file)
      guard let new = contents[key], let old = entries[key]?.file else { continue }
      result.loaded[request] =
        if file.bytes != old.bytes {
          .failure(SourceLoadError("'\(file.path)' changed while it was read"))
        } else if file.path == new.path {
          .success(new)
        } else {
          .success(SourceFile(path: file.path, bytes: new.bytes))
        }
    }
    for (key, file) in contents {
      guard let manners = entries[key]?.manners else { continue }
      result.entries[key] = Entry(file: file, manners: manners)
    }
    return result
  }
}

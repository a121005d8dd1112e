package import ColorMath
import SourceText

/// A format that is read, as its reader describes it.
package struct TokenFormat: Sendable, Hashable {
  /// What a format takes; endings are in lower case.
  enum Sources: Sendable {
    /// Files, each read separately; from a folder, those with one of the endings.
    case files([String])
    /// Files, and folders whose files with such a path are read together.
    case together(@Sendable (String) -> Bool)
    /// Folders with one of the endings, and those that contain such a folder.
    case folders([String])

    /// Files, and folders whose files with the ending are read together.
    static func filesTogether(_ ending: String) -> Sources {
      .together { $0.lowercased().hasSuffix(ending) }
    }
  }

  /// The name that a policy gives it.
  package let name: String
  /// What it is, as one line.
  package let summary: String
  /// Where four and eight hexadecimal digits have their opacity unless a source says otherwise.
  package let usualHexNotation: HexNotation
  let sources: Sources
  /// The endings that tell the format of a file.
  let endings: [String]
  /// Whether the keys of a JSON file tell its format.
  let recognizes: @Sendable (JSONDocument) -> Bool
  /// Its reader.
  package let reader: any TokenReader

  init(
    _ name: String, _ summary: String, hexNotation: HexNotation = .alphaLast,
    takes sources: Sources,
    toldBy endings: [String] = [],
    orKeys recognizes: @escaping @Sendable (JSONDocument) -> Bool = { _ in false },
    reader: any TokenReader
  ) {
    self.name = name
    self.summary = summary
    usualHexNotation = hexNotation
    self.sources = sources
    self.endings = endings
    self.recognizes = recognizes
    self.reader = reader
  }

  package static func == (first: TokenFormat, second: TokenFormat) -> Bool {
    first.name == second.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether the ending of a file tells that it is of the format.
  package func isTold(by path: String) -> Bool {
    endings.contains(where: path.lowercased().hasSuffix)
  }

  /// Whether a folder of this name is one source of the format.
  func takes(folder path: String) -> Bool {
    guard case .folders(let endings) = sources else { return false }
    let name = path.hasSuffix("/") ? path.dropLast() : path[...]
    return endings.contains { name.lowercased().hasSuffix($0) }
  }

  /// Whether a folder with a file of this path may be a source of the format.
  func takesFolder(with file: String) -> Bool {
    switch sources {
    case .files: false
    case .together(let isRead): isRead(file)
    case .folders(let endings): endings.contains { file.lowercased().contains($0 + "/") }
    }
  }
}

import SourceText
import StyleSheets

/// The style sheets that a source leads to. Each file is loaded and cut into tokens once, however often
/// sheets import it and however often their rules are collected.
final class CSSLoadedSheets {
  private let loader: (String, SourceFile) -> SourceFile?
  private var files: [String: [String: SourceFile?]] = [:]
  private var documents: [ObjectIdentifier: (file: SourceFile, read: Read)] = [:]
  /// The work of imports so far, and the sheets that were imported.
  private var work = 0
  private var imported: Set<ObjectIdentifier> = []

  private typealias Read = (document: CSSDocument?, diagnostics: DiagnosticList)

  /// How much work imports may be: what is imported again counts its tokens. A sheet counts at its last
  /// import, so that each is read, and sheets that import each other twice double at every level.
  private static let workLimit = 1_000_000
  /// What any import counts, whatever is in the sheet.
  private static let leastWork = 1_000

  /// - Parameter loader: loads what a style sheet names; nil if it cannot.
  init(_ loader: @escaping (String, SourceFile) -> SourceFile? = { _, _ in nil }) {
    self.loader = loader
  }

  /// The file that a style sheet names; nil if it cannot be loaded.
  func load(_ reference: String, from file: SourceFile) -> SourceFile? {
    if let known = files[file.path]?[reference] { return known }
    let found = loader(reference, file)
    files[file.path, default: [:]][reference] = .some(found)
    return found
  }

  /// A style sheet in tokens; nil if it is not UTF-8.
  func document(of file: SourceFile, _ diagnostics: inout DiagnosticList) -> CSSDocument? {
    let read: Read
    if let known = documents[ObjectIdentifier(file)] {
      read = known.read
    } else {
      var found = DiagnosticList()
      read = (CSSDocument.parse(file, diagnostics: &found), found)
      documents[ObjectIdentifier(file)] = (file, read)
    }
    for diagnostic in read.diagnostics.all { diagnostics.append(diagnostic) }
    return read.document
  }

  /// Begins to count anew: the rules are collected once more.
  func restart() { (work, imported) = (0, []) }

  /// Counts an import; false if there is too much to read.
  func mayRead(_ document: CSSDocument) -> Bool {
    let isNew = imported.insert(ObjectIdentifier(document)).inserted
    work += Self.leastWork + (isNew ? 0 : document.contents.range.count)
    return work <= Self.workLimit
  }

  /// Whether an import before had too much to read.
  var isSpent: Bool { work > Self.workLimit }
}

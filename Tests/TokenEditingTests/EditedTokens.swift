import ColorMath
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenEditing
import TokenReaders

/// Sources in memory, and changes of the colors that their tokens have.
struct EditedTokens {
  let editor: ColorEditor
  /// What was read before any change.
  let catalog: TokenCatalog
  let files: [String: String]

  /// Reads sources by their paths.
  init(
    _ files: [String: String], sources: [String], format: String? = nil,
    hexNotation: HexNotation? = nil
  ) throws {
    func read(
      _ reader: TokenSourceReader, _ builder: inout TokenCatalogBuilder,
      _ diagnostics: inout DiagnosticList
    ) {
      for source in sources {
        reader.read(
          source, from: nil, format: format, hexNotation: hexNotation, at: nil, into: &builder,
          diagnostics: &diagnostics)
      }
    }
    self.files = files
    (catalog, editor) = try ColorEditor.reading(MemoryLoader(files: files), read: read)
  }

  /// Reads one source, or an asset catalog of one color set.
  init(_ path: String, _ text: String, hexNotation: HexNotation? = nil) throws {
    let folder = path.split(separator: "/").first.map(String.init) ?? path
    try self.init([path: text], sources: [folder], hexNotation: hexNotation)
  }

  struct NoSuchToken: Error {}

  /// Where the declarations of a token stand, those in one place once.
  func spans(_ token: String) throws -> [SourceSpan] {
    guard let id = catalog.token(named: token) else { throw NoSuchToken() }
    var spans: [SourceSpan] = []
    for declaration in catalog.declarations where declaration.token == id {
      var value = declaration.value
      if case .modified(let base, _) = value.content { value = base }
      if !spans.contains(value.span) { spans.append(value.span) }
    }
    return spans
  }

  /// The change of a token to a color in hexadecimal, by the index of its declaration.
  func change(
    _ token: String, at index: Int = 0, to hex: String,
    precision: ColorChange.Precision = .eightBit
  ) throws -> ColorChange {
    let spans = try spans(token)
    guard spans.indices.contains(index) else { throw NoSuchToken() }
    let old = catalog.declarations.first { $0.value.span == spans[index] }
      .flatMap { try? ColorLiteral($0.value) }
    let color = try SRGBColor(hex: hex)
    // Six digits say nothing of the opacity.
    let alpha = hex.utf8.count == 7 ? old?.alpha ?? 1 : color.alpha
    return ColorChange(at: spans[index], to: color.withAlpha(alpha), precision: precision)
  }

  /// The edit that declares a token once more in each context of an axis but one.
  func splitting(_ token: String, _ axis: String) throws -> ColorEdit {
    let axis = try #require(catalog.axes.firstIndex { $0.name == axis })
    let contexts = catalog.axes[axis].contexts.indices.map {
      TokenLayer.Condition(axis: axis, context: $0)
    }
    return try editor.adding(
      editor.splits(at: spans(token)[0], into: contexts).map(\.split))
  }

  /// The text of the only file after a token is changed.
  func text(_ token: String, at index: Int = 0, to hex: String) throws -> String {
    let edit = try editor.edit([change(token, at: index, to: hex)])
    guard let file = edit.files.first else { return files.values.first ?? "" }
    return String(decoding: file.bytes, as: UTF8.self)
  }

  /// What stands in the way of some changes, a message each.
  func messages(_ changes: [ColorChange]) -> [String] {
    do throws(ColorEditError) {
      _ = try editor.edit(changes)
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }
}

extension ColorEditor {
  /// The tokens of sources, and an editor for them.
  static func reading(
    _ loader: any SourceLoader, canonicalPath: @escaping (String) -> String = { $0 },
    read: @escaping Reading
  ) throws -> (TokenCatalog, ColorEditor) {
    let record = SourceRecord(loader, canonicalPath: canonicalPath)
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    read(record.reader, &builder, &diagnostics)
    let catalog = builder.build(diagnostics: &diagnostics)
    return (catalog, ColorEditor(catalog, from: record.files, read: read))
  }
}

public import ColorMath
public import DesignTokens
public import SourceText

/// Reads sources of any format, one after the other, into one catalog.
public struct TokenSourceReader {
  private let loader: any SourceLoader
  private let willRead: (TokenSource, TokenFormat) -> Void

  /// Reads through a loader.
  ///
  /// - Parameters:
  ///   - willRead: called with each source before its tokens are read, and with its format.
  public init(
    loader: any SourceLoader, willRead: @escaping (TokenSource, TokenFormat) -> Void = { _, _ in }
  ) {
    self.loader = loader
    self.willRead = willRead
  }

  /// Adds the layers and axes of a source.
  ///
  /// - Parameters:
  ///   - path: the source, as the policy or the user writes it.
  ///   - base: the policy that names it; nil for the user.
  ///   - name: the format by its name; nil to tell it from the path.
  ///   - hexNotation: where the opacity stands in hexadecimal colors, where that is not the usual.
  ///   - schemes: the groups that are the values of others in a scheme.
  ///   - override: the layer that the source is, where it may be absent, and its name there.
  ///   - isBase: whether the source is there to be overridden by those after it.
  ///   - span: where the source is named.
  public func read(
    _ path: String, from base: SourceFile?, format name: String? = nil,
    hexNotation: HexNotation? = nil, schemes: [SchemeGroups] = [],
    override: (layer: String, name: String)? = nil, isBase: Bool = false,
    at span: SourceSpan?, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    do throws(SourceLoadError) {
      let content: TokenSource.Content =
        if let files = try loader.files(in: path, from: base) {
          .folder(path: path, files: files)
        } else {
          .file(try loader.load(path, from: base))
        }
      let source = TokenSource(
        content: content, loader: loader, from: base, hexNotation: hexNotation, schemes: schemes)
      let names = TokenFormat.allCases.map(\.rawValue)
      guard let format = name.map(TokenFormat.init(rawValue:)) ?? TokenFormat.of(source) else {
        diagnostics.error(
          name.map { "there is no format '\($0)'" + NearestName.hint(for: $0, among: names) }
            ?? "'\(path)' is in no format that is read: \(names.joined(separator: ", "))",
          at: span)
        return
      }
      if let first = schemes.first, format != .swift {
        diagnostics.error(
          "schemes are those of a Swift source, and '\(path)' is \(format.rawValue); leave them out",
          at: first.span)
      }
      willRead(source, format)
      builder.beginSource(named: path, at: span, isBase: isBase)
      builder.override = override.map { (axis: $0.layer, context: $0.name) }
      defer { builder.override = nil }
      format.reader.read(source, into: &builder, diagnostics: &diagnostics)
    } catch {
      diagnostics.error(error.message, at: span)
    }
  }
}

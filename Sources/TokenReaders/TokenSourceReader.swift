public import ColorMath
public import DesignTokens
public import SourceText

/// Reads sources of any format, one after the other, into one catalogue.
public struct TokenSourceReader {
  private let loader: any SourceLoader

  /// Reads through a loader.
  public init(loader: any SourceLoader) {
    self.loader = loader
  }

  /// Adds the layers and axes of a source.
  ///
  /// - Parameters:
  ///   - path: the source, as the policy or the user writes it.
  ///   - base: the policy that names it; nil for the user.
  ///   - format: the format; nil to tell it from the name.
  ///   - hexNotation: where the opacity stands in hexadecimal colours, where that is not the usual.
  ///   - span: where the source is named.
  public func read(
    _ path: String, from base: SourceFile?, format: TokenFormat? = nil,
    hexNotation: HexNotation? = nil, at span: SourceSpan?, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    do throws(SourceLoadError) {
      let content: TokenSource.Content =
        if let files = try loader.files(in: path, from: base) {
          .folder(path: path, files: files)
        } else {
          .file(try loader.load(path, from: base))
        }
      let source = TokenSource(content: content, loader: loader, hexNotation: hexNotation)
      guard let format = format ?? TokenFormat.of(source) else {
        diagnostics.error(
          "'\(path)' is in no format that is read: "
            + TokenFormat.allCases.map(\.rawValue).joined(separator: ", "),
          at: span)
        return
      }
      format.reader.read(source, into: &builder, diagnostics: &diagnostics)
    } catch {
      diagnostics.error(error.message, at: span)
    }
  }
}

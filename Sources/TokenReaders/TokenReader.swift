public import DesignTokens
public import SourceText

/// A format that tokens are kept in.
///
/// A reader reports everything that is wrong and goes on; a catalog built after an error was
/// reported must not be audited. What it passes over because it is no color it may pass over in
/// silence; what might be one and could not be read it reports.
public protocol TokenReader {
  /// What sources of the format are made of.
  var accepted: AcceptedSource { get }

  /// Adds the layers and axes of a source.
  func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  )
}

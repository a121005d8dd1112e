package import DesignTokens
package import SourceText

/// Reads the sources of a ``TokenFormat``.
///
/// A reader reports every error and continues; a catalog built after an error must not be audited.
/// It may silently skip what is certainly not a color; it reports possible colors that it could not
/// read.
package protocol TokenReader: Sendable {
  /// Adds the layers and axes of a source.
  func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  )
}

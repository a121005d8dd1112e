import DesignTokens
import SourceText

/// Resolves tokens that no pairing names, once for each of their declarations: a circular alias
/// among them is a warning.
struct TokenCheck {
  private let catalog: TokenCatalog
  /// Whether a declaration was checked, by index.
  private var isChecked: [Bool]
  /// Declarations with variables may get values from elsewhere.
  private var checkedPlaces: Set<SourceSpan> = []

  private let styles: Set<TokenID>

  /// - Parameter styles: the styles of text by which pairings are judged.
  init(_ catalog: TokenCatalog, styles: Set<TokenID>) {
    self.catalog = catalog
    self.styles = styles
    isChecked = Array(repeating: false, count: catalog.declarations.count)
  }

  /// Checks the tokens of one more permutation.
  mutating func check(_ resolver: TokenResolver, _ diagnostics: inout DiagnosticList) {
    for token in catalog.tokens {
      guard let winner = resolver.winner(of: token), !isChecked[winner] else { continue }
      if catalog.declarations[winner].value.hasVariables {
        guard let place = resolver.declaration(of: token)?.value.span,
          checkedPlaces.insert(place).inserted
        else { continue }
      } else {
        isChecked[winner] = true
        // A usable color needs no closer look; an unusable one is reported below.
        if catalog.declarations[winner].references.isEmpty,
          catalog.declarations[winner].type == .color, (try? resolver.color(of: token)) != nil
        {
          continue
        }
      }
      check(token, resolver, &diagnostics)
    }
  }

  private func check(
    _ token: TokenID, _ resolver: TokenResolver, _ diagnostics: inout DiagnosticList
  ) {
    do throws(ResolutionError) {
      let resolved = try resolver.value(of: token)
      if case .unreadable(let reason) = resolved.value.content {
        // It fails only where it is needed.
        if resolved.type != .other { diagnostics.warning(reason, at: resolved.value.span) }
      } else if resolved.type == .color || resolved.type == .gradient {
        _ = try resolver.paint(of: token)
      }
    } catch {
      // What is needed fails where it is judged, and what nobody judges stops nothing.
      if styles.contains(token) {
        diagnostics.append(error.diagnostic)
      } else {
        diagnostics.append(error.warning)
      }
    }
  }
}

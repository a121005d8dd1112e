import DesignTokens
import SourceText

/// What the body declares, which is on every page and has all its text.
extension CSSCascade {
  /// A value that the body inherits, where it declares something that the value is made of.
  static let inheritedByBody = "a value that the body inherits"

  /// Hides aliases that the root declares of what the body declares: the body inherits the value that the
  /// root's own declarations make.
  func hideInheritedByBody(
    _ visible: [Entry], _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    let body = visible.filter(\.isOnBody)
    let declared = Set(body.flatMap(\.declarations).map(\.name))
    guard !declared.isEmpty else { return }
    let always = Set(
      body.lazy.filter { $0.condition == .body }.flatMap(\.declarations).map(\.name))
    for entry in visible where !entry.isOnBody && !entry.condition.isOfElement && !entry.isInline {
      for declaration in entry.declarations
      where declaration.isCustom && !always.contains(declaration.name) {
        guard let used = declaration.value.variables.first(where: declared.contains) else {
          continue
        }
        if builder.choice(for: Self.inheritedByBody) == .ignore { return }
        builder.hide(
          builder.id(for: CSSReader.tokenName(of: declaration.name)), under: Self.inheritedByBody,
          canBeAudited: false, at: declaration.value.span)
        diagnostics.warning(
          "not judged: '\(declaration.name)' has the root's value of '\(used)', though the body declares "
            + "another one; declare '\(declaration.name)' for the body too",
          at: declaration.value.span)
      }
    }
  }
}

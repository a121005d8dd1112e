import SourceText

extension TokenCatalogBuilder {
  /// Reports references to tokens that no layer declares. They cost the token and what needs it.
  func reportUndeclared(in catalog: TokenCatalog, _ diagnostics: inout DiagnosticList) {
    var nearest: NearestNames?
    // By index, to avoid copies of large, reference-counted declarations.
    for index in declarations.indices
    where !declarations[index].references.isEmpty || declarations[index].value.hasVariables {
      let declaration = declarations[index]
      if declaration.value.hasVariables {
        // A script may set it, or it may not matter: a warning, and only if a color may depend on
        // it.
        _ = declaration.choosing(
          isSet: { catalog.isDeclared[$0.target.index] },
          reason: { reference, span in
            let message = catalog.undeclared(
              names[reference.target.index], at: span, among: &nearest
            ).message
            if declaration.type != .other { diagnostics.warning(message, at: span) }
            return message
          })
        continue
      }
      for (reference, span) in declaration.references
      where !catalog.isDeclared[reference.target.index] {
        let missing = catalog.undeclared(names[reference.target.index], at: span, among: &nearest)
        diagnostics.warning(missing.message, at: span)
      }
    }
  }
}

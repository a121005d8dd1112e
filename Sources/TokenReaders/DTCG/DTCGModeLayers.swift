import DesignTokens
import SourceText

/// The values of a file's tokens in modes, a layer for each mode.
///
/// Modes called light and dark are the axis `scheme`, others the axis `mode`. If a token's own
/// value belongs to no mode, the axis has the context `default` for it.
struct DTCGModeLayers {
  private var names: [String] = []
  private var contents: [ExactText: LayerContents] = [:]
  /// The own values of tokens that equal none of their modes.
  private var others: [TokenID: SourceSpan] = [:]
  private var place: SourceSpan?

  /// Records the values of a token in modes.
  mutating func add(
    _ declarations: [(mode: String, declaration: TokenDeclaration)], to token: TokenDeclaration
  ) {
    guard let first = declarations.first else { return }
    place = place ?? first.declaration.value.span
    for (mode, declaration) in declarations {
      if contents[ExactText(mode)] == nil { names.append(mode) }
      contents[ExactText(mode), default: LayerContents()].declarations.append(declaration)
    }
    let isOneOfThem = declarations.contains { $0.declaration.value.isSame(as: token.value) }
    if !isOneOfThem { others[token.token] = token.value.span }
  }

  /// Adds the layers, over that of the tokens' own values.
  mutating func addLayers(
    over name: String, conditions: [TokenLayer.Condition], to builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    guard !names.isEmpty else { return }
    let isScheme = names.allSatisfy { ["light", "dark"].contains($0.lowercased()) }
    let axis = isScheme ? "scheme" : "mode"
    let index: Int
    if isScheme {
      index = builder.axis(named: axis, contexts: ["light", "dark"])
      if Set(names.map { $0.lowercased() }).count == 2 { rejectOthers(&diagnostics) }
    } else {
      let needsDefault = !others.isEmpty || names.count == 1
      index = builder.axis(named: axis, contexts: (needsDefault ? ["default"] : []) + names)
    }
    if conditions.contains(where: { $0.axis == index }) {
      diagnostics.error(
        "the tokens have modes, but a modifier '\(axis)' exists already; keep one of the two",
        at: place)
      return
    }
    for mode in names {
      let context = isScheme ? mode.lowercased() : mode
      builder.addLayer(
        named: "\(name), mode \(mode)",
        conditions: conditions + [builder.condition(axis: axis, context: context)],
        contents: contents[ExactText(mode)] ?? LayerContents())
    }
  }

  /// Takes their values from the tokens with one that no scheme would judge.
  private mutating func rejectOthers(_ diagnostics: inout DiagnosticList) {
    let reason =
      "this value belongs to neither light nor dark, so no scheme judges it; make it the "
      + "same as one of them"
    for (_, span) in others.sorted(by: { $0.key.index < $1.key.index }) {
      diagnostics.warning(reason, at: span)
    }
    for name in names {
      let known = contents[ExactText(name)]?.declarations ?? []
      contents[ExactText(name)]?.declarations = known.map {
        guard let span = others[$0.token] else { return $0 }
        return TokenDeclaration(
          token: $0.token, type: $0.type ?? .color,
          value: TokenValue(.unreadable(reason), at: span),
          notes: $0.notes)
      }
    }
  }
}

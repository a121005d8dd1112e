import ColorMath
import DesignTokens
import SourceText

/// Reads `$extensions["studio.tokens"].modify`, in which Tokens Studio keeps derived colors:
/// `{"type": "darken", "value": "0.15", "space": "hsl"}`. Value and color may be aliases.
enum StudioModifyReader {
  /// The steps that Tokens Studio knows.
  private enum Step: String, CaseIterable {
    case lighten, darken, mix, alpha

    var kind: ColorModification.Kind {
      switch self {
      case .lighten: .lighten
      case .darken: .darken
      case .mix: .mix
      case .alpha: .alpha
      }
    }
  }

  /// The step, or nil if it was reported.
  static func read(
    _ modify: JSONValue, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> ColorModification? {
    guard modify.expect(.object, "modify", &diagnostics) else { return nil }
    modify.expectKeys(
      among: ["type", "value", "space", "color", "format"], of: "a modifier", &diagnostics)
    guard let typeValue = modify["type"], let amountValue = modify["value"] else {
      diagnostics.error(
        "a modifier needs a type and a value, such as \"darken\" and 0.2", at: modify.span)
      return nil
    }
    guard let choice: Step = typeValue.expectChoice("type", &diagnostics) else { return nil }
    let kind = choice.kind
    // Opacity is the same in every space, and some files leave the space out.
    var space = DerivationSpace.srgb
    if let spaceValue = modify["space"] {
      guard let choice: DerivationSpace = spaceValue.expectChoice("space", &diagnostics) else {
        return nil
      }
      space = choice
    } else if kind != .alpha {
      diagnostics.error(
        "the modifier names no space to \(kind.rawValue) in; expected, for example, \"space\": \"lch\"",
        at: modify.span)
      return nil
    }
    let reader = DTCGValueReader(dialect: .dtcg)
    guard let amount = reader.read(amountValue, &builder, &diagnostics) else { return nil }
    var color: TokenValue?
    if kind == .mix {
      guard let colorValue = modify["color"] else {
        diagnostics.error(
          "the modifier names no color to mix in; expected one in \"color\"", at: modify.span)
        return nil
      }
      color = reader.read(colorValue, &builder, &diagnostics)
      if color == nil { return nil }
    }
    let step = ColorModification(kind: kind, amount: amount, space: space, color: color)
    guard !amount.hasReferences else { return step }
    do throws(ResolutionError) {
      try step.checkedAmount()
      return step
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }
}

import DesignTokens
import SourceText

/// Reads `$extensions["studio.tokens"].modify`, in which Tokens Studio keeps derived colours:
/// `{"type": "darken", "value": "0.15", "space": "hsl"}`.
enum StudioModifyReader {
  /// The step, or nil where there is none or where it was reported.
  static func read(
    _ extensions: JSONValue?, _ diagnostics: inout DiagnosticList
  ) -> ColorModification? {
    guard let modify = extensions?["studio.tokens"]?["modify"] else { return nil }
    let kinds = ["lighten", "darken", "alpha"]
    guard let type = modify["type"]?.string, kinds.contains(type) else {
      let found = modify["type"]?.string ?? ""
      diagnostics.error(
        "the modifier '\(found)' cannot be applied" + NearestName.hint(for: found, among: kinds),
        at: modify.span)
      return nil
    }
    guard let valueText = modify["value"].map({ $0.string ?? $0.literal }),
      let value = Double(valueText), value >= 0, value <= 1
    else {
      diagnostics.error("the modifier's value is not a number from 0 to 1", at: modify.span)
      return nil
    }
    if type == "alpha" { return .alpha(value) }
    let space = modify["space"]?.string ?? ""
    guard space == "hsl" else {
      diagnostics.error(
        "a color cannot be \(type)ed in the space '\(space)'; expected hsl", at: modify.span)
      return nil
    }
    return type == "lighten" ? .lighten(value) : .darken(value)
  }
}

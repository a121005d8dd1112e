import SourceText
import StyleSheets

/// What may still stand before the rules of a style sheet: names of layers, then imports, then namespaces.
/// [CSS Cascade 5, section 2; CSS Namespaces 3, section 2]
struct CSSPreamble {
  private enum Stage: Int {
    case layers, imports, namespaces, rules
  }

  private var stage = Stage.layers
  /// Whether a rule came that not every browser knows: those that drop it read imports after it.
  private(set) var isDoubtful = false

  /// Whether an import may stand here.
  var takesImports: Bool { stage.rawValue <= Stage.imports.rawValue }
  /// Whether nothing of it may stand here.
  var isOver: Bool { stage == .rules }
  /// Whether a namespace may stand here.
  var takesNamespaces: Bool { stage != .rules }

  /// At-rules with blocks that browsers know, or that tools replace by rules.
  private static let known: Set<String> = [
    "container", "counter-style", "font-face", "font-feature-values", "font-palette-values",
    "keyframes", "layer", "media", "page", "plugin", "property", "scope", "starting-style",
    "supports", "theme", "utility", "variant",
  ]

  /// Notes an at-rule.
  mutating func note(_ rule: CSSAtRule) {
    guard rule.block == nil else {
      // Without its descriptors, or with another name, a browser drops it.
      let isCertain =
        switch rule.name {
        case "layer": rule.prelude.parts.isEmpty || rule.prelude.layerName != nil
        case "property", "supports", "keyframes": false
        default: Self.known.contains(rule.name)
        }
      return note(isCertain: isCertain)
    }
    switch rule.name {
    case "import":
      if takesImports, CSSImport(rule.prelude) != nil { stage = .imports }
    case "namespace":
      let parts = rule.prelude.parts
      let isAddress = parts.last.map { [.string, .url, .function].contains(rule.prelude[$0].kind) }
      if takesNamespaces, isAddress == true, parts.count <= 2 { stage = .namespaces }
    case "layer":
      let isValid = !rule.prelude.split(at: .comma).contains { $0.layerName == nil }
      // Between two imports it ends them.
      if isValid, stage != .layers { stage = .rules }
    default: break
    }
  }

  /// Notes a rule, and whether every browser takes it.
  mutating func note(isCertain: Bool) {
    if isCertain { stage = .rules } else { isDoubtful = true }
  }
}

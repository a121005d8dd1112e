import ColorMath
import DesignTokens
import SourceText

/// Turns the entries of color sets into layers, least specific first.
struct AssetCatalogLayers {
  private struct Layer {
    /// The contexts to choose, by axis.
    let conditions: [Condition]
    /// Layers of a higher rank come later.
    let rank: [Int]
    var contents = LayerContents()

    var name: String {
      conditions.map { "\($0.axis) \($0.context)" }.joined(separator: ", ")
    }
  }

  private struct Condition: Hashable {
    let axis: String
    let context: String
  }

  private static let scheme = "scheme"
  private static let contrast = "contrast"
  private static let idiom = "idiom"
  private static let gamut = "gamut"

  private let path: String
  private let sets: [ColorSet]
  /// The idioms that any set names.
  private let idioms: Set<String>
  private let usesContrast: Bool
  private var layers: [[Condition]: [[Int]: Layer]] = [:]

  init(path: String, sets: [ColorSet]) {
    self.path = path
    self.sets = sets
    let slots = sets.flatMap(\.entries).map(\.slot)
    idioms = Set(slots.compactMap(\.idiom))
    usesContrast = slots.contains { $0.isHighContrast }
  }

  /// Adds the axes that are used, and the layers.
  mutating func add(
    to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    for set in sets {
      warnOfGaps(in: set, &diagnostics)
      for entry in set.entries { add(entry, of: set, to: &builder, &diagnostics) }
      for (language, span) in set.languages {
        let condition = "the language \(language)"
        guard builder.choice(for: condition) != .ignore else { continue }
        builder.hide(builder.id(for: set.name), under: condition, canBeAudited: false, at: span)
      }
    }
    let all = layers.values.flatMap(\.values).sorted {
      $0.rank == $1.rank ? $0.name < $1.name : $0.rank.lexicographicallyPrecedes($1.rank)
    }
    addAxes(to: &builder)
    for layer in all {
      let conditions = layer.conditions.map { condition in
        builder.condition(axis: condition.axis, context: condition.context)
      }
      let name = layer.name.isEmpty ? path : "\(path), \(layer.name)"
      builder.addLayer(named: name, conditions: conditions, contents: layer.contents)
    }
  }

  private func addAxes(to builder: inout TokenCatalogBuilder) {
    let used = Set(layers.keys.joined().map(\.axis))
    let hasUniversal = sets.contains { $0.entries.contains { $0.slot.idiom == nil } }
    let known = ColorSetSlot.idioms.dropFirst() + [ColorSetSlot.catalyst]
    let contexts = [
      (Self.scheme, ["light", "dark"]), (Self.contrast, ["standard", "increased"]),
      (
        Self.idiom,
        (hasUniversal ? [ColorSetSlot.universal] : []) + known.filter(idioms.contains)
      ),
      (Self.gamut, ColorSetSlot.Gamut.allCases.map(\.rawValue)),
    ]
    for (axis, contexts) in contexts where used.contains(axis) {
      _ = builder.axis(named: axis, contexts: contexts)
    }
  }

  // MARK: Entries

  private mutating func add(
    _ entry: ColorSetEntry, of set: ColorSet, to builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    let token = builder.id(for: set.name)
    let slot = entry.slot
    switch entry.value {
    case .literal(let literal):
      add(literal, token, at: entry.span, for: slot, of: set, isDark: nil)
    case .system(let system):
      if usesContrast {
        diagnostics.warning(
          "the system color '\(system.name)' is judged at default contrast; with "
            + "Increase Contrast it differs",
          at: entry.span)
      }
      // It adapts within the slot, unless the slot is for one of the two.
      if let luminosity = slot.luminosity {
        let color = system.color(isDark: luminosity == .dark)
        add(color, token, at: entry.span, for: slot, of: set, isDark: nil)
      } else {
        for isDark in [false, true] {
          let color = system.color(isDark: isDark)
          add(color, token, at: entry.span, for: slot, of: set, isDark: isDark)
        }
      }
    }
  }

  private mutating func add(
    _ color: ColorLiteral, _ token: TokenID, at span: SourceSpan, for slot: ColorSetSlot,
    of set: ColorSet, isDark: Bool?
  ) {
    let declaration = TokenDeclaration(
      token: token, type: .color, value: TokenValue(.color(color), at: span))
    var conditions: [Condition] = []
    if let isDark = isDark ?? slot.luminosity.map({ $0 == .dark }) {
      conditions.append(Condition(axis: Self.scheme, context: isDark ? "dark" : "light"))
    }
    if slot.isHighContrast {
      conditions.append(Condition(axis: Self.contrast, context: "increased"))
    }
    if let idiom = slot.idiom {
      conditions.append(Condition(axis: Self.idiom, context: idiom))
    }
    if let gamut = slot.gamut, hasWideEntry(set) {
      conditions.append(Condition(axis: Self.gamut, context: gamut.rawValue))
    }
    // Within a slot an adaptive color yields to a fixed one.
    let rank = slot.rank + [isDark == nil ? 1 : 0]
    append(declaration, conditions, rank: rank)
    // The iPad app on a Mac falls back on what is for the iPad.
    if slot.idiom == "ipad", idioms.contains(ColorSetSlot.catalyst) {
      let others = conditions.map {
        $0.axis == Self.idiom ? Condition(axis: $0.axis, context: ColorSetSlot.catalyst) : $0
      }
      append(declaration, others, rank: rank)
    }
  }

  private mutating func append(
    _ declaration: TokenDeclaration, _ conditions: [Condition], rank: [Int]
  ) {
    layers[conditions, default: [:]][rank, default: Layer(conditions: conditions, rank: rank)]
      .contents.declarations.append(declaration)
  }

  /// An entry for sRGB displays applies to all displays if there is none for wide-gamut ones.
  private func hasWideEntry(_ set: ColorSet) -> Bool {
    set.entries.contains { $0.slot.gamut == .displayP3 }
  }

  // MARK: Gaps

  /// An entry for a device or display hides the entries for all of them, even for an appearance
  /// that it lacks. This is reported, because the order of the two is not documented.
  private func warnOfGaps(in set: ColorSet, _ diagnostics: inout DiagnosticList) {
    let general = Set(set.entries.map(\.slot).filter { $0.idiom == nil && $0.gamut == nil })
    for any in set.entries where any.slot.appearance == ColorSetSlot() && any.slot != ColorSetSlot()
    {
      let group = set.entries.filter {
        $0.slot.idiom == any.slot.idiom && $0.slot.gamut == any.slot.gamut
      }
      let appearances = Set(group.map(\.slot.appearance))
      let hidden = general.subtracting(appearances).sorted {
        $0.rank.lexicographicallyPrecedes($1.rank)
      }
      guard let first = hidden.first else { continue }
      diagnostics.warning(
        "'\(set.name)' has no entry for \(first.text), so this one for "
          + "\(any.slot.text) is used there",
        at: any.span)
    }
  }
}

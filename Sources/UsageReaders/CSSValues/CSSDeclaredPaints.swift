import SourceText

/// The colors and the size of text that the declarations of one block give.
struct CSSDeclaredPaints {
  /// With the order as rank, `!important` above all; with a state where `@apply` has one.
  private(set) var paints: [PaintDeclaration] = []
  private(set) var unread: [UnfollowedUse] = []
  /// The sizes of the text in pixels of CSS, and its weights; nil for one that is not known.
  private(set) var fontSizes: Set<Double?> = []
  private(set) var fontWeights: Set<Double?> = []

  /// The variables that are known to be no colors.
  private let lengths: Set<String>

  /// Whether `rem` is 16 pixels, as far as is known.
  private let hasUsualRoot: Bool

  init(lengths: Set<String> = [], hasUsualRoot: Bool = true) {
    self.lengths = lengths
    self.hasUsualRoot = hasUsualRoot
  }

  static let important = 1 << 56
  static let fill = 1 << 55

  var isEmpty: Bool { paints.isEmpty && fontSizes.isEmpty && fontWeights.isEmpty }

  mutating func add(_ declaration: CSSDeclaration, order: Int) {
    if declaration.isCustom { return }
    add(
      declaration.name, declaration.value,
      rank: order + (declaration.isImportant ? Self.important : 0), at: declaration.value.span)
  }

  /// Adds what a property is given at a place.
  mutating func add(
    _ property: String, _ value: CSSTokens, rank: Int, at place: SourceSpan,
    in state: UsageState = .rest
  ) {
    switch property {
    case "font-size": fontSizes.insert(state.isRest ? pixels(value) : nil)
    case "font-weight": fontWeights.insert(state.isRest ? Self.weight(value) : nil)
    case "font":
      fontSizes.insert(nil)
      fontWeights.insert(nil)
    case "opacity": addOpacity(value, at: place)
    default: break
    }
    guard let (target, isShorthand) = CSSPaintReader.target(of: property) else { return }
    let found = CSSPaintReader.paints(value, isShorthand: isShorthand, lengths: lengths)
    let isNothing = found.isEmpty && target == .background && isShorthand
    // Only a picture is an image.
    let isColor =
      property == "background-image" && !found.allSatisfy { $0.isPicture || $0 == .nothing }
    for paint in isColor ? [.unknown(.computed, value.source)] : isNothing ? [.nothing] : found {
      add(paint, of: property, for: target, rank: rank, at: place, in: state)
    }
  }

  private mutating func addOpacity(_ value: CSSTokens, at place: SourceSpan) {
    guard let only = value.only else { return }
    let number = value.number(at: only)
    let isWhole = [0, 1].contains(number.unit == "%" ? number.value / 100 : number.value)
    if [.number, .percentage].contains(value[only].kind), isWhole { return }
    unread.append(
      UnfollowedUse(reason: .opacity, text: "an element at \(value.source)", place: place))
  }

  /// Adds a value that is not known; nothing for a property that paints nothing.
  mutating func add(
    _ property: String, computed text: String, rank: Int, at place: SourceSpan,
    in state: UsageState
  ) {
    switch property {
    case "font-size": fontSizes.insert(nil)
    case "font-weight": fontWeights.insert(nil)
    default: break
    }
    guard let (target, _) = CSSPaintReader.target(of: property) else { return }
    add(.unknown(.computed, text), of: property, for: target, rank: rank, at: place, in: state)
  }

  private mutating func add(
    _ paint: Paint, of property: String, for target: CSSPaintReader.Target, rank: Int,
    at place: SourceSpan, in state: UsageState
  ) {
    var role: ForegroundRole?
    if case .foreground(let drawn) = target { role = drawn }
    if role != nil, case .unknown(let reason, let text) = paint {
      unread.append(UnfollowedUse(reason: reason, text: text, place: place))
      return
    }
    // It colors the text whatever `color` says.
    let isFill = property == "-webkit-text-fill-color"
    paints.append(
      PaintDeclaration(
        role: role, paint: paint, state: state, rank: isFill ? rank + Self.fill : rank,
        place: place, edge: Self.edge(property, role)))
  }

  /// Adds what was read elsewhere.
  mutating func add(_ paint: PaintDeclaration) { paints.append(paint) }
  mutating func add(_ use: UnfollowedUse) { unread.append(use) }
  mutating func addSizes(_ sizes: Set<Double?>, _ weights: Set<Double?>) {
    fontSizes.formUnion(sizes)
    fontWeights.formUnion(weights)
  }

  /// What of a border or a background a property is for.
  private static func edge(_ property: String, _ role: ForegroundRole?) -> String {
    switch (role, property) {
    case (nil, "background-color"): "color"
    case (nil, "background-image"): "image"
    case (nil, _): property
    case (.border, _): property.hasSuffix("-color") ? String(property.dropLast(6)) : property
    case (.icon, _), (.shape, _): property
    case (.text, _): ""
    }
  }

  private func pixels(_ value: CSSTokens) -> Double? {
    if !hasUsualRoot, value.only.map({ value.number(at: $0).unit == "rem" }) == true { return nil }
    return Self.pixels(value)
  }

  /// A length in pixels of CSS; nil where it depends on something.
  static func pixels(_ value: CSSTokens) -> Double? {
    guard let only = value.only, value[only].kind == .dimension else { return nil }
    let (number, _, unit) = value.number(at: only)
    switch unit {
    case "px": return number
    case "rem": return number * 16
    case "pt": return number * 4 / 3
    default: return nil
    }
  }

  private static func weight(_ value: CSSTokens) -> Double? {
    guard let only = value.only else { return nil }
    switch value[only].kind {
    case .number: return value.number(at: only).value
    case .identifier:
      switch value.text(at: only).lowercased() {
      case "bold": return 700
      case "normal": return 400
      default: return nil
      }
    default: return nil
    }
  }
}

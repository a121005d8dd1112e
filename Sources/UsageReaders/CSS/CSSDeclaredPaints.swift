import SourceText

/// The colors and the size of text that the declarations of one block give.
struct CSSDeclaredPaints {
  /// With the order as rank, `!important` above all; with a state where `@apply` has one.
  private(set) var paints: [PaintDeclaration] = []
  private(set) var unread: [UnfollowedUse] = []
  private(set) var fontSize: Double?
  private(set) var fontWeight: Double?

  /// The variables that are known to be no colors.
  private let lengths: Set<String>

  init(lengths: Set<String> = []) { self.lengths = lengths }

  private static let important = 1 << 56

  var isEmpty: Bool { paints.isEmpty && fontSize == nil && fontWeight == nil }

  mutating func add(_ declaration: CSSDeclaration, order: Int) {
    if declaration.isCustom { return }
    let name = declaration.name
    switch name {
    case "font-size":
      fontSize = Self.pixels(declaration.value)
      return
    case "font-weight":
      fontWeight = Self.weight(declaration.value)
      return
    default: break
    }
    guard let (target, isShorthand) = CSSPaintReader.target(of: name) else { return }
    var role: ForegroundRole?
    if case .foreground(let drawn) = target { role = drawn }
    let rank = order + (declaration.isImportant ? Self.important : 0)
    let place = declaration.value.span
    let found = CSSPaintReader.paints(declaration.value, isShorthand: isShorthand, lengths: lengths)
    for paint in found.isEmpty && role == nil && isShorthand ? [.nothing] : found {
      if role != nil, case .unknown(let reason, let text) = paint {
        unread.append(UnfollowedUse(reason: reason, text: text, place: place))
      } else {
        paints.append(
          PaintDeclaration(
            role: role, paint: paint, state: .rest, rank: rank, place: place,
            edge: role == .border ? Self.edge(name) : ""))
      }
    }
  }

  /// The classes that `@apply` names.
  mutating func apply(_ prelude: CSSTokens, order: Int) {
    var classes = TailwindClasses()
    classes.add(prelude.span.range, of: prelude.span.file)
    for declaration in classes.declarations where declaration.part.isEmpty {
      paints.append(
        declaration.paint.ranked(order, in: declaration.paint.state))
    }
  }

  /// The side of a border that a property is for.
  private static func edge(_ property: String) -> String {
    property.hasSuffix("-color") ? String(property.dropLast(6)) : property
  }

  /// A length in pixels of CSS; nil where it depends on something.
  private static func pixels(_ value: CSSTokens) -> Double? {
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

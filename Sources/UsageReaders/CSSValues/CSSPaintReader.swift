import ColorMath
import SourceText

/// Reads the value of a property of CSS that paints.
struct CSSPaintReader {
  /// What a property paints.
  enum Target: Equatable {
    case foreground(ForegroundRole)
    case background
  }

  /// What a property paints, and whether it is a shorthand of more than a color; nil for others.
  static func target(of property: String) -> (target: Target, isShorthand: Bool)? {
    switch property {
    case "color", "-webkit-text-fill-color": (.foreground(.text), false)
    case "fill", "stroke": (.foreground(.icon), false)
    case "background-color": (.background, false)
    case "background", "background-image": (.background, true)
    case "border", "border-top", "border-right", "border-bottom", "border-left", "border-inline",
      "border-block", "border-inline-start", "border-inline-end", "border-block-start",
      "border-block-end", "outline", "column-rule":
      (.foreground(.border), true)
    case "border-color", "border-top-color", "border-right-color", "border-bottom-color",
      "border-left-color", "border-inline-color", "border-block-color", "border-inline-start-color",
      "border-inline-end-color", "border-block-start-color", "border-block-end-color",
      "outline-color", "column-rule-color":
      (.foreground(.border), false)
    default: nil
    }
  }

  /// The paints of a value; empty where it sets no color, such as `inherit` and `currentcolor`.
  ///
  /// - Parameter lengths: the variables that are known to be no colors.
  static func paints(
    _ value: CSSTokens, isShorthand: Bool, lengths: Set<String> = []
  ) -> [Paint] {
    var found: [Paint] = []
    var isPicture = false
    var variables = 0
    var index = value.range.lowerBound
    while index < value.range.upperBound {
      let token = value[index]
      switch token.kind {
      case .function:
        let name = value.text(at: index).lowercased()
        if isPictureFunction(name) {
          isPicture = true
        } else if let paint = function(name, value, at: index) {
          if name == "var", isShorthand, let variable = paint.color?.name,
            lengths.contains(variable)
          {
            break
          }
          if name == "var" { variables += 1 }
          found.append(paint)
        }
      case .url, .badURL: isPicture = true
      case .hash:
        let digits = value.text(at: index)
        // Browsers drop a declaration with any other.
        if [3, 4, 6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) {
          found.append(.color(UsedColor(.literal, "#" + digits)))
        }
      case .identifier:
        if let paint = keyword(value.text(at: index).lowercased(), isShorthand) {
          found.append(paint)
        }
      default: break
      }
      index = value.index(after: index)
    }
    if isPicture { return [.unknown(.picture, value.source)] }
    if isShorthand, variables > 1 {
      let colors = found.filter { $0.color?.notation == .literal }
      return colors.count == 1 ? colors : [.unknown(.ambiguous, value.source)]
    }
    // One variable may be the width beside a color that is written out.
    if isShorthand, variables == 1, found.count > 1 {
      let colors = found.filter { $0.color?.notation == .literal }
      if colors.count == 1 { return colors }
    }
    return found
  }

  /// The paint of a value that is nothing but a variable, or the word for no color; nil for others.
  static func only(_ value: CSSTokens) -> Paint? {
    let paints = paints(value, isShorthand: false)
    let isWhole = value.trimmed.only != nil
    guard isWhole, paints.count == 1,
      paints[0] == .nothing || paints[0].color?.notation == .customProperty
    else { return nil }
    return paints[0]
  }

  private static func isPictureFunction(_ name: String) -> Bool {
    name.hasSuffix("gradient") || name == "url" || name.hasSuffix("image-set") || name == "image"
      || name == "cross-fade" || name == "element" || name == "paint"
  }

  // MARK: Words

  private static let silent: Set<String> = [
    "inherit", "initial", "unset", "revert", "revert-layer", "currentcolor", "auto", "context-fill",
    "context-stroke",
  ]

  /// The paint of a keyword; nil for one that sets no color. A shorthand has words of its own.
  private static func keyword(_ word: String, _ isShorthand: Bool) -> Paint? {
    if word == "transparent" || word == "none" { return .nothing }
    if silent.contains(word) || word == "important" { return nil }
    if CSSColorKeywords.isName(word) { return .color(UsedColor(.literal, word)) }
    return isShorthand ? nil : .unknown(.computed, word)
  }

  // MARK: Functions

  /// The paint of a function; nil for one that is no color.
  private static func function(_ name: String, _ value: CSSTokens, at index: Int) -> Paint? {
    let group = value.group(at: index)
    let text = value[index..<value.index(after: index)].source
    switch name {
    case "var":
      return variable(group).map { .color($0) } ?? .unknown(.computed, text)
    case "theme", "--theme":
      guard let only = group.trimmed.only else { return .unknown(.computed, text) }
      let path = group.trimmed.text(at: only)
      let prefix = path.hasPrefix("--color-") ? "--color-" : "colors."
      guard path.hasPrefix(prefix) else { return .unknown(.computed, text) }
      let name = path.dropFirst(prefix.count).map { $0 == "." ? "-" : $0 }
      return .color(UsedColor(.utility, String(name)))
    case "--alpha": return withOpacity(group, text)
    case "color-mix": return mixture(group, text)
    case "light-dark", "calc", "min", "max", "clamp", "env":
      return name == "light-dark" ? .unknown(.computed, text) : nil
    default:
      guard CSSColorKeywords.isFunction(name) else { return nil }
      return withOpacity(group, text)
    }
  }

  /// The color in `var(--name)` or `var(--name, fallback)`, with the names of fallbacks in fallbacks.
  private static func variable(_ group: CSSTokens) -> UsedColor? {
    var names: [String] = []
    var group = group
    while names.count < fallbackLimit {
      let parts = group.split(at: .comma)
      guard let only = parts[0].only, parts[0][only].kind == .identifier else { break }
      let name = parts[0].text(at: only)
      guard name.hasPrefix("--"), name.count > 2 else { break }
      names.append(String(name.dropFirst(2)))
      guard parts.count == 2, let inner = parts[1].only, parts[1][inner].kind == .function,
        parts[1].text(at: inner).lowercased() == "var"
      else { break }
      group = parts[1].group(at: inner)
    }
    return names.first.map {
      UsedColor(.customProperty, $0, fallbacks: Array(names.dropFirst()))
    }
  }

  /// The maximum number of names in one color.
  private static let fallbackLimit = 64

  /// `rgb(var(--name) / 50%)`, `rgba(var(--name), 0.5)`; a literal where no variable is in it.
  private static func withOpacity(_ group: CSSTokens, _ text: String) -> Paint {
    var variables: [UsedColor] = []
    var hasOthers = false
    var isOpacity = false
    var opacity: Double?
    var index = group.range.lowerBound
    while index < group.range.upperBound {
      let token = group[index]
      switch token.kind {
      case .function where group.text(at: index).lowercased() == "var" && !isOpacity:
        guard let color = variable(group.group(at: index)) else { return .unknown(.computed, text) }
        variables.append(color)
      case .delimiter where group.text(at: index) == "/": isOpacity = true
      case .comma: isOpacity = true
      case .number, .percentage:
        if isOpacity, opacity == nil, !hasOthers {
          let (number, _, unit) = group.number(at: index)
          opacity = unit == "%" ? number / 100 : number
        } else {
          hasOthers = true
        }
      case .space: break
      default:
        hasOthers = true
      }
      index = group.index(after: index)
    }
    if variables.isEmpty {
      return containsVariable(group)
        ? .unknown(.computed, text) : .color(UsedColor(.literal, text))
    }
    guard variables.count == 1, !hasOthers else { return .unknown(.computed, text) }
    guard isOpacity else { return .color(variables[0]) }
    guard let opacity, opacity.isFinite else { return .unknown(.computed, text) }
    return .color(variables[0].withOpacity(opacity))
  }

  private static func containsVariable(_ tokens: CSSTokens) -> Bool {
    tokens.range.contains {
      tokens[$0].kind == .function && tokens.text(at: $0).lowercased() == "var"
    }
  }

  /// `color-mix(in srgb, var(--name) 50%, transparent)`: the color at that opacity.
  private static func mixture(_ group: CSSTokens, _ text: String) -> Paint {
    let parts = group.split(at: .comma)
    guard parts.count == 3 else { return .unknown(.computed, text) }
    let last = parts[2]
    guard let only = last.only, last.text(at: only).lowercased() == "transparent" else {
      return containsVariable(group)
        ? .unknown(.computed, text) : .color(UsedColor(.literal, text))
    }
    var color: UsedColor?
    var opacity: Double?
    let mixed = parts[1]
    var index = mixed.range.lowerBound
    while index < mixed.range.upperBound {
      switch mixed[index].kind {
      case .function: color = variable(mixed.group(at: index))
      case .percentage: opacity = mixed.number(at: index).value / 100
      default: break
      }
      index = mixed.index(after: index)
    }
    guard let color, let opacity else { return .unknown(.computed, text) }
    return .color(color.withOpacity(opacity))
  }
}

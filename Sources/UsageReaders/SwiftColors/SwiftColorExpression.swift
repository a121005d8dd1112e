import SourceText

/// Reads the expressions of Swift that are colors.
struct SwiftColorExpression {
  /// Whose names a color without a type has.
  enum Framework { case swiftUI, uiKit }

  let file: SourceFile
  var framework = Framework.swiftUI

  private static let types: Set<String> = ["Color", "UIColor", "NSColor", "SwiftUI.Color"]
  /// Colors and styles of the system, by their names.
  private static let system: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "primary", "secondary", "tertiary", "quaternary", "quinary",
    "accentColor", "accent", "lightGray", "darkGray", "magenta", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator",
    "foreground", "background", "selection", "fill", "placeholder", "tint", "lightText", "darkText",
    "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "controlBackgroundColor",
    "windowBackgroundColor", "textBackgroundColor", "windowBackground",
  ]
  /// Colors of UIKit, by their names; others are an app's own.
  private static let systemOfUIKit: Set<String> = [
    "red", "orange", "yellow", "green", "cyan", "blue", "purple", "brown", "white", "gray", "black",
    "lightGray", "darkGray", "magenta", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "lightText",
    "darkText", "tintColor",
  ]
  /// Colors of AppKit that other colors of an app may be named like.
  private static let systemOfAppKit: Set<String> = [
    "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor", "textColor",
    "controlTextColor", "controlAccentColor", "controlColor", "controlBackgroundColor",
    "disabledControlTextColor", "gridColor", "headerTextColor", "linkColor",
    "placeholderTextColor", "selectedControlColor", "selectedControlTextColor",
    "selectedTextColor", "separatorColor", "textBackgroundColor", "underPageBackgroundColor",
    "windowBackgroundColor", "windowFrameTextColor",
  ]
  private static let materials: Set<String> = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    "bar",
  ]
  private static let pictures: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "ImagePaint", "Gradient", "Image", "AsyncImage",
  ]

  /// The paints of an expression, one for each answer to its questions. In SwiftUI `nil` gives none:
  /// what is around stays.
  func paints(_ expression: SwiftExpression) -> [(paint: Paint, state: UsageState)] {
    if case .member(let base?, "cgColor") = expression.kind { return paints(base) }
    if case .ternary(let condition, let first, let second) = expression.kind {
      let question = wholeText(condition.range)
      return [(first, true), (second, false)].flatMap { value, holds in
        paints(value).map {
          ($0.paint, UsageState($0.state.conditions + [.asking(question, holds)]))
        }
      }
    }
    if case .name("nil") = expression.kind, framework == .swiftUI { return [] }
    return [(paint(expression), .rest)]
  }

  /// Whether an expression makes a color, a gradient or a picture, and no other view.
  func isPaint(_ expression: SwiftExpression) -> Bool {
    switch expression.kind {
    case .ternary(_, let first, let second): isPaint(first) && isPaint(second)
    case .call(let callee, _): isPaint(callee)
    case .member(let base, _): base.map(isPaint) ?? true
    case .name(let name): Self.types.contains(name) || name.first?.isLowercase == true
    default: false
    }
  }

  private func paint(_ expression: SwiftExpression) -> Paint {
    switch expression.kind {
    case .member(let base, let name): member(base, name, expression)
    case .call(let callee, let arguments): call(callee, arguments, expression)
    case .name("nil"): .nothing
    case .macro("colorLiteral", _): .color(UsedColor(.literal, text(expression)))
    // The second one shows where an asset is missing.
    case .binary("??", let first, _) where isAsset(first): paint(first)
    default: .unknown(.computed, text(expression))
    }
  }

  private func isAsset(_ expression: SwiftExpression) -> Bool {
    if case .call(_, let arguments) = expression.kind, arguments.first?.label == "named" {
      true
    } else {
      false
    }
  }

  private func isSystem(_ name: String, of type: String?) -> Bool {
    if name.hasPrefix("system") { return true }
    if type == "NSColor", Self.systemOfAppKit.contains(name) { return true }
    switch framework {
    case .swiftUI: return Self.system.contains(name)
    case .uiKit: return Self.systemOfUIKit.contains(name)
    }
  }

  private func member(
    _ base: SwiftExpression?, _ name: String, _ expression: SwiftExpression
  ) -> Paint {
    if let base, case .call = base.kind {
      return name == "gradient"
        ? .unknown(.picture, text(expression))
        : .unknown(
          .computed, text(expression))
    }
    guard var path = expression.path ?? expression.impliedPath else {
      return .unknown(.computed, text(expression))
    }
    if path.first == "self" {
      path.removeFirst()
      if path.count == 1 { return .unknown(.computed, text(expression)) }
    }
    // What a generated symbol gives: `Asset.text.color`.
    if path.count > 2, ["color", "swiftUIColor", "uiColor"].contains(name) { path.removeLast() }
    let isOfType = base == nil || path.count > 1 && Self.types.contains(path[0])
    let type = base != nil && isOfType ? path.removeFirst() : nil
    guard let last = path.last else { return .unknown(.computed, text(expression)) }
    if last == "gradient" { return .unknown(.picture, text(expression)) }
    if path.first == "Material" { return .unknown(.picture, text(expression)) }
    if isOfType, path.count == 1 {
      if last == "clear" { return .nothing }
      if Self.materials.contains(last) { return .unknown(.picture, text(expression)) }
      if isSystem(last, of: type) { return .color(UsedColor(.literal, last)) }
    }
    return .color(UsedColor(.member, path.joined(separator: ".")))
  }

  private func call(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ expression: SwiftExpression
  ) -> Paint {
    switch callee.kind {
    case .name(let name):
      if Self.pictures.contains(name) { return .unknown(.picture, name) }
      guard Self.types.contains(name) else { return .unknown(.computed, text(expression)) }
      return initializer(arguments, expression)
    case .member(let base?, let name) where ["opacity", "withAlphaComponent"].contains(name):
      guard arguments.count == 1, case .number(let digits) = arguments[0].value.kind,
        let opacity = Double(digits), case .color(let color) = paint(base)
      else { return .unknown(.computed, text(expression)) }
      if opacity == 0 { return .nothing }
      // SwiftUI fades what there is; UIKit replaces it.
      let kept = name == "opacity" ? color.opacity ?? 1 : 1
      let share = opacity * kept
      return .color(UsedColor(color.notation, color.name, opacity: share == 1 ? nil : share))
    case .member(_, let name) where ["linearGradient", "radialGradient", "image"].contains(name):
      return .unknown(.picture, text(expression))
    default: return .unknown(.computed, text(expression))
    }
  }

  /// `Color("Name")`, `Color(.name)`, `Color(uiColor: …)`; components are a literal.
  private func initializer(_ arguments: [SwiftArgument], _ expression: SwiftExpression) -> Paint {
    guard let first = arguments.first else { return .unknown(.computed, text(expression)) }
    switch (first.label, first.value.kind) {
    case (nil, .string(let name?)), ("named", .string(let name?)):
      return .color(UsedColor(.asset, name))
    case (nil, .member(nil, let name)), ("resource", .member(nil, let name)):
      if isSystem(name, of: nil) { return .color(UsedColor(.literal, name)) }
      return .color(UsedColor(.asset, name))
    case ("uiColor", _), ("nsColor", _), ("cgColor", _): return paint(first.value)
    // Another color: `Color(Asset.ink.color)`.
    case (nil, .member) where arguments.count == 1: return paint(first.value)
    case ("red", _), ("white", _), ("hue", _), ("hex", _), ("cssHex", _):
      return .color(UsedColor(.literal, text(expression)))
    default:
      if arguments.contains(where: { $0.label == "red" || $0.label == "white" }) {
        return .color(UsedColor(.literal, text(expression)))
      }
      return .unknown(.computed, text(expression))
    }
  }

  /// As written, on one line.
  func wholeText(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// As written, on one line and not long.
  func text(_ expression: SwiftExpression) -> String {
    let text = String(decoding: file.bytes[expression.range].prefix(48), as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

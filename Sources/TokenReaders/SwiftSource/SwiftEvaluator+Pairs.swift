import DesignTokens
import SourceText

/// Calls with a light and a dark color.
extension SwiftEvaluator {
  private static let lightLabels: Set<String> = [
    "light", "lightHex", "lightColor", "lightMode", "any",
  ]
  private static let darkLabels: Set<String> = ["dark", "darkHex", "darkColor", "darkMode"]
  private static let lightOpacities: Set<String> = [
    "lightAlpha", "lightColorAlpha", "lightOpacity",
  ]
  private static let darkOpacities: Set<String> = ["darkAlpha", "darkColorAlpha", "darkOpacity"]

  /// `light:` and `dark:` in either order, with their opacities, and nothing else.
  static func pair(
    of arguments: [SwiftArgument]
  ) -> (light: SwiftExpression, dark: SwiftExpression)? {
    let colors = arguments.filter {
      !lightOpacities.union(darkOpacities).contains($0.label ?? "")
    }
    guard colors.count == 2,
      let light = colors.first(where: { lightLabels.contains($0.label ?? "") }),
      let dark = colors.first(where: { darkLabels.contains($0.label ?? "") })
    else { return nil }
    return (light.value, dark.value)
  }

  /// Whether labels are those of a light and a dark color, and of nothing else.
  static func areLabelsOfPair(_ labels: [String]) -> Bool {
    labels.count == 2 && labels.contains(where: lightLabels.contains)
      && labels.contains(where: darkLabels.contains)
  }

  /// The color of a pair for the scheme that is chosen.
  mutating func color(
    inPair pair: (light: SwiftExpression, dark: SwiftExpression), _ arguments: [SwiftArgument],
    of callee: SwiftExpression, _ type: SwiftColorType, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    let isDark = try choice(.scheme, context) == "dark"
    let value = isDark ? pair.dark : pair.light
    let made = constructed(by: callee, expecting: nil, context)
    try refuseChanges(of: arguments, by: made)
    let label = arguments.first { $0.value.range == value.range }?.label
    let opacity = try opacity(isDark, inPair: arguments, of: callee, type, context)
    let found: SwiftColor
    switch parameter(label ?? "", of: made) {
    case .color(let expected)?: found = try colorOrHex(value, as: expected, context)
    case .type(let scope)?:
      found = try colorOrHex(value.of(program.scopes[scope].path), as: type, context)
    case nil: found = try colorInPair(value, label ?? "", arguments, of: callee, type, context)
    }
    guard let opacity else { return found }
    guard (0...1).contains(opacity) else {
      throw .notRead("an opacity of \(opacity) is outside 0 to 1")
    }
    return found.applying(type == .color ? .multiplied(opacity) : .replaced(opacity))
  }

  /// One color of a pair that is a constant, `surface.lightColor`; nil if the base is none.
  mutating func color(
    _ label: String, ofPair base: SwiftExpression, as type: SwiftColorType, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor? {
    guard Self.lightLabels.contains(label) || Self.darkLabels.contains(label),
      let (value, place) = try constantPair(base, context),
      case .call(let callee, let arguments) = value.kind, arguments.count == 2,
      Self.pair(of: arguments) != nil,
      let argument = arguments.first(where: { $0.label == label }),
      let made = constructed(by: callee, expecting: nil, place),
      let stored = program.scopes[made].properties[label]?.first,
      case .elsewhere = program.properties[stored].declaration.source,
      case .color(let expected)? = parameter(label, of: made)
    else { return nil }
    try refuseChanges(of: arguments, by: made)
    let found = try colorOrHex(argument.value, as: expected, place)
    // What stands in the pair is no literal of this place.
    noteOrigin(nil)
    return found
  }

  /// The value of a constant and where that stands; nil if it is not the same every time.
  private mutating func constantPair(
    _ base: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> (SwiftExpression, SwiftContext)? {
    do throws(SwiftStop) {
      guard let found = try declaredValue(of: base, context) else { return nil }
      return try reached(from: found.value, found.context)
    } catch {
      if case .notRead = error { return nil }
      throw error
    }
  }

  /// The opacity that a pair gives to its color in a scheme: that of an argument, else what the source's
  /// initializer has for a call without it; nil if neither says one.
  private mutating func opacity(
    _ isDark: Bool, inPair arguments: [SwiftArgument], of callee: SwiftExpression,
    _ type: SwiftColorType, _ context: SwiftContext
  ) throws(SwiftStop) -> Double? {
    let labels = isDark ? Self.darkOpacities : Self.lightOpacities
    if let argument = arguments.first(where: { labels.contains($0.label ?? "") }) {
      return try number(argument.value, context)
    }
    let made = try initializedExactly(by: callee, expecting: type, context) ?? type
    let initializers = SwiftAddedInitializers(program).labelled(
      arguments.map { $0.label ?? "_" }, of: made)
    for initializer in initializers {
      guard
        let parameter = initializer.declaration.parameters.first(where: {
          labels.contains($0.label)
        }), let initial = parameter.defaultValue
      else { continue }
      var place = try context.deeper()
      (place.document, place.scope, place.locals) = (initializer.document, initializer.scope, [:])
      let opacity = try number(
        program.documents[initializer.document].expression(in: initial), place)
      return opacity == 1 ? nil : opacity
    }
    return nil
  }
}

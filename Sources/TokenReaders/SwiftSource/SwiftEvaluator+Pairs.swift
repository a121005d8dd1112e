import DesignTokens
import SourceText

/// Calls with a light and a dark color.
extension SwiftEvaluator {
  static let lightLabels: Set<String> = [
    "light", "lightHex", "lightColor", "lightMode", "any",
  ]
  static let darkLabels: Set<String> = ["dark", "darkHex", "darkColor", "darkMode"]
  static let lightOpacities: Set<String> = [
    "lightAlpha", "lightColorAlpha", "lightOpacity",
  ]
  static let darkOpacities: Set<String> = ["darkAlpha", "darkColorAlpha", "darkOpacity"]

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
    guard let (opacity, manner) = opacity else { return found }
    guard (0...1).contains(opacity) else {
      throw .notRead("an opacity of \(opacity) is outside 0 to 1")
    }
    switch manner {
    case .multiplied: return found.applying(.multiplied(opacity))
    case .replaced: return found.applying(.replaced(opacity))
    case .handedOn:
      // Of an opaque color both make the same.
      guard opacity < 1 else { return found }
      guard case .literal(let color) = found, color.alpha == 1 else {
        throw .notRead("it has an opacity in its color and another beside it")
      }
      return found.applying(.multiplied(opacity))
    }
  }

  /// The color of an instance that has the same in light and dark, `Adaptive(both: .red)`, where the
  /// initializer does nothing but give it to both; nil for anything else.
  func sharedColor(
    of callee: SwiftExpression, _ arguments: [SwiftArgument], expecting scope: Int?,
    _ context: SwiftContext
  ) -> (value: SwiftExpression, type: SwiftColorType)? {
    guard arguments.count == 1,
      let made = constructed(by: callee, expecting: scope, context),
      SwiftColorType(path: program.scopes[made].path) == nil
    else { return nil }
    let fitting = program.scopes[made].initializers.filter {
      SwiftAddedInitializers.takes([arguments[0].label ?? "_"], $0.declaration.parameters)
    }
    guard fitting.count == 1, let body = fitting[0].declaration.body,
      fitting[0].declaration.parameters.count == 1,
      case let parameter = fitting[0].declaration.parameters[0], !parameter.type.isArray,
      let type = program.colorType(parameter.type.path, from: made)
    else { return nil }
    var names: [String] = []
    for instruction in program.documents[fitting[0].document].instructions(of: body) {
      guard case .assignment(let target, nil, let value) = instruction,
        case .name(let given) = value.kind, given == parameter.name,
        case .member(let base?, let name) = target.kind, case .name("self") = base.kind
      else { return nil }
      names.append(name)
    }
    return Self.areLabelsOfPair(names) ? (arguments[0].value, type) : nil
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

  /// The opacity that a pair gives to its color in a scheme, and what becomes of it: that of an argument,
  /// else what the source's initializer has for a call without it; nil if neither says one.
  private mutating func opacity(
    _ isDark: Bool, inPair arguments: [SwiftArgument], of callee: SwiftExpression,
    _ type: SwiftColorType, _ context: SwiftContext
  ) throws(SwiftStop) -> (Double, SwiftPairOpacities.Manner)? {
    let labels = isDark ? Self.darkOpacities : Self.lightOpacities
    let all = Self.darkOpacities.union(Self.lightOpacities)
    let made = try initializedExactly(by: callee, expecting: type, context)
    let initializers = made.map { made in
      let fitting = SwiftAddedInitializers(program).labelled(
        arguments.map { $0.label ?? "_" }, of: made)
      // What needs no default value goes first, as it does in Swift.
      let exact = fitting.filter { $0.declaration.parameters.count == arguments.count }
      return (exact.isEmpty ? fitting : exact).filter {
        $0.declaration.parameters.contains { all.contains($0.label) }
      }
    }
    guard let initializer = initializers?.first else {
      guard arguments.contains(where: { all.contains($0.label ?? "") }) else { return nil }
      throw .notRead(
        "what becomes of its opacities is not known: no source declares this initializer; "
          + "name its file as a source too")
    }
    guard initializers?.count == 1, let manner = SwiftPairOpacities(program).manner(of: initializer)
    else {
      let name = program.documents[initializer.document].span(initializer.declaration.nameRange)
      throw .notRead(
        "what becomes of its opacities in \(name.file.path):\(name.start.line) is not certain; "
          + "write light.opacity(lightAlpha) there")
    }
    if let argument = arguments.first(where: { labels.contains($0.label ?? "") }) {
      return (try number(argument.value, context), manner)
    }
    let parameter = initializer.declaration.parameters.first { labels.contains($0.label) }
    guard let initial = parameter?.defaultValue else { return nil }
    var place = try context.deeper()
    (place.document, place.scope, place.locals) = (initializer.document, initializer.scope, [:])
    let value = program.documents[initializer.document].expression(in: initial)
    return (try number(value, place), manner)
  }
}

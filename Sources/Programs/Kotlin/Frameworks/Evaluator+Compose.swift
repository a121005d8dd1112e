import ColorMath

/// Colors, schemes and locals of Jetpack Compose.
extension Evaluator {
  // MARK: Functions

  /// A function without a base; nil if it isn't known.
  func composeCall(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    switch name {
    case "Color":
      return arguments.count == 1
        ? packedColor(arguments[0], scope, node)
        : components(["red", "green", "blue", "alpha", "colorSpace"], arguments, scope, node)
    case "isSystemInDarkTheme" where arguments.isEmpty:
      guard frozen == 0 else {
        return unknown("a constant keeps the scheme in which it was made", node)
      }
      return .boolean(ask(.scheme) == 1)
    case "lightColorScheme", "darkColorScheme", "ColorScheme":
      return colorScheme("ColorScheme", ComposeColors.material3, arguments, scope, node)
    case "lightColors", "darkColors", "Colors":
      return colorScheme("Colors", ComposeColors.material2, arguments, scope, node)
    case "dynamicLightColorScheme", "dynamicDarkColorScheme":
      return unknown("the user's wallpaper gives the colors", node)
    case "staticCompositionLocalOf", "compositionLocalOf":
      guard let last = arguments.last, case .function(let made) = value(of: last, nil, scope) else {
        return nil
      }
      return .enumeration(
        EnumerationValue(
          type: "CompositionLocal", name: name, payload: [.function(made)], declaration: nil))
    case "remember":
      guard let last = arguments.last, last.isTrailing,
        case .function(let made) = value(of: last, nil, scope)
      else { return nil }
      return apply(made, [], scope, node)
    case "parseColor": return composeStatic(name, of: "Color", arguments, scope, node)
    case "lerp": return unknown("lerp mixes in a color space of its own", node)
    default: return nil
    }
  }

  /// `Color(0xAARRGGBB)`: the lower 32 bits of the number.
  private func packedColor(_ argument: Argument, _ scope: Scope, _ node: SyntaxNode) -> Value? {
    guard argument.label == nil || argument.label == "color" else { return nil }
    switch value(of: argument, nil, scope) {
    case .unknown(let unknown): return .unknown(unknown)
    case .whole(let number) where number.number.type == .int32 || number.number.type == .int64:
      return color(ComposeColors.color(packed: number.number.bits), node)
    default: return nil
    }
  }

  private func color(_ color: SRGBColor, _ node: SyntaxNode) -> Value {
    let made = ColorValue(
      base: .literal(ColorLiteral(color)), type: "Color", place: node.span, origin: touched)
    return placed(.color(made), by: node, isColorMaker: true)
  }

  /// A color of channels, which Compose keeps in 8 bits.
  private func color(_ parts: [Float], _ node: SyntaxNode) -> Value {
    guard parts.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
      return unknown("a component is outside of 0 to 1", node)
    }
    let bytes = parts.map { ComposeColors.byte($0) }
    return color(
      SRGBColor(red8: bytes[0], green8: bytes[1], blue8: bytes[2], alpha8: bytes[3]), node)
  }

  /// `Color(red, green, blue, alpha, colorSpace)` and its like; nil for what isn't understood.
  private func components(
    _ names: [String], _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ made: ([Float]) -> [Float] = { $0 }
  ) -> Value? {
    var found: [Value?] = Array(repeating: nil, count: 4)
    for (index, argument) in arguments.enumerated() {
      guard let position = argument.label.map({ names.firstIndex(of: $0) }) ?? index,
        position < names.count
      else { return nil }
      if position == 4 {
        guard argument.node?.text.split(separator: ".").last == "Srgb" else {
          return unknown("a color space other than sRGB is not read", node)
        }
        continue
      }
      let given = value(of: argument, nil, scope)
      if case .unknown = given { return given }
      found[position] = given
    }
    guard found[0] != nil, found[1] != nil, found[2] != nil else { return nil }
    let given = found.compactMap(\.self)
    if names[0] == "red", given.allSatisfy({ KotlinNumber.name(of: $0) == "Int" }) {
      // Each takes its lower 8 bits.
      let bytes = given.map { UInt8(truncatingIfNeeded: $0.int ?? 0) }
      return color(
        SRGBColor(
          red8: bytes[0], green8: bytes[1], blue8: bytes[2],
          alpha8: bytes.count > 3 ? bytes[3] : 255), node)
    }
    let parts = given.compactMap { value in
      if case .single(let number, _) = value { number } else { nil }
    }
    guard parts.count == given.count else { return nil }
    let alpha = parts.count > 3 ? parts[3] : 1
    guard
      names[0] == "red"
        || parts[0] >= 0 && parts[0] <= 360 && parts[1] >= 0 && parts[1] <= 1
          && parts[2] >= 0 && parts[2] <= 1
    else { return unknown("a component is out of range", node) }
    return color(made(Array(parts.prefix(3))) + [alpha], node)
  }

  // MARK: Schemes

  private func colorScheme(
    _ type: String, _ roles: [String], _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    var fields: [String: Value] = [:]
    for (index, argument) in arguments.enumerated() {
      guard index < roles.count || argument.label != nil else { return nil }
      let role = argument.label ?? roles[index]
      guard
        roles.contains(role) || role == "isLight" || role.hasSuffix("Fixed")
          || role.contains("Fixed")
      else { return nil }
      fields[role] = value(of: argument, nil, scope)
    }
    return .instance(Instance(type: program.foreignType(type), fields: fields))
  }

  // MARK: Members

  func composeConstant(_ name: String, of type: String, _ node: SyntaxNode) -> Value? {
    switch (type, name) {
    case ("Color", "Unspecified"): return unknown("Color.Unspecified is no color", node)
    case ("Color", _):
      if let named = ComposeColors.named[name] {
        return color(ComposeColors.color(packed: named), node)
      }
      return ComposeColors.numbers[name].flatMap {
        WholeNumber(Int64(Int32(truncatingIfNeeded: $0)), .int32).map { .whole($0) }
      }
    case ("MaterialTheme", _): return unknown("what the theme gives isn't known here", node)
    default: return nil
    }
  }

  /// A function of a type of a framework; nil if it isn't known.
  func composeStatic(
    _ name: String, of type: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    guard type == "Color" else { return nil }
    switch name {
    case "hsl":
      return components(
        ["hue", "saturation", "lightness", "alpha", "colorSpace"], arguments, scope, node
      ) { ComposeColors.hsl($0[0], $0[1], $0[2]) }
    case "hsv":
      return components(
        ["hue", "saturation", "value", "alpha", "colorSpace"], arguments, scope, node
      ) { ComposeColors.hsv($0[0], $0[1], $0[2]) }
    case "parseColor":
      guard arguments.count == 1, case .text(let text, _) = value(of: arguments[0], nil, scope)
      else {
        return nil
      }
      return parsed(text)
    case "rgb", "argb":
      let numbers = arguments.compactMap { value(of: $0, nil, scope).int }
      guard numbers.count == arguments.count, numbers.count == (name == "rgb" ? 3 : 4),
        arguments.allSatisfy({ $0.label == nil }), numbers.allSatisfy({ (0...255).contains($0) })
      else { return nil }
      let bits = (name == "rgb" ? [255] + numbers : numbers).reduce(0) { $0 << 8 | Int64($1) }
      return WholeNumber(Int64(Int32(truncatingIfNeeded: bits)), .int32).map { .whole($0) }
    default: return nil
    }
  }

  /// `"#AARRGGBB"` as a number.
  private func parsed(_ text: String) -> Value? {
    guard text.first == "#", text.count == 7 || text.count == 9,
      let bits = Int64(text.dropFirst(), radix: 16), !text.contains("+"), !text.contains("-")
    else { return nil }
    let packed = text.count == 7 ? bits | 0xFF00_0000 : bits
    return WholeNumber(Int64(Int32(truncatingIfNeeded: packed)), .int32).map { .whole($0) }
  }

  func composeProperty(_ name: String, of value: Value, _ node: SyntaxNode) -> Value? {
    switch value {
    case .color(let color):
      guard let literal = color.literal,
        let index = ["red", "green", "blue", "alpha"].firstIndex(of: name)
      else { return nil }
      return .single(ComposeColors.channels(literal.sRGB)[index])
    case .instance(let instance) where instance.type.node == nil:
      return instance.fields[name] ?? unknown("the default of Material applies to \(name)", node)
    case .enumeration(let local) where local.type == "CompositionLocal" && name == "current":
      // What is provided further out wins, wherever that stands.
      let owner = node.child(.base)
      guard let name = owner?.kind == .name ? owner?.name : owner?.declaredName,
        program.writes.places[name] == nil, case .function(let made)? = local.payload.first
      else { return unknown("what is provided here isn't known", node) }
      let scope = Scope(
        parent: nil,
        activation: Activation(owner: nil, receiver: nil, isStatic: true, tree: node.tree))
      return apply(made, [], scope, node)
    default: return nil
    }
  }

  /// A method of a color or a scheme; nil if it isn't known.
  func composeMethod(
    _ name: String, _ receiver: Value, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    if case .text(let text, _) = receiver, name == "toColorInt", arguments.isEmpty {
      return parsed(text)
    }
    if case .instance(var instance) = receiver, instance.type.node == nil, name == "copy" {
      for argument in arguments {
        guard let role = argument.label else { return nil }
        instance.fields[role] = value(of: argument, nil, scope)
      }
      return .instance(instance)
    }
    guard case .color(let color) = receiver else { return nil }
    if name == "copy", arguments.count == 1, arguments[0].label.map({ $0 == "alpha" }) ?? true,
      case .single(let alpha, _) = value(of: arguments[0], nil, scope), (0...1).contains(alpha)
    {
      return color.applying(.replaced(Double(ComposeColors.byte(alpha)) / 255)).map { .color($0) }
    }
    guard let literal = color.literal else { return nil }
    let rgb = literal.sRGB
    switch (name, arguments.count) {
    case ("copy", 0...4):
      var parts = ComposeColors.channels(rgb)
      let names = ["alpha", "red", "green", "blue"]
      for (index, argument) in arguments.enumerated() {
        guard let position = argument.label.map({ names.firstIndex(of: $0) }) ?? index else {
          return nil
        }
        let given = value(of: argument, nil, scope)
        guard case .single(let number, _) = given else {
          return given.unknown.map { .unknown($0) }
        }
        parts[position == 0 ? 3 : position - 1] = number
      }
      let made = self.color(parts, node)
      guard case .color(var changed) = made else { return made }
      changed.place = color.place
      return .color(changed)
    case ("compositeOver", 1):
      let under = value(of: arguments[0], nil, scope)
      guard case .color(let back) = under, let back = back.literal else {
        return under.unknown.map { .unknown($0) }
      }
      return self.color(ComposeColors.composite(rgb, back.sRGB), node)
    case ("luminance", 0): return .single(ComposeColors.luminance(rgb))
    case ("toArgb", 0):
      return WholeNumber(
        Int64(Int32(truncatingIfNeeded: ComposeColors.packed(rgb))), .int32
      ).map { .whole($0) }
    case ("takeOrElse", 1): return receiver
    default: return nil
    }
  }
}

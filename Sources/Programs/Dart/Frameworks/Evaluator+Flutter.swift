import ColorMath

/// Colors, schemes and themes of Flutter. [api.flutter.dev, dart-ui/Color]
extension Evaluator {
  private func color(_ color: SRGBColor, _ node: SyntaxNode) -> Value {
    let made = ColorValue(
      base: .literal(ColorLiteral(color)), type: "Color", place: node.span, origin: touched)
    return placed(.color(made), by: node, isColorMaker: true)
  }

  /// Whether the interface is light or dark.
  func openBrightness() -> Value {
    guard frozen == 0 else {
      return unknown("a constant keeps the scheme in which it was made", nil)
    }
    return schemeBrightness(Choice.scheme.cases[ask(.scheme)])
  }

  private func schemeBrightness(_ name: String) -> Value {
    .enumeration(EnumerationValue(type: "Brightness", name: name, declaration: nil))
  }

  // MARK: Constructors

  /// A constructor or static function of Flutter; nil if it isn't known.
  func flutterCall(
    _ type: String, _ name: String?, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    switch (type, name) {
    case ("Color", _): return colorCall(name, arguments, scope, node)
    case ("MaterialColor", nil), ("MaterialAccentColor", nil), ("ColorSwatch", nil):
      return swatch(arguments, scope, node)
    case ("ColorScheme", nil), ("ColorScheme", "light"), ("ColorScheme", "dark"),
      ("ColorScheme", "highContrastLight"), ("ColorScheme", "highContrastDark"),
      ("ThemeData", nil), ("ThemeData", "light"), ("ThemeData", "dark"), ("ThemeData", "from"):
      return theme(type, name, arguments, scope, node)
    case ("ColorScheme", "fromSeed"): return unknown("ColorScheme.fromSeed computes it", node)
    case ("Theme", "of"), ("MediaQuery", "of"), ("CupertinoTheme", "of"):
      return .framework(type)
    case ("Theme", "brightnessOf"), ("MediaQuery", "platformBrightnessOf"): return openBrightness()
    default: return nil
    }
  }

  private func numbers(_ arguments: [Argument], _ scope: Scope) -> [Value]? {
    guard arguments.allSatisfy({ $0.label == nil }) else { return nil }
    return arguments.map { value(of: $0, nil, scope) }
  }

  private func colorCall(
    _ name: String?, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    switch name {
    case nil:
      guard let given = numbers(arguments, scope), given.count == 1 else { return nil }
      guard case .whole(let number) = given[0] else { return given[0].unknown.map { .unknown($0) } }
      return color(FlutterSwatch.color(packed: number.number.bits), node)
    case "fromARGB", "fromRGBO":
      guard let given = numbers(arguments, scope), given.count == 4 else { return nil }
      if let lost = given.lazy.compactMap(\.unknown).first { return .unknown(lost) }
      let isARGB = name == "fromARGB"
      let whole = isARGB ? given : Array(given.prefix(3))
      let bytes = whole.compactMap { $0.int.map { UInt8(truncatingIfNeeded: $0) } }
      guard bytes.count == whole.count else { return nil }
      if isARGB {
        return color(
          SRGBColor(red8: bytes[1], green8: bytes[2], blue8: bytes[3], alpha8: bytes[0]), node)
      }
      guard let opacity = given[3].double, (0...1).contains(opacity) else {
        return unknown("the opacity is out of range", node)
      }
      return color(
        SRGBColor(red8: bytes[0], green8: bytes[1], blue8: bytes[2], alpha8: 255)
          .withAlpha(opacity), node)
    case "from":
      var parts: [String: Double] = [:]
      for argument in arguments {
        guard let label = argument.label else { return nil }
        if label == "colorSpace" {
          guard argument.node?.text == "ColorSpace.sRGB" else {
            return unknown("a color space other than sRGB is not read", node)
          }
          continue
        }
        let given = value(of: argument, .framework("double"), scope)
        guard let number = given.double, (0...1).contains(number) else {
          return .unknown(given.unknown ?? Unknown("a component is out of range", at: node.span))
        }
        parts[label] = number
      }
      guard let alpha = parts["alpha"], let red = parts["red"], let green = parts["green"],
        let blue = parts["blue"]
      else { return nil }
      return color(SRGBColor(red: red, green: green, blue: blue).withAlpha(alpha), node)
    case "lerp", "alphaBlend":
      return unknown("Color.\(name ?? "") rounds differently in versions of Flutter", node)
    default: return nil
    }
  }

  /// `MaterialColor(0xFF…, {50: …})`.
  private func swatch(_ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode) -> Value? {
    guard let given = numbers(arguments, scope), given.count == 2,
      case .whole(let number) = given[0]
    else { return nil }
    var fields = [
      FlutterSwatch.own: color(FlutterSwatch.color(packed: number.number.bits), node)
    ]
    guard case .dictionary(let keys, let values) = given[1] else {
      return given[1].unknown.map { .unknown($0) }
    }
    for (key, value) in zip(keys, values) {
      guard let shade = key.int else { return nil }
      fields["\(shade)"] = FlutterSwatch.color(of: value)
    }
    return .instance(Instance(type: program.foreignType(FlutterSwatch.type), fields: fields))
  }

  private func theme(
    _ type: String, _ name: String?, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    var fields: [String: Value] = [:]
    if let name, name != "from" {
      let isDark = name.lowercased().hasSuffix("dark")
      fields["brightness"] = schemeBrightness(isDark ? "dark" : "light")
      if type == "ColorScheme", name == "light" || name == "dark" {
        let defaults = isDark ? FlutterSchemeDefaults.dark : FlutterSchemeDefaults.light
        for (role, packed) in defaults {
          fields[role] = color(FlutterSwatch.color(packed: packed), node)
        }
      }
    }
    for argument in arguments {
      guard let label = argument.label else { return nil }
      fields[label] = FlutterSwatch.color(of: value(of: argument, nil, scope))
    }
    return .instance(Instance(type: program.foreignType(type), fields: fields))
  }

  // MARK: Constants and members

  func flutterConstant(_ name: String, of type: String, _ node: SyntaxNode) -> Value? {
    switch (type, name) {
    case ("Colors", _):
      guard let packed = FlutterPalette.color([name]) else {
        return unknown("Colors.\(name) is not a color of Flutter that is known here", node)
      }
      let own = color(FlutterSwatch.color(packed: packed), node)
      var fields = [FlutterSwatch.own: own]
      for step in FlutterPalette.steps(of: name) {
        fields[step] = FlutterPalette.color([name, step]).map {
          color(FlutterSwatch.color(packed: $0), node)
        }
      }
      guard fields.count > 1 else { return own }
      return .instance(Instance(type: program.foreignType(FlutterSwatch.type), fields: fields))
    case ("Brightness", "light"), ("Brightness", "dark"): return schemeBrightness(name)
    case ("double", "infinity"): return .fraction(.infinity)
    case ("WidgetsBinding", "instance"), ("SchedulerBinding", "instance"),
      ("PlatformDispatcher", "instance"):
      return .framework(type)
    default: return nil
    }
  }

  func flutterProperty(_ name: String, of value: Value, _ node: SyntaxNode) -> Value? {
    if name.hasPrefix("shade"),
      let shade = FlutterSwatch.shade(String(name.dropFirst(5)), of: value)
    {
      return shade
    }
    switch FlutterSwatch.color(of: value) {
    case .color(let color):
      guard let literal = color.literal else { return nil }
      let parts = literal.sRGB
      switch name {
      case "r": return .fraction(parts.red)
      case "g": return .fraction(parts.green)
      case "b": return .fraction(parts.blue)
      case "a", "opacity": return .fraction(parts.alpha)
      case "red": return byte(parts.red)
      case "green": return byte(parts.green)
      case "blue": return byte(parts.blue)
      case "alpha": return byte(parts.alpha)
      case "value":
        return DartNumber.int(
          [parts.alpha, parts.red, parts.green, parts.blue].reduce(0) {
            $0 << 8 | Int64(($1 * 255).rounded())
          })
      default: return nil
      }
    case .framework(let type):
      switch name {
      case "brightness" where type == "Theme" || type == "CupertinoTheme": return openBrightness()
      case "platformBrightness": return openBrightness()
      case "window", "platformDispatcher": return value
      default: return unknown("what the theme gives isn't known here", node)
      }
    case .instance(let instance) where instance.type.node == nil:
      if let field = instance.fields[name] { return field }
      if name == "brightness" {
        // A theme has that of its scheme, and is light without one.
        guard case .instance(let scheme)? = instance.fields["colorScheme"] else {
          return instance.type.name == "ThemeData" ? schemeBrightness("light") : nil
        }
        return scheme.fields["brightness"]
      }
      return unknown("the default of Flutter applies to \(name)", node)
    default: return nil
    }
  }

  private func byte(_ part: Double) -> Value { DartNumber.int(Int64((part * 255).rounded())) }

  /// A method of a color or a theme; nil if it isn't known.
  func flutterMethod(
    _ name: String, _ receiver: Value, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    if case .instance(var instance) = receiver, instance.type.node == nil, name == "copyWith" {
      for argument in arguments {
        guard let label = argument.label else { return nil }
        instance.fields[label] = FlutterSwatch.color(of: value(of: argument, nil, scope))
      }
      return .instance(instance)
    }
    guard case .color(let color) = FlutterSwatch.color(of: receiver) else { return nil }
    let given = arguments.map { value(of: $0, .framework("double"), scope) }
    if let lost = given.lazy.compactMap(\.unknown).first { return .unknown(lost) }
    var alpha: Double?
    switch (name, given.count) {
    case ("withOpacity", 1):
      guard let opacity = given[0].double, (0...1).contains(opacity) else {
        return unknown("the opacity is out of range", node)
      }
      // It rounds, as `withAlpha((255 * opacity).round())`.
      alpha = (opacity * 255).rounded() / 255
    case ("withAlpha", 1):
      guard let number = value(of: arguments[0], nil, scope).int else { return nil }
      alpha = Double(UInt8(truncatingIfNeeded: number)) / 255
    case ("withValues", 1) where arguments[0].label == "alpha":
      guard let opacity = given[0].double, (0...1).contains(opacity) else {
        return unknown("a component is out of range", node)
      }
      alpha = opacity
    default: break
    }
    if let alpha { return color.applying(.replaced(alpha)).map { .color($0) } }
    guard let literal = color.literal else { return nil }
    var rgb = literal.sRGB
    switch (name, given.count) {
    case ("withValues", 1...4):
      for (argument, number) in zip(arguments, given) {
        guard let number = number.double, (0...1).contains(number) else {
          return unknown("a component is out of range", node)
        }
        switch argument.label {
        case "alpha": rgb = rgb.withAlpha(number)
        case "red":
          rgb = SRGBColor(red: number, green: rgb.green, blue: rgb.blue).withAlpha(rgb.alpha)
        case "green":
          rgb = SRGBColor(red: rgb.red, green: number, blue: rgb.blue).withAlpha(rgb.alpha)
        case "blue":
          rgb = SRGBColor(red: rgb.red, green: rgb.green, blue: number).withAlpha(rgb.alpha)
        default: return nil
        }
      }
    case ("computeLuminance", 0):
      let linear = [rgb.red, rgb.green, rgb.blue].map {
        $0 <= 0.03928 ? $0 / 12.92 : RealFunctions.power(($0 + 0.055) / 1.055, 2.4)
      }
      return .fraction(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    case ("toARGB32", 0): return flutterProperty("value", of: receiver, node)
    default: return nil
    }
    guard case .color(var changed) = self.color(rgb, node) else { return nil }
    changed.place = color.place
    return .color(changed)
  }
}

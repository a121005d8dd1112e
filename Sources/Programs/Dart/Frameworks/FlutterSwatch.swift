import ColorMath

/// A color with its shades, as an instance of `MaterialColor`. [Flutter, MaterialColor]
enum FlutterSwatch {
  static let type = "MaterialColor"
  /// The field of the color itself.
  static let own = "color"

  /// The color that a swatch is, or the value itself.
  static func color(of value: Value) -> Value {
    guard case .instance(let instance) = value, instance.type.name == type,
      instance.type.node == nil
    else { return value }
    return named(instance.fields[own], nil, of: instance) ?? value
  }

  /// The shade of a number.
  static func shade(_ number: String, of value: Value) -> Value? {
    guard case .instance(let instance) = value, instance.type.name == type,
      instance.type.node == nil
    else { return nil }
    return named(instance.fields[number], number, of: instance)
  }

  /// A color that names its swatch, where that has a name.
  private static func named(
    _ value: Value?, _ part: String?, of swatch: Instance
  ) -> Value? {
    guard case .color(var color)? = value, !swatch.path.isEmpty else { return value }
    color.sources.insert(ColorSource(path: swatch.path, part: part), at: 0)
    return .color(color)
  }

  /// The color of the lower 32 bits of a number, opacity first.
  static func color(packed value: Int64) -> SRGBColor {
    func byte(_ shift: Int64) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
    return SRGBColor(red8: byte(16), green8: byte(8), blue8: byte(0), alpha8: byte(24))
  }
}

extension Value {
  /// The color of a swatch of Flutter, or the value itself.
  package var withoutShades: Value { FlutterSwatch.color(of: self) }

  /// The shades of a swatch by their numbers, in order; none for anything else.
  package var shades: [(name: String, color: Value)] {
    guard withoutShades != self, case .instance(let instance) = self else { return [] }
    return instance.fields.filter { $0.key != FlutterSwatch.own }
      .sorted { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
      .map { ($0.key, $0.value) }
  }
}

import ColorMath

/// A color as code makes it, which people paste: `Color(hex: "#2596BE")`, `UIColor(red: 0, green: 0.5, blue: 1,
/// alpha: 1)` of Swift, `Color(0xFF2596BE)` of Compose and Flutter, `Color.fromARGB(255, 37, 150, 190)`.
enum PastedColor {
  /// Reads it; nil for what is no call of that kind.
  static func read(_ text: String) throws(GivenColor.Problem) -> SRGBColor? {
    let text = text.filter { !$0.isWhitespace }
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      ["Color", "Color.fromARGB", "UIColor", "NSColor"].contains(text[..<open])
    else { return nil }
    let arguments = text[text.index(after: open)...].dropLast().split(separator: ",").map {
      part -> (label: String, value: String) in
      let parts = part.split(separator: ":", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : ("", String(part))
    }
    let values = arguments.map(\.value)
    switch (text[..<open], arguments.map(\.label)) {
    case (_, ["hex"]), (_, ["hexString"]): return try hex(values[0])
    case ("Color", [""]) where values[0].hasPrefix("\"#"): return try hex(values[0])
    case ("Color", [""]) where values[0].hasPrefix("0x"): return try alphaFirst(values[0])
    case ("Color.fromARGB", ["", "", "", ""]):
      guard let parts = numbers(values), parts.allSatisfy({ (0...255).contains($0) }) else {
        return nil
      }
      return SRGBColor(
        red: parts[1] / 255, green: parts[2] / 255, blue: parts[3] / 255, alpha: parts[0] / 255)
    case (_, ["red", "green", "blue"]), (_, ["red", "green", "blue", "alpha"]),
      (_, ["red", "green", "blue", "opacity"]):
      guard let parts = numbers(values), parts.allSatisfy({ (0...1).contains($0) }) else {
        return nil
      }
      return SRGBColor(
        red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
    default: return nil
    }
  }

  /// The number of Compose and Flutter, which has the opacity in its first two digits.
  private static func alphaFirst(_ value: String) throws(GivenColor.Problem) -> SRGBColor {
    guard value.filter({ $0 != "_" }).count == 10 else {
      throw GivenColor.Problem(
        message:
          "'Color(\(value))' has no opacity, so that it is transparent; write Color(0xFFRRGGBB)")
    }
    return try GivenColor.read(value)
  }

  /// The digits of an initializer that the app has written: eight of them may begin or end with the opacity.
  private static func hex(_ value: String) throws(GivenColor.Problem) -> SRGBColor {
    var digits = value.filter { $0 != "\"" && $0 != "_" }
    for prefix in ["0x", "#"] where digits.hasPrefix(prefix) {
      digits.removeFirst(prefix.count)
    }
    guard digits.count != 8 else {
      throw GivenColor.Problem(
        message: "'\(value)' may begin or end with the opacity; write #RRGGBBAA, or 0xAARRGGBB")
    }
    return try GivenColor.read("#" + digits)
  }

  /// The numbers, also as a part of 255: `37/255`; nil if one is none.
  private static func numbers(_ values: [String]) -> [Double]? {
    let numbers = values.compactMap { value -> Double? in
      let parts = value.split(separator: "/").map { Double($0) }
      switch parts.count {
      case 1: return parts[0]
      case 2: return parts[0].flatMap { first in parts[1].map { first / $0 } }
      default: return nil
      }
    }
    return numbers.count == values.count && numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
}

/// The texts of `Contents.json` files.
enum ColorSetText {
  /// A set of entries: what stands in the braces of each.
  static func set(_ entries: String...) -> String {
    "{\"colors\": [\(entries.map { "{\($0)}" }.joined(separator: ", "))]}"
  }

  /// An opaque sRGB color of three components as they are written.
  static func color(_ red: String, _ green: String, _ blue: String, space: String = "srgb")
    -> String
  {
    """
    "color": {"color-space": "\(space)", "components": \
    {"red": \(red), "green": \(green), "blue": \(blue), "alpha": "1.000"}}
    """
  }

  /// A gray of one 8-bit value, as an entry with what it is for.
  static func gray(_ byte: String, _ more: String = "") -> String {
    color("\"0x\(byte)\"", "\"0x\(byte)\"", "\"0x\(byte)\"") + (more.isEmpty ? "" : ", " + more)
  }

  static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  static let high = #""appearances": [{"appearance": "contrast", "value": "high"}]"#
  static let namespace = #"{"properties": {"provides-namespace": true}}"#
}

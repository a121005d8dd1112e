/// The utilities of Tailwind that paint, and which of their values are colors.
struct TailwindUtility {
  /// The name before the value.
  let prefix: String
  /// What it draws; nil for the background.
  let role: ForegroundRole?
  /// Values that are no colors.
  let words: Set<String>
  /// What such values may begin with.
  var beginnings: [String] = []
  /// Sides that may stand before the color: `border-t-red`.
  var sides: Set<String> = []

  private static let lines: Set<String> = [
    "solid", "dashed", "dotted", "double", "wavy", "hidden", "none", "auto",
  ]

  static let all: [TailwindUtility] = [
    TailwindUtility(
      prefix: "text", role: .text,
      words: [
        "left", "center", "right", "justify", "start", "end", "wrap", "nowrap", "balance",
        "pretty", "ellipsis", "clip", "base",
      ], beginnings: ["opacity-", "shadow", "box-"]),
    TailwindUtility(
      prefix: "bg", role: nil,
      words: [
        "auto", "cover", "contain", "center", "top", "bottom", "left", "right", "fixed", "local",
        "scroll", "none", "repeat", "no-repeat",
      ],
      beginnings: [
        "repeat-", "left-", "right-", "top-", "bottom-", "clip-", "origin-", "blend-", "opacity-",
        "size-", "position-",
      ]),
    TailwindUtility(
      prefix: "border", role: .border,
      words: lines.union(["x", "y", "t", "r", "b", "l", "s", "e", "collapse", "separate"]),
      beginnings: ["spacing-", "opacity-"], sides: ["x", "y", "t", "r", "b", "l", "s", "e"]),
    TailwindUtility(
      prefix: "outline", role: .border, words: lines, beginnings: ["offset-"]),
    TailwindUtility(
      prefix: "ring", role: .border, words: ["inset"], beginnings: ["offset-", "opacity-"]),
    TailwindUtility(
      prefix: "divide", role: .border, words: lines.union(["x", "y"]),
      beginnings: ["x-", "y-", "opacity-"]),
    TailwindUtility(prefix: "fill", role: .icon, words: ["none"]),
    TailwindUtility(prefix: "stroke", role: .icon, words: ["none"]),
  ]

  static let byPrefix = Dictionary(all.map { ($0.prefix, $0) }, uniquingKeysWith: { $1 })

  /// The sizes of the default scale in pixels.
  static let textSizes: [String: Double] = [
    "xs": 12, "sm": 14, "base": 16, "lg": 18, "xl": 20, "2xl": 24, "3xl": 30, "4xl": 36, "5xl": 48,
    "6xl": 60, "7xl": 72, "8xl": 96, "9xl": 128,
  ]

  /// The weights of `font-…`.
  static let fontWeights: [String: Double] = [
    "thin": 100, "extralight": 200, "light": 300, "normal": 400, "medium": 500, "semibold": 600,
    "bold": 700, "extrabold": 800, "black": 900,
  ]

  /// The color that a value names; nil for a value that is none.
  func color(_ value: Substring) -> Substring? {
    var value = value
    let parts = value.split(separator: "-", maxSplits: 1)
    if parts.count == 2, sides.contains(String(parts[0])) { value = parts[1] }
    let name = String(value.prefix { $0 != "/" })
    guard !name.isEmpty, !words.contains(name), Double(name) == nil,
      !beginnings.contains(where: name.hasPrefix),
      role != .text || TailwindUtility.textSizes[name] == nil
    else { return nil }
    return value
  }
}

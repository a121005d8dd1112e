import SourceText

/// What a list of classes gives an element, read as Tailwind's utilities.
struct TailwindClasses {
  /// A color given to the element or to a part of it.
  struct Declaration {
    let part: String
    let paint: PaintDeclaration
  }

  private(set) var declarations: [Declaration] = []
  /// Where the whole element is given an opacity.
  private(set) var opacity: SourceSpan?
  /// The sizes of its text in pixels of CSS, and its weights; nil for one that is not known.
  private(set) var fontSizes: Set<Double?> = []
  private(set) var fontWeights: Set<Double?> = []
  /// What is given and cannot be followed.
  private(set) var unread: [UnfollowedUse] = []

  private static let wordLimit = 100_000

  /// Reads the classes in a range of a file, which hold under a condition.
  mutating func add(
    _ range: Range<Int>, of file: SourceFile, under condition: [UsageState.Condition] = []
  ) {
    var start = range.lowerBound
    while start < range.upperBound, declarations.count < Self.wordLimit {
      guard !Self.isBlank(file.bytes[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < range.upperBound, !Self.isBlank(file.bytes[end]) { end += 1 }
      let word = String(decoding: file.bytes[start..<end], as: UTF8.self)
      add(word, at: SourceSpan(file: file, range: start..<end), condition)
      start = end
    }
  }

  /// Whether a text reads as a list of classes: of two at least, without marks of a language.
  static func mayBeClasses(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains(0x20) && text.contains(UInt8(ascii: "-"))
      && text.allSatisfy {
        isBlank($0) || $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")
          || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
          || "-_:/[]()&>.!%#=*,@".utf8.contains($0)
      }
  }

  /// Adds what a style gives the element, above all classes or below them.
  mutating func add(_ style: CSSDeclaredPaints, isAbove: Bool) {
    let base = isAbove ? 1 << 48 : -1 << 48
    for paint in style.paints {
      declarations.append(
        Declaration(part: "", paint: paint.ranked(base + paint.rank, in: paint.state)))
    }
    fontSizes.formUnion(style.fontSizes)
    fontWeights.formUnion(style.fontWeights)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private mutating func add(
    _ word: String, at place: SourceSpan, _ outer: [UsageState.Condition]
  ) {
    var parts = Self.parts(of: word)
    guard var utility = parts.popLast() else { return }
    let isImportant = utility.hasPrefix("!") || utility.hasSuffix("!")
    if utility.hasPrefix("!") { utility = utility.dropFirst() }
    if utility.hasSuffix("!") { utility = utility.dropLast() }
    if utility.hasPrefix("["), utility.hasSuffix("]") {
      return addProperty(utility.dropFirst().dropLast(), TailwindVariants(parts), at: place, outer)
    }
    guard let dash = utility.firstIndex(of: "-") else { return }
    let prefix = String(utility[..<dash])
    let value = utility[utility.index(after: dash)...]
    let variants = TailwindVariants(parts)
    let conditions = outer + variants.conditions
    addSize(prefix, value, isPlain: conditions.isEmpty, part: variants.part)
    if prefix == "opacity", conditions.isEmpty, variants.part.isEmpty, value != "0", value != "100"
    {
      opacity = place
    }
    guard let paint = Self.paint(prefix, value) else { return }
    let part = prefix == "placeholder" ? "placeholder" : variants.part
    declarations.append(
      Declaration(
        part: part,
        paint: PaintDeclaration(
          role: paint.role, paint: paint.paint, state: UsageState(conditions),
          // Variants come after plain utilities, and what is written later after that.
          rank: (isImportant ? 1 << 40 : 0) + conditions.count << 24 + declarations.count,
          place: place,
          edge: Self.edge(prefix, value, paint))))
  }

  /// `[color:#FFF]`, `[background:var(--page)]`.
  private mutating func addProperty(
    _ text: Substring, _ variants: TailwindVariants, at place: SourceSpan,
    _ outer: [UsageState.Condition]
  ) {
    guard let colon = text.firstIndex(of: ":") else { return }
    let value = text[text.index(after: colon)...].map { $0 == "_" ? " " : $0 }
    var declared = CSSDeclaredPaints()
    declared.add(
      String(text[..<colon]), CSSTokens(String(value)), rank: declarations.count, at: place,
      in: UsageState(outer + variants.conditions))
    unread += declared.unread
    for var paint in declared.paints {
      // Which of the two comes later in the sheet is not known, so neither takes the other's place.
      paint.edge += "[]"
      declarations.append(Declaration(part: variants.part, paint: paint))
    }
    if variants.part.isEmpty {
      fontSizes.formUnion(declared.fontSizes.isEmpty ? [] : [nil])
      fontWeights.formUnion(declared.fontWeights.isEmpty ? [] : [nil])
    }
  }

  private mutating func addSize(
    _ prefix: String, _ value: Substring, isPlain: Bool, part: String
  ) {
    guard part.isEmpty else { return }
    let name = String(value.prefix { $0 != "/" })
    if prefix == "text", let size = TailwindUtility.textSizes[name] {
      fontSizes.insert(isPlain ? size : nil)
    } else if prefix == "text", "[(".contains(value.first ?? " "), Self.paint(prefix, value) == nil
    {
      let text = value.dropFirst().dropLast()
      fontSizes.insert(isPlain ? CSSDeclaredPaints.pixels(CSSTokens(text)) : nil)
    } else if prefix == "font", let weight = TailwindUtility.fontWeights[name] {
      fontWeights.insert(isPlain ? weight : nil)
    }
  }

  /// Whether its text is large; nil where its size is not known or changes.
  var isLarge: Bool? { TextSize.isLarge(pixels: fontSizes, weights: fontWeights) }

  /// The variants and the utility, cut at colons outside of brackets.
  private static func parts(of word: String) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = word.startIndex
    for index in word.indices {
      switch word[index] {
      case "[", "(": depth += 1
      case "]", ")": depth -= 1
      case ":" where depth == 0:
        parts.append(word[start..<index])
        start = word.index(after: index)
      default: break
      }
    }
    return parts + [word[start...]]
  }

  /// `border`, `border-t`, `ring`; of a background its color or its picture.
  private static func edge(
    _ prefix: String, _ value: Substring, _ paint: (role: ForegroundRole?, paint: Paint)
  ) -> String {
    switch paint.role {
    case nil: return paint.paint.isPicture ? "image" : "color"
    case .border:
      let sides = TailwindUtility.byPrefix[prefix]?.sides ?? []
      let side = String(value.prefix { $0 != "-" })
      return value.contains("-") && sides.contains(side) ? "\(prefix)-\(side)" : prefix
    case .icon, .shape: return prefix
    case .text: return ""
    }
  }

  // MARK: Values

  private static func paint(
    _ prefix: String, _ value: Substring
  ) -> (role: ForegroundRole?, paint: Paint)? {
    if prefix == "bg",
      ["gradient-", "linear-", "radial", "conic"].contains(where: value.hasPrefix)
    {
      return (nil, .unknown(.picture, "\(prefix)-\(value)"))
    }
    let utility =
      prefix == "placeholder" ? TailwindUtility.byPrefix["text"] : TailwindUtility.byPrefix[prefix]
    guard let utility, let color = utility.color(value) else { return nil }
    guard let paint = paint(color) else { return nil }
    return (utility.role, paint)
  }

  /// The paint of a color with its opacity; nil for what is no color after all.
  private static func paint(_ text: Substring) -> Paint? {
    var (name, opacity) = (text, Substring(""))
    let slash =
      text.hasPrefix("[") || text.hasPrefix("(")
      ? text.lastIndex { $0 == "]" || $0 == ")" }.flatMap { text[$0...].firstIndex(of: "/") }
      : text.firstIndex(of: "/")
    if let slash {
      name = text[..<slash]
      opacity = text[text.index(after: slash)...]
    }
    let color: UsedColor
    if name.hasPrefix("["), name.hasSuffix("]") {
      guard let paint = arbitrary(String(name.dropFirst().dropLast())) else { return nil }
      guard case .color(let found) = paint else { return paint }
      color = found
    } else if name.hasPrefix("("), name.hasSuffix(")") {
      let variable = name.dropFirst().dropLast().split(separator: ":").last ?? ""
      guard variable.hasPrefix("--") else { return nil }
      guard case .color(let found)? = arbitrary("var(\(variable))") else {
        return .unknown(.computed, String(text))
      }
      color = found
    } else {
      switch name {
      case "transparent": return .nothing
      case "current", "inherit": return nil
      default: color = UsedColor(.utility, String(name))
      }
    }
    if opacity.isEmpty { return .color(color) }
    guard let share = share(opacity) else { return .unknown(.computed, String(text)) }
    if share == 0 { return .nothing }
    return .color(color.withOpacity(share))
  }

  /// `50`, `[0.5]`, `[8%]`, as a share of 1.
  private static func share(_ text: Substring) -> Double? {
    guard text.hasPrefix("[") else {
      return Double(text).flatMap { (0...100).contains($0) ? $0 / 100 : nil }
    }
    let inner = text.dropFirst().dropLast()
    if inner.hasSuffix("%") { return Double(inner.dropLast()).map { $0 / 100 } }
    return Double(inner).flatMap { (0...1).contains($0) ? $0 : nil }
  }

  /// `[#FFF]`, `[var(--x)]`, `[color:--x]`, `[url(…)]`; nil for a length and the like.
  private static func arbitrary(_ text: String) -> Paint? {
    var text = text
    if let colon = text.firstIndex(of: ":"), !text[..<colon].contains("(") {
      guard text[..<colon] == "color" else { return nil }
      text = String(text[text.index(after: colon)...])
    }
    if text.hasPrefix("--") { return .color(UsedColor(.customProperty, String(text.dropFirst(2)))) }
    let plain = String(text.map { $0 == "_" ? " " : $0 })
    return CSSPaintReader.paints(CSSTokens(plain), isShorthand: true).first
  }
}

import SourceText

/// The styles of a source with what they inherit.
struct AndroidStyles {
  typealias Items = [String: AndroidValue]

  /// How many styles may inherit from each other in a row.
  private static let chainLimit = 64
  /// How many items styles may have, with those that they inherit.
  private static let itemLimit = 500_000

  let byName: [String: [AndroidStyle]]
  /// The names in the order of the files.
  let names: [String]
  /// The attributes that any style gives a color.
  private let colorAttributes: Set<String>

  init(_ styles: [AndroidStyle]) {
    byName = Dictionary(grouping: styles, by: \.name)
    var seen: Set<String> = []
    names = styles.map(\.name).filter { seen.insert($0).inserted }
    colorAttributes = Set(styles.flatMap(\.items).filter(\.value.isColor).map(\.name))
  }

  /// Whether a style is more than its parent under another name: it gives a color, or something
  /// else in the place of one, or is another one for some qualifiers.
  func isDistinct(_ name: String) -> Bool {
    let styles = byName[name] ?? []
    return styles.count > 1
      || styles.contains { style in
        style.items.contains { mayBeColor($0) || colorAttributes.contains($0.name) }
      }
  }

  /// Whether an item is a color, or names an attribute that may be one.
  func mayBeColor(_ item: AndroidStyle.Item) -> Bool { mayBeColor(item.name, item.value) }

  func mayBeColor(_ name: String, _ value: AndroidValue) -> Bool {
    guard case .attribute(let target) = value.content else { return value.isColor }
    return [name, target].contains { attribute in
      let text = attribute.lowercased()
      return colorAttributes.contains(attribute) || text.contains("color") || text.contains("tint")
    }
  }

  // MARK: Inheritance

  /// The styles with one of some names, and those that inherit from them.
  func heirs(of roots: Set<String>) -> Set<String> {
    var children: [String: [String]] = [:]
    for style in byName.values.joined() {
      if let parent = style.parent { children[parent, default: []].append(style.name) }
    }
    var found = roots
    var rest = Array(roots)
    while let name = rest.popLast() {
      for child in children[name] ?? [] where found.insert(child).inserted { rest.append(child) }
    }
    return found
  }

  /// The items of all styles on a device, by the styles' names; reports circles.
  func resolved(
    _ pick: ([AndroidStyle]) -> AndroidStyle?, _ diagnostics: inout DiagnosticList
  ) -> [String: Items] {
    var resolved: [String: Items] = [:]
    var count = 0
    for name in names {
      var chain: [AndroidStyle] = []
      var next: String? = name
      while let current = next, resolved[current] == nil, let styles = byName[current],
        let style = pick(styles)
      {
        guard chain.count < Self.chainLimit else {
          let isCircle = chain.contains { $0.name == current }
          diagnostics.error(
            isCircle
              ? "the style '\(name)' inherits from itself"
              : "more than \(Self.chainLimit) styles inherit from each other; expected fewer",
            at: style.span)
          return [:]
        }
        chain.append(style)
        next = style.parent
      }
      for style in chain.reversed() {
        var items = style.parent.flatMap { resolved[$0] } ?? [:]
        for item in style.items {
          items[item.name] = Self.overriding(items[item.name], with: item.value)
        }
        count += items.count
        guard count <= Self.itemLimit else {
          diagnostics.error(
            "styles inherit more than \(Self.itemLimit) items; expected fewer", at: style.span)
          return [:]
        }
        resolved[style.name] = items
      }
    }
    return resolved
  }

  /// What is no color in the place of a color is not the color that it replaces.
  private static func overriding(_ old: AndroidValue?, with new: AndroidValue) -> AndroidValue {
    guard case .other = new.content, old?.isColor == true else { return new }
    let text = String(decoding: new.span.file.bytes[new.span.range].prefix(60), as: UTF8.self)
    return AndroidValue(.unreadable("'\(text)' is not a color"), at: new.span)
  }

  /// Whether an attribute of the theme is looked up in the style itself: the style is a theme, by
  /// its name or that of a style that it inherits from.
  func isTheme(_ name: String, _ pick: ([AndroidStyle]) -> AndroidStyle?) -> Bool {
    var next: String? = name
    var isTheme = false
    for _ in 0..<Self.chainLimit {
      guard let current = next else { break }
      if current.contains("Widget") || current.contains("TextAppearance") { return false }
      if current.contains("Theme") { isTheme = true }
      next = byName[current].flatMap(pick)?.parent
    }
    return isTheme
  }
}

import ColorMath
import DesignTokens
import SourceText

/// The tokens of a module.
struct TypeScriptTokens {
  static let limit = 100_000

  private var names: [String] = []
  private var values: [String: TokenValue] = [:]
  /// What may be a color or several, by the beginning of its name.
  private var unread: [(name: String, span: SourceSpan)] = []

  var isFull: Bool { names.count + unread.count > Self.limit }

  // MARK: Values

  /// Adds all colors in a value.
  mutating func add(_ value: TypeScriptValue, named path: [String], amongColors: Bool = false) {
    guard !isFull else { return }
    let name = path.joined(separator: ".")
    switch value {
    case .plain: break
    case .text(let text, let span):
      if let color = Self.color(text, at: span) { set(name, color) }
    case .unknown(let reason, let span):
      if amongColors || Self.isColorName(path) {
        set(name, TokenValue(.unreadable(reason), at: span))
      } else {
        unread.append((name, span))
        unread.append((name.isEmpty ? "default" : name + ".default", span))
      }
    case .object, .array, .open:
      let members = value.members ?? []
      let hasColor = members.contains { Self.isColor($0.value) }
      // What something unknown may replace was most likely a color.
      var isOpen = false
      if case .open = value { isOpen = true }
      for member in members {
        add(member.value, named: path + [member.key], amongColors: hasColor || isOpen)
      }
      if case .open(_, _, let span) = value {
        unread.append((name.isEmpty ? "default" : name + ".default", span))
      }
    }
  }

  /// Whether a value is a color that is known.
  static func isColor(_ value: TypeScriptValue) -> Bool {
    guard case .text(let text, let span) = value else { return false }
    return color(text, at: span).map { !$0.isUnreadable } ?? false
  }

  private mutating func set(_ name: String, _ value: TokenValue) {
    guard !name.isEmpty else { return }
    if values[name] == nil { names.append(name) }
    values[name] = value
  }

  /// The color of a text; nil for what is none.
  private static func color(_ text: String, at span: SourceSpan) -> TokenValue? {
    let isHex = text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
    let isFunction = CSSColorKeywords.beginsFunction(text)
    let isVariable = text.lowercased() == "currentcolor" || text.hasPrefix("var(")
    if isVariable {
      return TokenValue(
        .unreadable("'\(text.prefix(60))' is decided where it is used"), at: span)
    }
    do throws(CSSColorError) {
      return TokenValue(.color(try ColorLiteral(css: text)), at: span)
    } catch {
      guard isHex || isFunction else { return nil }
      let shown = text.utf8.count <= 60 ? text : text.prefix(60) + "…"
      let reason = isHex ? "\(error)" : "'\(shown)' cannot be read as a color: \(error)"
      return TokenValue(.unreadable(reason), at: span)
    }
  }

  private static let colorWords = [
    "color", "colour", "background", "foreground", "palette", "text", "border", "fill", "stroke",
  ]

  private static func isColorName(_ path: [String]) -> Bool {
    guard let last = path.last?.lowercased() else { return false }
    return colorWords.contains(where: last.contains)
  }

  // MARK: Layers

  func addLayers(
    to builder: inout TokenCatalogBuilder, path: String, schemes: [SchemeGroups],
    _ diagnostics: inout DiagnosticList
  ) {
    for (name, span) in unread { builder.noteUnread(name, at: span) }
    var contents = LayerContents()
    for name in names {
      guard let value = values[name] else { continue }
      contents.declarations.append(
        TokenDeclaration(token: builder.id(for: name), type: .color, value: value))
    }
    builder.addLayer(named: path, conditions: [], contents: contents)
    var variants: [String: LayerContents] = [:]
    for groups in schemes {
      for variant in groups.variants where variant.group != groups.name {
        let prefix = variant.group + "."
        let found = names.filter { $0.hasPrefix(prefix) }
        if found.isEmpty {
          diagnostics.error(
            "'\(variant.group)' has no color in '\(path)'; expected the group that is '\(groups.name)' in "
              + variant.scheme, at: variant.span)
        }
        for name in found {
          guard let value = values[name] else { continue }
          let target = builder.id(for: "\(groups.name).\(name.dropFirst(prefix.count))")
          variants[variant.scheme, default: LayerContents()].declarations.append(
            TokenDeclaration(token: target, type: .color, value: value))
        }
      }
    }
    guard !variants.isEmpty else { return noteTwins(schemes, path, in: &builder) }
    _ = builder.axis(named: "scheme", contexts: ["light", "dark"])
    for (scheme, contents) in variants.sorted(by: { $0.key < $1.key }) {
      let condition = builder.condition(axis: "scheme", context: scheme)
      builder.addLayer(named: "\(path), \(scheme)", conditions: [condition], contents: contents)
    }
    noteTwins(schemes, path, in: &builder)
  }

  /// Notes the groups that look like one group in two schemes, and are not said to be.
  private func noteTwins(
    _ schemes: [SchemeGroups], _ path: String, in builder: inout TokenCatalogBuilder
  ) {
    let known = Set(schemes.flatMap { [$0.name] + $0.variants.map(\.group) })
    for twin in SwiftSchemeTwins.twins(among: names) where !known.contains(twin.dark) {
      guard let first = names.first(where: { $0.hasPrefix(twin.dark + ".") }),
        let span = values[first]?.span
      else { continue }
      builder.note(
        SchemeTwin(
          light: twin.light, dark: twin.dark, name: twin.name, path: path, span: span))
    }
  }
}

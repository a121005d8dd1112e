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
  /// The values that name another by its path in braces.
  private var references: [(name: String, path: String, span: SourceSpan)] = []

  var isFull: Bool { names.count + unread.count > Self.limit }

  // MARK: Values

  /// Adds all colors in a value.
  mutating func add(_ value: TypeScriptValue, named path: [String], amongColors: Bool = false) {
    guard !isFull else { return }
    let name = path.joined(separator: ".")
    switch value {
    case .plain: break
    case .text(let text, let span):
      if let target = Self.reference(text) {
        let isColor =
          amongColors || path.contains { Self.isColorName([$0]) }
          || target.lowercased().hasPrefix("color")
        guard isColor else { return }
        set(name, TokenValue(.unreadable("'{\(target)}' is no color that is read here"), at: span))
        references.append((name, target, span))
      } else if let color = Self.color(text, at: span) {
        set(name, color)
      }
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
      let keys = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
      for member in members {
        if let reason = Self.keyBeside(member, keys), case .text(_, let span) = member.value {
          set(
            (path + [member.key]).joined(separator: "."), TokenValue(.unreadable(reason), at: span))
          continue
        }
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

  /// Why a text is no color although CSS has one of the name: a key beside it is called so, and has
  /// another color.
  private static func keyBeside(
    _ member: TypeScriptValue.Member, _ keys: [String: TypeScriptValue]
  ) -> String? {
    guard case .text(let text, let span) = member.value, text != member.key,
      let other = keys[text], isColor(other), case .text(let own, let place) = other
    else { return nil }
    let isKeyword = isColor(member.value)
    if isKeyword, case .color(let first)? = color(text, at: span)?.content,
      case .color(let second)? = color(own, at: place)?.content, first == second
    {
      return nil
    }
    guard isKeyword || isColorName([member.key]) else { return nil }
    return "'\(text)' may be the key of that name beside it; name its value there"
  }

  /// The path in `{a.b}`; nil for any other text.
  private static func reference(_ text: String) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    let path = text.dropFirst().dropLast().trimmingPrefix { $0 == " " }
    let isPath = path.allSatisfy { $0.isLetter || $0.isNumber || "._-/".contains($0) }
    return isPath ? String(path) : nil
  }

  /// Whether a value names another that may be a color.
  static func isReference(_ value: TypeScriptValue) -> Bool {
    guard case .text(let text, _) = value else { return false }
    return reference(text)?.lowercased().hasPrefix("color") ?? false
  }

  /// Turns the names in braces into aliases, where one color is meant.
  private mutating func resolveReferences(_ builder: inout TokenCatalogBuilder) {
    guard !references.isEmpty else { return }
    var bySuffix: [String: Set<String>] = [:]
    let wanted = Set(references.map(\.path))
    for name in names {
      var path = name[...]
      for end in [".value", ".DEFAULT", "._"] where path.hasSuffix(end) {
        path = path.dropLast(end.count)
      }
      if wanted.contains(String(path)) { bySuffix[String(path), default: []].insert(name) }
      for index in path.indices where path[index] == "." {
        let suffix = String(path[path.index(after: index)...])
        if wanted.contains(suffix) { bySuffix[suffix, default: []].insert(name) }
      }
    }
    for reference in references {
      let targets = (bySuffix[reference.path] ?? []).subtracting([reference.name])
      guard targets.count == 1, let target = targets.first else { continue }
      values[reference.name] = TokenValue(
        .reference(TokenReference(target: builder.id(for: target))), at: reference.span)
    }
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
    "bg",
  ]

  static func isColorName(_ path: [String]) -> Bool {
    guard let last = path.last?.lowercased() else { return false }
    return colorWords.contains(where: last.contains)
  }

  // MARK: Layers

  mutating func addLayers(
    to builder: inout TokenCatalogBuilder, path: String, schemes: [SchemeGroups],
    _ diagnostics: inout DiagnosticList
  ) {
    for (name, span) in unread { builder.noteUnread(name, at: span) }
    resolveReferences(&builder)
    hideUnreadSchemes(schemes, path, in: &builder)
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

  /// Hides what a group of the dark colors may change, of which no color is read.
  private func hideUnreadSchemes(
    _ schemes: [SchemeGroups], _ path: String, in builder: inout TokenCatalogBuilder
  ) {
    // Those are judged, or said to be missing, in another way.
    let known =
      schemes.flatMap { $0.variants.map(\.group) }
      + SwiftSchemeTwins.twins(among: names).map(\.dark)
    var groups: [String: (isRead: Bool, span: SourceSpan)] = [:]
    var order: [String] = []
    for name in names {
      guard let value = values[name] else { continue }
      var end = name.startIndex
      while let dot = name[end...].firstIndex(of: ".") {
        let key = String(name[end..<dot])
        end = name.index(after: dot)
        let words = key.split(separator: "-").flatMap { SwiftThemes.words(of: String($0)) }
        guard words.contains("dark") || words.contains("night") else { continue }
        let group = String(name[..<dot])
        if groups[group] == nil { order.append(group) }
        groups[group] = (
          (groups[group]?.isRead ?? false) || !value.isUnreadable,
          groups[group]?.span ?? value.span
        )
        break
      }
    }
    for group in order {
      guard let found = groups[group], !found.isRead,
        !known.contains(where: { ($0 + ".").hasPrefix(group + ".") || group.hasPrefix($0 + ".") })
      else { continue }
      let condition = "\(group) in \(path)"
      guard builder.choice(for: condition) != .ignore else { continue }
      builder.hide(nil, under: condition, canBeAudited: false, at: found.span)
    }
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
    // A dark variant of which not even the names are known.
    for (dark, span) in unread where !known.contains(dark) && !dark.hasSuffix(".default") {
      guard
        let twin = SwiftSchemeTwins.candidates(for: dark).first(where: { twin in
          names.contains { $0.hasPrefix(twin.light + ".") }
        })
      else { continue }
      builder.note(
        SchemeTwin(
          light: twin.light, dark: twin.dark, name: twin.name, path: path, span: span))
    }
  }
}

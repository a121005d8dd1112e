import ColorMath
import DesignTokens
import SourceText

/// The tokens of a module.
struct TypeScriptTokens {
  static let limit = 100_000

  private(set) var names: [String] = []
  /// The values by the name of the token: those for every scheme under nil.
  private var values: [String?: [String: TokenValue]] = [:]
  private var known: Set<String> = []
  /// What may be a color or several, by the beginning of its name.
  private var unread: [(name: String, isOfMany: Bool, span: SourceSpan)] = []
  /// The values that name another by its path in braces.
  private var references: [Reference] = []
  /// The keys that stand for schemes.
  private let schemeKeys: TypeScriptSchemeKeys
  /// The scheme of what is added; nil for every scheme.
  private var scheme: String?

  private struct Reference {
    let name: String
    let scheme: String?
    let path: String
    let span: SourceSpan
  }

  /// No tokens yet.
  ///
  /// - Parameter schemes: what the policy says of groups and schemes.
  init(schemes: [SchemeGroups] = []) {
    schemeKeys = TypeScriptSchemeKeys(schemes)
  }

  var isFull: Bool { names.count + unread.count > Self.limit }

  // MARK: Values

  /// Adds all colors in a value.
  mutating func add(_ value: TypeScriptValue, named path: [String], amongColors: Bool = false) {
    guard !isFull else { return }
    let name = path.joined(separator: ".")
    switch value {
    case .plain, .number, .boolean, .nothing, .null, .function: break
    case .text(let text, let span):
      if let target = Self.reference(text) {
        let isColor =
          amongColors || path.contains { Self.isColorName([$0]) }
          || target.lowercased().hasPrefix("color")
        guard isColor else { return }
        set(name, TokenValue(.unreadable("'{\(target)}' is no color that is read here"), at: span))
        references.append(Reference(name: name, scheme: scheme, path: target, span: span))
      } else if let color = Self.color(text, at: span) {
        set(name, color)
      }
    case .unknown(let reason, let span):
      if amongColors || Self.isColorName(path) {
        set(name, TokenValue(.unreadable(reason), at: span))
      } else {
        unread.append((name, false, span))
        unread.append((name, true, span))
      }
    case .object, .array, .open:
      if scheme == nil, let parts = schemeKeys.parts(of: value) {
        defer { scheme = nil }
        for part in parts {
          scheme = part.scheme
          add(part.value, named: path, amongColors: amongColors || part.isAmongColors)
        }
        return
      }
      let members = value.members ?? []
      hideSchemes(in: members, path)
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
        unread.append((name, true, span))
      }
    }
  }

  /// Hides the colors that stand in one object with a key for a scheme, and with other keys than one for
  /// all: in that scheme they may be other colors.
  private mutating func hideSchemes(in members: [TypeScriptValue.Member], _ path: [String]) {
    if let scheme {
      // `_dark: { base: …, _hover: … }`: which of them the name has depends on more than the scheme.
      guard let first = members.first(where: { TypeScriptSchemeKeys.isCondition($0.key) }),
        let span = first.value.span
      else { return }
      let reason = "conditions within the scheme \(scheme) are not read"
      set(path.joined(separator: "."), TokenValue(.unreadable(reason), at: span))
      return
    }
    for member in members {
      guard let hidden = TypeScriptSchemeKeys.underscored[member.key],
        let span = member.value.span
      else { continue }
      let reason = "'\(member.key)' stands beside other keys, which is not read"
      scheme = hidden
      defer { scheme = nil }
      for other in members where TypeScriptSchemeKeys.underscored[other.key] == nil {
        if let value = other.value.withUnknownColors(reason, at: span) {
          add(value, named: path + [other.key], amongColors: true)
        }
      }
    }
  }

  /// Turns the names in braces into aliases, where one color is meant: of several the one that stands
  /// nearest. What the module has not may be a token of another one.
  private mutating func resolveReferences(_ builder: inout TokenCatalogBuilder) {
    guard !references.isEmpty else { return }
    let targets = NamedTokens(names, wanted: Set(references.map(\.path)))
    for reference in references {
      guard let target = targets.target(of: reference.path, from: reference.name) else {
        if targets.isUnknown(reference.path) {
          builder.noteName(reference.path, at: reference.span)
        }
        continue
      }
      values[reference.scheme, default: [:]][reference.name] = TokenValue(
        .reference(TokenReference(target: builder.id(for: target))), at: reference.span)
    }
  }

  private mutating func set(_ name: String, _ value: TokenValue) {
    guard !name.isEmpty else { return }
    if known.insert(name).inserted { names.append(name) }
    let other = values[scheme]?[name]
    values[scheme, default: [:]][name] = other.map { Self.either($0, value, name) } ?? value
  }

  /// The values of a token, in every scheme or one.
  private func values(of name: String) -> [TokenValue] {
    [nil, "light", "dark"].compactMap { values[$0]?[name] }
  }

  // MARK: Layers

  mutating func addLayers(
    to builder: inout TokenCatalogBuilder, path: String, schemes: [SchemeGroups],
    _ diagnostics: inout DiagnosticList
  ) {
    for (name, isOfMany, span) in unread {
      let group = name.isEmpty ? "" : name + "."
      // No name tells of the others; a pattern for all means them too.
      builder.noteUnread(
        isOfMany ? group + "default" : name, amongOthersOf: isOfMany ? group : nil, at: span)
    }
    resolveReferences(&builder)
    hideUnreadSchemes(schemes, path, in: &builder)
    addLayer(named: path, nil, to: &builder)
    var variants: [String: LayerContents] = [:]
    for groups in schemes where groups.name != TypeScriptSchemeKeys.anyGroup {
      for variant in groups.variants where variant.group != groups.name {
        let prefix = variant.group + "."
        let found = names.filter { $0.hasPrefix(prefix) }
        if found.isEmpty {
          diagnostics.error(
            "'\(variant.group)' has no color in '\(path)'; expected the group that is '\(groups.name)' in "
              + variant.scheme, at: variant.span)
        }
        for name in found {
          guard let value = values[variant.scheme]?[name] ?? values[nil]?[name] else { continue }
          let target = builder.id(for: "\(groups.name).\(name.dropFirst(prefix.count))")
          variants[variant.scheme, default: LayerContents()].declarations.append(
            TokenDeclaration(token: target, type: .color, value: value))
        }
      }
    }
    schemeKeys.reportUnused(values.keys.contains { $0 != nil }, path, &diagnostics)
    let used = ["dark", "light"].filter { variants[$0] != nil || values[$0] != nil }
    if !used.isEmpty { _ = builder.axis(named: "scheme", contexts: ["light", "dark"]) }
    for scheme in used {
      addLayer(named: "\(path), \(scheme)", scheme, variants[scheme], to: &builder)
    }
    noteTwins(schemes, path, in: &builder)
  }

  /// Adds the values of a scheme, of every scheme for nil.
  private func addLayer(
    named name: String, _ scheme: String?, _ more: LayerContents? = nil,
    to builder: inout TokenCatalogBuilder
  ) {
    var contents = LayerContents()
    for name in names {
      guard let value = values[scheme]?[name] else { continue }
      contents.declarations.append(
        TokenDeclaration(token: builder.id(for: name), type: .color, value: value))
    }
    contents.declarations += more?.declarations ?? []
    let conditions = scheme.map { [builder.condition(axis: "scheme", context: $0)] } ?? []
    builder.addLayer(named: name, conditions: conditions, contents: contents)
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
      let values = values(of: name)
      guard let value = values.first else { continue }
      var end = name.startIndex
      while let dot = name[end...].firstIndex(of: ".") {
        let key = String(name[end..<dot])
        end = name.index(after: dot)
        let words = key.split(separator: "-").flatMap { SwiftThemes.words(of: String($0)) }
        guard words.contains("dark") || words.contains("night") else { continue }
        let group = String(name[..<dot])
        if groups[group] == nil { order.append(group) }
        groups[group] = (
          (groups[group]?.isRead ?? false) || values.contains { !$0.isUnreadable },
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
        let span = values(of: first).first?.span
      else { continue }
      builder.note(
        SchemeTwin(
          light: twin.light, dark: twin.dark, name: twin.name, path: path, span: span))
    }
    // A dark variant of which not even the names are known.
    for (dark, isOfMany, span) in unread where !isOfMany && !known.contains(dark) {
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

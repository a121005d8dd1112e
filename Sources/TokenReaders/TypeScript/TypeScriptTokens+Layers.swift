import DesignTokens
import SourceText

/// What the tokens of a module are in each context.
extension TypeScriptTokens {
  mutating func addLayers(
    to builder: inout TokenCatalogBuilder, path: String, schemes: [SchemeGroups],
    _ diagnostics: inout DiagnosticList
  ) {
    let groups = TypeScriptGroups(schemes, of: self)
    groups.report(path, &diagnostics)
    for (name, reason, isOfMany, span) in unread {
      let name = groups.name(of: name)
      let group = name.isEmpty ? "" : name + "."
      // No name tells of the others; a pattern for all means them too.
      builder.noteUnread(
        isOfMany ? group + "default" : name, because: reason, amongOthersOf: isOfMany ? group : nil,
        at: span)
    }
    resolveReferences(&builder, groups)
    hideUnreadSchemes(schemes, path, in: &builder)
    schemeKeys.reportUnused(values.keys.contains { $0 != nil }, path, &diagnostics)
    let own = names.filter(groups.isOwn)
    let everywhere = declarations(of: own, groups, in: nil, &builder)
    addLayer(named: path, everywhere, to: &builder)
    let parts = groups.parts.filter { $0.axis == SchemeGroups.schemeAxis }
    for scheme in ["dark", "light"] {
      let found = parts.filter { $0.context == scheme }
      guard !found.isEmpty || values[scheme] != nil else { continue }
      _ = builder.axis(named: SchemeGroups.schemeAxis, contexts: ["light", "dark"])
      var declared = declarations(of: own, groups, in: scheme, &builder)
      for part in found {
        // What has no value of its own in the scheme has that of every scheme.
        for name in part.names {
          guard let value = values[scheme]?[name] ?? values[nil]?[name] else { continue }
          declared.append(declaration(groups.name(of: name), value, &builder))
        }
        declared += part.hidden.map { declaration($0.name, $0.value, &builder) }
      }
      addLayer(named: "\(path), \(scheme)", declared, in: [("scheme", scheme)], to: &builder)
    }
    if groups.haveThemelessTokens {
      // A group with colors of its own is shown without a theme too.
      _ = builder.axis(
        named: SchemeGroups.themeAxis, contexts: [TokenCatalogBuilder.withoutOverride])
    }
    for part in groups.parts where part.axis != SchemeGroups.schemeAxis {
      let context = (part.axis, part.context)
      let hidden = part.hidden.map { declaration($0.name, $0.value, &builder) }
      let declared = declarations(of: part.names, groups, in: nil, &builder) + hidden
      addLayer(named: "\(path), \(part.context)", declared, in: [context], to: &builder)
      for scheme in ["dark", "light"] {
        let declared = declarations(of: part.names, groups, in: scheme, &builder)
        guard !declared.isEmpty else { continue }
        _ = builder.axis(named: SchemeGroups.schemeAxis, contexts: ["light", "dark"])
        addLayer(
          named: "\(path), \(part.context), \(scheme)", declared,
          in: [context, ("scheme", scheme)], to: &builder)
      }
    }
    noteTwins(schemes, path, in: &builder)
  }

  /// The values of some tokens in a scheme, of every scheme for nil.
  private func declarations(
    of names: [String], _ groups: TypeScriptGroups, in scheme: String?,
    _ builder: inout TokenCatalogBuilder
  ) -> [TokenDeclaration] {
    guard let values = values[scheme] else { return [] }
    return names.compactMap { name in
      values[name].map { declaration(groups.name(of: name), $0, &builder) }
    }
  }

  private func declaration(
    _ name: String, _ value: TokenValue, _ builder: inout TokenCatalogBuilder
  ) -> TokenDeclaration {
    TokenDeclaration(token: builder.id(for: name), type: .color, value: value)
  }

  private func addLayer(
    named name: String, _ declarations: [TokenDeclaration],
    in contexts: [(axis: String, context: String)] = [], to builder: inout TokenCatalogBuilder
  ) {
    var contents = LayerContents()
    contents.declarations = declarations
    let conditions = contexts.map { builder.condition(axis: $0.axis, context: $0.context) }
    builder.addLayer(named: name, conditions: conditions, contents: contents)
  }

  /// Turns the names in braces into aliases, where one color is meant: of several the one that stands
  /// nearest. What the module has not may be a token of another one.
  private mutating func resolveReferences(
    _ builder: inout TokenCatalogBuilder, _ groups: TypeScriptGroups
  ) {
    guard !references.isEmpty else { return }
    let targets = NamedTokens(names, wanted: Set(references.map(\.path)))
    for reference in references {
      guard let target = targets.target(of: reference.path, from: reference.name) else {
        if targets.isUnknown(reference.path) {
          builder.noteName(reference.path, at: reference.span)
        }
        continue
      }
      // From another group it would be another color in each context.
      guard groups.areTogether(reference.name, target) else { continue }
      let id = builder.id(for: groups.name(of: target))
      values[reference.scheme, default: [:]][reference.name] = TokenValue(
        .reference(TokenReference(target: id)), at: reference.span)
    }
  }

  /// Hides what a group of dark colors may change where none of them is read.
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
    // A dark variant whose names are unknown.
    for (dark, _, isOfMany, span) in unread where !isOfMany && !known.contains(dark) {
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

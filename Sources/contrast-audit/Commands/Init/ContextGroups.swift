import AuditEngine
import DesignTokens
import SourceText
import TokenReaders

/// Groups of modules in TypeScript that are most likely one group in several schemes or themes:
/// `lightTheme`, `darkTheme` and `sidebarTheme`, in one module or several, or the members of `themes`.
///
/// Only groups with nearly the same tokens. What one of them does not have is judged in the others.
struct ContextGroups {
  /// The groups of each source, by its path.
  private(set) var groups: [String: [SchemeGroups]] = [:]

  /// A group of tokens.
  private struct Group {
    let name: String
    let path: String
    var members: Set<Substring> = []
    var unread = 0
    var places: Set<Place> = []
  }

  private struct Place: Hashable {
    let path: String
    let start: Int
  }

  /// Groups that are one, and the context of each.
  private struct Family {
    let name: String
    var parts: [(context: String, group: Group)]
  }

  /// Words for all colors of an app. The light and the dark variant of a button may stand on one page.
  private static let wholes: Set<String> = [
    "theme", "themes", "scheme", "schemes", "palette", "palettes", "mode", "modes", "color",
    "colors", "colour", "colours", "tokens",
  ]
  /// Words for what has themes and nothing else.
  private static let sets: Set<String> = [
    "themes", "skins", "modes", "schemes", "flavors", "flavours",
  ]
  private static let schemes = ["light": "light", "day": "light", "dark": "dark", "night": "dark"]

  /// - Parameter paths: the path of each source of the catalog.
  init(_ catalog: TokenCatalog, _ paths: [String], of sources: [DraftedSource]) {
    let plain = Set(sources.filter(Self.isPlainModule).map(\.path))
    guard !plain.isEmpty else { return }
    var found: [String: Group] = [:]
    var order: [String] = []
    var names: Set<String> = []
    // The groups that are in several sources.
    var shared: Set<String> = []
    for (source, path) in zip(catalog.sources, paths) {
      for declaration in source.layers.lazy.flatMap({ catalog.declarations(ofLayer: $0) }) {
        let name = catalog.name(of: declaration.token)
        names.insert(name)
        let span = declaration.value.span
        for index in name.indices where name[index] == "." {
          let key = String(name[..<index])
          if found[key] == nil {
            found[key] = Group(name: key, path: path)
            order.append(key)
          }
          if found[key]?.path != path { shared.insert(key) }
          let isNew =
            found[key]?.members.insert(name[name.index(after: index)...]).inserted ?? false
          if isNew, declaration.value.isUnreadable { found[key]?.unread += 1 }
          found[key]?.places.insert(Place(path: span.file.path, start: span.range.lowerBound))
        }
      }
    }
    let candidates = order.compactMap { found[$0] }.filter {
      plain.contains($0.path) && !shared.contains($0.name) && $0.unread * 2 <= $0.members.count
    }
    var chosen: [Family] = []
    var themes: [String]?
    for family in Self.families(candidates) {
      // `theme`, which is `lightTheme` again, is no context of its own, and takes no name.
      let own = found[family.name]
      let isCopy = family.parts.contains {
        $0.group.name != family.name && $0.group.places == own?.places
      }
      let others = isCopy ? family.parts.filter { $0.group.name != family.name } : family.parts
      let parts = Self.alike(others, named: family.name, among: isCopy ? [] : names)
      let isNew = parts.allSatisfy { part in
        !chosen.contains { family in
          family.parts.contains {
            $0.group.places == part.group.places || part.group.name.hasPrefix($0.group.name + ".")
              || $0.group.name.hasPrefix(part.group.name + ".")
          }
        }
      }
      guard parts.count > 1, isNew else { continue }
      let contexts = Self.contexts(of: parts.map(\.context))
      if contexts.axis == SchemeGroups.themeAxis {
        guard Set(contexts.names).count == parts.count, themes == nil || themes == contexts.names
        else { continue }
        themes = contexts.names
      }
      chosen.append(Family(name: family.name, parts: parts))
      for (context, part) in zip(contexts.names, parts) {
        add(contexts.axis, context, part.group, named: family.name)
      }
    }
  }

  private mutating func add(_ axis: String, _ context: String, _ group: Group, named name: String) {
    let span = SourceSpan(file: SourceFile(path: "", text: ""), range: 0..<0)
    let own = SchemeGroups.Variant(scheme: context, group: group.name, span: span)
    var known = groups[group.path] ?? []
    let index = known.firstIndex { $0.name == name && $0.axis == axis }
    let others = index.map { known.remove(at: $0).variants } ?? []
    known.append(SchemeGroups(axis: axis, name: name, variants: others + [own], span: span))
    groups[group.path] = known
  }

  // MARK: Families

  /// The families by their names, those of most groups first.
  private static func families(_ groups: [Group]) -> [Family] {
    var families: [Family] = []
    func add(_ context: String, _ group: Group, to name: String) {
      if let index = families.firstIndex(where: { $0.name == name }) {
        families[index].parts.append((context, group))
      } else {
        families.append(Family(name: name, parts: [(context, group)]))
      }
    }
    for group in groups {
      guard let dot = group.name.lastIndex(of: ".") else { continue }
      let (outer, key) = (String(group.name[..<dot]), group.name[group.name.index(after: dot)...])
      let words = SwiftThemes.words(of: outer)
      let isSet = words.last.map(sets.contains) ?? false
      let isWhole = words.last.map(wholes.contains) ?? false
      if isSet || isWhole && isScheme(String(key)) { add(String(key), group, to: outer) }
    }
    let constants = groups.filter { !$0.name.contains(".") }
    // What is left of the name of a theme without the name of its context.
    var bases: [(name: String, words: [String])] = []
    for group in constants {
      let parts = SwiftThemes.parts(of: group.name)
      let kept = parts.filter { schemes[$0.lowercased()] == nil }
      guard kept.count < parts.count else { continue }
      let isLower = group.name.first?.isLowercase ?? false
      let first = kept.first.map { isLower ? $0.prefix(1).lowercased() + $0.dropFirst() : $0 }
      let name = ([first ?? "Colors"] + kept.dropFirst()).joined()
      let words = kept.map { $0.lowercased() }
      guard words.isEmpty || words.contains(where: wholes.contains),
        !bases.contains(where: { $0.words == words })
      else { continue }
      bases.append((name, words))
    }
    // `highContrastTheme` is of `theme`, and no theme of its own.
    for base in bases.sorted(by: { $0.words.count < $1.words.count }) {
      for group in constants {
        let words = SwiftThemes.words(of: group.name)
        guard let rest = rest(of: words, without: base.words) else { continue }
        if base.words.isEmpty, !rest.allSatisfy({ schemes[$0] != nil }) { continue }
        add(rest.joined(separator: "-"), group, to: base.name)
      }
    }
    return families.filter { $0.parts.count > 1 }.sorted { $0.parts.count > $1.parts.count }
  }

  /// The words that come before, within or after others; nil if these are not all there.
  private static func rest(of words: [String], without base: [String]) -> [String]? {
    let count = words.count - base.count
    guard count >= 0 else { return nil }
    for start in 0...base.count
    where words[..<start] == base[..<start] && words[(start + count)...] == base[start...] {
      return Array(words[start..<(start + count)])
    }
    return nil
  }

  private static func isScheme(_ key: String) -> Bool {
    SwiftThemes.words(of: key.replacing("-", with: "_")).contains { schemes[$0] != nil }
  }

  /// The groups with nearly the same tokens as the first that is for a scheme, whose common name is no
  /// other token's.
  private static func alike(
    _ parts: [(context: String, group: Group)], named name: String, among names: Set<String>
  ) -> [(context: String, group: Group)] {
    guard let first = parts.first(where: { isScheme($0.context) }) ?? parts.first else { return [] }
    let own = first.group.members
    let alike = parts.filter { part in
      let shared = part.group.members.intersection(own).count
      return shared > 1 && shared * 3 >= max(own.count, part.group.members.count) * 2
    }
    let isTaken = alike.contains { part in
      part.group.name != name && part.group.members.contains { names.contains("\(name).\($0)") }
        && !alike.contains { $0.group.name == name }
    }
    return isTaken ? [] : alike
  }

  /// The axis, and the context of each group on it: light and dark alone are schemes.
  private static func contexts(of names: [String]) -> (axis: String, names: [String]) {
    let found = names.compactMap { $0.isEmpty ? "light" : schemes[$0.lowercased()] }
    if names.count == 2, Set(found) == ["light", "dark"] {
      return (SchemeGroups.schemeAxis, found)
    }
    return (SchemeGroups.themeAxis, names.map { $0.isEmpty ? "default" : $0 })
  }

  /// Whether nothing else is guessed of a source, which is a module.
  private static func isPlainModule(_ source: DraftedSource) -> Bool {
    !source.isGuessed && !source.isOverriding
      && TypeScriptReader.endings.contains(where: source.path.lowercased().hasSuffix)
  }
}

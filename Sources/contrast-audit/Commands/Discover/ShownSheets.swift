import AuditEngine
import DesignTokens
import SourceText
import SystemLoading
import UsageReaders

/// The style sheets of a system, as far as they show how its custom properties are used.
struct ShownSheets {
  private let pairs: [DiscoveredPair]
  private let colors: [ElementColor]
  private let scopes: [ScopedColors]
  private let edges: [ElementColor]
  private let edgePairs: [DiscoveredPair]

  /// How many sheets are read: those of one system are fewer.
  private static let sheetLimit = 1000

  /// Reads the style sheets among some files, but for what is minified and what cannot be read.
  init(among paths: [String], in environment: ToolEnvironment) {
    var reading = UsageReading()
    for path in paths.filter(Self.isSheet).prefix(Self.sheetLimit) {
      guard let file = try? environment.files.source(path, as: .code, .found()) else { continue }
      UsageReader.read(file, as: .css, into: &reading)
    }
    // What is shown in one scheme says nothing of the others, where a pair would be judged too; of that
    // scheme only what a rule pairs itself is sure.
    func isShown(_ state: UsageState) -> Bool {
      !state.isOfScheme && !state.isInactive
    }
    let shown = DiscoveredPair.all(of: reading).filter { pair in
      let (first, state) = (pair.first, pair.first.state)
      return isShown(state)
        || state.scheme != nil && first.isOfOneRule && !state.isInactive
    }
    pairs = shown.filter { $0.first.role != .border }
    edgePairs = shown.filter { $0.first.role == .border }
    let given = reading.elementColors.filter { isShown($0.state) }
      .sorted { $0.color.name < $1.color.name }
    colors = given.filter { $0.role != .border }
    edges = given.filter { $0.role == .border }
    scopes = reading.scopes.filter {
      isShown($0.state) && !$0.state.isOfTick && $0.values.count <= Self.scopeLimit
    }
  }

  /// How many colors a part of a page sets: what sets more is a theme.
  private static let scopeLimit = 12

  /// Whether a file is a style sheet that somebody wrote.
  static func isSheet(_ path: String) -> Bool {
    UsageLanguage(path: path) == .css && !path.lowercased().contains(".min.")
  }

  /// What they show of the color tokens of a catalog.
  func uses(of catalog: TokenCatalog) -> SheetUses {
    let names = UsedNames(catalog)
    let known = Set(catalog.colorTokens)
    func name(_ color: UsedColor) -> String? {
      guard color.opacity == nil else { return nil }
      return names.tokens(of: color).first(where: known.contains).map { catalog.name(of: $0) }
    }
    var uses = SheetUses()
    for pair in pairs {
      guard let foreground = name(pair.first.foreground),
        let background = name(pair.first.background), foreground != background
      else { continue }
      var use = PolicyDraft.Use(
        foreground: foreground, background: background, usage: pair.usage)
      use.scheme = pair.first.state.scheme
      for behind in Set(pair.behind.map { $0.flatMap(name) }).sorted(by: { $0 ?? "" < $1 ?? "" }) {
        use.behind = behind
        if pair.first.isOfOneRule {
          uses.ofOneRule.append(use)
        } else if !pair.first.state.isOfTick {
          uses.ofSeveralRules.append(use)
        }
      }
    }
    func ofPage(_ role: ForegroundRole?) -> String? {
      ElementColor.pageElements.lazy.compactMap { element in
        colors.first { $0.element == element && $0.role == role && $0.state.isRest }
          .flatMap { name($0.color) }
      }.first
    }
    uses.page = (ofPage(nil), ofPage(.text))
    for color in colors where color.isLone && !color.isOfPage {
      guard !Self.hasColorsOfBrowser(color.element), let name = name(color.color) else { continue }
      if let role = color.role {
        uses.texts.append(
          (name, role == .text ? .text : .uiComponent, color.element != nil, color.isOfLinks))
      } else if color.state.isOfPlace {
        uses.backgrounds.append(name)
      }
    }
    uses.ofSeveralRules += scopes.flatMap { scope -> [PolicyDraft.Use] in
      // The background may be one of what the rule sets.
      guard let ground = scope.background,
        let background = scope.values[ground.name, default: ground].flatMap(name)
      else { return [] }
      return colors.compactMap { color -> PolicyDraft.Use? in
        guard color.role == .text, color.color.opacity == nil,
          let foreground = scope.values[color.color.name].flatMap(\.self).flatMap(name),
          foreground != background
        else { return nil }
        return PolicyDraft.Use(foreground: foreground, background: background, usage: .text)
      }
    }
    uses.edges = edges(of: catalog, name)
    for scope in scopes {
      var values: [String: String?] = [:]
      for (property, value) in scope.values {
        guard let token = catalog.token(named: property), known.contains(token) else { continue }
        let target = value.flatMap(name)
        if value == nil || target != nil { values[property] = .some(target) }
      }
      if !values.isEmpty { uses.scopes.append(values) }
    }
    return uses
  }

  /// What elements have as a border.
  private func edges(of catalog: TokenCatalog, _ name: (UsedColor) -> String?) -> SheetUses.Edges {
    var edges = SheetUses.Edges()
    for color in colors where color.role == nil {
      if let name = name(color.color) { edges.grounds.insert(name) }
    }
    for pair in pairs + edgePairs {
      let behind = [pair.first.background] + pair.behind.compactMap(\.self)
      edges.grounds.formUnion(behind.compactMap(name))
    }
    // What another token points to is what that is.
    let targets = catalog.aliasTargets
    let pointed = Set(catalog.colorTokens.flatMap { targets[$0] }.map { catalog.name(of: $0) })
    let lone = self.edges.compactMap { edge in
      name(edge.color).map { ($0, Self.hasColorsOfBrowser(edge.element)) }
    }
    for (edge, isOfControl) in lone
      + edgePairs.compactMap({ pair in
        name(pair.first.foreground).map { ($0, false) }
      })
    {
      if !edges.grounds.contains(edge), !pointed.contains(edge) {
        edges.only.insert(edge)
      } else if isOfControl {
        edges.ofControls.insert(edge)
      }
    }
    return edges
  }

  /// Whether browsers give elements of a type a background or a text of their own. [HTML, 15.3 and 15.5]
  private static func hasColorsOfBrowser(_ element: String?) -> Bool {
    [
      "button", "input", "select", "textarea", "option", "optgroup", "mark", "dialog", "meter",
      "progress", "hr",
    ].contains(element)
  }
}

extension UsageState {
  /// Whether it is that of a box with a tick, which has no text.
  fileprivate var isOfTick: Bool {
    conditions.contains { $0.text == ":checked" || $0.text == ":indeterminate" }
  }

  /// Whether it says no more than where among others an element stands.
  fileprivate var isOfPlace: Bool {
    conditions.allSatisfy { condition in
      [":nth-", ":first-", ":last-", ":not("].contains(where: condition.text.hasPrefix)
    }
  }
}

extension UsedPair {
  /// Whether one rule gives both colors: nothing ends between them.
  fileprivate var isOfOneRule: Bool {
    guard place.file.path == backgroundPlace.file.path else { return false }
    let (first, second) = (place.range, backgroundPlace.range)
    let start = min(first.upperBound, second.upperBound)
    let end = max(first.lowerBound, second.lowerBound)
    guard start <= end else { return true }
    return !place.file.bytes[start..<end].contains { $0 == 0x7B || $0 == 0x7D }
  }
}

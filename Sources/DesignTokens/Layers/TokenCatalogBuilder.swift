public import SourceText

/// Collects axes and layers from readers into a ``TokenCatalog``.
public struct TokenCatalogBuilder {
  /// The axes so far.
  public private(set) var axes: [Axis] = []
  var layers: [TokenLayer] = []
  var sources: [CatalogSource] = []
  var declarations: [TokenDeclaration] = []
  var extensions: [GroupInheritance.Extension] = []
  private var groupTypes: [ExactText: Set<TokenType>] = [:]
  private var names: [String] = []
  private var ids: [ExactText: TokenID] = [:]
  /// The index of the first declaration of each token, by ``TokenID/index``; −1 for none.
  private var firstDeclarations: [Int32] = []

  /// Where the layers of the source that is being read belong: under a context of an axis of their
  /// own, beside which the axis has the context `none`; nil for everywhere.
  public var override: (axis: String, context: String)?

  /// What the policy says of conditions that no axis stands for.
  public var conditionChoices = ConditionChoices()
  private var conditions: [String] = []
  private var knownConditions: Set<String> = []
  private var hiddenValues: [HiddenValue] = []
  private var unreadColors: [(name: String, span: SourceSpan)] = []

  /// The overrides in the order in which they win, least specific first; where none are named, they win in
  /// the order of the sources.
  public var order: [String] = []
  /// For each layer its place in that order, and that of the override it comes from.
  var places: [LayerPlace] = []

  /// The context of an override's axis in which the override is absent.
  public static let withoutOverride = "none"

  /// The contexts that each source is confined to, by its index.
  var confinements: [[TokenLayer.Condition]] = []
  /// The axes along which sources vary themselves, though they are confined to one of its contexts.
  var doubleAxes: [(source: Int, axis: Int)] = []

  /// The layers that are modes of files, their sources by index, and the modes' names.
  var fileModes: [(layer: Int, source: Int?, mode: String)] = []
  /// The axes of which a context, or the name itself, is written in two ways that read alike.
  var likeNames: [String] = []

  private static let schemes = ["light", "dark"]

  /// Groups that look like one in two schemes.
  private var schemeTwins: [SchemeTwin] = []

  /// Notes groups that look like one in two schemes.
  public mutating func note(_ twin: SchemeTwin) { schemeTwins.append(twin) }

  /// How many values and inheriting groups there are so far.
  public var declarationCount: Int { declarations.count + extensions.count }

  /// An empty builder.
  public init() {}

  /// Makes room for so many more names at once.
  public mutating func reserveNames(_ count: Int) {
    ids.reserveCapacity(ids.count + count)
    names.reserveCapacity(names.count + count)
  }

  /// The id of a name, declared or not.
  public mutating func id(for name: String) -> TokenID {
    // Hashed once, known or not.
    let id = Self.value(of: &ids[ExactText(name), default: TokenID(index: names.count)])
    if id.index == names.count { names.append(name) }
    return id
  }

  private static func value(of id: inout TokenID) -> TokenID { id }

  /// The name of a token.
  public func name(of id: TokenID) -> String { names[id.index] }

  /// The index of an axis, which is made where there is none of the name.
  ///
  /// Sources share their axes by name: contexts that the axis does not have yet are added to it.
  ///
  /// - Precondition: `contexts` is not empty.
  public mutating func axis(named name: String, contexts: [String]) -> Int {
    guard let index = axes.firstIndex(where: { $0.name == name }) else {
      axes.append(Axis(name: name, contexts: contexts))
      return axes.count - 1
    }
    let known = axes[index].contexts
    noteLikeNames(name, contexts, on: axes[index])
    axes[index] = Axis(name: name, contexts: known + contexts.filter { !known.contains($0) })
    return index
  }

  /// Contexts are told apart by how they read, so that two that read alike cannot be.
  private mutating func noteLikeNames(_ name: String, _ contexts: [String], on axis: Axis) {
    let isLike = contexts.contains { context in
      axis.contexts.contains { $0 == context && !$0.isExactly(context) }
    }
    if isLike || !axis.name.isExactly(name) { likeNames.append(axis.name) }
  }

  /// The condition that a context of an axis is chosen; either is made where there is none.
  public mutating func condition(axis name: String, context: String) -> TokenLayer.Condition {
    let index = axis(named: name, contexts: [context])
    return TokenLayer.Condition(
      axis: index, context: axes[index].contexts.firstIndex(of: context) ?? 0)
  }

  /// What the policy says of a condition that a source has; nil where it says nothing.
  public mutating func choice(for condition: String) -> ConditionChoices.Choice? {
    if knownConditions.insert(condition).inserted { conditions.append(condition) }
    return conditionChoices.choice(for: condition)
  }

  /// Notes a color that a source has and that is not read.
  ///
  /// The audit fails where a pattern fits its name.
  public mutating func noteUnread(_ name: String, at span: SourceSpan) {
    unreadColors.append((name, span))
  }

  /// Notes that a token has a value under a condition of which nothing is said; nil for any token.
  ///
  /// The audit fails where a pairing uses the token.
  public mutating func hide(
    _ token: TokenID?, under condition: String, canBeAudited: Bool = true, at span: SourceSpan
  ) {
    hiddenValues.append(
      HiddenValue(token: token, condition: condition, canBeAudited: canBeAudited, span: span))
  }

  /// Says where the layers that follow are read from.
  ///
  /// - Parameters:
  ///   - name: the source, as the policy or the user writes it.
  ///   - span: where a policy names it.
  ///   - isBase: whether it is there to be overridden.
  ///   - isOverriding: whether it is meant to replace values of the sources before it.
  ///   - contexts: the contexts in which it holds, of one axis each; they are made where there are none.
  public mutating func beginSource(
    named name: String, at span: SourceSpan? = nil, isBase: Bool = false,
    isOverriding: Bool = false, in contexts: [CatalogSource.Context] = []
  ) {
    sources.append(
      CatalogSource(
        name: name, span: span, isBase: isBase, isOverriding: isOverriding, contexts: contexts,
        override: override, layers: []))
    confinements.append(contexts.map { confinement(to: $0) })
  }

  /// Where there is light, there is dark, as in CSS.
  private mutating func confinement(to named: CatalogSource.Context) -> TokenLayer.Condition {
    if named.axis == "scheme", Self.schemes.contains(named.context) {
      _ = axis(named: named.axis, contexts: Self.schemes)
    }
    return condition(axis: named.axis, context: named.context)
  }

  /// Adds a layer that overrides all layers before it, as far as ``order`` says nothing else.
  ///
  /// - Parameters:
  ///   - place: where in ``order`` it belongs, if that is not with the override that is being read.
  ///   - slot: something of which there is one at a time, and what the layer chooses for it: it applies
  ///     only where no more specific override chooses otherwise.
  ///   - mode: the mode that the layer's file holds, where other files may hold others.
  public mutating func addLayer(
    named name: String, conditions: [TokenLayer.Condition], contents: LayerContents,
    at place: String? = nil, choosing slot: (name: String, choice: String)? = nil,
    inMode mode: String? = nil
  ) {
    var (name, conditions) = (name, conditions)
    let own = override.flatMap { order.firstIndex(of: $0.axis) } ?? -1
    let placed = override.flatMap { _ in place.flatMap { order.firstIndex(of: $0) } }
    places.append(LayerPlace(rank: placed ?? own, source: own))
    if let override {
      _ = axis(named: override.axis, contexts: [Self.withoutOverride])
      conditions.append(condition(axis: override.axis, context: override.context))
      if place == nil { name = "\(override.axis) \(override.context)" }
    }
    if let source = sources.indices.last {
      for confinement in confinements[source] {
        if conditions.contains(where: { $0.axis == confinement.axis }),
          !doubleAxes.contains(where: { $0 == (source, confinement.axis) })
        {
          doubleAxes.append((source, confinement.axis))
        }
      }
      conditions += confinements[source]
    }
    let start = declarations.count
    if declarations.isEmpty {
      declarations = contents.declarations
    } else {
      declarations += contents.declarations
    }
    noteFirstDeclarations(from: start)
    extensions += contents.extensions.map { .init(extension: $0, layer: layers.count) }
    for (group, type) in contents.groupTypes { groupTypes[group, default: []].insert(type) }
    layers.append(
      TokenLayer(
        name: name, conditions: conditions,
        slot: slot.map { .init(name: $0.name, choice: $0.choice, order: layers.count) },
        declarations: start..<declarations.count))
    let isConfined = sources.indices.last.map { !sources[$0].contexts.isEmpty } ?? false
    if let mode, !isConfined { fileModes.append((layers.count - 1, sources.indices.last, mode)) }
    if let last = sources.indices.last { sources[last].layers.append(layers.count - 1) }
  }

  private mutating func noteFirstDeclarations(from start: Int) {
    let missing = names.count - firstDeclarations.count
    firstDeclarations += [Int32](repeating: -1, count: missing)
    for index in start..<declarations.count {
      let token = declarations[index].token.index
      if firstDeclarations[token] < 0 { firstDeclarations[token] = Int32(index) }
    }
  }

  /// The first declaration of a name in the layers added so far; nil where there is none.
  public func firstDeclaration(of name: String) -> TokenDeclaration? {
    guard let id = ids[ExactText(name)], id.index < firstDeclarations.count,
      firstDeclarations[id.index] >= 0
    else { return nil }
    return declarations[Int(firstDeclarations[id.index])]
  }

  /// The catalog.
  ///
  /// Reports, used or not: aliases to tokens that no layer declares, groups that extend what is not
  /// there or are circular, tokens that neither have a type nor get one from a group of theirs
  /// in any file, sources that are overridden whole.
  public mutating func build(diagnostics: inout DiagnosticList) -> TokenCatalog {
    separateModes()
    arrangeLayers()
    var isDeclared = [Bool](repeating: false, count: names.count)
    for index in declarations.indices { isDeclared[declarations[index].token.index] = true }
    giveTypes(&diagnostics)
    var inheritance = GroupInheritance(
      extensions: extensions, names: names.indices.filter { isDeclared[$0] }.map { names[$0] })
    let inherited = inheritance.resolve(&diagnostics)
    let inheritances = inherited.map { entry in
      TokenCatalog.Inheritance(
        layer: entry.layer,
        tokens: entry.tokens.map { (from: id(for: $0.from), to: id(for: $0.to)) })
    }
    isDeclared += [Bool](repeating: false, count: names.count - isDeclared.count)
    for inheritance in inheritances {
      for token in inheritance.tokens { isDeclared[token.to.index] = true }
    }
    let catalog = TokenCatalog(
      axes: axes, sources: sources, layers: layers, declarations: declarations,
      inheritances: inheritances, names: names, ids: ids, isDeclared: isDeclared,
      types: types(inheritances, isDeclared: isDeclared), schemeTwins: schemeTwins,
      conditions: conditions, hiddenValues: hiddenValues,
      unreadColors: unreadColors)
    reportUndeclared(catalog, &diagnostics)
    reportSources(names, &diagnostics)
    return catalog
  }

  private func reportUndeclared(_ catalog: TokenCatalog, _ diagnostics: inout DiagnosticList) {
    var nearest: NearestNames?
    // By index: a declaration holds much, and copies of it are counted.
    for index in declarations.indices
    where !declarations[index].references.isEmpty || declarations[index].value.hasVariables {
      let declaration = declarations[index]
      if declaration.value.hasVariables {
        // It may be set by a script, or be of no interest: a warning, and only where a color may
        // hang on it.
        _ = declaration.choosing(
          isSet: { catalog.isDeclared[$0.target.index] },
          reason: { reference, span in
            let message = catalog.undeclared(
              names[reference.target.index], at: span, among: &nearest
            ).message
            if declaration.type != .other { diagnostics.warning(message, at: span) }
            return message
          })
        continue
      }
      for (reference, span) in declaration.references
      where !catalog.isDeclared[reference.target.index] {
        diagnostics.append(
          catalog.undeclared(names[reference.target.index], at: span, among: &nearest))
      }
    }
  }

  /// The type of every token: the first that any of its declarations has, else that of the target of
  /// an alias, followed as far as it leads.
  private func types(
    _ inheritances: [TokenCatalog.Inheritance], isDeclared: [Bool]
  ) -> [TokenType?] {
    var types = [TokenType?](repeating: nil, count: names.count)
    var aliases = [Int?](repeating: nil, count: names.count)
    for number in declarations.indices {
      let index = declarations[number].token.index
      if let type = declarations[number].type, declarations[number].references.isEmpty {
        types[index] = types[index] ?? type
        continue
      }
      let declaration = declarations[number]
      var value = declaration.value
      if value.hasVariables {
        value = value.choosing(isSet: { isDeclared[$0.target.index] }, reason: { _, _ in "" })
      }
      types[index] = types[index] ?? declaration.type ?? value.impliedType
      if case .reference(let reference) = value.content, reference.part.isEmpty {
        aliases[index] = aliases[index] ?? reference.target.index
      }
    }
    for inheritance in inheritances {
      for (from, to) in inheritance.tokens {
        types[to.index] = types[to.index] ?? types[from.index]
        aliases[to.index] = aliases[to.index] ?? aliases[from.index]
      }
    }
    for start in names.indices where types[start] == nil {
      var path = [start]
      var seen: Set<Int> = [start]
      while let next = aliases[path[path.count - 1]], types[path[path.count - 1]] == nil,
        seen.insert(next).inserted
      {
        path.append(next)
      }
      let type = types[path[path.count - 1]]
      for index in path {
        types[index] = types[index] ?? type
        // Followed once: what leads nowhere need not be followed again.
        if type == nil { aliases[index] = nil }
      }
    }
    return types
  }

  private mutating func giveTypes(_ diagnostics: inout DiagnosticList) {
    let untyped = declarations.indices.filter {
      declarations[$0].type == nil && declarations[$0].needsType
    }
    guard !untyped.isEmpty else { return }
    let wanted = Set(untyped.map { declarations[$0].token })
    var ownTypes: [TokenID: Set<TokenType>] = [:]
    for index in declarations.indices where wanted.contains(declarations[index].token) {
      let declaration = declarations[index]
      if let type = declaration.type { ownTypes[declaration.token, default: []].insert(type) }
    }
    for index in untyped { giveType(to: index, ownTypes, &diagnostics) }
  }

  /// A token without a type takes the one it has in another layer, or that of the nearest group that
  /// has one in another file: merged sources behave as if they were one. [DTCG Resolver 2025.10,
  /// ordering]
  private mutating func giveType(
    to index: Int, _ ownTypes: [TokenID: Set<TokenType>], _ diagnostics: inout DiagnosticList
  ) {
    let declaration = declarations[index]
    guard declaration.type == nil, declaration.needsType else { return }
    let name = names[declaration.token.index]
    var group = name[...]
    var types = ownTypes[declaration.token]
    while types == nil, !group.isEmpty {
      group = group[..<(group.lastIndex(of: ".") ?? group.startIndex)]
      types = groupTypes[ExactText(String(group))]
    }
    if let type = types?.first, types?.count == 1 {
      declarations[index] = declaration.withType(type)
    } else if let types {
      let list = types.map(\.rawValue).sorted().joined(separator: " and ")
      diagnostics.error(
        "'\(name)' has no $type, but elsewhere it has several: \(list); give it one",
        at: declaration.value.span)
    } else {
      let message =
        "'\(name)' has no $type: neither its own, nor one of its groups', nor an alias's"
      // Only what may be a color can go unjudged for want of a type.
      let isColor = (try? ColorLiteral(declaration.value)) != nil
      if isColor || declaration.value.hasReferences
        || declaration.value.member("colorSpace") != nil
      {
        diagnostics.error(message, at: declaration.value.span)
      } else {
        diagnostics.warning(message, at: declaration.value.span)
      }
    }
  }
}

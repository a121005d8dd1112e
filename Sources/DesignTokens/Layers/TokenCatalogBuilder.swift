import ColorMath
package import SourceText

/// Collects axes and layers from readers into a ``TokenCatalog``.
package struct TokenCatalogBuilder {
  /// The axes so far.
  package private(set) var axes: [Axis] = []
  var layers: [TokenLayer] = []
  var sources: [CatalogSource] = []
  var declarations: [TokenDeclaration] = []
  var extensions: [GroupInheritance.Extension] = []
  var groupTypes: [ExactText: Set<TokenType>] = [:]
  /// The source whose parts are being read.
  private var divided: CatalogSource?
  private(set) var names = TextTable()
  /// The index of the first declaration of each token, by ``TokenID/index``; −1 for none.
  private var firstDeclarations: [Int32] = []

  /// The condition of the layers of the current source: a context of an axis of their own, which
  /// also has the context `none`; nil for everywhere.
  package var override: (axis: String, context: String)?

  /// The policy's decisions for conditions that are not axes.
  package var conditionChoices = ConditionChoices()
  private var conditions: [String] = []
  private var knownConditions: Set<String> = []
  private var hiddenValues: [HiddenValue] = []
  private var unreadColors: [UnreadColor] = []
  private var colorsInCode: [SourceSpan] = []

  /// The overrides, least specific first; empty for the order of the sources.
  package var order: [String] = []
  /// For each layer its index in that order, and that of its override.
  var places: [LayerPlace] = []

  /// The context of an override's axis without the override.
  package static let withoutOverride = "none"

  /// The contexts to which each source is limited, by its index.
  var confinements: [[TokenLayer.Condition]] = []
  /// The axes along which sources vary although they are limited to one of their contexts.
  var doubleAxes: [(source: Int, axis: Int)] = []

  /// The indexes of the sources that gave one token different values, once the catalog is built.
  package internal(set) var disagreeingSources: Set<Int> = []
  /// The indexes of the sources that leave colors to a framework whose version nothing says.
  package private(set) var sourcesWithoutDefaults: Set<Int> = []
  /// How many sources there are, the parts of one counting each.
  package var sourceCount: Int { sources.count }

  /// The layers that are modes of files, their sources by index, and the modes' names.
  var fileModes: [(layer: Int, source: Int?, mode: String)] = []
  /// Whether the sources give so many values that no more are read; building it is an error then.
  package private(set) var isFull = false
  /// The maximum number of values of all sources.
  static let valueLimit = 250_000
  /// The axes with more contexts than the limit.
  var crowdedAxes: [String] = []
  /// The maximum number of contexts of an axis.
  static let contextLimit = 4_096
  /// The axes with a context, or a name, that is written in two ways that look the same.
  var likeNames: [String] = []

  /// Contexts that no source names, and that there are only if a color has a value in them.
  var impliedContexts: [(axis: String, context: String)] = []

  /// Contexts that have the values of others.
  var derivedContexts: [DerivedContext] = []

  /// What the sources show where no permutation says what the page and the system choose.
  package var pageStates = PageStates()

  private static let schemes = ["light", "dark"]

  /// Groups that look like one group in two schemes.
  private var schemeTwins: [SchemeTwin] = []
  /// The tokens that are one color in code.
  var states: [TokenState] = []
  /// The paths that values name and no token of their own source has, by the place of the value.
  var namedElsewhere: [NamedPlace: String] = [:]

  /// Adds groups that look like one group in two schemes.
  package mutating func note(_ twin: SchemeTwin) { schemeTwins.append(twin) }

  /// The number of values and inheriting groups so far.
  package var declarationCount: Int { declarations.count + extensions.count }

  /// An empty builder.
  package init() {}

  /// Reserves room for more names.
  package mutating func reserveNames(_ count: Int) { names.reserveCapacity(count) }

  /// The id of a name, declared or not.
  package mutating func id(for name: String) -> TokenID { TokenID(index: names.add(name)) }

  /// The name of a token.
  package func name(of id: TokenID) -> String { names[id.index] }

  /// The index of an axis, which is created if needed.
  ///
  /// Sources share axes by name: missing contexts are added.
  ///
  /// - Precondition: `contexts` is not empty.
  package mutating func axis(named name: String, contexts: [String]) -> Int {
    guard let index = axes.firstIndex(where: { $0.name == name }) else {
      if contexts.count > Self.contextLimit { crowdedAxes.append(name) }
      axes.append(Axis(name: name, contexts: Array(contexts.prefix(Self.contextLimit))))
      return axes.count - 1
    }
    let known = axes[index].contexts
    guard known.count + contexts.count <= Self.contextLimit || known.contains(contexts[0]) else {
      crowdedAxes.append(name)
      return index
    }
    noteLikeNames(name, contexts, on: axes[index])
    axes[index] = Axis(name: name, contexts: known + contexts.filter { !known.contains($0) })
    return index
  }

  /// Notes that a source does not name a context of an axis itself, such as that of a page on which
  /// no theme is chosen.
  package mutating func imply(_ context: String, of axis: String) {
    impliedContexts.append((axis, context))
  }

  /// Replaces an axis by one with fewer contexts.
  mutating func replaceAxis(_ index: Int, by axis: Axis) { axes[index] = axis }

  /// Contexts are compared as they look, so two that look the same are one.
  private mutating func noteLikeNames(_ name: String, _ contexts: [String], on axis: Axis) {
    let isLike = contexts.contains { context in
      axis.contexts.contains { $0 == context && !$0.isExactly(context) }
    }
    if isLike || !axis.name.isExactly(name) { likeNames.append(axis.name) }
  }

  /// The condition that a context of an axis is chosen; both are created if needed.
  package mutating func condition(axis name: String, context: String) -> TokenLayer.Condition {
    let index = axis(named: name, contexts: [context])
    return TokenLayer.Condition(
      axis: index, context: axes[index].contexts.firstIndex(of: context) ?? 0)
  }

  /// The policy's decision for a condition of a source; nil if there is none.
  package mutating func choice(for condition: String) -> ConditionChoices.Choice? {
    if knownConditions.insert(condition).inserted { conditions.append(condition) }
    return conditionChoices.choice(for: condition)
  }

  /// Records a color that could not be read.
  ///
  /// The audit fails if a pattern matches its name, or looks for others in its group.
  ///
  /// - Parameter isPossible: whether it may be no color at all.
  package mutating func noteUnread(
    _ name: String, because reason: String, amongOthersOf openGroup: String? = nil,
    isPossible: Bool = false, at span: SourceSpan
  ) {
    unreadColors.append(
      UnreadColor(
        name: name, reason: reason, openGroup: openGroup, isPossible: isPossible, span: span))
  }

  /// Records that the last source has color schemes that leave colors to a framework whose version
  /// nothing says.
  package mutating func noteMissingDefaults() { sourcesWithoutDefaults.insert(sources.count - 1) }

  /// Records a color in the code of a program that no token stands for.
  package mutating func noteColorInCode(at span: SourceSpan) {
    colorsInCode.append(span)
  }

  /// Records a value of a token under a condition without a decision; nil for any token.
  ///
  /// The audit fails if a pairing uses the token.
  package mutating func hide(
    _ token: TokenID?, under condition: String, canBeAudited: Bool = true, at span: SourceSpan
  ) {
    hiddenValues.append(
      HiddenValue(token: token, condition: condition, canBeAudited: canBeAudited, span: span))
  }

  /// Starts a source for the layers that follow.
  ///
  /// - Parameters:
  ///   - name: the source, as the policy or the user writes it.
  ///   - span: the place in a policy.
  ///   - isBase: whether it is made to be overridden.
  ///   - isOverriding: whether it replaces values of the sources before it on purpose.
  ///   - contexts: the contexts in which it applies, one of each axis; they are created if needed.
  package mutating func beginSource(
    named name: String, at span: SourceSpan? = nil, isBase: Bool = false,
    isOverriding: Bool = false, in contexts: [CatalogSource.Context] = []
  ) {
    sources.append(
      CatalogSource(
        name: name, span: span, isBase: isBase, isOverriding: isOverriding, contexts: contexts,
        override: override, layers: []))
    confinements.append(contexts.map { confinement(to: $0) })
    divided = nil
  }

  /// Starts a part of the current source for the layers that follow: its values are compared with
  /// those of the other parts, as those of two sources are.
  ///
  /// - Parameter contexts: where the part applies, unless the source says so itself.
  package mutating func beginPart(
    named name: String, in contexts: [CatalogSource.Context] = []
  ) {
    guard let whole = divided ?? sources.last else {
      return beginSource(named: name, in: contexts)
    }
    let own = contexts.filter { context in
      !whole.contexts.contains { $0.axis == context.axis }
    }
    beginSource(
      named: "\(whole.name), \(name)", at: whole.span, isBase: whole.isBase,
      isOverriding: whole.isOverriding, in: whole.contexts + own)
    divided = whole
  }

  /// Whether the policy limits the current source to some contexts.
  package var isSourceConfined: Bool { sources.last?.contexts.isEmpty == false }

  /// The place in a policy where the current source is named.
  package var placeOfSource: SourceSpan? { sources.last?.span }

  /// Limits the current source to a context that its own name says.
  ///
  /// - Returns: the other context of the axis to which the policy limits it; nil if it does not.
  package mutating func confineSource(toContext context: String, ofAxis axis: String) -> String? {
    guard let source = sources.indices.last else { return nil }
    let said = sources[source].contexts.first { $0.axis == axis }
    guard said == nil else { return said?.context == context ? nil : said?.context }
    confinements[source].append(confinement(to: .init(axis: axis, context: context)))
    return nil
  }

  /// If there is light, there is dark, as in CSS.
  private mutating func confinement(to named: CatalogSource.Context) -> TokenLayer.Condition {
    if named.axis == "scheme", Self.schemes.contains(named.context) {
      _ = axis(named: named.axis, contexts: Self.schemes)
    }
    return condition(axis: named.axis, context: named.context)
  }

  /// Adds a layer that overrides all layers before it, unless ``order`` says otherwise.
  ///
  /// - Parameters:
  ///   - place: its place in ``order``, if that is not with the current override.
  ///   - slot: a setting with one value at a time, and the value that the layer chooses: it applies
  ///     only if no more
  ///     specific override chooses another one.
  ///   - mode: the mode of the layer's file; other files may have other modes.
  package mutating func addLayer(
    named name: String, conditions: [TokenLayer.Condition], contents: LayerContents,
    at place: String? = nil, choosing slot: (name: String, choice: String)? = nil,
    inMode mode: String? = nil
  ) {
    isFull = isFull || declarations.count + contents.declarations.count > Self.valueLimit
    if isFull { return }
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

  mutating func noteFirstDeclarations(from start: Int) {
    let missing = names.count - firstDeclarations.count
    firstDeclarations += [Int32](repeating: -1, count: missing)
    for index in start..<declarations.count {
      let token = declarations[index].token.index
      if firstDeclarations[token] < 0 { firstDeclarations[token] = Int32(index) }
    }
  }

  /// The first declaration of a name in the layers so far; nil if there is none.
  package func firstDeclaration(of name: String) -> TokenDeclaration? {
    guard let index = names.number(of: name), index < firstDeclarations.count,
      firstDeclarations[index] >= 0
    else { return nil }
    return declarations[Int(firstDeclarations[index])]
  }

  /// The names of the tokens that are declared in files whose path has a part, in order.
  package func names(declaredIn part: String) -> [String] {
    var last: (path: String, isIn: Bool) = ("", false)
    return declarations.compactMap { declaration in
      let path = declaration.value.span.file.path
      if path != last.path { last = (path, path.contains(part)) }
      return last.isIn ? names[declaration.token.index] : nil
    }
  }

  /// The catalog.
  ///
  /// Reports, used or not: aliases to tokens that no layer declares, groups that extend unknown
  /// groups or are circular, tokens without a type of their own or of a group in any file, sources
  /// that are completely overridden.
  package mutating func build(diagnostics: inout DiagnosticList) -> TokenCatalog {
    resolveNames()
    separateModes()
    removeEmptyContexts()
    repeatDerivedLayers(&diagnostics)
    arrangeLayers()
    var isDeclared = [Bool](repeating: false, count: names.count)
    for index in declarations.indices { isDeclared[declarations[index].token.index] = true }
    giveTypes(&diagnostics)
    var inheritance = GroupInheritance(
      extensions: extensions,
      names: extensions.isEmpty
        ? [] : names.indices.filter { isDeclared[$0] }.map { names[$0] })
    let inherited = inheritance.resolve(&diagnostics)
    for item in inheritance.failed {
      noteUnread(
        item.group, because: "what it extends is not known", amongOthersOf: item.group + ".",
        at: item.span)
    }
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
      inheritances: inheritances, names: names, isDeclared: isDeclared,
      types: types(inheritances, isDeclared: isDeclared), schemeTwins: schemeTwins,
      states: states, conditions: conditions, hiddenValues: hiddenValues,
      unreadColors: unreadColors, colorsInCode: colorsInCode)
    reportUndeclared(in: catalog, &diagnostics)
    reportSources(&diagnostics)
    return catalog
  }
}

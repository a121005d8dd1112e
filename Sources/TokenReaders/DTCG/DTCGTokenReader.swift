import ColorMath
import DesignTokens
import SourceText

/// Reads a tree of groups into declarations. [DTCG Format 2025.10, groups and design token]
///
/// A token with a mistake in it is declared without a readable value, so that what needs it fails, and
/// nothing else does.
struct DTCGTokenReader {
  /// What a group passes on to its contents.
  struct Inherited {
    var type: TokenType?
    var deprecation: String?
    var description: String?
    /// Why nothing in it can be read.
    var fault: ResolutionError?
    /// Why the type of what has none itself is not known.
    var typeFault: ResolutionError?
  }

  private let hexNotation: HexNotation
  private(set) var dialect = TokenDialect.dtcg
  /// Whether the file has any token; otherwise it is no token file, and mistakes in it are errors.
  private var hasTokens = false
  var contents = LayerContents()
  /// The values of tokens in modes.
  var modes = DTCGModeLayers()
  /// The members of the root to skip.
  private var omitted: Set<String> = []
  /// What stands among groups and is no token.
  private var plainMembers = PlainMembers()
  /// The unknown types so far, each reported once.
  var foreignTypes: Set<String> = []

  /// Reads hexadecimal colors with the opacity at the position of the notation.
  init(hexNotation: HexNotation?) {
    self.hexNotation = hexNotation ?? .alphaLast
  }

  /// The contents of a root group for a layer, in document order, without some of its members.
  mutating func read(
    _ root: JSONValue, omitting omitted: Set<String> = [], into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) -> LayerContents {
    let keys = TokenDialect.Keys(of: root)
    dialect = keys.dialect
    hasTokens = keys.hasTokens
    contents = LayerContents()
    modes = DTCGModeLayers()
    plainMembers = PlainMembers()
    self.omitted = omitted
    readGroup(root, named: "", inheriting: Inherited(), &builder, &diagnostics)
    plainMembers.report(&diagnostics)
    if dialect == .styleDictionary { contents.rejectTwins(in: builder, &diagnostics) }
    return contents
  }

  // MARK: Groups

  private mutating func readGroup(
    _ group: JSONValue, named name: String, inheriting outer: Inherited,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    let inherited = readProperties(
      of: group, named: name, inheriting: outer, &builder, &diagnostics)
    for member in group.members {
      let key = member.key
      if name.isEmpty, omitted.contains(key) { continue }
      if key == "$extends" || key == "$ref" {
        readExtension(member, of: name, &builder, &diagnostics)
        continue
      }
      var inner = inherited
      if key.hasPrefix("$"), key != "$root" {
        guard
          let fault = readUnknown(member, of: name, inherited, &builder, &diagnostics)
        else { continue }
        inner.fault = inner.fault ?? fault
      } else if dialect == .styleDictionary, member.value.kind != .object,
        key == "type" || key == "comment" || key == "description"
      {
        continue
      } else if let fault = nameFault(of: member) {
        diagnostics.append(fault.warning)
        inner.fault = inner.fault ?? fault
      }
      // An empty name is shown as it is written.
      let shown = key.isEmpty ? "\"\"" : key
      let path = name.isEmpty ? shown : "\(name).\(shown)"
      guard member.value.kind == .object else {
        readPlain(member.value, named: path, because: inner.fault, &builder, &diagnostics)
        continue
      }
      if key == "$root" || isToken(member.value) {
        readToken(member.value, named: path, inheriting: inner, &builder, &diagnostics)
      } else if dialect == .styleDictionary, let sets = SpectrumSets(member.value) {
        readSets(sets, named: path, inheriting: inner, &builder, &diagnostics)
      } else {
        readGroup(member.value, named: path, inheriting: inner, &builder, &diagnostics)
      }
    }
  }

  /// An object with a value is a token. An object with a `$ref` is an alias of a token, unless it
  /// contains groups or tokens: then it is a group that extends another.
  private func isToken(_ object: JSONValue) -> Bool {
    if object[dialect.valueKey] != nil { return true }
    guard object["$ref"] != nil else { return false }
    return !object.members.contains { !$0.keyBegins(with: "$") || $0.isKey("$root") }
  }

  /// A text, a number or a list among groups. It is no token, but may have been meant as a color.
  private mutating func readPlain(
    _ value: JSONValue, named path: String, because fault: ResolutionError?,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    if dialect == .styleDictionary || hasTokens, plainMembers.take(value, named: path) { return }
    let reason = "'\(path)' is \(value.kind.phrase); expected a token or a group, an object"
    guard hasTokens else { return diagnostics.error(reason, at: value.span) }
    let own = ResolutionError(reason, at: value.span)
    diagnostics.append(own.warning)
    fail(path, as: .color, because: fault ?? own, at: value.span, &builder)
  }

  /// Declares a token whose value is not known.
  mutating func fail(
    _ name: String, as type: TokenType?, because fault: ResolutionError, at span: SourceSpan,
    notes: TokenNotes = TokenNotes(), _ builder: inout TokenCatalogBuilder
  ) {
    contents.declarations.append(
      TokenDeclaration(
        token: builder.id(for: name), type: type ?? .color,
        value: TokenValue(.unreadable(fault.message), at: fault.span ?? span), notes: notes))
  }

  // MARK: Tokens

  private mutating func readToken(
    _ token: JSONValue, named name: String, inheriting inherited: Inherited,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    var own = DiagnosticList()
    var parts = TokenParts(of: token, named: name, dialect, &builder, &own)
    let found = readType(of: token, &own)
    parts.type = found.type
    if found.type == nil, let fault = found.fault { own.append(fault.diagnostic) }
    let notes = TokenNotes(
      description: parts.description ?? inherited.description,
      deprecation: readDeprecation(of: token, inheriting: inherited.deprecation, &own),
      pairings: parts.extensions?["contrast-audit"])
    let type = found.type ?? inherited.type
    let typeFault = found.type == nil ? inherited.typeFault : found.fault
    let declaration = declaration(
      of: token, parts, named: name, as: inherited.type, unless: typeFault, notes, &builder, &own)
    var values: [(mode: String, declaration: TokenDeclaration)] = []
    if let declaration {
      values = modeValues(
        of: declaration, parts, named: name, type, &builder, &own)
    }
    diagnostics.appendTolerating(own)
    guard let fault = inherited.fault ?? own.firstError?.resolutionError else {
      guard let declaration else { return }
      contents.declarations.append(declaration)
      modes.add(values, to: declaration)
      return
    }
    fail(
      name, as: typeFault == nil ? type : .color, because: fault, at: token.span, notes: notes,
      &builder)
  }

  /// A token as its value and type say; nil after an error.
  private func declaration(
    of token: JSONValue, _ parts: TokenParts, named name: String,
    as inheritedType: TokenType?, unless typeFault: ResolutionError?, _ notes: TokenNotes,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenDeclaration? {
    if parts.value != nil, let pointer = parts.pointer {
      diagnostics.error(
        "'\(name)' has both $value and $ref; expected one of them", at: pointer.keySpan)
      return nil
    }
    guard parts.value != nil || parts.pointer != nil else {
      diagnostics.error(
        "'\(name)' has no \(dialect.valueKey); expected one, since it is a token", at: token.span)
      return nil
    }
    let reader = valueReader(of: parts.type ?? inheritedType)
    let found =
      parts.value.flatMap { reader.read($0, &builder, &diagnostics) }
      ?? parts.pointer.flatMap { reader.readPointer($0.value, of: token, &builder, &diagnostics) }
    guard var content = found else { return nil }
    if let modify = parts.modify {
      guard let step = StudioModifyReader.read(modify, &builder, &diagnostics) else { return nil }
      content = TokenValue(.modified(content, step), at: content.span)
    }
    var isAlias = false
    if case .reference(let reference) = content.content { isAlias = reference.part.isEmpty }
    // An alias has the type of its target, whatever its groups say, and whatever type of another tool it has.
    var type =
      isAlias
      ? parts.type.flatMap { $0 == .other ? nil : $0 }
      : parts.type ?? inheritedType ?? dialect.impliedType(of: content)
    // A type of another tool is that of no color.
    if !isAlias, let typeFault, type != .other || (try? ColorLiteral(content)) != nil {
      diagnostics.append(typeFault.diagnostic)
      return nil
    }
    guard let typed = DTCGTypedValue.typed(content, as: &type, from: parts.value, &diagnostics)
    else { return nil }
    content = typed
    if let extensions = parts.extensions {
      content = FigmaAlias.read(extensions, over: content, named: name, &builder, &diagnostics)
    }
    return TokenDeclaration(
      token: builder.id(for: name), type: type, value: content, notes: notes,
      needsType: !isAlias && dialect == .dtcg)
  }

  /// The values of a token in modes.
  private func modeValues(
    of declaration: TokenDeclaration, _ parts: TokenParts, named name: String, _ type: TokenType?,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> [(mode: String, declaration: TokenDeclaration)] {
    let own = parts.extensions.map { DTCGModes.ofToken($0, named: name, &diagnostics) } ?? []
    let values = own + parts.schemes
    if let first = own.first, !parts.schemes.isEmpty {
      diagnostics.error(
        "'\(name)' has both modes and values of schemes; expected one of them", at: first.value.span
      )
    }
    guard let first = values.first else { return [] }
    guard parts.modify == nil else {
      diagnostics.error(
        "'\(name)' has both modes and a modifier, which are not read together; expected one of them",
        at: first.value.span)
      return []
    }
    return values.compactMap { mode in
      self.declaration(of: mode, of: declaration, type, &builder, &diagnostics)
        .map { (mode: mode.name, declaration: $0) }
    }
  }

  /// A token with a value for each context. It has none in others.
  private mutating func readSets(
    _ sets: SpectrumSets, named name: String, inheriting inherited: Inherited,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    let notes = TokenNotes(
      description: sets.description ?? inherited.description, deprecation: inherited.deprecation,
      pairings: nil)
    var own = DiagnosticList()
    let values = sets.modes(named: name, &own) ?? []
    let token = TokenDeclaration(
      token: builder.id(for: name), type: nil, value: TokenValue(.null, at: sets.span),
      notes: notes)
    // Sizes have one value here: nobody judges them.
    let declarations = (sets.areColors ? values : Array(values.prefix(1))).compactMap { mode in
      declaration(of: mode, of: token, sets.areColors ? nil : .other, &builder, &own)
        .map { (mode: mode.name, declaration: $0) }
    }
    diagnostics.appendTolerating(own)
    if let fault = inherited.fault ?? own.firstError?.resolutionError {
      fail(
        name, as: sets.areColors ? .color : .other, because: fault, at: sets.span, notes: notes,
        &builder)
    } else if let first = declarations.first?.declaration {
      if sets.areColors {
        modes.add(declarations, to: first)
      } else {
        contents.declarations.append(first)
      }
    }
  }

  /// The value of a token in a mode.
  private func declaration(
    of mode: DTCGModes.Mode, of token: TokenDeclaration, _ type: TokenType?,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenDeclaration? {
    guard let content = valueReader(of: type).read(mode.value, &builder, &diagnostics) else {
      return nil
    }
    if case .reference(let reference) = content.content, reference.part.isEmpty {
      return TokenDeclaration(
        token: token.token, type: token.type, value: content, notes: token.notes)
    }
    var type = type ?? dialect.impliedType(of: content)
    return DTCGTypedValue.typed(content, as: &type, from: mode.value, &diagnostics).map {
      TokenDeclaration(
        token: token.token, type: type, value: $0, notes: token.notes, needsType: dialect == .dtcg)
    }
  }

  private func valueReader(of type: TokenType?) -> DTCGValueReader {
    DTCGValueReader(dialect: dialect, hexNotation: hexNotation, type: type)
  }
}

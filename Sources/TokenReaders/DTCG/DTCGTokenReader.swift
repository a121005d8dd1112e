import ColorMath
import DesignTokens
import SourceText

/// Reads a tree of groups into declarations. [DTCG Format 2025.10, groups and design token]
struct DTCGTokenReader {
  /// What a group passes on to its contents.
  private struct Inherited {
    var type: TokenType?
    var deprecation: String?
    var description: String?
  }

  private let hexNotation: HexNotation
  private var dialect = TokenDialect.dtcg
  private var contents = LayerContents()
  /// The values of tokens in modes.
  private(set) var modes = DTCGModeLayers()
  /// The members of the root to skip.
  private var omitted: Set<String> = []
  /// What stands among groups and is no token.
  private var plainMembers = PlainMembers()
  /// The unknown types so far, each reported once.
  private var foreignTypes: Set<String> = []

  /// Reads hexadecimal colors with the opacity at the position of the notation.
  init(hexNotation: HexNotation?) {
    self.hexNotation = hexNotation ?? .alphaLast
  }

  /// The contents of a root group for a layer, in document order, without some of its members.
  mutating func read(
    _ root: JSONValue, omitting omitted: Set<String> = [], into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) -> LayerContents {
    dialect = Self.usesDTCGKeys(root) ? .dtcg : .styleDictionary
    contents = LayerContents()
    modes = DTCGModeLayers()
    plainMembers = PlainMembers()
    self.omitted = omitted
    readGroup(root, named: "", inheriting: Inherited(), &builder, &diagnostics)
    plainMembers.report(&diagnostics)
    if dialect == .styleDictionary { contents.expectNoTwins(in: builder, &diagnostics) }
    return contents
  }

  /// A file without any `$value` or `$ref`, but with objects with a plain `value`, is Style
  /// Dictionary's.
  private static func usesDTCGKeys(_ root: JSONValue) -> Bool {
    var hasPlainValues = false
    var rest = [root]
    while let object = rest.popLast() {
      for member in object.members {
        if member.isKey("$value") || member.isKey("$ref") || member.isKey("$extends") {
          return true
        }
        if member.value.kind == .object {
          if member.value["$value"] != nil { return true }
          rest.append(member.value)
        } else if member.isKey("value") {
          hasPlainValues = true
        }
      }
    }
    return !hasPlainValues
  }

  // MARK: Groups

  private mutating func readGroup(
    _ group: JSONValue, named name: String, inheriting outer: Inherited,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    var inherited = outer
    DTCGModes.expectNone(of: group, named: name, &diagnostics)
    if let type = readType(of: group, &diagnostics) {
      inherited.type = type
      contents.groupTypes[ExactText(name)] = type
    }
    inherited.deprecation = readDeprecation(of: group, inheriting: outer.deprecation, &diagnostics)
    if let description = group[dialect.descriptionKey]?.string {
      inherited.description = description
    }
    for member in group.members {
      let key = member.key
      if name.isEmpty, omitted.contains(key) { continue }
      if key == "$extends" || key == "$ref" {
        readExtension(member, of: name, &diagnostics)
        continue
      }
      if key.hasPrefix("$"), key != "$root" {
        if TokenDialect.isComment(member) { continue }
        check(key, isAmong: dialect.groupKeys, of: "a group", at: member.keySpan, &diagnostics)
        continue
      }
      if dialect == .styleDictionary, member.value.kind != .object,
        key == "type" || key == "comment" || key == "description"
      {
        continue
      }
      guard checkName(key, at: member.keySpan, &diagnostics) else { continue }
      let path = name.isEmpty ? key : "\(name).\(key)"
      guard member.value.kind == .object else {
        if dialect == .styleDictionary, plainMembers.take(member.value, named: path) { continue }
        diagnostics.error(
          "'\(path)' is \(member.value.kind.phrase); expected a token or a group, an object",
          at: member.value.span)
        continue
      }
      if key == "$root" || isToken(member.value) {
        readToken(member.value, named: path, inheriting: inherited, &builder, &diagnostics)
      } else if dialect == .styleDictionary, let sets = SpectrumSets(member.value) {
        readSets(sets, named: path, inheriting: inherited, &builder, &diagnostics)
      } else {
        readGroup(member.value, named: path, inheriting: inherited, &builder, &diagnostics)
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

  private mutating func readExtension(
    _ member: JSONMember, of group: String, _ diagnostics: inout DiagnosticList
  ) {
    guard let text = member.value.expectString(member.key, &diagnostics) else { return }
    do throws(DTCGReference.SyntaxError) {
      let reference =
        text.hasPrefix("{")
        ? try DTCGReference(curly: text) : try DTCGReference(pointer: text, toGroup: true)
      guard reference.part.isEmpty, !group.isEmpty else {
        diagnostics.error(
          "'\(text)' is not a group that can be extended here; expected, for example, '{colors}'",
          at: member.value.span)
        return
      }
      contents.extensions.append(
        GroupExtension(group: group, target: reference.token, span: member.value.span))
    } catch {
      diagnostics.error(error.message, at: member.value.span)
    }
  }

  // MARK: Tokens

  private mutating func readToken(
    _ token: JSONValue, named name: String, inheriting inherited: Inherited,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    var value: JSONValue?
    var pointer: JSONMember?
    var extensions: JSONValue?
    var description: String?
    for member in token.members {
      if member.isKey(dialect.typeKey) {
        continue
      } else if member.isKey(dialect.valueKey) {
        value = member.value
      } else if member.isKey("$ref") {
        pointer = member
      } else if member.isKey(dialect.extensionsKey) {
        extensions = member.value
      } else if member.isKey(dialect.descriptionKey)
        || dialect == .styleDictionary && member.isKey("description")
      {
        description = member.value.string
      } else if member.keyBegins(with: "$") {
        if let known = dialect.tokenKeys, !TokenDialect.isComment(member) {
          check(member.key, isAmong: known, of: "a token", at: member.keySpan, &diagnostics)
        }
      } else if dialect == .dtcg {
        diagnostics.error(
          "'\(name)' has a $value and cannot hold '\(member.key)': a token is not a group",
          at: member.keySpan)
      } else if !dialect.isNote(member, of: token), member.value.holdsColor,
        !member.value.isString(token[dialect.valueKey]?.string)
      {
        diagnostics.error(
          "'\(name)' has another value in '\(member.key)', which is not read; write it as a mode or in a "
            + "source of its own",
          at: member.keySpan)
      }
    }
    if value != nil, let pointer {
      diagnostics.error(
        "'\(name)' has both $value and $ref; expected one of them", at: pointer.keySpan)
      return
    }
    guard value != nil || pointer != nil else {
      diagnostics.error(
        "'\(name)' has no \(dialect.valueKey); expected one, since it is a token", at: token.span)
      return
    }

    let ownType = readType(of: token, &diagnostics)
    let notes = TokenNotes(
      description: description ?? inherited.description,
      deprecation: readDeprecation(of: token, inheriting: inherited.deprecation, &diagnostics),
      pairings: extensions?["contrast-audit"])
    let reader = valueReader(of: ownType ?? inherited.type)
    let found =
      value.flatMap { reader.read($0, &builder, &diagnostics) }
      ?? pointer.flatMap { reader.readPointer($0.value, of: token, &builder, &diagnostics) }
    guard var content = found else { return }
    for member in extensions.map({ Array($0.members) }) ?? [] where member.value["modify"] != nil {
      guard !member.isKey("studio.tokens") else { continue }
      diagnostics.error(
        "'\(member.key)' has a modifier and is not read; expected 'studio.tokens'",
        at: member.keySpan)
    }
    if let modify = extensions?["studio.tokens"]?["modify"] {
      guard let step = StudioModifyReader.read(modify, &builder, &diagnostics) else { return }
      content = TokenValue(.modified(content, step), at: content.span)
    }
    var isAlias = false
    if case .reference(let reference) = content.content { isAlias = reference.part.isEmpty }
    // An alias has the type of its target, whatever its groups say.
    var type = isAlias ? ownType : ownType ?? inherited.type ?? dialect.impliedType(of: content)
    guard
      let typed = DTCGTypedValue.typed(content, as: &type, from: value, &diagnostics)
    else { return }
    content = typed
    if let extensions {
      content = FigmaAlias.read(extensions, over: content, named: name, &builder, &diagnostics)
    }
    let declaration = TokenDeclaration(
      token: builder.id(for: name), type: type, value: content, notes: notes,
      needsType: !isAlias && dialect == .dtcg)
    contents.declarations.append(declaration)
    guard let extensions else { return }
    let values = DTCGModes.ofToken(extensions, named: name, &diagnostics)
    guard let first = values.first else { return }
    guard extensions["studio.tokens"]?["modify"] == nil else {
      diagnostics.error(
        "'\(name)' has both modes and a modifier, which are not read together; expected one of them",
        at: first.value.span)
      return
    }
    let declarations = values.compactMap { mode in
      self.declaration(of: mode, of: declaration, ownType ?? inherited.type, &builder, &diagnostics)
        .map { (mode: mode.name, declaration: $0) }
    }
    modes.add(declarations, to: declaration)
  }

  /// A token with a value for each context. It has none in others.
  private mutating func readSets(
    _ sets: SpectrumSets, named name: String, inheriting inherited: Inherited,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    let notes = TokenNotes(
      description: sets.description ?? inherited.description, deprecation: inherited.deprecation,
      pairings: nil)
    guard let values = sets.modes(named: name, &diagnostics), let first = values.first else {
      return
    }
    if !sets.areColors {
      guard let value = valueReader(of: .other).read(first.value, &builder, &diagnostics) else {
        return
      }
      contents.declarations.append(
        TokenDeclaration(token: builder.id(for: name), type: .other, value: value, notes: notes))
      return
    }
    let token = TokenDeclaration(
      token: builder.id(for: name), type: nil, value: TokenValue(.null, at: first.value.span),
      notes: notes)
    let declarations = values.compactMap { mode in
      declaration(of: mode, of: token, nil, &builder, &diagnostics)
        .map { (mode: mode.name, declaration: $0) }
    }
    guard let own = declarations.first?.declaration else { return }
    modes.add(declarations, to: own)
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

  // MARK: Properties

  private mutating func readType(
    of value: JSONValue, _ diagnostics: inout DiagnosticList
  ) -> TokenType? {
    guard let value = value[dialect.typeKey] else { return nil }
    if dialect == .styleDictionary, value.kind != .string { return nil }
    guard let name = value.expectString(dialect.typeKey, &diagnostics) else { return nil }
    if let type = TokenType(rawValue: name), type != .other { return type }
    if let type = TokenDialect.foreignTypes[name] { return type }
    let known = TokenType.allCases.filter { $0 != .other }.map(\.rawValue)
    if let near = NearestName.of(name, among: known) {
      diagnostics.error(
        "'\(name)' is not a token type; did you mean '\(near)'?", at: value.span)
    } else if foreignTypes.insert(name).inserted {
      diagnostics.warning(
        "'\(name)' is not a token type; such tokens are never judged", at: value.span)
    }
    return .other
  }

  private func readDeprecation(
    of value: JSONValue, inheriting outer: String?, _ diagnostics: inout DiagnosticList
  ) -> String? {
    guard dialect == .dtcg, let deprecated = value["$deprecated"] else { return outer }
    if let flag = deprecated.boolean { return flag ? "" : nil }
    return deprecated.expectString("$deprecated", &diagnostics) ?? outer
  }

  private func check(
    _ key: String, isAmong known: [String], of what: String, at span: SourceSpan,
    _ diagnostics: inout DiagnosticList
  ) {
    guard !known.contains(key) else { return }
    diagnostics.error(
      "\(what) has no '\(key)'" + NearestName.hint(for: key, among: known), at: span)
  }

  /// Names may hold neither braces nor full stops, which aliases need. Style Dictionary's have full stops,
  /// as the `0.5` of a scale.
  private func checkName(
    _ name: String, at span: SourceSpan, _ diagnostics: inout DiagnosticList
  ) -> Bool {
    if name.isEmpty {
      diagnostics.error(
        "a token or group has an empty name; expected one that aliases can use", at: span)
      return false
    }
    // Most names are told by their bytes.
    let mayHold = name.utf8.contains { $0 == 0x7B || $0 == 0x7D || $0 == 0x2E }
    let kept = dialect == .dtcg ? "{}." : "{}"
    if mayHold, let character = name.first(where: kept.contains) {
      diagnostics.error(
        "the name '\(name)' may not contain '\(character)', which is part of the alias syntax",
        at: span)
      return false
    }
    return true
  }
}

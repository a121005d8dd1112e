import DesignTokens
import SourceText

/// What a group says about the tokens in it, and what is wrong with it.
extension DTCGTokenReader {
  /// What a group passes on to its contents.
  mutating func readProperties(
    of group: JSONValue, named name: String, inheriting outer: Inherited,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> Inherited {
    var inherited = outer
    var modes = DiagnosticList()
    DTCGModes.expectNone(of: group, named: name, &modes)
    if name.isEmpty {
      modes.all.forEach { diagnostics.append($0) }
    } else {
      diagnostics.appendTolerating(modes)
      inherited.fault = inherited.fault ?? modes.firstError?.resolutionError
    }
    let (type, fault) = readType(of: group, &diagnostics)
    if type != nil || fault != nil { (inherited.type, inherited.typeFault) = (type, fault) }
    if let type { contents.groupTypes[ExactText(name)] = type }
    if type == nil, let fault { diagnostics.append(fault.warning) }
    var own = DiagnosticList()
    inherited.deprecation = readDeprecation(of: group, inheriting: outer.deprecation, &own)
    diagnostics.appendTolerating(own)
    if let description = group[dialect.descriptionKey]?.string {
      inherited.description = description
    }
    for member in group.members where member.keyBegins(with: "$") {
      guard let known = misspelled(member.key) else { continue }
      let fault = unknown(member, among: dialect.groupKeys, of: "a group")
      if known == dialect.typeKey {
        inherited.typeFault = fault
      } else {
        inherited.fault = inherited.fault ?? fault
      }
    }
    return inherited
  }

  /// The property of a group that a key most likely means, if it says what the tokens in it are.
  private func misspelled(_ key: String) -> String? {
    guard key != "$root", !dialect.groupKeys.contains(key),
      let near = NearestName.of(key, among: dialect.groupKeys)
    else { return nil }
    return [dialect.typeKey, "$extends", "$extensions"].contains(near) ? near : nil
  }

  private func unknown(
    _ member: JSONMember, among known: [String], of what: String
  ) -> ResolutionError {
    ResolutionError(
      "\(what) has no '\(member.key)'" + NearestName.hint(for: member.key, among: known),
      at: member.keySpan)
  }

  /// Reads a key that begins as one of the format's own.
  ///
  /// - Returns: why nothing can be read in what it holds; nil if that is no group or token.
  mutating func readUnknown(
    _ member: JSONMember, of group: String, _ inherited: Inherited,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> ResolutionError? {
    if TokenDialect.isComment(member) || dialect.groupKeys.contains(member.key) { return nil }
    let fault = unknown(member, among: dialect.groupKeys, of: "a group")
    diagnostics.append(fault.warning)
    if misspelled(member.key) == "$extends" {
      builder.noteUnread(
        group, because: fault.message, amongOthersOf: group + ".", at: member.keySpan)
    } else if !group.isEmpty, NearestName.of(member.key, among: [dialect.valueKey]) != nil {
      fail(group, as: inherited.type, because: fault, at: member.keySpan, &builder)
    } else if member.value.kind == .object {
      return fault
    }
    return nil
  }

  /// Reads which group another one extends. Without it, nobody knows what the group has.
  mutating func readExtension(
    _ member: JSONMember, of group: String, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    var own = DiagnosticList()
    if let text = member.value.expectString(member.key, &own) {
      do throws(DTCGReference.SyntaxError) {
        let reference =
          text.hasPrefix("{")
          ? try DTCGReference(curly: text) : try DTCGReference(pointer: text, toGroup: true)
        if reference.part.isEmpty, !group.isEmpty {
          contents.extensions.append(
            GroupExtension(group: group, target: reference.token, span: member.value.span))
          return
        }
        own.error(
          "'\(text)' is not a group that can be extended here; expected, for example, '{colors}'",
          at: member.value.span)
      } catch {
        own.error(error.message, at: member.value.span)
      }
    }
    diagnostics.appendTolerating(own)
    builder.noteUnread(
      group, because: "what it extends is not known", amongOthersOf: group + ".",
      at: member.value.span)
  }

  /// The type of a token or group, and why it is not known; a type of another tool is both.
  mutating func readType(
    of value: JSONValue, _ diagnostics: inout DiagnosticList
  ) -> (type: TokenType?, fault: ResolutionError?) {
    guard let value = value[dialect.typeKey] else { return (nil, nil) }
    guard let name = value.string else {
      if dialect == .styleDictionary { return (nil, nil) }
      return (
        nil,
        ResolutionError(
          "\(dialect.typeKey) is \(value.kind.phrase); expected a string", at: value.span)
      )
    }
    if let type = TokenType(rawValue: name), type != .other { return (type, nil) }
    if let type = TokenDialect.foreignTypes[name] { return (type, nil) }
    let known = TokenType.allCases.filter { $0 != .other }.map(\.rawValue)
    if let near = NearestName.of(name, among: known) {
      return (
        nil,
        ResolutionError("'\(name)' is not a token type; did you mean '\(near)'?", at: value.span)
      )
    }
    let fault = ResolutionError(
      "'\(name)' is not a token type; such tokens are never judged", at: value.span)
    if foreignTypes.insert(name).inserted { diagnostics.append(fault.warning) }
    return (.other, fault)
  }

  /// Why a token or group is deprecated; nil if it is not.
  func readDeprecation(
    of value: JSONValue, inheriting outer: String?, _ diagnostics: inout DiagnosticList
  ) -> String? {
    guard dialect == .dtcg, let deprecated = value["$deprecated"] else { return outer }
    if let flag = deprecated.boolean { return flag ? "" : nil }
    return deprecated.expectString("$deprecated", &diagnostics) ?? outer
  }

  /// Names may hold neither braces nor full stops, which aliases need. Style Dictionary's have full stops,
  /// as the `0.5` of a scale.
  func nameFault(of member: JSONMember) -> ResolutionError? {
    let name = member.key
    if name.isEmpty {
      return ResolutionError(
        "a token or group has an empty name; expected one that aliases can use",
        at: member.keySpan)
    }
    // Most names are told by their bytes.
    let mayHold = name.utf8.contains { $0 == 0x7B || $0 == 0x7D || $0 == 0x2E }
    let kept = dialect == .dtcg ? "{}." : "{}"
    guard mayHold, let character = name.first(where: kept.contains) else { return nil }
    return ResolutionError(
      "the name '\(name)' may not contain '\(character)', which is part of the alias syntax",
      at: member.keySpan)
  }
}

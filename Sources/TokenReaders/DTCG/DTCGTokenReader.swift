import DesignTokens
import SourceText

/// Reads a tree of groups into declarations. [DTCG Format 2025.10, groups and design token]
struct DTCGTokenReader {
  private static let groupKeys = ["$type", "$description", "$deprecated", "$extensions", "$schema"]
  private static let tokenKeys = [
    "$value", "$ref", "$type", "$description", "$deprecated", "$extensions",
  ]

  private var declarations: [TokenDeclaration] = []

  /// The declarations of all tokens below a root group, in document order.
  mutating func read(
    _ root: JSONValue, into builder: inout TokenCatalogBuilder, diagnostics: inout DiagnosticList
  ) -> [TokenDeclaration] {
    declarations = []
    readGroup(root, named: "", inheriting: nil, &builder, &diagnostics)
    return declarations
  }

  private mutating func readGroup(
    _ group: JSONValue, named name: String, inheriting inherited: TokenType?,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    let type = readType(of: group, &diagnostics) ?? inherited
    for member in group.members {
      let key = member.key
      if key.hasPrefix("$"), key != "$root" {
        check(key, isAmong: Self.groupKeys, of: "group", at: member.keySpan, &diagnostics)
        continue
      }
      guard checkName(key, at: member.keySpan, &diagnostics) else { continue }
      let path = name.isEmpty ? key : "\(name).\(key)"
      guard member.value.kind == .object else {
        diagnostics.error(
          "'\(path)' is \(member.value.kind.phrase); expected a token or a group, an object",
          at: member.value.span)
        continue
      }
      let keys = member.value.members.lazy.map(\.key)
      if key == "$root" || keys.contains("$value") || keys.contains("$ref") {
        readToken(member.value, named: path, inheriting: type, &builder, &diagnostics)
      } else {
        readGroup(member.value, named: path, inheriting: type, &builder, &diagnostics)
      }
    }
  }

  private mutating func readToken(
    _ token: JSONValue, named name: String, inheriting inherited: TokenType?,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    var value: JSONValue?
    var pointer: JSONMember?
    var extensions: JSONValue?
    for member in token.members {
      switch member.key {
      case "$value": value = member.value
      case "$ref": pointer = member
      case "$extensions": extensions = member.value
      case let key where key.hasPrefix("$"):
        check(key, isAmong: Self.tokenKeys, of: "token", at: member.keySpan, &diagnostics)
      default:
        diagnostics.error(
          "'\(name)' has a $value and cannot hold '\(member.key)': a token is not a group",
          at: member.keySpan)
      }
    }
    if value != nil, let pointer {
      diagnostics.error("'\(name)' has both $value and $ref", at: pointer.keySpan)
      return
    }
    guard value != nil || pointer != nil else {
      diagnostics.error("'\(name)' has no $value", at: token.span)
      return
    }

    let ownType = readType(of: token, &diagnostics)
    let reader = DTCGValueReader()
    let read = value ?? token
    let found =
      value.map { reader.read($0, &builder, &diagnostics) }
      ?? pointer.flatMap { reader.readPointer($0.value, of: token, &builder, &diagnostics) }
    guard var content = found else { return }
    if let step = StudioModifyReader.read(extensions, &diagnostics) {
      content = TokenValue(.modified(content, [step]), at: content.span)
    }
    var isAlias = false
    if case .reference(let reference) = content.content { isAlias = reference.part.isEmpty }
    // An alias has the type of its target, whatever its groups say.
    let type = isAlias ? ownType : ownType ?? inherited
    guard type != nil || isAlias else {
      diagnostics.error(
        "'\(name)' has no $type: neither its own, nor one of its groups', nor an alias's",
        at: read.span)
      return
    }
    if type == .color, !content.hasReferences {
      do throws(ResolutionError) {
        if case .modified(let base, let steps) = content.content {
          let literal = TokenValue(.color(try ColorLiteral(base)), at: base.span)
          content = TokenValue(.modified(literal, steps), at: content.span)
        } else {
          content = TokenValue(.color(try ColorLiteral(content)), at: content.span)
        }
      } catch {
        diagnostics.append(error.diagnostic)
        return
      }
    }
    declarations.append(TokenDeclaration(token: builder.id(for: name), type: type, value: content))
  }

  private func readType(
    of value: JSONValue, _ diagnostics: inout DiagnosticList
  ) -> TokenType? {
    guard let member = value.members.first(where: { $0.key == "$type" }) else { return nil }
    guard let name = member.value.expectString("$type", &diagnostics) else { return nil }
    guard let type = TokenType(rawValue: name) else {
      diagnostics.error(
        "'\(name)' is not a token type"
          + NearestName.hint(for: name, among: TokenType.allCases.map(\.rawValue)),
        at: member.value.span)
      return nil
    }
    return type
  }

  private func check(
    _ key: String, isAmong known: [String], of what: String, at span: SourceSpan,
    _ diagnostics: inout DiagnosticList
  ) {
    guard !known.contains(key) else { return }
    diagnostics.error(
      "a \(what) has no '\(key)'" + NearestName.hint(for: key, among: known), at: span)
  }

  /// Names may hold neither braces nor full stops, which aliases need.
  private func checkName(
    _ name: String, at span: SourceSpan, _ diagnostics: inout DiagnosticList
  ) -> Bool {
    if name.isEmpty {
      diagnostics.error("a token or group has an empty name", at: span)
      return false
    }
    if let character = name.first(where: { "{}.".contains($0) }) {
      diagnostics.error("the name '\(name)' may not hold '\(character)'", at: span)
      return false
    }
    return true
  }
}

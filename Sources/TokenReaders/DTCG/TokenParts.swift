import DesignTokens
import SourceText

/// What stands in the object of a token, before its type is known.
struct TokenParts {
  private(set) var value: JSONValue?
  private(set) var pointer: JSONMember?
  private(set) var extensions: JSONValue?
  private(set) var description: String?
  /// The values in one scheme only, as `darkValue` beside the value.
  private(set) var schemes: [DTCGModes.Mode] = []
  /// The type that it names itself.
  var type: TokenType?

  private static let schemeKeys = ["lightValue": "light", "darkValue": "dark"]

  /// How Tokens Studio derives the color from the value.
  var modify: JSONValue? { extensions?["studio.tokens"]?["modify"] }

  /// Reads the members of a token, and reports those that it may not have.
  init(
    of token: JSONValue, named name: String, _ dialect: TokenDialect,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    for member in token.members {
      if member.isKey(dialect.typeKey) {
        continue
      } else if member.isKey(dialect.valueKey) {
        value = member.value
      } else if member.isKey("$ref") {
        pointer = member
      } else if member.isKey(dialect.extensionsKey) {
        extensions = member.value
        if dialect == .dtcg, member.value.kind != .null {
          _ = member.value.expect(.object, dialect.extensionsKey, &diagnostics)
        }
      } else if member.isKey(dialect.descriptionKey)
        || dialect == .styleDictionary && member.isKey("description")
      {
        description = member.value.string
        if dialect == .dtcg, member.value.kind != .null {
          _ = member.value.expectString(dialect.descriptionKey, &diagnostics)
        }
      } else if member.keyBegins(with: "$") {
        guard let known = dialect.tokenKeys, !TokenDialect.isComment(member),
          !known.contains(where: member.isKey)
        else { continue }
        let message =
          "a token has no '\(member.key)'" + NearestName.hint(for: member.key, among: known)
        // What tools note there is no value, unless it looks like one.
        if NearestName.of(member.key, among: known) != nil || member.value.holdsColor {
          diagnostics.error(message, at: member.keySpan)
        } else {
          diagnostics.warning(message, at: member.keySpan)
        }
      } else if let scheme = Self.schemeKeys[member.key] {
        schemes.append(DTCGModes.Mode(name: scheme, value: member.value))
      } else if dialect == .dtcg {
        diagnostics.error(
          "'\(name)' has a $value and cannot hold '\(member.key)': a token is not a group",
          at: member.keySpan)
        let inner = "\(name).\(member.key)"
        builder.noteUnread(
          inner, because: "it stands in a token", amongOthersOf: inner + ".", at: member.keySpan)
      } else if !dialect.isNote(member, of: token), member.value.holdsColor,
        !member.value.isString(token[dialect.valueKey]?.string)
      {
        diagnostics.error(
          "'\(name)' has another value in '\(member.key)', which is not read; write it as a mode or in a "
            + "source of its own",
          at: member.keySpan)
      }
    }
    // The value itself is that of the other scheme.
    if schemes.count == 1, let value {
      let other = schemes[0].name == "dark" ? "light" : "dark"
      schemes.append(DTCGModes.Mode(name: other, value: value))
    }
    for member in extensions.map({ Array($0.members) }) ?? []
    where member.value["modify"] != nil && !member.isKey("studio.tokens") {
      diagnostics.error(
        "'\(member.key)' has a modifier and is not read; expected 'studio.tokens'",
        at: member.keySpan)
    }
  }
}

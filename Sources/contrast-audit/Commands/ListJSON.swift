import AuditEngine
import DesignTokens
import Reporters

/// A list, as JSON: what it is of, and its items.
struct ListJSON {
  let subject: ListSubject
  let paths: SourcePaths

  /// Of what is listed in columns, each item with a name for each column.
  func text(_ rows: [[String]]) -> String {
    let columns =
      switch subject {
      case .rules: ["id", "severity", "title"]
      case .formats: ["name", "direction", "summary"]
      case .systems: ["name", "summary"]
      case .themes, .schemes, .tokens, .pairings: [String]()
      }
    return document(
      rows.map { row in JSONText.object(zip(columns, row).map { ($0, JSONText.name($1)) }) })
  }

  /// Of the contexts of each axis.
  func text(_ axes: [Axis]) -> String {
    document(
      axes.map { axis in
        JSONText.object([
          ("axis", JSONText.name(axis.name)), ("contexts", JSONText.strings(axis.contexts)),
        ])
      })
  }

  /// Of tokens, and of the names that could not be read.
  func text(_ catalog: TokenCatalog, _ values: TokenValues) -> String {
    let tokens = catalog.tokens.map { token in
      let entry = values.entry(for: token)
      return JSONText.object(
        [("name", JSONText.name(catalog.name(of: token)))]
          + ExplanationJSON.optional("type", entry.type?.rawValue)
          + (entry.value.map { [("location", JSONText.location($0.span, paths))] } ?? [])
          + [("values", ExplanationJSON.values(entry))])
    }
    let unread = catalog.unreadColors.filter { catalog.token(named: $0.name) == nil }.map { color in
      JSONText.object([
        ("name", JSONText.name(color.openGroup.map { $0 + "*" } ?? color.name)),
        ("location", JSONText.location(color.span, paths)), ("values", "[]"),
        ("unread", JSONText.name(color.reason)),
      ])
    }
    return document(tokens + unread)
  }

  /// Of pairings, each with the id of its rule.
  func text(_ pairings: [(rule: String, pairing: Pairing)]) -> String {
    document(
      pairings.map { rule, pairing in
        JSONText.object(
          [
            ("rule", JSONText.name(rule)), ("foreground", JSONText.name(pairing.foregroundName)),
            ("background", JSONText.strings(pairing.backgroundNames)),
          ] + ExplanationJSON.optional("usage", pairing.usage?.rawValue)
            + (pairing.minimum.map { [("minimum", JSONText.number($0))] } ?? [])
            + ExplanationJSON.optional("reason", pairing.reason)
            + [("location", JSONText.location(pairing.span, paths))])
      })
  }

  private func document(_ items: [String]) -> String {
    JSONDocument.text(
      of: Tool.identity,
      [
        ("subject", JSONText.string(subject.rawValue)), ("items", JSONText.array(items)),
      ])
  }
}

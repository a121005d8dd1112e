public import SourceText

/// Reads a policy file, `contrast-audit.json`.
///
/// Everything that is wrong is reported with its place: unknown keys with the nearest known one,
/// empty lists, names that are no strings, minimums below what WCAG asks.
public struct PolicyReader {
  private static let keys = ["$schema", "name", "tokens", "pixelUnit", "rules"]
  private static let ruleKeys = ["id", "title", "source", "description", "severity", "pairings"]

  private let file: SourceFile
  var diagnostics = DiagnosticList()

  private init(file: SourceFile) {
    self.file = file
  }

  /// The policy in a file, or nil where something was reported.
  public static func read(
    _ file: SourceFile, diagnostics: inout DiagnosticList
  ) -> Policy? {
    var reader = PolicyReader(file: file)
    let policy = reader.readPolicy()
    for diagnostic in reader.diagnostics.all { diagnostics.append(diagnostic) }
    return reader.diagnostics.hasErrors ? nil : policy
  }

  private mutating func readPolicy() -> Policy? {
    guard let document = JSONDocument.parse(file, diagnostics: &diagnostics),
      document.root.expect(.object, "the policy", &diagnostics)
    else { return nil }
    let root = document.root
    root.expectKeys(among: Self.keys, of: "a policy", &diagnostics)
    var tokens: [Policy.TokenSource] = []
    for source in list(root, "tokens", of: "the policy") {
      guard let path = source.expectString("a token source", &diagnostics) else { continue }
      tokens.append(.init(path: path, span: source.span))
    }
    var rules: [Rule] = []
    for value in list(root, "rules", of: "the policy") {
      guard let rule = readRule(value) else { continue }
      if let first = rules.first(where: { $0.id == rule.id }) {
        diagnostics.error(
          "the rule '\(rule.id)' is declared twice, first in line \(first.span.start.line)",
          at: rule.span)
      }
      rules.append(rule)
    }
    return Policy(
      file: file, name: root["name"]?.expectString("name", &diagnostics), tokens: tokens,
      pixelUnit: choice(root["pixelUnit"], "pixelUnit") ?? .css, rules: rules)
  }

  private mutating func readRule(_ value: JSONValue) -> Rule? {
    guard value.expect(.object, "a rule", &diagnostics) else { return nil }
    value.expectKeys(among: Self.ruleKeys, of: "a rule", &diagnostics)
    guard let idValue = value["id"] else {
      diagnostics.error("the rule has no id", at: value.span)
      return nil
    }
    guard let id = idValue.expectString("id", &diagnostics) else { return nil }
    let pairings = list(value, "pairings", of: "the rule '\(id)'").compactMap { readPairing($0) }
    return Rule(
      id: id, title: value["title"]?.expectString("title", &diagnostics) ?? id,
      source: value["source"]?.expectString("source", &diagnostics),
      description: value["description"]?.expectString("description", &diagnostics),
      severity: choice(value["severity"], "severity") ?? .error, pairings: pairings,
      span: idValue.span)
  }

  /// The elements of an array that must be there and not be empty.
  private mutating func list(_ value: JSONValue, _ key: String, of what: String) -> [JSONValue] {
    guard let list = value[key] else {
      diagnostics.error("\(what) has no \(key)", at: value.span)
      return []
    }
    guard list.expect(.array, key, &diagnostics) else { return [] }
    let elements = Array(list.elements)
    if elements.isEmpty {
      diagnostics.error("\(what) has no \(key): the list is empty", at: list.span)
    }
    return elements
  }

  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue?, _ name: String
  ) -> Choice? where Choice.RawValue == String {
    value?.expectChoice(name, &diagnostics)
  }
}

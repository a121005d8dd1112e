import DesignTokens
package import SourceText

/// Reads a policy file, `contrast-audit.json`.
///
/// Reports every mistake with its place: unknown keys with the nearest known one, empty lists,
/// names that are not strings, minimums below WCAG's.
package struct PolicyReader {
  static let keys = [
    "$schema", "name", "tokens", "conditions", "layers", "pixelUnit", "level", "levels", "exclude",
    "optional", "axes", "uses", "backdrops", "accent", "indeterminate", "rules", "waivers",
  ]
  static let sourceKeys = [
    "path", "format", "hexAlpha", "when", "overrides", "layer", "name", "schemes",
  ]
  static let ruleKeys =
    ["id", "title", "source", "description", "severity", "optional", "claims", "pairings"]
    + TokenDemands.keys

  private let file: SourceFile
  var diagnostics = DiagnosticList()

  init(file: SourceFile) {
    self.file = file
  }

  /// The policy in a file; nil after an error.
  package static func read(
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
    var policy = Policy(file: file)
    policy.name = root["name"]?.expectString("name", &diagnostics)
    policy.tokens = list(root, "tokens", of: "the policy").compactMap { readSource($0) }
    if let conditions = root["conditions"], conditions.expect(.object, "conditions", &diagnostics) {
      for member in conditions.members {
        guard
          let choice: ConditionChoices.Choice = choice(
            member.value, "what becomes of '\(member.key)'")
        else { continue }
        policy.conditions.append(
          PolicyCondition(pattern: member.key, choice: choice, span: member.keySpan))
      }
    }
    policy.layers = readLayers(root["layers"], of: policy.tokens)
    policy.pixelUnit = choice(root["pixelUnit"], "pixelUnit") ?? .css
    policy.level = choice(root["level"], "level") ?? .aa
    policy.indeterminate = choice(root["indeterminate"], "indeterminate")
    if let levels = root["levels"], levels.expect(.array, "levels", &diagnostics) {
      policy.levels = levels.elements.compactMap { readLevel($0) }
    }
    policy.exclude = condition(root["exclude"], named: "exclude")
    policy.optional = condition(root["optional"], named: "optional")
    if let axes = root["axes"], axes.expect(.object, "axes", &diagnostics) {
      policy.axes = axes.members.compactMap { readAxis($0) }
    }
    if let uses = root["uses"], uses.expect(.object, "uses", &diagnostics) {
      policy.uses = uses.members.compactMap { member in
        member.value.expectString("the use of '\(member.key)'", &diagnostics).map {
          StatedUse(tokens: .init(text: member.key, span: member.keySpan), use: $0)
        }
      }
    }
    if let backdrops = root["backdrops"], backdrops.expect(.object, "backdrops", &diagnostics) {
      policy.backdrops = backdrops.members.compactMap { readBackdrop($0) }
    }
    policy.accent = readAccent(root["accent"])
    // A token file may contain pairings itself, so a policy may have no rules.
    for value in root["rules"] == nil ? [] : list(root, "rules", of: "the policy") {
      guard let rule = readRule(value) else { continue }
      if let first = policy.rules.first(where: { $0.id == rule.id }) {
        diagnostics.error(
          "the rule '\(rule.id)' is declared twice, first in line \(first.span.start.line); "
            + "put its pairings into one",
          at: rule.span)
      }
      policy.rules.append(rule)
    }
    for axis in policy.axes where policy.rules.contains(where: { $0.id == axis.id }) {
      diagnostics.error(
        "the id '\(axis.id)' belongs to a rule; give the axis its own id",
        at: axis.span)
    }
    if let waivers = root["waivers"], waivers.expect(.array, "waivers", &diagnostics) {
      policy.waivers = waivers.elements.compactMap { readWaiver($0) }
    }
    return policy
  }

  /// A path, or an object with more properties.
  private mutating func readSource(_ value: JSONValue) -> Policy.TokenSource? {
    guard value.kind == .object else {
      return value.expectString("a token source", &diagnostics)
        .map { Policy.TokenSource(path: $0, span: value.span) }
    }
    value.expectKeys(among: Self.sourceKeys, of: "a token source", &diagnostics)
    guard let pathValue = value["path"] else {
      diagnostics.error("the token source has no path; expected a file or folder", at: value.span)
      return nil
    }
    guard let path = pathValue.expectString("path", &diagnostics) else { return nil }
    var source = Policy.TokenSource(path: path, span: pathValue.span)
    source.format = value["format"]?.expectString("format", &diagnostics)
    let alpha: HexAlpha? = choice(value["hexAlpha"], "hexAlpha")
    source.hexNotation = alpha.map { $0 == .first ? .alphaFirst : .alphaLast }
    source.schemes = schemes(value["schemes"])
    source.isOverriding = readFlag(value["overrides"], "overrides")
    source.contexts = contexts(ofSource: value["when"])
    if let layer = value["layer"]?.expectString("layer", &diagnostics) {
      let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
      let name = value["name"]?.expectString("name", &diagnostics) ?? String(stem)
      if name == TokenCatalogBuilder.withoutOverride {
        diagnostics.error(
          "'\(name)' means that the layer is absent; give the source another name in it",
          at: value.span)
      }
      source.override = (layer, name)
    } else if let name = value["name"] {
      diagnostics.error(
        "a token source has a name only in a layer; remove it, or name the layer", at: name.span)
    }
    return source
  }

  /// The order of the layers; it must contain each layer that a source names.
  private mutating func readLayers(
    _ value: JSONValue?, of sources: [Policy.TokenSource]
  ) -> [String] {
    guard let value, value.expect(.array, "layers", &diagnostics) else { return [] }
    var layers: [String] = []
    var seen: Set<String> = []
    for element in value.elements {
      guard let name = element.expectString("a layer", &diagnostics) else { continue }
      if !seen.insert(name).inserted {
        diagnostics.error("the layer '\(name)' is repeated; name it once", at: element.span)
      }
      layers.append(name)
    }
    if layers.isEmpty {
      diagnostics.error(
        "layers is empty; expected the layers, least specific first", at: value.span)
    }
    for source in sources {
      guard let layer = source.override?.layer, !layers.contains(layer), !layers.isEmpty else {
        continue
      }
      diagnostics.error(
        "the layer '\(layer)' is not listed in layers, so its order is unknown; add it"
          + NearestName.hint(for: layer, among: layers), at: source.span)
    }
    return layers
  }

  private enum HexAlpha: String, CaseIterable {
    case first, last
  }

  private mutating func readLevel(_ value: JSONValue) -> Policy.ContextualLevel? {
    guard value.expect(.object, "a level", &diagnostics) else { return nil }
    value.expectKeys(among: ["level", "when"], of: "a level", &diagnostics)
    guard let levelValue = value["level"], let when = value["when"] else {
      diagnostics.error(
        "a level for some contexts needs both level and when, the contexts",
        at: value.span)
      return nil
    }
    guard let level: Level = choice(levelValue, "level") else { return nil }
    return .init(level: level, condition: condition(when, named: "when"))
  }

  /// The requirement of an axis: `"contrast": {"id": "NFR-ACC-04", "title": "…"}`.
  private mutating func readAxis(_ member: JSONMember) -> AxisDeclaration? {
    let value = member.value
    guard value.expect(.object, "the axis '\(member.key)'", &diagnostics) else { return nil }
    value.expectKeys(
      among: ["id", "title", "source", "description"], of: "an axis", &diagnostics)
    guard let idValue = value["id"] else {
      diagnostics.error(
        "the axis has no id; expected the requirement that it stands for", at: value.span)
      return nil
    }
    guard let id = idValue.expectString("id", &diagnostics) else { return nil }
    return AxisDeclaration(
      axis: member.key, id: id, title: value["title"]?.expectString("title", &diagnostics) ?? id,
      source: value["source"]?.expectString("source", &diagnostics),
      description: value["description"]?.expectString("description", &diagnostics),
      span: member.keySpan)
  }

  private mutating func readAccent(_ value: JSONValue?) -> AccentDeclaration? {
    guard let value, value.expect(.object, "accent", &diagnostics) else { return nil }
    value.expectKeys(among: ["token", "like"], of: "accent", &diagnostics)
    guard let tokenValue = value["token"] else {
      diagnostics.error("accent names no token; expected one in \"token\"", at: value.span)
      return nil
    }
    guard let token = tokenValue.expectString("token", &diagnostics) else { return nil }
    return AccentDeclaration(
      token: token, like: condition(value["like"], named: "like"), span: tokenValue.span)
  }

  private mutating func readBackdrop(_ member: JSONMember) -> Backdrop? {
    let (name, value) = (member.key, member.value)
    if name.isEmpty || name == "any" || name.contains(" over ") {
      diagnostics.error(
        "'\(name)' cannot name a backdrop; expected a word without ' over ', and not 'any'",
        at: member.keySpan)
    }
    guard value.expect(.object, "the backdrop '\(name)'", &diagnostics) else { return nil }
    value.expectKeys(among: ["colors", "luminance"], of: "a backdrop", &diagnostics)
    switch (value["colors"], value["luminance"]) {
    case (let colors?, nil):
      guard colors.expect(.array, "colors", &diagnostics) else { return nil }
      let names = colors.elements.compactMap { value in
        value.expectString("a color of the backdrop", &diagnostics).map {
          PairingDeclaration.Name(text: $0, span: value.span)
        }
      }
      if names.isEmpty {
        diagnostics.error("the backdrop has no colors; expected at least one", at: colors.span)
      }
      return Backdrop(name: name, content: .colors(names), span: member.keySpan)
    case (nil, let luminance?):
      let ends = luminance.elements.compactMap { $0.number }
      guard ends.count == 2, Array(luminance.elements).count == 2, 0 <= ends[0],
        ends[0] <= ends[1], ends[1] <= 1
      else {
        diagnostics.error(
          "luminance is not a range within 0 to 1; expected its two ends, such as [0, 0.2]",
          at: luminance.span)
        return nil
      }
      return Backdrop(name: name, content: .luminance(ends[0]...ends[1]), span: member.keySpan)
    default:
      diagnostics.error(
        "the backdrop needs either colors or luminance", at: value.span)
      return nil
    }
  }

  private mutating func readRule(_ value: JSONValue) -> Rule? {
    guard value.expect(.object, "a rule", &diagnostics) else { return nil }
    value.expectKeys(among: Self.ruleKeys, of: "a rule", &diagnostics)
    guard let idValue = value["id"] else {
      diagnostics.error("the rule has no id; expected a name such as \"TEXT-01\"", at: value.span)
      return nil
    }
    guard let id = idValue.expectString("id", &diagnostics) else { return nil }
    let demands = readDemands(value)
    let hasPairings =
      value["pairings"] != nil || !TokenDemands.keys.contains { value[$0] != nil }
    let pairings = hasPairings ? list(value, "pairings", of: "the rule '\(id)'") : []
    return Rule(
      id: id, title: value["title"]?.expectString("title", &diagnostics) ?? id,
      source: value["source"]?.expectString("source", &diagnostics),
      description: value["description"]?.expectString("description", &diagnostics),
      severity: choice(value["severity"], "severity") ?? .error,
      isOptional: readFlag(value["optional"], "optional"),
      pairings: pairings.compactMap { readPairing($0) }, demands: demands,
      claims: readColorClaims(value["claims"]),
      span: idValue.span)
  }

  private mutating func readFlag(_ value: JSONValue?, _ name: String) -> Bool {
    guard let value, value.expect(.boolean, name, &diagnostics) else { return false }
    return value.boolean ?? false
  }

  /// The elements of a required, non-empty array.
  mutating func list(_ value: JSONValue, _ key: String, of what: String) -> [JSONValue] {
    guard let list = value[key] else {
      diagnostics.error("\(what) has no \(key); expected a list of them", at: value.span)
      return []
    }
    guard list.expect(.array, key, &diagnostics) else { return [] }
    let elements = Array(list.elements)
    if elements.isEmpty {
      diagnostics.error(
        "\(what) has no \(key): the list is empty; expected at least one", at: list.span)
    }
    return elements
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue?, _ name: String
  ) -> Choice? where Choice.RawValue == String {
    value?.expectChoice(name, &diagnostics)
  }
}

import ColorMath
import DesignTokens
import SourceText

/// Reads a resolver document: sets become layers that always apply, the contexts of modifiers layers
/// under a condition, modifiers axes. [DTCG Resolver 2025.10]
struct DTCGResolverReader {
  private static let rootKeys = [
    "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema", "$defs",
    "$extensions",
  ]
  private static let setKeys = ["sources", "description", "$extensions", "name", "type"]
  private static let modifierKeys = [
    "contexts", "default", "description", "$extensions", "name", "type",
  ]
  /// The maximum number of sources of a resolver, each counted as often as it is used: sets that
  /// refer to sets can multiply without end.
  private static let sourceLimit = 100_000
  /// The maximum depth of sets that refer to sets.
  private static let depthLimit = 64

  let document: JSONDocument
  let loader: any SourceLoader
  private let hexNotation: HexNotation?
  /// The token files so far, by their references.
  var loaded: [String: JSONDocument?] = [:]
  private var sourceCount = 0
  /// The sets and modifiers that the document refers to, as pointers.
  var reached: Set<String> = []

  init(document: JSONDocument, loader: any SourceLoader, hexNotation: HexNotation?) {
    self.document = document
    self.loader = loader
    self.hexNotation = hexNotation
  }

  mutating func read(
    into builder: inout TokenCatalogBuilder, diagnostics: inout DiagnosticList
  ) {
    let root = document.root
    root.expectKeys(among: Self.rootKeys, of: "a resolver", &diagnostics)
    if root["version"]?.string != "2025.10" {
      let found = root["version"]?.literal.prefix(40) ?? "not given"
      diagnostics.error(
        "the resolver's version is \(found); expected \"2025.10\"",
        at: (root["version"] ?? root).span)
    }
    guard let order = root["resolutionOrder"], order.kind == .array else {
      diagnostics.error(
        "a resolver needs a resolutionOrder, an array", at: (root["resolutionOrder"] ?? root).span)
      return
    }
    var names: Set<String> = []
    for item in order.elements {
      guard let entry = readEntry(item, &diagnostics) else { continue }
      reached.insert(entry.pointer)
      guard names.insert(entry.name).inserted else {
        diagnostics.error(
          "'\(entry.name)' appears twice in resolutionOrder; remove one", at: item.span)
        continue
      }
      if entry.isModifier {
        readModifier(entry.value, named: entry.name, into: &builder, &diagnostics)
      } else {
        readSet(entry.value, named: entry.name, into: &builder, &diagnostics)
      }
    }
    for (kind, plural) in [("set", "sets"), ("modifier", "modifiers")] {
      for member in root[plural].map({ Array($0.members) }) ?? []
      where !reached.contains("#/\(plural)/\(member.key)") {
        // The contexts of an unused modifier would never be audited; an unused set is like a file
        // that nobody names.
        let severity: Diagnostic.Severity = kind == "set" ? .warning : .error
        diagnostics.append(
          Diagnostic(
            severity, "the \(kind) '\(member.key)' is not in resolutionOrder and has no effect",
            at: member.keySpan))
      }
    }
  }

  // MARK: Resolution order

  private struct Entry {
    let name: String
    let isModifier: Bool
    let value: JSONValue
    let pointer: String
  }

  private func readEntry(_ item: JSONValue, _ diagnostics: inout DiagnosticList) -> Entry? {
    if let reference = item["$ref"] {
      item.expectKeys(
        among: ["$ref", "description", "$extensions"], of: "a reference", &diagnostics)
      guard let text = reference.expectString("$ref", &diagnostics) else { return nil }
      for kind in ["sets", "modifiers"] where text.hasPrefix("#/\(kind)/") {
        let escaped = text.dropFirst(kind.count + 3)
        let name = escaped.contains("/") ? nil : DTCGReference.decode(escaped)
        guard let name, let value = document.root[kind]?[name] else {
          let known = document.root[kind].map { $0.members.map(\.key) } ?? []
          diagnostics.error(
            "'\(text)' points to nothing" + NearestName.hint(for: String(escaped), among: known),
            at: reference.span)
          return nil
        }
        return Entry(
          name: name, isModifier: kind == "modifiers", value: value, pointer: "#/\(kind)/\(name)")
      }
      diagnostics.error(
        "'\(text)' is neither a set nor a modifier; expected '#/sets/…' or '#/modifiers/…'",
        at: reference.span)
      return nil
    }
    guard let name = item["name"]?.string, let type = item["type"]?.string,
      type == "set" || type == "modifier"
    else {
      diagnostics.error(
        "expected a $ref, or an inline set or modifier with a name and a type of \"set\" or "
          + "\"modifier\"",
        at: item.span)
      return nil
    }
    return Entry(name: name, isModifier: type == "modifier", value: item, pointer: "")
  }

  // MARK: Sets and modifiers

  private mutating func readSet(
    _ set: JSONValue, named name: String, into builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    guard set.expect(.object, "the set '\(name)'", &diagnostics) else { return }
    set.expectKeys(among: Self.setKeys, of: "a set", &diagnostics)
    guard let sources = set["sources"], sources.kind == .array else {
      diagnostics.error("the set '\(name)' has no sources, an array", at: set.span)
      return
    }
    readSources(
      sources, in: document, layer: "set \(name)", conditions: [], through: ["#/sets/\(name)"],
      into: &builder, &diagnostics)
  }

  private mutating func readModifier(
    _ modifier: JSONValue, named name: String, into builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    guard modifier.expect(.object, "the modifier '\(name)'", &diagnostics) else { return }
    modifier.expectKeys(among: Self.modifierKeys, of: "a modifier", &diagnostics)
    guard let contexts = modifier["contexts"], contexts.kind == .object else {
      diagnostics.error("the modifier '\(name)' has no contexts, an object", at: modifier.span)
      return
    }
    let names = contexts.members.map(\.key)
    guard !names.isEmpty else {
      diagnostics.error("the modifier '\(name)' has no contexts", at: contexts.span)
      return
    }
    if names.count == 1 {
      diagnostics.error(
        "the modifier '\(name)' has only one context; use a set instead", at: contexts.span)
    }
    if let standard = modifier["default"], !names.contains(standard.string ?? "") {
      diagnostics.error(
        "the default of '\(name)' is not one of its contexts"
          + NearestName.hint(for: standard.string ?? "", among: names),
        at: standard.span)
    }
    _ = builder.axis(named: name, contexts: names)
    for context in contexts.members {
      guard context.value.expect(.array, "the context '\(context.key)'", &diagnostics) else {
        continue
      }
      readSources(
        context.value, in: document, layer: "\(name) \(context.key)",
        conditions: [builder.condition(axis: name, context: context.key)], through: [],
        into: &builder, &diagnostics)
    }
  }

  // MARK: Sources

  /// Adds a layer for each source; `open` contains the sets that are being read.
  private mutating func readSources(
    _ sources: JSONValue, in home: JSONDocument, layer: String,
    conditions: [TokenLayer.Condition], through open: [String],
    into builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    for source in sources.elements {
      if builder.isFull { return }
      guard source.expect(.object, "a source", &diagnostics) else { continue }
      sourceCount += 1
      guard sourceCount <= Self.sourceLimit else {
        diagnostics.error(
          "the resolver uses more than \(Self.sourceLimit) sources; expected fewer")
        return
      }
      guard let reference = source["$ref"] else {
        add(source, layer: layer, conditions: conditions, into: &builder, &diagnostics)
        continue
      }
      guard let text = reference.expectString("$ref", &diagnostics),
        let target = target(of: text, at: reference, in: home, &diagnostics)
      else { continue }
      // Keys beside a reference override those of its target. [Resolver, extending]
      let overrides = Set(source.members.map(\.key)).subtracting(["$ref"])
      if let set = target.value["sources"], set.kind == .array {
        readSet(
          set, target, overrides: overrides, at: reference, layer: layer, conditions: conditions,
          through: open, into: &builder, &diagnostics)
        continue
      }
      add(
        target.value, omitting: overrides, layer: layer, conditions: conditions, into: &builder,
        &diagnostics)
      if !overrides.isEmpty {
        add(
          source, omitting: ["$ref"], layer: layer, conditions: conditions, into: &builder,
          &diagnostics)
      }
    }
  }

  private mutating func readSet(
    _ sources: JSONValue, _ target: Target, overrides: Set<String>, at reference: JSONValue,
    layer: String, conditions: [TokenLayer.Condition], through open: [String],
    into builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    for key in overrides.subtracting(["description", "$extensions"]).sorted() {
      diagnostics.error(
        "'\(key)' cannot stand beside a $ref to a set; remove it", at: reference.span)
    }
    guard !open.contains(target.name) else {
      diagnostics.error(
        "the set refers to itself: \((open + [target.name]).joined(separator: " → "))",
        at: reference.span)
      return
    }
    guard open.count < Self.depthLimit else {
      diagnostics.error(
        "sets refer to sets more than \(Self.depthLimit) levels deep; name the files themselves",
        at: reference.span)
      return
    }
    readSources(
      sources, in: target.home, layer: layer, conditions: conditions,
      through: open + [target.name], into: &builder, &diagnostics)
  }

  private mutating func add(
    _ tokens: JSONValue, omitting omitted: Set<String> = [], layer: String,
    conditions: [TokenLayer.Condition], into builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    var reader = DTCGTokenReader(hexNotation: hexNotation)
    let contents = reader.read(
      tokens, omitting: omitted, into: &builder, diagnostics: &diagnostics)
    builder.addLayer(named: layer, conditions: conditions, contents: contents)
    reader.modes.addLayers(over: layer, conditions: conditions, to: &builder, &diagnostics)
  }
}

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
  /// How many sources a resolver may lead to, each counted as often as it is used: sets that refer
  /// to sets can multiply without end.
  private static let sourceLimit = 100_000
  /// How deep sets may refer to sets.
  private static let depthLimit = 64

  private let document: JSONDocument
  private let loader: any SourceLoader
  /// The token files met so far, by the reference that led to them.
  private var loaded: [String: JSONDocument?] = [:]
  private var sourceCount = 0
  /// The sets and modifiers that have an effect, as pointers.
  private var used: Set<String> = []

  init(document: JSONDocument, loader: any SourceLoader) {
    self.document = document
    self.loader = loader
  }

  mutating func read(
    into builder: inout TokenCatalogBuilder, diagnostics: inout DiagnosticList
  ) {
    let root = document.root
    root.expectKeys(among: Self.rootKeys, of: "a resolver", &diagnostics)
    if root["version"]?.string != "2025.10" {
      diagnostics.error(
        "the resolver's version must be \"2025.10\"", at: (root["version"] ?? root).span)
    }
    guard let order = root["resolutionOrder"], order.kind == .array else {
      diagnostics.error(
        "a resolver needs a resolutionOrder, an array", at: (root["resolutionOrder"] ?? root).span)
      return
    }
    var names: Set<String> = []
    for item in order.elements {
      guard let entry = readEntry(item, &diagnostics) else { continue }
      used.insert(entry.pointer)
      guard names.insert(entry.name).inserted else {
        diagnostics.error("'\(entry.name)' stands twice in resolutionOrder", at: item.span)
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
      where !used.contains("#/\(plural)/\(member.key)") {
        diagnostics.warning(
          "the \(kind) '\(member.key)' is not in resolutionOrder and has no effect",
          at: member.keySpan)
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
      guard let text = reference.expectString("$ref", &diagnostics) else { return nil }
      refuseNeighbors(of: item, &diagnostics)
      for kind in ["sets", "modifiers"] where text.hasPrefix("#/\(kind)/") {
        let escaped = text.dropFirst(kind.count + 3)
        let name = escaped.contains("/") ? nil : DTCGReference.decode(escaped)
        guard let name, let value = document.root[kind]?[name] else {
          let known = document.root[kind].map { $0.members.map(\.key) } ?? []
          diagnostics.error(
            "'\(text)' leads to nothing" + NearestName.hint(for: String(escaped), among: known),
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

  /// Reports what stands beside a `$ref`, where it would have no effect.
  private func refuseNeighbors(of object: JSONValue, _ diagnostics: inout DiagnosticList) {
    for member in object.members where member.key != "$ref" {
      diagnostics.error(
        "'\(member.key)' stands beside $ref, which takes nothing beside it here",
        at: member.keySpan)
    }
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
      sources, layer: "set \(name)", conditions: [], through: ["#/sets/\(name)"], into: &builder,
      &diagnostics)
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
      diagnostics.warning(
        "the modifier '\(name)' has one context only and is no more than a set", at: contexts.span)
    }
    if let standard = modifier["default"], !names.contains(standard.string ?? "") {
      diagnostics.error(
        "the default of '\(name)' is not one of its contexts"
          + NearestName.hint(for: standard.string ?? "", among: names),
        at: standard.span)
    }
    guard !builder.axes.contains(where: { $0.name == name }) else {
      diagnostics.error(
        "an axis '\(name)' exists already, from another source", at: modifier.span)
      return
    }
    let axis = builder.add(Axis(name: name, contexts: names))
    for (index, context) in contexts.members.enumerated() {
      guard context.value.expect(.array, "the context '\(context.key)'", &diagnostics) else {
        continue
      }
      readSources(
        context.value, layer: "\(name) \(context.key)",
        conditions: [.init(axis: axis, context: index)], through: [], into: &builder, &diagnostics)
    }
  }

  // MARK: Sources

  /// Adds a layer for each source; `through` holds the sets that are being read.
  private mutating func readSources(
    _ sources: JSONValue, layer: String, conditions: [TokenLayer.Condition],
    through open: [String], into builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    for source in sources.elements {
      guard source.expect(.object, "a source", &diagnostics) else { continue }
      sourceCount += 1
      guard sourceCount <= Self.sourceLimit else {
        diagnostics.error("the resolver leads to more than \(Self.sourceLimit) sources")
        return
      }
      var tokens = source
      if let reference = source["$ref"] {
        guard let text = reference.expectString("$ref", &diagnostics) else { continue }
        refuseNeighbors(of: source, &diagnostics)
        if text.hasPrefix("#") {
          readSetReference(
            text, at: reference, layer: layer, conditions: conditions, through: open,
            into: &builder, &diagnostics)
          continue
        }
        guard let document = load(text, at: reference, &diagnostics) else { continue }
        tokens = document.root
      }
      var reader = DTCGTokenReader()
      let declarations = reader.read(tokens, into: &builder, diagnostics: &diagnostics)
      builder.addLayer(named: layer, conditions: conditions, declarations: declarations)
    }
  }

  private mutating func readSetReference(
    _ text: String, at reference: JSONValue, layer: String,
    conditions: [TokenLayer.Condition], through open: [String],
    into builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    if text.hasPrefix("#/modifiers/") || text.hasPrefix("#/resolutionOrder") {
      diagnostics.error(
        "'\(text)' may not be referred to from a set or a context; only a set may",
        at: reference.span)
      return
    }
    let escaped = text.dropFirst("#/sets/".count)
    let name = escaped.contains("/") ? nil : DTCGReference.decode(escaped)
    guard text.hasPrefix("#/sets/"), let name, let set = document.root["sets"]?[name],
      let sources = set["sources"], sources.kind == .array
    else {
      let known = document.root["sets"].map { $0.members.map { "#/sets/\($0.key)" } } ?? []
      diagnostics.error(
        "'\(text)' leads to no set" + NearestName.hint(for: text, among: known), at: reference.span)
      return
    }
    let pointer = "#/sets/\(name)"
    guard !open.contains(pointer) else {
      diagnostics.error(
        "the set refers to itself: \((open + [pointer]).joined(separator: " → "))",
        at: reference.span)
      return
    }
    guard open.count < Self.depthLimit else {
      diagnostics.error(
        "sets refer to sets more than \(Self.depthLimit) levels deep", at: reference.span)
      return
    }
    used.insert(pointer)
    readSources(
      sources, layer: layer, conditions: conditions, through: open + [pointer], into: &builder,
      &diagnostics)
  }

  /// Loads and parses a token file once.
  private mutating func load(
    _ path: String, at reference: JSONValue, _ diagnostics: inout DiagnosticList
  ) -> JSONDocument? {
    if let known = loaded[path] { return known }
    var result: JSONDocument?
    do throws(SourceLoadError) {
      let file = try loader.load(path, from: document.file)
      result = JSONDocument.parse(file, diagnostics: &diagnostics)
      if let root = result?.root, root.kind != .object {
        diagnostics.error("expected an object of tokens, found \(root.kind.phrase)", at: root.span)
        result = nil
      }
    } catch {
      diagnostics.error(error.message, at: reference.span)
    }
    loaded[path] = result
    return result
  }
}

package import DesignTokens
package import SourceText

/// Reads the sets of Tokens Studio and Penpot: a file with sets beside `$themes`, or a folder with a
/// file for each set and `$themes.json`. [Tokens Studio, JSON schema; Penpot, exporting tokens]
///
/// A token's name has no set in it. Themes of one group are alternatives, the contexts of an axis. A
/// set is a layer for each theme that has it in force, later sets over earlier ones, and all over
/// those that serve as source only. Without themes every set is in force, in one scheme if its name
/// says so; two sets with different values for one token are then an error.
package struct StudioReader: TokenReader {
  /// A reader.
  package init() {}

  /// Adds the layers and axes of a file or folder.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    guard let sets = StudioSets(source, &diagnostics) else { return }
    let read = sets.ordered.map { set in
      var reader = DTCGTokenReader(hexNotation: source.hexNotation)
      let contents = reader.read(set.root, into: &builder, diagnostics: &diagnostics)
      return StudioLayer(name: set.name, contents: contents, modes: reader.modes)
    }
    guard let themes = StudioThemes(sets, read, &diagnostics) else {
      return addAll(read, of: source, to: &builder, &diagnostics)
    }
    themes.addLayers(to: &builder, &diagnostics)
  }

  /// Every set, where nothing says which of them are in force.
  private func addAll(
    _ layers: [StudioLayer], of source: TokenSource, to builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    for layer in layers {
      // Apart, so that two values for one token are seen.
      builder.beginPart(
        named: "set \(layer.name)",
        in: Self.scheme(of: layer.name).map { [.init(axis: "scheme", context: $0)] } ?? [])
      layer.add(under: [], to: &builder, &diagnostics)
    }
  }

  /// The scheme that the words of a set's name say; nil if they say none, or both.
  static func scheme(of set: String) -> String? {
    let words = set.lowercased().split { !$0.isLetter }
    let schemes = ["light", "dark"].filter { words.contains($0[...]) }
    return schemes.count == 1 ? schemes[0] : nil
  }

  /// Whether a JSON file holds sets: beside themes or their order, or because its aliases name
  /// tokens without the first group.
  static func reads(_ document: JSONDocument) -> Bool {
    let root = document.root
    if root["$themes"]?.kind == .array || root["$metadata"]?["tokenSetOrder"]?.kind == .array {
      return true
    }
    let groups = root.members.filter { !$0.keyBegins(with: "$") }
    guard groups.count > 1, groups.allSatisfy({ $0.value.isGroup }) else { return false }
    // One alias tells, since it can be read in one way only.
    guard let alias = root.firstAlias else { return false }
    return root.token(alias) == nil && groups.contains { $0.value.token(alias) != nil }
  }
}

extension JSONValue {
  /// Whether it is an object without a value of its own.
  fileprivate var isGroup: Bool {
    kind == .object && self["$value"] == nil && self["value"]?.kind != .string
  }

  /// The token at a path of names; nil if there is none.
  fileprivate func token(_ path: [Substring]) -> JSONValue? {
    var value: JSONValue? = self
    for name in path { value = value?[String(name)] }
    guard let value, value["$value"] != nil || value["value"] != nil else { return nil }
    return value
  }

  /// The path of the first alias in a value.
  fileprivate var firstAlias: [Substring]? {
    var rest = [self]
    while let object = rest.popLast() {
      if let text = (object["$value"] ?? object["value"])?.string, text.hasPrefix("{"),
        text.hasSuffix("}"), text.utf8.count > 2
      {
        return text.dropFirst().dropLast().split(separator: ".")
      }
      rest += object.members.map(\.value).filter { $0.kind == .object }.reversed()
    }
    return nil
  }
}

extension TokenFormat {
  /// Tokens Studio and Penpot.
  package static let studio = TokenFormat(
    "tokens-studio", "Tokens Studio and Penpot: sets and themes in a JSON file or a folder",
    takes: .filesTogether("$themes.json"), orKeys: StudioReader.reads, reader: StudioReader())
}

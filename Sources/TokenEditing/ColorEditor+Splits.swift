package import DesignTokens
package import SourceText

/// Values of their own for tokens in contexts, put where the sources have a place for them.
extension ColorEditor {
  /// The values of their own that the token at a place can get.
  ///
  /// One context keeps the declaration: one without a place, otherwise the first.
  ///
  /// - Parameters:
  ///   - origin: the place of the value that all contexts share.
  ///   - contexts: those that need values of their own, of one axis.
  /// - Returns: the values, each with the layer of the repeated declaration.
  /// - Throws: why there is no place.
  package func splits(
    at origin: SourceSpan, into contexts: [TokenLayer.Condition]
  ) throws(ColorEditError) -> [(split: ValueSplit, layer: Int)] {
    var places = SplitPlaces(before, files)
    let declarations = places.declarations(at: origin)
    guard let first = declarations.first else {
      throw ColorEditError(
        "no value of its own is written: it is a part of a value, or computed", at: origin)
    }
    let declaration = before.declarations[first.declaration]
    let token = before.name(of: declaration.token)
    func name(_ context: TokenLayer.Condition) -> String {
      before.axes[context.axis].contexts[context.context]
    }
    guard places.manner(of: declaration.value) != nil else {
      throw ColorEditError(
        "'\(token)' gets no value of its own: one is written only into style sheets, JSON tokens and "
          + "color sets; write it by hand where \(contexts.map(name).joined(separator: " or ")) is chosen",
        at: origin)
    }
    let found = contexts.map {
      (context: $0, layers: places.layers(for: declarations, in: $0, of: contexts))
    }
    let kept =
      found.first(where: \.layers.isEmpty) ?? found.min { $0.context.context < $1.context.context }
    let others = found.filter { $0.context != kept?.context }
    let missing = others.filter(\.layers.isEmpty)
    guard missing.isEmpty else {
      throw ColorEditError(
        "'\(token)' gets no value of its own: no block, set or file is read for "
          + "\(missing.map { name($0.context) }.joined(separator: " or for ")) alone", at: origin)
    }
    return others.map { context, layers in
      let split = ValueSplit(
        token: token, context: name(context), declaration: first.declaration, layers: layers)
      return (split, first.layer)
    }
  }

  /// Declares tokens once more, each with the value that it has; writes nothing.
  ///
  /// - Throws: ``ColorEditError`` if a declaration cannot be put in, or changes a value.
  package func adding(_ splits: [ValueSplit]) throws(ColorEditError) -> ColorEdit {
    var places = SplitPlaces(before, files)
    var edited: [String: EditedFile] = [:]
    var added: [Int: [String: TokenDeclaration]] = [:]
    for split in splits {
      let declaration = before.declarations[split.declaration]
      for layer in split.layers where added[layer]?[split.token] == nil {
        do throws(EditRefusal) {
          try add(declaration, split, to: layer, &places, &edited)
        } catch {
          throw ColorEditError(error.message, at: declaration.value.span)
        }
        let isColorSet = places.manner(of: declaration.value) == .colorSet
        for like in isColorSet ? [layer] : places.layers(like: layer) {
          added[like, default: [:]][split.token] = declaration
        }
      }
    }
    let edit = try verified(edited, adding: added)
    for split in splits where !isSame(split.token, in: edit.catalog) {
      throw ColorEditError(
        "elsewhere its value would change",
        at: before.declarations[split.declaration].value.span)
    }
    return edit
  }

  private func add(
    _ declaration: TokenDeclaration, _ split: ValueSplit, to layer: Int,
    _ places: inout SplitPlaces, _ edited: inout [String: EditedFile]
  ) throws(EditRefusal) {
    let value = declaration.value
    let manner = places.manner(of: value)
    let anchor = manner == .colorSet ? declaration : places.anchor(in: layer, for: declaration)
    guard let manner, let anchor,
      let file = files.entries[files.key(of: anchor.value.span.file)]?.file
    else { throw EditRefusal("there is no place for it") }
    let key = files.key(of: file)
    let home = edited[key] ?? EditedFile(original: file, edits: [])
    let text = SourceFile(path: file.path, bytes: home.bytes)
    let place = home.moved(anchor.value.span.range)
    let edits: [TextEdit]
    switch manner {
    case .css:
      guard let property = try CSSInsertion(value.span.file).property(at: value.span.range) else {
        throw EditRefusal("it is a part of a value, or important")
      }
      edits = try CSSInsertion(text).edits(
        name: property.name, value: property.value, beside: place)
    case .json:
      let names = split.token.split(separator: ".")
      let anchorNames = before.name(of: anchor.token).split(separator: ".")
      guard let source = Self.tree(value.span.file, value.span.range, names),
        let target = Self.tree(text, place, anchorNames)
      else { throw EditRefusal("its path is not that of its name") }
      edits = try JSONInsertion(target).edits(names: names, like: source, value: value.span)
    case .colorSet:
      let condition = before.layers[layer].conditions.first {
        before.axes[$0.axis].contexts[$0.context] == split.context
      }
      edits = try ColorSetInsertion.edits(
        in: text, repeating: place, axis: condition.map { before.axes[$0.axis].name } ?? "",
        context: split.context)
    }
    guard let next = home.followed(by: edits) else {
      throw EditRefusal("it overlaps another change")
    }
    edited[key] = next
  }

  private static func tree(
    _ file: SourceFile, _ value: Range<Int>, _ names: [Substring]
  ) -> JSONTokenTree? {
    var ignored = DiagnosticList()
    return JSONDocument.parse(file, syntax: JSONSyntax(of: file), diagnostics: &ignored)
      .flatMap { JSONTokenTree($0, value: value, of: names) }
  }

  /// Whether a token has the same value as before in every context.
  private func isSame(_ token: String, in after: TokenCatalog) -> Bool {
    let choices = before.axes.map { Array($0.contexts.indices) }
    guard let count = Permutations.count(choices: choices), count <= Self.permutationLimit,
      let old = before.token(named: token), let new = after.token(named: token)
    else { return false }
    let (first, second) = (PermutationResolvers(before), PermutationResolvers(after))
    return Permutations(choices: choices).allSatisfy { permutation in
      let value = first.resolver(in: permutation).declaration(of: old)?.value
      let other = second.resolver(in: permutation).declaration(of: new)?.value
      guard let value, let other else { return value == nil && other == nil }
      // The ids of what an alias points to may differ.
      return value.hasReferences
        ? value.text.elementsEqual(other.text) : value.isSame(as: other)
    }
  }

  /// The maximum number of contexts in which values are compared.
  private static let permutationLimit = 100_000
}

extension TokenValue {
  fileprivate var text: ArraySlice<UInt8> { span.file.bytes[span.range] }
}

import DesignTokens
import SourceText
import TokenReaders

/// Finds where a token can get a value of its own in a context: in layers that are there for exactly
/// the contexts of its declaration and that one, and win over it.
struct SplitPlaces {
  /// How declarations are put into a file.
  enum Manner {
    case css, json, colorSet
  }

  private let catalog: TokenCatalog
  private let files: ReadFiles
  private var documents: [String: JSONDocument] = [:]
  private var sheets: [String: CSSInsertion] = [:]

  init(_ catalog: TokenCatalog, _ files: ReadFiles) {
    self.catalog = catalog
    self.files = files
  }

  /// How declarations are put into the file of a value; nil if they are not.
  func manner(of value: TokenValue) -> Manner? {
    guard let manners = files.entries[files.key(of: value.span.file)]?.manners,
      manners.count == 1, let format = manners.first?.format
    else { return nil }
    switch format {
    case .css: return .css
    case .dtcg, .studio, .json: return .json
    case .assetCatalog: return .colorSet
    default: return nil
    }
  }

  /// The layers in which a value stands that is all of a declaration, with their declarations by index.
  func declarations(at origin: SourceSpan) -> [(layer: Int, declaration: Int)] {
    catalog.layers.indices.flatMap { layer in
      let all = catalog.declarations(ofLayer: layer)
      return all.indices.filter { all[$0].value.span == origin && !all[$0].value.isModified }
        .map { (layer, $0) }
    }
  }

  /// The layers for a value of its own in a context, the winning one last; empty if there is none.
  ///
  /// A layer for this context alone comes before one for several of those that need values.
  mutating func layers(
    for declarations: [(layer: Int, declaration: Int)], in context: TokenLayer.Condition,
    of contexts: [TokenLayer.Condition]
  ) -> [Int] {
    let own = Set(declarations.map(\.layer))
    var found: Set<Int> = []
    for (layer, index) in declarations {
      let conditions = catalog.layers[layer].conditions
      guard conditions.allSatisfy({ $0.axis != context.axis || $0 == context }) else { continue }
      let wanted = Set(conditions).union([context])
      var (alone, shared): ([Int], [Int]) = ([], [])
      for other in catalog.layers.indices.dropFirst(layer + 1)
      where !own.contains(other) && Set(catalog.layers[other].conditions) == wanted {
        guard canTake(catalog.declarations[index], other) else { continue }
        let own = layers(like: other).map { like in
          contexts.first(where: catalog.layers[like].conditions.contains)
        }
        if own.allSatisfy({ $0 == context }) {
          alone.append(other)
        } else if !own.contains(nil), Set(own).count < contexts.count {
          shared.append(other)
        }
      }
      let candidates = alone.isEmpty ? shared : alone
      guard !candidates.isEmpty else { return [] }
      found.formUnion(best(candidates, for: catalog.declarations[index]))
    }
    return found.sorted()
  }

  /// Whether a layer has a place for a declaration.
  private mutating func canTake(_ declaration: TokenDeclaration, _ layer: Int) -> Bool {
    !catalog.declarations(ofLayer: layer).contains { $0.token == declaration.token }
      && anchor(in: layer, for: declaration) != nil
  }

  /// The layers that are read from the same text as one.
  func layers(like layer: Int) -> [Int] {
    let first = catalog.declarations(ofLayer: layer).first?.value.span
    return catalog.layers.indices.filter {
      catalog.declarations(ofLayer: $0).first?.value.span == first
    }
  }

  /// The declaration of a layer beside which another one can be put.
  mutating func anchor(in layer: Int, for declaration: TokenDeclaration) -> TokenDeclaration? {
    let manner = manner(of: declaration.value)
    for anchor in catalog.declarations(ofLayer: layer).reversed()
    where manner != nil && self.manner(of: anchor.value) == manner {
      switch manner {
      case .json: if tree(of: anchor) != nil { return anchor }
      // What is important in a block is a layer apart.
      case .css:
        if sheet(of: anchor)?.isOrdinary(at: anchor.value.span.range) == true { return anchor }
      case .colorSet, nil: return anchor
      }
    }
    return nil
  }

  private mutating func sheet(of declaration: TokenDeclaration) -> CSSInsertion? {
    let file = declaration.value.span.file
    guard let sheet = sheets[file.path] ?? (try? CSSInsertion(file)) else { return nil }
    sheets[file.path] = sheet
    return sheet
  }

  private mutating func tree(of declaration: TokenDeclaration) -> JSONTokenTree? {
    let file = declaration.value.span.file
    let known = documents[file.path]
    var ignored = DiagnosticList()
    guard
      let document = known
        ?? JSONDocument.parse(file, syntax: JSONSyntax(of: file), diagnostics: &ignored)
    else { return nil }
    documents[file.path] = document
    return JSONTokenTree(
      document, value: declaration.value.span.range,
      of: catalog.name(of: declaration.token).split(separator: "."))
  }

  /// The best of some layers: in the same file, and of JSON the one with the nearest relatives. In a
  /// style sheet each selector is a way to choose the context, and each way needs the value.
  private func best(_ candidates: [Int], for declaration: TokenDeclaration) -> [Int] {
    func files(_ layer: Int) -> SourceFile? {
      catalog.declarations(ofLayer: layer).first?.value.span.file
    }
    let near = candidates.filter { files($0) === declaration.value.span.file }
    let layers = near.isEmpty ? candidates : near
    switch manner(of: declaration.value) {
    case .css:
      return Array(
        Dictionary(layers.map { (catalog.layers[$0].name, $0) }) { max($0, $1) }.values)
    case .json:
      let names = catalog.name(of: declaration.token).split(separator: ".")
      func kinship(_ layer: Int) -> Int {
        catalog.declarations(ofLayer: layer).map {
          zip(catalog.name(of: $0.token).split(separator: "."), names).prefix { $0 == $1 }.count
        }.max() ?? 0
      }
      return layers.max { (kinship($0), $0) < (kinship($1), $1) }.map { [$0] } ?? []
    case .colorSet, nil: return layers.last.map { [$0] } ?? []
    }
  }
}

public import SourceText

/// Collects axes and layers from readers into a ``TokenCatalog``.
public struct TokenCatalogBuilder {
  /// The axes so far.
  public private(set) var axes: [Axis] = []
  private var layers: [TokenLayer] = []
  private var declarations: [TokenDeclaration] = []
  private var names: [String] = []
  private var ids: [String: TokenID] = [:]

  /// An empty builder.
  public init() {}

  /// The id of a name, declared or not.
  public mutating func id(for name: String) -> TokenID {
    if let id = ids[name] { return id }
    let id = TokenID(index: names.count)
    names.append(name)
    ids[name] = id
    return id
  }

  /// Adds an axis and returns its index.
  public mutating func add(_ axis: Axis) -> Int {
    axes.append(axis)
    return axes.count - 1
  }

  /// Adds a layer that overrides all layers before it.
  public mutating func addLayer(
    named name: String, conditions: [TokenLayer.Condition], declarations new: [TokenDeclaration]
  ) {
    let start = declarations.count
    declarations += new
    layers.append(
      TokenLayer(name: name, conditions: conditions, declarations: start..<declarations.count))
  }

  /// The name of a token.
  public func name(of id: TokenID) -> String { names[id.index] }

  /// The catalogue. Aliases to tokens that no layer declares are reported, used or not.
  public func build(diagnostics: inout DiagnosticList) -> TokenCatalog {
    var isDeclared = [Bool](repeating: false, count: names.count)
    for declaration in declarations { isDeclared[declaration.token.index] = true }
    let catalog = TokenCatalog(
      axes: axes, layers: layers, declarations: declarations, names: names, ids: ids,
      isDeclared: isDeclared)
    for declaration in declarations {
      for (reference, span) in declaration.references
      where !isDeclared[reference.target.index] {
        diagnostics.append(catalog.undeclared(names[reference.target.index], at: span))
      }
    }
    return catalog
  }
}

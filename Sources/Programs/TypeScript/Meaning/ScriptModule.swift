/// One file of TypeScript: what it declares, takes from others and gives to them.
package final class ScriptModule {
  /// A name that another module has.
  struct Import {
    /// The module, as written.
    let path: String
    /// The name there: `default` for what has none, `*` for all.
    let name: String
  }

  /// What an exported name stands for.
  enum Export {
    case local(String)
    case other(Import)
  }

  /// How far it ran.
  enum State {
    case waiting, running, done
  }

  /// What the file holds.
  package let tree: SyntaxTree
  private(set) var imports: [String: Import] = [:]
  private(set) var exports: [String: Export] = [:]
  /// The modules that are exported whole.
  private(set) var reexports: [String] = []
  /// The paths of modules that are imported for what they do alone.
  private(set) var paths: [String] = []
  /// The modules that paths mean, as far as they were opened, and the paths that mean none.
  var linked: [String: ScriptModule] = [:]
  var missing: Set<String> = []
  private(set) var writes = ScriptWrites()
  var state = State.waiting
  /// The imported names whose changes by the module are noted.
  var marked: Set<String> = []
  /// What the language gives every module.
  lazy var scope = ScriptScope(parent: nil, module: self)
  /// What it declares itself, once it runs.
  var top: ScriptScope?
  /// `module`, whose member `exports` another module may require.
  let common = Record()
  var namespace: Record?

  /// The name of what is exported without one.
  static let defaultName = "*default*"

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let statements = tree.root.children
    for statement in statements {
      switch statement.kind {
      case .importDeclaration: read(import: statement)
      case .exportDeclaration: read(export: statement)
      default: break
      }
    }
    writes = ScriptWrites(statements, imports: imports.mapValues(\.path))
    _ = common.set("exports", .record(Record()))
  }

  /// The text that a node without holes and escapes stands for.
  static func text(_ node: SyntaxNode) -> String? {
    guard node.kind == .string, node.children.allSatisfy({ $0.kind == .stringText }) else {
      return node.kind == .name ? node.text : nil
    }
    return node.children.first?.text ?? ""
  }

  private func path(of node: SyntaxNode) -> String? {
    node.child(.value).flatMap { Self.text($0) }
  }

  private func read(import node: SyntaxNode) {
    guard let path = path(of: node) else { return }
    let items = node.children(.item)
    if items.isEmpty { paths.append(path) }
    for item in items {
      guard let name = item.child(.name).flatMap({ Self.text($0) }) else { continue }
      let label = item.child(.label).flatMap { $0.isText("*") ? "*" : Self.text($0) }
      imports[name] = Import(path: path, name: item.detail == 2 ? "default" : label ?? name)
    }
  }

  private func read(export node: SyntaxNode) {
    switch node.detail {
    case 0:
      guard let body = node.child(.body) else { return }
      for name in ScriptWrites.declared(by: body) { exports[name] = .local(name) }
    case 1:
      if let body = node.child(.body) {
        let name = body.declaredName
        exports["default"] = .local(name.isEmpty ? Self.defaultName : name)
      } else if let value = node.child(.value), value.kind == .name, !value.isText("undefined") {
        exports["default"] = .local(value.text)
      } else {
        exports["default"] = .local(Self.defaultName)
      }
    default: read(names: node)
    }
  }

  private func read(names node: SyntaxNode) {
    let path = path(of: node)
    for item in node.children(.item) {
      guard let label = item.child(.label) else { continue }
      let name = item.child(.name).flatMap { Self.text($0) }
      if item.detail == 1 {
        guard let path else { continue }
        if let name {
          exports[name] = .other(Import(path: path, name: "*"))
        } else {
          reexports.append(path)
        }
      } else if let inner = Self.text(label) {
        exports[name ?? inner] = path.map { .other(Import(path: $0, name: inner)) } ?? .local(inner)
      }
    }
  }

  /// The names that it exports itself.
  var exportedNames: [String] { exports.keys.sorted() }
}

package import SourceText

/// The modules of a program: a file, and those that its values need.
package final class ScriptModules {
  /// What an exported name is.
  enum Target {
    case variable(ScriptModule, String)
    case namespace(ScriptModule)
    /// No module that is read has it: why, behind the name.
    case unread(String)
    case notExported
  }

  /// How many modules one program may have.
  static let limit = 400

  private let load: (String, SourceFile) -> SourceFile?
  /// All that were opened; the first is the one that was asked for.
  private(set) var all: [ScriptModule] = []
  private var known: [String: ScriptModule] = [:]
  /// What any code of theirs writes to objects that it has from elsewhere.
  private(set) var foreign = ScriptWrites.Foreign()

  /// Parses a file. Those that it imports are opened when a value needs them.
  ///
  /// - Parameter load: the file that a path in another file means; nil if it is not there.
  package init(_ file: SourceFile, load: @escaping (String, SourceFile) -> SourceFile?) {
    self.load = load
    _ = add(file)
  }

  /// The syntax of the file that was asked for.
  package var tree: SyntaxTree { all[0].tree }

  private func add(_ file: SourceFile) -> ScriptModule {
    if let found = known[file.path] { return found }
    let made = ScriptModule(TypeScriptParser.parse(file))
    known[file.path] = made
    all.append(made)
    foreign.add(made.writes.foreign)
    return made
  }

  /// The module that a path means; nil if it is not read.
  func module(_ path: String, from module: ScriptModule, opens: Bool = true) -> ScriptModule? {
    if let found = module.linked[path] { return found }
    guard opens, !module.missing.contains(path) else { return nil }
    guard all.count < Self.limit, let file = load(path, module.tree.file) else {
      module.missing.insert(path)
      return nil
    }
    let made = add(file)
    module.linked[path] = made
    return made
  }

  /// What an import means.
  func target(of imported: ScriptModule.Import, in module: ScriptModule, opens: Bool = true)
    -> Target
  {
    guard let other = self.module(imported.path, from: module, opens: opens) else {
      return .unread("is of '\(imported.path)', which is not read")
    }
    if imported.name == "*" { return .namespace(other) }
    return resolve(imported.name, in: other, opens: opens)
  }

  /// What an exported name means, among the modules that a module exports whole too.
  func resolve(_ name: String, in first: ScriptModule, opens: Bool = true) -> Target {
    var seen: Set<String> = []
    var waiting = [(name, first)]
    var unread: String?
    while let (name, module) = waiting.popLast() {
      guard seen.insert("\(module.tree.file.path)#\(name)").inserted else { continue }
      var imported: ScriptModule.Import
      switch module.exports[name] {
      case .local(let inner):
        guard !module.writes.declared.contains(inner), let other = module.imports[inner] else {
          return .variable(module, inner)
        }
        imported = other
      case .other(let other): imported = other
      case nil:
        for path in module.reexports.reversed() where name != "default" {
          if let other = self.module(path, from: module, opens: opens) {
            waiting.append((name, other))
          } else {
            unread = unread ?? "is of '\(path)', which is not read"
          }
        }
        continue
      }
      guard let other = self.module(imported.path, from: module, opens: opens) else {
        return .unread("is of '\(imported.path)', which is not read")
      }
      if imported.name == "*" { return .namespace(other) }
      waiting.append((imported.name, other))
    }
    return unread.map { .unread($0) } ?? .notExported
  }

  // MARK: What code of other modules does

  /// Opens the modules of the functions to which code hands variables on: they may change them.
  func openFunctions() {
    var next = 0
    while next < all.count {
      let module = all[next]
      next += 1
      for name in module.writes.marks.values.joined().compactMap(\.function) {
        guard let imported = module.imports[name] else { continue }
        _ = target(of: imported, in: module)
      }
    }
  }

  /// What code of any module does to the variables of each, by the module and the name.
  func marks() -> [(module: ScriptModule, name: String, mark: ScriptWrites.Mark)] {
    all.flatMap { module in
      module.writes.marks.flatMap { name, marks in
        marks.flatMap { places(of: $0, on: name, in: module) }
      }
    }
  }

  /// Where a name is declared that code does something to.
  func places(of mark: ScriptWrites.Mark, on name: String, in module: ScriptModule) -> [(
    module: ScriptModule, name: String, mark: ScriptWrites.Mark
  )] {
    guard !module.writes.declared.contains(name), let imported = module.imports[name] else {
      return [(module, name, mark)]
    }
    switch target(of: imported, in: module, opens: false) {
    case .variable(let owner, let inner): return [(owner, inner, mark)]
    case .namespace(let owner):
      // `T.colors.ink = …`
      guard let first = mark.path.first, let key = first else {
        return owner.writes.declared.map { (owner, $0, mark) }
      }
      var inner = mark
      inner.path.removeFirst()
      guard case .variable(let owner, let local) = resolve(key, in: owner, opens: false) else {
        return []
      }
      return [(owner, local, inner)]
    case .unread, .notExported: return []
    }
  }
}

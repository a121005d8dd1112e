package import SourceText

/// The modules of a program: a file, and those that it imports by paths that a reader knows.
package final class ScriptModules {
  /// What an exported name is.
  enum Target {
    case variable(ScriptModule, String)
    case namespace(ScriptModule)
    case unread(String)
  }

  /// How many modules one program may have.
  static let limit = 400

  /// All of them; the first is the one that was asked for.
  package private(set) var all: [ScriptModule] = []
  /// What any code writes to objects that it has from elsewhere.
  private(set) var foreign = ScriptWrites.Foreign()

  /// Parses a file and those that it imports.
  ///
  /// - Parameter load: the file that a path in another file means; nil if it is not there.
  package init(_ file: SourceFile, load: (String, SourceFile) -> SourceFile?) {
    let first = ScriptModule(TypeScriptParser.parse(file))
    all = [first]
    var known = [file.path: first]
    var next = 0
    while next < all.count {
      let module = all[next]
      next += 1
      for path in module.paths + module.required where module.linked[path] == nil {
        guard all.count < Self.limit, let other = load(path, module.tree.file) else { continue }
        if let found = known[other.path] {
          module.linked[path] = found
          continue
        }
        let made = ScriptModule(TypeScriptParser.parse(other))
        known[other.path] = made
        module.linked[path] = made
        all.append(made)
      }
    }
    for module in all { foreign.add(module.writes.foreign) }
    for module in all {
      for (name, marks) in module.writes.marks {
        for mark in marks { place(mark, on: name, in: module) }
      }
    }
  }

  /// Notes what code does to a name where that is declared.
  private func place(_ mark: ScriptWrites.Mark, on name: String, in module: ScriptModule) {
    guard !module.writes.declared.contains(name), let imported = module.imports[name] else {
      module.marks[name, default: []].append(mark)
      return
    }
    switch target(of: imported, in: module) {
    case .variable(let owner, let inner): owner.marks[inner, default: []].append(mark)
    case .namespace(let owner):
      // `T.colors.ink = …`
      guard let first = mark.path.first, let key = first else {
        for inner in owner.writes.declared { owner.marks[inner, default: []].append(mark) }
        return
      }
      var inner = mark
      inner.path.removeFirst()
      if case .variable(let owner, let local) = resolve(key, in: owner) {
        owner.marks[local, default: []].append(inner)
      }
    case .unread: break
    }
  }

  /// What an import means.
  func target(of imported: ScriptModule.Import, in module: ScriptModule) -> Target {
    guard let other = module.linked[imported.path] else {
      return .unread("is of '\(imported.path)', which is not read")
    }
    if imported.name == "*" { return .namespace(other) }
    return resolve(imported.name, in: other)
  }

  /// What an exported name means, among the modules that a module exports whole too.
  func resolve(_ name: String, in first: ScriptModule) -> Target {
    var seen: Set<String> = []
    var waiting = [(name, first)]
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
          if let other = module.linked[path] { waiting.append((name, other)) }
        }
        continue
      }
      guard let other = module.linked[imported.path] else {
        return .unread("is of '\(imported.path)', which is not read")
      }
      if imported.name == "*" { return .namespace(other) }
      waiting.append((imported.name, other))
    }
    return .unread("is not exported")
  }
}

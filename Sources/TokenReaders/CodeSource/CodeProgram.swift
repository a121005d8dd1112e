import SourceText

/// The files of a source, read as one program.
struct CodeProgram {
  /// What a file declares.
  struct File {
    let document: CodeDocument
    var declarations: [CodeDeclaration] = []
    var initializers: [CodeInitializer] = []
    /// The words of the types of fields, by the type that has them, for parameters that fill them.
    var fields: [[String]: [String: [String]]] = [:]
    /// The types that it declares, by their paths.
    var types: [[String]] = []
    /// Names for imported files, and the package: what stands before a name without meaning.
    var prefixes: [[String]] = []
    /// The names that are assigned outside of their declarations, and where.
    var assigned: [String: Int] = [:]
  }

  let documents: [CodeDocument]
  let declarations: [CodeDeclaration]
  let initializers: [CodeInitializer]
  let types: Set<[String]>
  let assigned: [String: (document: Int, offset: Int)]
  /// The names that stand for what only an instance knows, by the type that has them.
  private let unknown: [[String]: Set<String>]
  private let prefixes: [[[String]]]
  private let paths: CodePaths
  private let initializersByPath: [[String]: [Int]]

  init(_ files: [File]) {
    documents = files.map(\.document)
    // Shared, not copied, where there is one.
    declarations = files.count == 1 ? files[0].declarations : files.flatMap(\.declarations)
    initializers = files.flatMap(\.initializers)
    types = Set(files.flatMap(\.types))
    prefixes = files.map(\.prefixes)
    paths = CodePaths(declarations)
    initializersByPath = Dictionary(grouping: initializers.indices) { [initializers] in
      initializers[$0].path
    }
    var unknown: [[String]: Set<String>] = [:]
    for initializer in initializers {
      unknown[initializer.type, default: []].formUnion(initializer.parameters.map(\.name))
    }
    for file in files {
      for (type, fields) in file.fields { unknown[type, default: []].formUnion(fields.keys) }
    }
    self.unknown = unknown
    var assigned: [String: (document: Int, offset: Int)] = [:]
    for (index, file) in files.enumerated() {
      for (name, offset) in file.assigned where assigned[name] == nil {
        assigned[name] = (index, offset)
      }
    }
    self.assigned = assigned
  }

  /// The names that stand for what only a caller knows, within types: parameters, and fields without
  /// a value.
  func unknownNames(in owner: [String]) -> Set<String> {
    var names: Set<String> = []
    var nearer: Set<String> = []
    for count in stride(from: owner.count, through: 1, by: -1) {
      let type = Array(owner.prefix(count))
      for name in unknown[type] ?? [] where !nearer.contains(name) {
        if paths.declarations(of: type + [name], among: declarations) == nil { names.insert(name) }
        nearer.insert(name)
      }
    }
    return names
  }

  /// The declarations with a path as it is written somewhere, the nearest scope first; those of the
  /// same file go before others.
  func declarations(of path: [String], from owner: [String], in document: Int) -> [Int] {
    for name in candidates(path, from: owner, in: document) {
      guard let found = paths.declarations(of: name, among: declarations) else { continue }
      let near = found.filter { declarations[$0].document == document }
      return near.isEmpty ? found : near
    }
    return []
  }

  /// The initializer that a call names; nil if the source has none, or several that differ by file.
  func initializer(of path: [String], from owner: [String], in document: Int) -> CodeInitializer? {
    for name in candidates(path, from: owner, in: document) {
      guard let found = initializersByPath[name] else { continue }
      let near = found.filter { initializers[$0].document == document }
      let list = near.isEmpty ? found : near
      return list.count == 1 ? initializers[list[0]] : nil
    }
    return nil
  }

  /// Whether the source declares a type of this name.
  func declares(_ path: [String], from owner: [String], in document: Int) -> Bool {
    candidates(path, from: owner, in: document).contains(where: types.contains)
  }

  /// The whole paths that a written one may stand for.
  private func candidates(
    _ path: [String], from owner: [String], in document: Int
  ) -> [[String]] {
    let path = path.first == "this" ? Array(path.dropFirst()) : path
    guard !path.isEmpty else { return [] }
    var result: [[String]] = []
    for count in stride(from: owner.count, through: 0, by: -1) {
      result.append(Array(owner.prefix(count)) + path)
    }
    for prefix in prefixes[document] where path.count > prefix.count && path.starts(with: prefix) {
      result.append(Array(path.dropFirst(prefix.count)))
    }
    return result
  }
}

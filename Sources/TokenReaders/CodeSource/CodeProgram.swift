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
    /// What its package and its imports let it see; nil where the language has other rules.
    var visibility: CodeVisibility?
  }

  let documents: [CodeDocument]
  let declarations: [CodeDeclaration]
  let initializers: [CodeInitializer]
  let types: Set<[String]>
  /// The names that stand for what only an instance knows, by the type that has them.
  private let unknown: [[String]: Set<String>]
  private let prefixes: [[[String]]]
  private let visibilities: [CodeVisibility?]
  private let packages: Set<[String]>
  private let paths: CodePaths
  private let initializersByPath: [[String]: [Int]]

  init(_ files: [File]) {
    documents = files.map(\.document)
    // Shared, not copied, where there is one.
    declarations = files.count == 1 ? files[0].declarations : files.flatMap(\.declarations)
    initializers = files.flatMap(\.initializers)
    types = Set(files.flatMap(\.types))
    prefixes = files.map(\.prefixes)
    visibilities = files.map(\.visibility)
    packages = Set(visibilities.compactMap { $0?.package })
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
  }

  /// The names that stand for what only a caller knows, within types: parameters, and fields without
  /// a value.
  func unknownNames(in owner: [String]) -> Set<String> {
    var names: Set<String> = []
    var nearer: Set<String> = []
    for count in stride(from: owner.count, through: 1, by: -1) {
      let type = Array(owner.prefix(count))
      for name in unknown[type] ?? [] where !nearer.contains(name) {
        let found = paths.declarations(of: type + [name], among: declarations) ?? []
        if found.allSatisfy({ declarations[$0].isFunction }) { names.insert(name) }
        nearer.insert(name)
      }
    }
    return names
  }

  /// The declarations with a path as it is written somewhere, the nearest scope first; those of the
  /// same file go before others.
  ///
  /// - Parameter isCalled: whether functions are meant too.
  func declarations(
    of path: [String], from owner: [String], in document: Int, isCalled: Bool = true
  ) -> [Int] {
    if visibilities[document] != nil {
      let found = visible(path, from: owner, in: document) { [self] package, name in
        paths.declarations(of: name, among: declarations)?.filter {
          visibilities[declarations[$0].document]?.package == package
            && (isCalled || !declarations[$0].isFunction)
        } ?? []
      }
      let near = found.filter { declarations[$0].document == document }
      return near.isEmpty ? found : near
    }
    for name in candidates(path, from: owner, in: document) {
      guard let found = paths.declarations(of: name, among: declarations) else { continue }
      let near = found.filter { declarations[$0].document == document }
      return near.isEmpty ? found : near
    }
    return []
  }

  /// The initializer that a call names; nil if the source has none, or several that differ by file.
  func initializer(of path: [String], from owner: [String], in document: Int) -> CodeInitializer? {
    if visibilities[document] != nil {
      let found = visible(path, from: owner, in: document) { [self] package, name in
        initializersByPath[name]?.filter {
          visibilities[initializers[$0].document]?.package == package
        } ?? []
      }
      let near = found.filter { initializers[$0].document == document }
      let list = near.isEmpty ? found : near
      return list.count == 1 ? initializers[list[0]] : nil
    }
    for name in candidates(path, from: owner, in: document) {
      guard let found = initializersByPath[name] else { continue }
      let near = found.filter { initializers[$0].document == document }
      let list = near.isEmpty ? found : near
      return list.count == 1 ? initializers[list[0]] : nil
    }
    return nil
  }

  /// The whole paths that a name of another source may have; nil where the language has no packages.
  func places(of path: [String], in document: Int) -> [[String]]? {
    guard let visibility = visibilities[document] else { return nil }
    let explicit = visibility.explicit(path)
    let named = explicit + visibility.added(path)
    return explicit.isEmpty ? named + visibility.implicit(path).flatMap(\.self) : named
  }

  /// Whether packages have several constants of a path, which are one token.
  func isInSeveralPackages(_ declaration: CodeDeclaration) -> Bool {
    let found = paths.declarations(of: declaration.path, among: declarations) ?? []
    let package = visibilities[declaration.document]?.package
    return found.count > 1
      && found.contains { visibilities[declarations[$0].document]?.package != package }
  }

  /// What a written path means: the nearest type around it, what is imported by name, the own package,
  /// what is imported with all others. [Kotlin specification, scopes and identifiers]
  ///
  /// - Parameter lookUp: what a package declares by a whole path.
  private func visible(
    _ written: [String], from owner: [String], in document: Int,
    _ lookUp: (_ package: [String], _ path: [String]) -> [Int]
  ) -> [Int] {
    guard let visibility = visibilities[document] else { return [] }
    let path = written.first == "this" ? Array(written.dropFirst()) : written
    guard !path.isEmpty else { return [] }
    for count in stride(from: owner.count, to: 0, by: -1) {
      let found = lookUp(visibility.package, Array(owner.prefix(count)) + path)
      if !found.isEmpty { return found }
    }
    let explicit = visibility.explicit(path)
    for wholes in [explicit, visibility.added(path)] {
      let found = self.found(wholes, lookUp)
      if !found.isEmpty { return found }
    }
    // What is imported by name is nothing of the own package, save what that adds to its type.
    let isElsewhere = path.count == 1 || types.contains(Array(path.dropLast()))
    if !explicit.isEmpty, isElsewhere { return [] }
    for wholes in visibility.implicit(path) {
      let found = self.found(wholes, lookUp)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What some whole paths are that begin with a package.
  private func found(
    _ wholes: [[String]], _ lookUp: (_ package: [String], _ path: [String]) -> [Int]
  ) -> [Int] {
    wholes.flatMap { whole in
      whole.indices.flatMap { count -> [Int] in
        let package = Array(whole.prefix(count))
        return packages.contains(package) ? lookUp(package, Array(whole.dropFirst(count))) : []
      }
    }
  }

  /// Whether a file imports a type of this name from a package that shows nothing: `Color` of calendars.
  func isForeign(_ type: String, in document: Int) -> Bool {
    guard let paths = visibilities[document]?.imported[type], !paths.isEmpty else { return false }
    return paths.allSatisfy { Set($0).isDisjoint(with: Self.packagesOfColors) }
  }

  private static let packagesOfColors: Set<String> = [
    "graphics", "compose", "ui", "theme", "design", "designsystem", "color", "colors",
  ]

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

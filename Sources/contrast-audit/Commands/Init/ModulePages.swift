import SourceText
import StyleSheets
import SystemLoading
import TokenReaders

/// The modules that import style sheets, as the pages of an app without HTML that links them: what a bundler puts
/// together.
struct ModulePages {
  private let files: FileSystem
  private let paths: [String]

  /// How many modules are looked through; of more, one that is not may import anything.
  private static let limit = 2_000

  init(among paths: [String], in environment: ToolEnvironment) {
    files = environment.files
    self.paths = paths.filter { path in
      ModuleImports.isModule(path)
        && ![".config.", ".spec.", ".stories.", ".test."].contains(where: path.contains)
    }
  }

  /// The module that imports all of some sheets, if every module that nothing imports and that imports any of
  /// them imports them all in one order; nil otherwise. Reads every module.
  func loading(_ sheets: [String]) -> String? {
    let all = Set(sheets.compactMap(files.canonical))
    guard paths.count <= Self.limit, all.count == sheets.count, all.count > 1 else { return nil }
    let modules = paths.compactMap { Self.source($0, files) }
    let imported = Set(modules.flatMap(addresses))
    var first: (path: String, sheets: [String])?
    for module in modules where imported.isDisjoint(with: Self.stems(of: module.path)) {
      let own = Self.sheets(of: module, files).filter(all.contains)
      if own.isEmpty { continue }
      guard first?.sheets ?? own == own else { return nil }
      first = first ?? (module.path, own)
    }
    return first.flatMap { Set($0.sheets) == all ? $0.path : nil }
  }

  /// What a module imports, as paths without endings.
  private func addresses(of module: SourceFile) -> [String] {
    ModuleImports(module.bytes).all.compactMap { found in
      guard found.reference.hasPrefix(".") else { return nil }
      let path = FilePath.join(FilePath.folder(of: module.path), found.reference)
      return FilePath.normal(path).flatMap { Self.stems(of: $0).first }
    }
  }

  /// What others may call a module: its path without the ending, and its folder if it is the index there.
  private static func stems(of path: String) -> [String] {
    let ending = ModuleImports.endings.first(where: path.hasSuffix) ?? ""
    let stem = String(path.dropLast(ending.count))
    return [stem] + (stem.hasSuffix("/index") ? [String(stem.dropLast(6))] : [])
  }

  /// The sheets that a module imports, by their whole paths.
  static func sheets(of path: String, _ files: FileSystem) -> [String] {
    source(path, files).map { sheets(of: $0, files) } ?? []
  }

  private static func sheets(of module: SourceFile, _ files: FileSystem) -> [String] {
    ImportedSheets(by: module) { load($0, from: $1, files) }.all
      .compactMap { $0.file.flatMap { files.canonical($0.path) } }
  }

  private static func source(_ path: String, _ files: FileSystem) -> SourceFile? {
    try? files.source(path, as: .source, .found())
  }

  private static func load(
    _ reference: String, from file: SourceFile, _ files: FileSystem
  ) -> SourceFile? {
    source(FilePath.join(FilePath.folder(of: file.path), reference), files)
  }
}

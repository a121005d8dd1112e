import SystemLoading

/// The packages in a tree of files, told by their manifests: what lies in one goes together.
struct PackageFolders {
  private let folders: Set<String>

  init(among files: [String]) {
    folders = Set(
      files.filter { Self.manifests.contains(FilePath.name(of: $0)) }.map {
        FilePath.folder(of: $0)
      })
  }

  /// Paths in groups: those of a package, but of the outermost one those of a folder, and each alone
  /// where a folder has many: they are most likely versions of each other.
  func groups(of paths: [String], limit: Int) -> [[String]] {
    let groups = Dictionary(grouping: paths) { package(of: $0) ?? "" }
    return groups.sorted { $0.key < $1.key }.flatMap { package, paths -> [[String]] in
      guard package.isEmpty else { return [paths] }
      let folders = Dictionary(grouping: paths) { FilePath.folder(of: $0) }
      return folders.sorted { $0.key < $1.key }.flatMap { _, paths in
        paths.count > limit ? paths.map { [$0] } : [paths]
      }
    }
  }

  /// The folder of the innermost package that a path is in, but for that of all files.
  private func package(of path: String) -> String? {
    ([path] + FilePath.folders(above: path)).first(where: folders.contains)
  }

  private static let manifests: Set<String> = [
    "Cargo.toml", "Package.swift", "build.gradle", "build.gradle.kts", "composer.json",
    "package.json", "pubspec.yaml",
  ]
}

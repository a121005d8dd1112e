import AuditEngine
import SystemLoading

/// The files in a folder and below: those that git knows or does not ignore; without a repository, those
/// outside of hidden folders and of folders of packages and builds, with the policy in `.config`.
enum FilesBelow {
  /// The paths, in order.
  ///
  /// - Parameter folder: empty for the working directory.
  static func files(
    in folder: String, of environment: ToolEnvironment
  ) throws -> [String] {
    // Git tells of what is in the working directory.
    if !folder.hasPrefix("/"), !folder.hasPrefix(".."),
      let tracked = try? GitRepository(in: environment)?.files()
    {
      return tracked.filter { folder.isEmpty || $0.hasPrefix(folder + "/") }.sorted()
    }
    return try walk(folder, of: environment).files
  }

  /// The folders of packages and builds that are not looked into: none where git says what belongs here.
  static func skippedFolders(in folder: String, of environment: ToolEnvironment) -> [String] {
    if !folder.hasPrefix("/"), !folder.hasPrefix(".."),
      (try? GitRepository(in: environment)?.files()) ?? nil != nil
    {
      return []
    }
    return (try? walk(folder, of: environment).skipped) ?? []
  }

  private static func walk(
    _ folder: String, of environment: ToolEnvironment
  ) throws -> (files: [String], skipped: [String]) {
    var files: [String] = []
    var left: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      for name in try environment.files.names(in: folder.isEmpty ? "." : folder) {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        switch environment.files.kind(of: path, followingLinks: false) {
        case .file: files.append(path)
        case .folder where name == ".config":
          files += Policy.usualPlaces.map { FilePath.join(folder, $0) }.filter {
            $0.hasPrefix(path) && environment.files.kind(of: $0, followingLinks: false) == .file
          }
        case .folder where skipped.contains(name): left.append(path)
        case .folder where !name.hasPrefix("."): folders.append(path)
        default: break
        }
      }
      guard files.count + folders.count <= fileLimit else {
        throw ToolFailure("there are too many files here to look through; name the token files")
      }
    }
    return (files.sorted(), left.sorted())
  }

  /// Those that are no link, so that what they lead to is found where it lies, if it lies there.
  static func regularFiles(
    in folder: String, of environment: ToolEnvironment
  ) throws -> [String] {
    try files(in: folder, of: environment).filter {
      environment.files.kind(of: $0, followingLinks: false) == .file
    }
  }

  private static let fileLimit = 200_000
  private static let skipped: Set<String> = [
    "node_modules", "build", "dist", "out", "target", "vendor", "Pods", "Carthage", "DerivedData",
    "coverage", "__pycache__",
  ]
}

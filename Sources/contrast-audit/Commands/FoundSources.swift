import SystemLoading

/// The token sources in the working directory and below it, for `init` without a path.
///
/// What git ignores is skipped; without a repository, hidden folders and those of packages and
/// builds are. Sources of one kind are taken, the most telling kind that there is: what stands in
/// several kinds is most likely the same colors again.
struct FoundSources {
  /// The paths of the sources to draft from, in order.
  let taken: [String]
  /// What was found beside them, each kind with its paths.
  let left: [(kind: String, paths: [String])]

  private static let kinds: [(name: String, path: @Sendable (String) -> String?)] = [
    ("resolvers", ending(".resolver.json")),
    (
      "token files",
      { path in
        let name = path.split(separator: "/").last ?? ""
        return name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens") || name == "tokens.json"
          ? path : nil
      }
    ),
    ("asset catalogs", catalog),
    ("style sheets", { $0.hasSuffix(".min.css") ? nil : ending(".css")($0) }),
  ]

  private static func ending(_ ending: String) -> @Sendable (String) -> String? {
    { $0.lowercased().hasSuffix(ending) ? $0 : nil }
  }

  /// The catalog that a color set is in.
  @Sendable private static func catalog(_ path: String) -> String? {
    guard path.contains(".colorset/"), let end = path.firstRange(of: ".xcassets/") else {
      return nil
    }
    return String(path[..<path.index(before: end.upperBound)])
  }

  /// Looks for sources, and takes those of the first kind with colors.
  init(in environment: ToolEnvironment, hasColors: (String) -> Bool) throws {
    let files = try Self.files(in: environment)
    var taken: [String] = []
    var left: [(kind: String, paths: [String])] = []
    for kind in Self.kinds {
      var seen: Set<String> = []
      let paths = files.compactMap(kind.path).filter { seen.insert($0).inserted }
      if !taken.isEmpty {
        if !paths.isEmpty { left.append((kind.name, paths)) }
        continue
      }
      // A single source is named even if it has no colors, so that its mistakes are reported.
      taken = paths.count == 1 ? paths : paths.filter(hasColors)
    }
    self.taken = taken
    self.left = left
  }

  private static func files(in environment: ToolEnvironment) throws -> [String] {
    if let tracked = try? GitRepository(in: environment)?.files() { return tracked.sorted() }
    var files: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try environment.files.names(in: folder.isEmpty ? "." : folder) {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        switch environment.files.kind(of: path, followingLinks: false) {
        case .file: files.append(path)
        case .folder where !name.hasPrefix(".") && !skipped.contains(name): folders.append(path)
        default: break
        }
      }
      guard files.count <= fileLimit else {
        throw ToolFailure("there are too many files here to look through; name the token files")
      }
    }
    return files.sorted()
  }

  private static let fileLimit = 200_000
  private static let skipped: Set<String> = [
    "node_modules", "build", "dist", "out", "target", "vendor", "Pods", "Carthage", "DerivedData",
    "coverage", "__pycache__",
  ]
}

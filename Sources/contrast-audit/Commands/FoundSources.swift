import DesignTokens
import SourceText
import SystemLoading
import TokenReaders

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
  /// What cannot be read, or not together with larger sources, each with the first reason.
  let refused: [(path: String, reason: Diagnostic)]

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

  /// Looks for sources, and takes those of the first kind with colors that pair.
  init(in environment: ToolEnvironment, ifPairing: ([String]) throws -> Bool) throws {
    let files = try Self.files(in: environment)
    var taken: [String] = []
    var left: [(kind: String, paths: [String])] = []
    var refused: [(path: String, reason: Diagnostic)] = []
    for kind in Self.kinds {
      let sizes = Dictionary(files.compactMap(kind.path).map { ($0, 1) }, uniquingKeysWith: +)
      let paths = sizes.keys.sorted()
      guard taken.isEmpty else {
        if !paths.isEmpty { left.append((kind.name, paths)) }
        continue
      }
      // Where two catalogs have the same names, the larger one is most likely the app's.
      let bySize = paths.sorted { (sizes[$1] ?? 0, $0) < (sizes[$0] ?? 0, $1) }
      let reading = ReadSources(bySize, in: environment)
      let colored = paths.filter { reading.hasColors($0) && reading.errors[$0] == nil }
      refused += paths.compactMap { path in reading.errors[path].map { (path, $0) } }
      if colored.isEmpty { continue }
      if try ifPairing(colored) { taken = colored } else { left.append((kind.name, colored)) }
    }
    if taken.isEmpty, !refused.isEmpty { throw ToolFailure(refused.map(\.reason)) }
    (self.taken, self.left, self.refused) = (taken, left, refused)
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

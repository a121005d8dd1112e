import SystemLoading

/// What `init` found and did not take, for the policy to name: each path with the reason, or one folder
/// for all that lies in it.
struct LeftOutPaths {
  /// The paths in order, each with the reason.
  let all: [(path: String, reason: String)]

  init(_ found: FoundSources) {
    var reasons: [String: String] = [:]
    var short: [String: String] = [:]
    func add(_ path: String, _ reason: String, _ detail: String = "") {
      short[path] = reason
      reasons[path] = reason + detail
    }
    for (path, reason) in found.refused {
      add(path, "cannot be read with the others", ": \(reason.message)")
    }
    for (path, _) in found.empty { add(path, "nothing of it is read") }
    for left in found.left { for path in left.paths { add(path, left.text, left.detail) } }
    for (language, paths) in found.unread {
      for path in paths { add(path, "\(language), which is not read") }
    }
    // A folder with a source that is taken is not left out.
    let used = Set(
      found.groups.flatMap(\.paths).flatMap { Array(FilePath.folders(above: $0)) + [$0] })
    let groups = Dictionary(grouping: reasons.keys) { path in
      Array(FilePath.folders(above: path)).last { !used.contains($0) } ?? path
    }
    all = groups.map { folder, paths in
      guard paths.count > 1 else { return (paths[0], reasons[paths[0]] ?? "") }
      let kinds = Set(paths.compactMap { short[$0] }).sorted().joined(separator: "; ")
      return (folder, "\(paths.count) sources: \(kinds)")
    }.sorted { $0.path < $1.path }
  }
}

extension FoundSources.Left {
  /// Why a policy names the sources as left out.
  var text: String {
    switch reason {
    case .beside: "init took no \(kind)"
    case .shown: "of an example or of documentation"
    case .unpaired: "no names in it go together"
    case .colorless: "no color token is read in it"
    case .repeated: "colors of another source again"
    }
  }

  /// What is said too where the source is named alone.
  var detail: String {
    if case .repeated(let path) = reason { ", '\(path)'" } else { "" }
  }
}

import Reporters
import SystemLoading

/// What a folder without a policy has of an app, in it and below.
///
/// Reports of this tool are nothing of an app. A link is taken for what it is called, and one to a
/// folder for an app. The nearest files are looked at first; where there are too many, that alone is
/// taken for an app.
struct SeenApp {
  /// The paths of each kind.
  private var paths: [AppFileKind: [String]] = [:]
  /// Whether the search ended before all was seen.
  private(set) var isCut = false
  private var tried = 0
  private let files: FileSystem

  /// How many entries of folders are looked at.
  static let entryLimit = 20_000
  /// How many files are read that may be reports, and how large they may be.
  private static let (trialLimit, trialSize) = (50, 1 << 26)

  /// Looks at the working directory.
  init(in files: FileSystem) {
    self.files = files
    var folders = [""]
    var next = 0
    var count = 0
    while next < folders.count {
      let folder = folders[next]
      next += 1
      for name in ((try? files.names(in: folder.isEmpty ? "." : folder)) ?? []).sorted() {
        count += 1
        guard count <= Self.entryLimit else {
          isCut = true
          return
        }
        if let inside = note(FilePath.join(folder, name), name) { folders.append(inside) }
      }
    }
  }

  /// Notes an entry of a folder; gives the folder to look into, if it is one.
  private mutating func note(_ path: String, _ name: String) -> String? {
    switch files.kind(of: path, followingLinks: false) {
    case .folder:
      guard let kind = AppFileKind(folder: name) else {
        return [".git", ".hg", ".svn"].contains(name) ? nil : path
      }
      paths[kind, default: []].append(path)
    case .file:
      guard let kind = AppFileKind(file: path), !isReport(path) else { return nil }
      paths[kind, default: []].append(path)
    case .other:
      let isFolder = files.kind(of: path) == .folder
      if let kind = isFolder ? .link : AppFileKind(file: path) {
        paths[kind, default: []].append(path)
      }
    case nil: break
    }
    return nil
  }

  /// Whether a file is a report of this tool, or of a form that is for reports. So is an empty one: a
  /// shell makes it before the report is written there.
  private mutating func isReport(_ path: String) -> Bool {
    let endings = [".json", ".xml", ".html", ".htm", ".yaml", ".yml"]
    guard endings.contains(where: path.lowercased().hasSuffix) else { return false }
    let size = files.size(of: path) ?? .max
    if size == 0 { return true }
    guard tried < Self.trialLimit, size <= Self.trialSize,
      let bytes = try? files.read(path, as: .report, .found())
    else { return false }
    tried += 1
    return OwnReport.begins(bytes.prefix(OwnReport.headLength))
  }

  /// Whether there is nothing of an app, for certain.
  var isNothing: Bool { paths.isEmpty && !isCut }

  /// The number of files.
  var count: Int { paths.values.reduce(0) { $0 + $1.count } }

  /// The kinds, those with most files first.
  private var kinds: [(kind: AppFileKind, paths: [String])] {
    paths.sorted { ($0.value.count, $1.key.name) > ($1.value.count, $0.key.name) }
      .map { ($0.key, $0.value) }
  }

  /// How many kinds, and paths of each, are named.
  private static let (kindLimit, pathLimit) = (4, 2)

  /// The size of its files in bytes.
  var size: Int { paths.values.joined().reduce(0) { $0 + (files.size(of: $1) ?? 0) } }

  /// `this folder has an app: Swift (12: 'Package.swift', 'App/Theme.swift' …), CSS ('theme.css')`.
  var text: String {
    let named = kinds.prefix(Self.kindLimit).map { kind, paths in
      let names = paths.prefix(Self.pathLimit).map { "'\($0)'" }.joined(separator: ", ")
      let count = paths.count == 1 ? "" : "\(paths.count): "
      return "\(kind.name) (\(count)\(names)\(paths.count > Self.pathLimit ? " …" : ""))"
    }
    let more = kinds.count - named.count
    let cut = "more than \(Self.entryLimit) files and folders; the others were not looked at"
    guard !named.isEmpty else { return "this folder has \(cut)" }
    return "this folder has an app: \(named.joined(separator: ", "))"
      + (more > 0 ? " and \(more) more kind\(more == 1 ? "" : "s")" : "")
      + (isCut ? "; it has \(cut)" : "")
  }

  /// Why some of it is read by nobody, each with a file.
  var reasons: [String] {
    kinds.compactMap { kind, paths in kind.reason.map { "'\(paths[0])' is not read: \($0)" } }
  }
}

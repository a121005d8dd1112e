import SystemLoading

/// A git repository from which files of a revision are read. Nothing is checked out or changed.
struct GitRepository {
  /// The environment variables passed on to git if they are set: the places of programs and
  /// settings, and what a hook sets for the repository.
  static let variables = [
    "PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "SystemRoot", "GIT_DIR", "GIT_WORK_TREE",
    "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES",
  ]

  /// Further variables for git, so that it prompts for nothing and contacts no server. Older
  /// versions do not know the first, and then no protocol may fetch.
  private static let fixedVariables = [
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0",
  ]
  /// What git is told before each command, so that no file of the checkout can name a program for it
  /// to run: a folder that looks like a bare repository has a configuration of its own, which a
  /// change can commit, and one setting of it is a program that lists changed files. An empty value
  /// turns that off in every version; `false` is a program's name in older ones.
  private static let settings = ["-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor="]
  /// What to do about an incomplete clone.
  static let wholeClone = "clone whole, such as with 'fetch-depth: 0'"

  /// The root of the work tree, absolute and without links.
  let root: String
  /// What every command begins with.
  private let beginning: [String]
  private let git: Subprocess
  private let blobs: GitBlobs
  private let listed = Listed()
  private let limit: Int

  /// The entries of commits, which never change: several policies of one are read.
  private final class Listed {
    var entries: [String: [String: Entry]] = [:]
  }

  /// The repository of the working directory; nil if there is none.
  init?(in environment: ToolEnvironment) throws(FileError) {
    let files = environment.files
    let path = SearchPath(
      environment.variables["PATH"],
      outside: files.canonical(files.repositoryRoot) ?? files.repositoryRoot, in: files)
    guard let program = path.program("git") else {
      throw FileError(
        message: "there is no git in the folders of PATH; those of the checkout do not count")
    }
    git = Subprocess(
      program: program,
      variables: environment.variables.filter { GitRepository.variables.contains($0.key) }
        .merging(GitRepository.fixedVariables) { $1 }.merging(["PATH": path.value]) { $1 })
    beginning = GitRepository.settings + ["-C", files.workingDirectory]
    limit = files.limit(.source)
    blobs = GitBlobs(git, beginning, limit: limit)
    let found = try git.run(
      beginning + ["rev-parse", "--show-toplevel"], limit: GitRepository.lineLimit)
    // As in a container, where the checkout belongs to another user than the one of the job.
    if found.status != 0, found.errors.contains("dubious ownership") {
      let root = files.canonical(files.repositoryRoot) ?? files.repositoryRoot
      throw FileError(
        message:
          "git does not read this repository, since it belongs to another user; let it do so by "
          + "'git config --global --add safe.directory \(root)'")
    }
    guard found.status == 0, found.output.last == 0x0A,
      let root = environment.files.canonical(
        String(decoding: found.output.dropLast(), as: UTF8.self))
    else { return nil }
    self.root = root
  }

  private static let lineLimit = 1 << 16
  /// How long a list of files may be, in bytes.
  private static let listLimit = 256 << 20

  /// The commit of a revision; nil if there is none.
  func commit(_ revision: String) throws(FileError) -> String? {
    // Options end here, whatever the next word looks like.
    let found = try run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"],
      limit: GitRepository.lineLimit)
    let name = String(decoding: found.output.prefix { $0 != 0x0A }, as: UTF8.self)
    guard found.status == 0, name.utf8.count >= 40, name.allSatisfy(\.isHexDigit) else {
      return nil
    }
    return name
  }

  /// Whether commits are missing from the clone.
  func isShallow() throws(FileError) -> Bool {
    let found = try run(["rev-parse", "--is-shallow-repository"], limit: GitRepository.lineLimit)
    return found.status == 0 && found.output.starts(with: "true".utf8)
  }

  /// An entry of a commit.
  struct Entry {
    /// Whether it is a regular file, not a link or another repository.
    let isFile: Bool
    /// The id of its contents.
    let object: String
  }

  /// Every file of a commit by its path from the root.
  func entries(of commit: String) throws(FileError) -> [String: Entry] {
    if let entries = listed.entries[commit] { return entries }
    let lines = try checked(
      ["ls-tree", "-r", "-z", "--full-tree", "--end-of-options", commit],
      limit: Self.listLimit)
    var entries: [String: Entry] = [:]
    // `mode type object<TAB>path`, each with a NUL at its end.
    for line in lines.split(separator: 0) {
      guard let tab = line.firstIndex(of: 0x09) else { continue }
      let words = line[..<tab].split(separator: 0x20)
      guard words.count == 3 else { continue }
      let mode = String(decoding: words[0], as: UTF8.self)
      entries[String(decoding: line[(tab + 1)...], as: UTF8.self)] = Entry(
        isFile: mode.hasPrefix("100"), object: String(decoding: words[2], as: UTF8.self))
    }
    listed.entries[commit] = entries
    return entries
  }

  /// The files of the working directory and below that git knows or does not ignore, by their paths
  /// from there.
  func files() throws(FileError) -> [String] {
    let listed = try checked(
      ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
      limit: Self.listLimit)
    return listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The contents of a file, which messages call by its name.
  func contents(of entry: Entry, named name: String) throws(FileError) -> [UInt8] {
    if let bytes = blobs.contents(of: entry.object) { return bytes }
    // Alone, git says why.
    let size = try checked(["cat-file", "-s", entry.object], limit: Self.lineLimit)
    guard Int(String(decoding: size.dropLast(), as: UTF8.self)) ?? .max <= limit else {
      throw FileError.tooLarge("'\(name)'", limit: limit, of: .source)
    }
    return try checked(["cat-file", "blob", entry.object], limit: limit)
  }

  private func run(_ arguments: [String], limit: Int) throws(FileError) -> Subprocess.Result {
    try git.run(beginning + arguments, limit: limit)
  }

  private func checked(_ arguments: [String], limit: Int) throws(FileError) -> [UInt8] {
    let result = try run(arguments, limit: limit)
    guard result.status == 0 else {
      let reason = result.errors.split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw FileError(
        message:
          "git \(arguments[0]) failed with \(result.status)\(reason); nothing is ever fetched: "
          + "where the clone lacks it, \(GitRepository.wholeClone)")
    }
    return result.output
  }
}

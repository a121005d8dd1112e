/// What a run has seen of the disk, and so what its result depends on: what it read, listed, found,
/// and looked for in vain.
package struct FilesSeen {
  /// A path that was looked at, and for what.
  struct Look: Hashable {
    /// What was wanted of the path.
    enum Aspect: Hashable {
      case kind, kindOfLink, target, contents, names
    }

    /// Absolute.
    let path: String
    let aspect: Aspect
  }

  /// What a look showed.
  enum State: Equatable {
    case kind(FileSystem.Kind?)
    case target(String?)
    case contents(FileStamp?)
    case names(Set<String>?)
  }

  /// What the first look at each path showed.
  private var states: [Look: State] = [:]

  /// Keeps what the first look showed: what changed between two looks has changed.
  mutating func record(_ look: Look, _ state: State) {
    if states[look] == nil { states[look] = state }
  }

  /// The number of files that were read.
  package var fileCount: Int {
    states.values.count {
      if case .contents(.some) = $0 { true } else { false }
    }
  }

  /// The folders in which a save of a file that was read, or a new file, can be noticed; absolute.
  package var folders: Set<String> {
    states.reduce(into: []) { folders, entry in
      switch (entry.key.aspect, entry.value) {
      case (.names, _): folders.insert(entry.key.path)
      case (.contents, _): folders.insert(FilePath.folder(of: entry.key.path))
      // A link may lead to a file in another folder.
      case (.target, .target(let target?)): folders.insert(FilePath.folder(of: target))
      default: break
      }
    }
  }

  /// The same looks at the disk as it is now.
  package func again(in files: FileSystem) -> FilesSeen {
    var now = self
    now.states = states.reduce(into: [:]) { $0[$1.key] = files.state($1.key) }
    return now
  }
}

extension FilesSeen: Equatable {}

/// The files that a run has read as sources, so that no report takes the place of one.
final class FilesRead {
  /// What tells a file from all others on the machine, whatever names lead to it.
  struct Identity: Hashable {
    let device: UInt64
    let file: UInt64
  }

  private var all: Set<Identity> = []

  func insert(_ file: Identity) { all.insert(file) }

  func contains(_ file: Identity) -> Bool { all.contains(file) }
}

/// The files that a run has read as sources, so that no report overwrites one.
final class FilesRead {
  /// Identifies a file on the machine, whatever its names.
  struct Identity: Hashable {
    let device: UInt64
    let file: UInt64
  }

  private var all: Set<Identity> = []

  func insert(_ file: Identity) { all.insert(file) }

  func contains(_ file: Identity) -> Bool { all.contains(file) }
}

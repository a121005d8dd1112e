/// What a run has read, so that no report overwrites a source; and on request everything it has seen
/// of the disk.
final class FilesRead {
  /// Identifies a file on the machine, whatever its names.
  struct Identity: Hashable {
    let device: UInt64
    let file: UInt64
  }

  private var all: Set<Identity> = []
  /// What was seen of the disk; nil if nobody wants to know.
  private(set) var seen: FilesSeen?

  func insert(_ file: Identity) { all.insert(file) }

  func contains(_ file: Identity) -> Bool { all.contains(file) }

  /// Forgets everything, and from now on records what is seen.
  func restart() {
    all = []
    seen = FilesSeen()
  }

  func record(_ look: FilesSeen.Look, _ state: @autoclosure () -> FilesSeen.State) {
    guard seen != nil else { return }
    let state = state()
    seen?.record(look, state)
  }
}

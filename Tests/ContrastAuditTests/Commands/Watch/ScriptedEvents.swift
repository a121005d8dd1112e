@testable import contrast_audit

/// Changes of files as a test writes them: what happens while the tool waits, and then the end.
final class ScriptedEvents: FileEvents {
  private var changes: [() throws -> Void]
  private var burst: [() throws -> Void]
  /// The folders to watch, at each wait.
  private(set) var folders: [Set<String>] = []

  /// - Parameter burst: what happens while files settle.
  init(_ changes: [() throws -> Void], burst: [() throws -> Void] = []) {
    self.changes = changes
    self.burst = burst
  }

  func watch(_ folders: Set<String>) { self.folders.append(folders) }

  func wait(milliseconds: Int) -> Bool {
    guard !changes.isEmpty else { return false }
    return (try? changes.removeFirst()()) != nil
  }

  func pause(milliseconds: Int) -> Bool {
    // Before something is saved nothing settles.
    guard milliseconds >= 100, !burst.isEmpty else { return true }
    return (try? burst.removeFirst()()) != nil
  }
}

/// Where nothing may be waited for.
final class NoFileEvents: FileEvents {
  func watch(_ folders: Set<String>) {}
  func wait(milliseconds: Int) -> Bool { false }
  func pause(milliseconds: Int) -> Bool { false }
}

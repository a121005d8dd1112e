#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The unfinished files of this process, which are removed when it is interrupted.
///
/// A signal may come between any two instructions, so its handler neither allocates nor locks: it
/// walks a list that only grows at its head, and whose entries are never freed. Files are
/// registered on the thread that writes them, one after another.
package enum TemporaryFiles {
  fileprivate struct Entry {
    let path: UnsafeMutablePointer<CChar>
    var isPresent: Bool
    let next: UnsafeMutablePointer<Entry>?
  }

  /// A file to remove on an interrupt, until it is released.
  package struct Claim {
    fileprivate let entry: UnsafeMutablePointer<Entry>
  }

  nonisolated(unsafe) private static var newest: UnsafeMutablePointer<Entry>?

  /// Registers a file that is about to be made; its name must belong to this process.
  package static func claim(_ path: String) -> Claim {
    let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    entry.initialize(to: Entry(path: strdup(path), isPresent: true, next: newest))
    newest = entry
    return Claim(entry: entry)
  }

  /// Releases a file that is finished or removed.
  package static func release(_ claim: Claim) {
    claim.entry.pointee.isPresent = false
  }

  /// Makes an interrupt remove unfinished files; the process then ends by that signal, as it would
  /// otherwise. An ignored signal, as under `nohup`, stays ignored.
  package static func removeOnInterrupt() {
    // Everything that the handler needs exists before it can run.
    newest = nil
    var arriving = sigset_t()
    sigemptyset(&arriving)
    for number in interrupts {
      sigaddset(&arriving, number)
      let previous = signal(number, SIG_IGN)
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      signal(number) { number in
        TemporaryFiles.removeAll()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // A process started from a Dispatch thread inherits that all signals are blocked there.
    pthread_sigmask(SIG_UNBLOCK, &arriving, nil)
  }

  /// Runs something that must not be interrupted; an interrupt takes effect afterwards.
  package static func holdingInterrupts<Result>(_ body: () throws -> Result) rethrows -> Result {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for number in interrupts { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  private static let interrupts = [SIGINT, SIGTERM, SIGHUP]

  private static func removeAll() {
    var next = newest
    while let entry = next {
      if entry.pointee.isPresent { unlink(entry.pointee.path) }
      next = entry.pointee.next
    }
  }

  /// A name for an unfinished file beside another, which no other process uses, not even on another
  /// machine with the same folder.
  package static func path(beside target: String) -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 36)
    // A name may have 255 bytes; the other name is included if there is room.
    let name = FilePath.name(of: target)
    let known = name.utf8.count <= 200 ? name : "contrast-audit"
    return FilePath.join(FilePath.folder(of: target), ".\(known).\(digits).tmp")
  }
}

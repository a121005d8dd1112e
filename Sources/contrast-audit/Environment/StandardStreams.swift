#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The three streams that a process starts with.
enum StandardStreams {
  /// Occupies closed streams, as after `>&-`, so that no file opened later gets one of their
  /// numbers and receives a report.
  ///
  /// An occupied stream cannot be used: writing to it fails, so nothing gets lost silently.
  static func takeClosedPlaces() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free number.
      _ = open("/dev/null", mode)
    }
  }
}

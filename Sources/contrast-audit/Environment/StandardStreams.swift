#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The three streams that a process is started with.
enum StandardStreams {
  /// Takes the places of streams that are closed, as after `>&-`, so that no file that is opened later
  /// gets one of them and a report ends up among its contents.
  ///
  /// A place that is taken can be used for nothing: what is written to it fails, and is not lost.
  static func takeClosedPlaces() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest that is free is what `open` gives.
      _ = open("/dev/null", mode)
    }
  }
}

// The tool itself is `Tool.run`; only this file exits.

import SourceText
import SystemLoading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// A closed pipe and a file that grew too large are reported by `write`, not by a signal.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
StandardStreams.takeClosedPlaces()
TemporaryFiles.removeOnInterrupt()
do {
  let environment = ToolEnvironment.process()
  let words = CommandLine.arguments
  // On Linux the arguments come from /proc. Without it they are unknown, and something else would
  // be audited.
  guard !words.isEmpty else {
    environment.report(Diagnostic(.error, "the arguments cannot be read; is /proc mounted?"))
    exit(ExitStatus.failure.rawValue)
  }
  exit(Tool.run(Array(words.dropFirst()), in: environment).rawValue)
}

// The tool itself is `Tool.run`; only this file exits.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// A reader that went away is reported by `write`, not by a signal.
signal(SIGPIPE, SIG_IGN)
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), in: .process()).rawValue)

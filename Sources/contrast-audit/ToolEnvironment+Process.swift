import AuditEngine
import SystemLoading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ToolEnvironment {
  /// The environment of this process.
  static func process() -> ToolEnvironment {
    let start = ContinuousClock.now
    let files = FileSystem(workingDirectory: workingDirectory())
    return ToolEnvironment(
      variables: variables(
        [
          "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "TERM", "COLUMNS",
          StepSummary.variable,
        ] + GitRepository.variables
      ),
      files: files, readInput: { try files.standardInput(as: $0) },
      today: .today(), output: channel(STDOUT_FILENO, "standard output"),
      errors: channel(STDERR_FILENO, "standard error"), readTime: timeOfDay,
      elapsed: { start.duration(to: .now) },
      fileEvents: fileEvents)
  }

  /// The time of the day in this place; empty if unknown.
  private static func timeOfDay() -> String {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return "" }
    return [parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
  }

  private static func fileEvents() -> any FileEvents {
    #if os(Linux) && canImport(Glibc)
      if let events = KernelEvents() { return events }
    #endif
    return PolledFiles()
  }

  private static func variables(_ names: [String]) -> [String: String] {
    names.reduce(into: [:]) { values, name in
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
  }

  private static func workingDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// The width of a terminal; nil for anything else.
  private static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func channel(_ descriptor: Int32, _ name: String) -> OutputChannel {
    OutputChannel(isTerminal: isatty(descriptor) == 1, columns: columns(descriptor)) {
      bytes throws(FileError) in
      try FileSystem.writeAll(bytes, to: descriptor, name: name)
    }
  }
}

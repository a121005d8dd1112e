import AuditEngine
import SourceText
import SystemLoading

/// What the tool knows of the world: nothing below it reads anything else.
struct ToolEnvironment {
  /// Environment variables.
  let variables: [String: String]
  /// The file system, seen from the working directory.
  let files: FileSystem
  /// Reads standard input to its end.
  let readInput: () throws -> [UInt8]
  /// The day, in Coordinated Universal Time so that it is the same one on every machine.
  let today: CalendarDate?
  /// Standard output.
  let output: OutputChannel
  /// Standard error.
  let errors: OutputChannel

  /// Prints a diagnostic on standard error. That it cannot be printed is nothing to be told.
  func report(_ diagnostic: Diagnostic) {
    let prefix = diagnostic.span == nil ? "contrast-audit: " : ""
    try? errors.write("\(prefix)\(diagnostic)\n")
    try? errors.finish()
  }
}

import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// Everything outside that the tool uses: nothing below it reads anything else.
struct ToolEnvironment {
  /// Environment variables.
  let variables: [String: String]
  /// The file system, seen from the working directory.
  let files: FileSystem
  /// Reads standard input to its end.
  let readInput: () throws -> [UInt8]
  /// The day in Coordinated Universal Time, so that it is the same on every machine.
  let today: CalendarDate?
  /// Standard output.
  let output: OutputChannel
  /// Standard error.
  let errors: OutputChannel

  /// The columns that a report may use: what `COLUMNS` says, else those of the terminal.
  var columns: Int {
    let stated = variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return stated ?? output.columns ?? TextLayout.defaultWidth
  }

  /// Prints a diagnostic on standard error. If that fails, nothing can be reported.
  func report(_ diagnostic: Diagnostic) {
    let prefix = diagnostic.span == nil ? "contrast-audit: " : ""
    try? errors.write("\(prefix)\(diagnostic.namingCommand)\n")
    try? errors.finish()
  }
}

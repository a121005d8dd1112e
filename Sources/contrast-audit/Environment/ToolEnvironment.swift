import AuditEngine
import ColorMath
import Reporters
import SourceText
import SystemLoading
import TokenReaders

/// Everything outside that the tool uses: nothing below it reads anything else.
struct ToolEnvironment {
  /// Environment variables.
  let variables: [String: String]
  /// The file system, seen from the working directory.
  let files: FileSystem
  /// Reads standard input to its end.
  let readInput: (FileUse) throws -> [UInt8]
  /// Reads the day in Coordinated Universal Time, so that it is the same on every machine.
  private let readToday: () -> CalendarDate?
  /// Reads the time of the day in this place, `12:03:14`, for a person who waits.
  let readTime: () -> String
  /// The time since the start, which only ever grows.
  let elapsed: () -> Duration
  /// Starts to listen for changes of files.
  let fileEvents: () -> any FileEvents
  /// The app's code, in which `init` looks up what sources name and do not declare.
  var code: CodeFiles?
  /// The function of components alone that the app's settings name, for `init`.
  var channels: () -> CSSColorFunction? = { nil }
  /// Standard output.
  let output: OutputChannel
  /// Standard error.
  let errors: OutputChannel

  init(
    variables: [String: String], files: FileSystem,
    readInput: @escaping (FileUse) throws -> [UInt8],
    today: @autoclosure @escaping () -> CalendarDate?, output: OutputChannel,
    errors: OutputChannel, readTime: @escaping () -> String = { "00:00:00" },
    elapsed: @escaping () -> Duration = { .zero },
    fileEvents: @escaping () -> any FileEvents = { PolledFiles() }
  ) {
    self.variables = variables
    self.files = files
    self.readInput = readInput
    readToday = today
    self.readTime = readTime
    self.elapsed = elapsed
    self.fileEvents = fileEvents
    self.output = output
    self.errors = errors
  }

  /// Reads token sources, through a loader other than that of the disk where one is given.
  func sourceReader(_ loader: (any SourceLoader)? = nil) -> TokenSourceReader {
    var reader = TokenSourceReader(loader: loader ?? DiskLoader(files: files, root: ""))
    reader.code = code
    return reader
  }

  /// The day in Coordinated Universal Time.
  var today: CalendarDate? { readToday() }

  /// A file that the user names, or standard input for `-`.
  func namedFile(_ name: String, as use: FileUse) throws -> SourceFile {
    name == "-"
      ? SourceFile(path: "<stdin>", bytes: try readInput(use))
      : try files.source(name, as: use, .named)
  }

  /// The columns that a report may use: what `COLUMNS` says, else those of the terminal.
  var columns: Int {
    let stated = variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return stated ?? output.columns ?? TextLayout.defaultWidth
  }

  /// For how many reasons the line is shown.
  private static let excerptLimit = 10

  /// Why something failed.
  func reasons(for error: any Error) -> [Diagnostic] {
    (error as? ToolFailure)?.diagnostics ?? [Diagnostic(.error, "\(error)")]
  }

  /// Prints why something failed, with the line under each of the first errors that has a place.
  func report(_ error: any Error) {
    let shown = FailureReasons(reasons(for: error)).shown
    for (index, diagnostic) in shown.enumerated() {
      report(diagnostic)
      guard index < Self.excerptLimit, diagnostic.severity == .error, let span = diagnostic.span,
        let excerpt = SourceExcerpt(span)
      else { continue }
      try? errors.write(excerpt.text)
      try? errors.finish()
    }
  }

  /// Prints a diagnostic on standard error. If that fails, nothing can be reported.
  func report(_ diagnostic: Diagnostic) {
    let prefix = diagnostic.span == nil ? "contrast-audit: " : ""
    try? errors.write("\(prefix)\(diagnostic.namingCommand)\n")
    try? errors.finish()
  }
}

import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// Where the reports of a run go: standard output, files, or both.
struct ReportDestinations {
  /// The format to print; nil if a file replaces it.
  private(set) var printed: ReportFormat?
  /// The files and their formats.
  let files: [(format: ReportFormat, path: String)]
  /// Whether the verdict alone is printed.
  let isQuiet: Bool
  /// Whether files are named where nothing is printed.
  private var isAnnounced = true
  /// The maximum number of causes in a compact report, if one was given.
  let causeLimit: Int?

  /// - Parameter formats: the formats that the command has.
  init(_ arguments: Arguments, formats: [ReportFormat] = ReportFormat.allCases) throws {
    let format: ReportFormat = arguments.choice(.format) ?? .text
    var files: [(format: ReportFormat, path: String)] = []
    var printed: ReportFormat? = format
    var diagnostics = DiagnosticList()
    for value in arguments.all(.output) {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      var file = (format: format, path: value)
      if parts.count == 2 {
        guard let named = ReportFormat(rawValue: String(parts[0])), formats.contains(named) else {
          diagnostics.error(
            "--output '\(value)': there is no format '\(parts[0])'"
              + NearestName.hint(
                for: String(parts[0]), among: formats.map(\.rawValue)))
          continue
        }
        file = (named, String(parts[1]))
      } else {
        printed = nil
        if !arguments.has(.format), let ending = Self.ending(of: value) {
          guard let named = ReportFormat(ending: ending) else {
            diagnostics.error(
              "--output '\(value)': no report has the ending '.\(ending)'; expected "
                + ReportFormat.endings.prefix(6).map { ".\($0.ending)" }.joined(separator: ", ")
                + ", or FORMAT=PATH")
            continue
          }
          file.format = named
        }
      }
      if file.path.isEmpty {
        diagnostics.error("--output '\(value)' names no file; expected FORMAT=PATH or PATH")
      }
      if files.contains(where: { $0.path == file.path }) {
        diagnostics.error("--output names '\(file.path)' twice; give each report a file of its own")
      }
      files.append(file)
    }
    isQuiet = arguments.has(.quiet)
    if isQuiet, printed != nil, arguments.has(.format) {
      diagnostics.error(
        "--quiet prints the verdict alone, and --format \(format.rawValue) a report; remove one of "
          + "them, or write the report to a file with --output")
    }
    let formats = Set([printed].compactMap(\.self) + files.map(\.format))
    if arguments.has(.junitFileAttributes), !formats.contains(.junit) {
      diagnostics.error(
        "--junit-file-attributes is for JUnit, and no report is; add --format junit")
    }
    causeLimit = arguments[.limit].flatMap { Int($0) }
    if let limit = arguments[.limit] {
      if !formats.contains(.compact) {
        diagnostics.error("--limit is for a compact report, and none is; add --format compact")
      }
      if (causeLimit ?? -1) < 0 {
        diagnostics.error("--limit is '\(limit)'; expected a number from 0, which is for all")
      }
    }
    guard !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    self.printed = isQuiet ? nil : printed
    self.files = files
  }

  /// The same files, with nothing printed beside them.
  var filesAlone: ReportDestinations {
    var destinations = self
    destinations.printed = nil
    destinations.isAnnounced = false
    return destinations
  }

  /// The ending of a file's name, without the dot; nil if it has none, as `/dev/null`.
  private static func ending(of path: String) -> String? {
    let name = FilePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// The formats of all reports.
  var formats: Set<ReportFormat> { Set([printed].compactMap(\.self) + files.map(\.format)) }

  /// Whether any report shows a plan of changes.
  var showsPlan: Bool { formats.contains(where: \.showsPlan) }

  /// Errors for reports that would overwrite a baseline or a file that the audit reads: a policy or
  /// token source would be lost.
  ///
  /// - Parameter baselines: the paths of the baselines, which may not exist yet.
  func inputs(baselines: [String], in environment: ToolEnvironment) -> [Diagnostic] {
    let baselines = baselines.map { environment.files.target(of: $0) }
    var summary: [Diagnostic] = []
    if summarizes, let path = environment.variables[StepSummary.variable], !path.isEmpty {
      if baselines.contains(environment.files.target(of: path)) {
        summary = [
          Diagnostic(
            .error, "\(StepSummary.variable) and --baseline name the same file, '\(path)'")
        ]
      } else if environment.files.isInput(path) {
        summary = [
          Diagnostic(
            .error,
            "\(StepSummary.variable) names '\(path)', which this audit reads, and it is not changed"
          )
        ]
      }
    }
    return summary
      + files.compactMap { file in
        if baselines.contains(environment.files.target(of: file.path)) {
          return Diagnostic(.error, "--output and --baseline name the same file, '\(file.path)'")
        }
        guard environment.files.isInput(file.path) else { return nil }
        return Diagnostic(
          .error, "--output names '\(file.path)', which this audit reads, and it is not replaced")
      }
  }

  /// Writes every report; reports all that cannot be written.
  func write(
    _ report: RunReport, layout: TextLayout, run: ReportedRun, in environment: ToolEnvironment
  ) throws {
    try write(files, printed: printed, in: environment) { format, isFile, output in
      let own = isFile ? TextLayout(isDetailed: layout.isDetailed) : layout
      format.reporter(own, run: run).write(report, to: &output)
    }
    try summarize(run, in: environment) { $0.write(report, to: &$1) }
    if isQuiet {
      for audit in report.audits {
        try environment.output.write(
          VerdictText.line(
            audit, colors: layout.colors, isNamed: report.sections.count > 1))
      }
    } else {
      announce(in: environment)
    }
  }

  /// Names the files where nothing on standard output says that the run did anything.
  func announce(in environment: ToolEnvironment) {
    guard printed == nil, !isQuiet, isAnnounced else { return }
    for file in files {
      environment.report(Diagnostic(.note, "wrote '\(file.path)', \(file.format.rawValue)"))
    }
  }

  /// Writes why nothing could be audited: an old report would be taken for one of this run. People
  /// read it on standard error.
  ///
  /// - Parameter keepsFiles: whether files are left as they are, with what they say of another app.
  func write(
    failure: RunReport, keepsFiles: Bool, run: ReportedRun, in environment: ToolEnvironment
  ) throws {
    try write(keepsFiles ? [] : files, printed: printed == .text ? nil : printed, in: environment) {
      format, _, output in
      format.reporter(run: run).write(failure, to: &output)
    }
    try summarize(run, in: environment) { $0.write(failure, to: &$1) }
  }

  /// Whether the job summary of GitHub Actions is written, if there is one.
  private var summarizes: Bool { formats.contains(.github) }

  /// Adds to the job summary of GitHub Actions if its format is selected.
  private func summarize(
    _ run: ReportedRun, in environment: ToolEnvironment,
    _ body: (MarkdownReporter, inout ReportOutput) -> Void
  ) throws {
    try summarize(in: environment) { body(MarkdownReporter(run: run, limit: $0), &$1) }
  }

  /// Adds what `body` writes, in at most so many bytes.
  func summarize(
    in environment: ToolEnvironment, _ body: (_ limit: Int, inout ReportOutput) -> Void
  ) throws {
    guard summarizes else { return }
    try StepSummary(in: environment)?.append(body)
  }

  /// Writes files, and what is printed.
  func write(
    _ files: [(format: ReportFormat, path: String)], printed: ReportFormat?,
    in environment: ToolEnvironment,
    _ body: (ReportFormat, _ isFile: Bool, inout ReportOutput) -> Void
  ) throws {
    var diagnostics = DiagnosticList()
    var targets: Set<String> = []
    for file in files where !targets.insert(environment.files.target(of: file.path)).inserted {
      diagnostics.error(
        "--output names the file '\(file.path)' twice; give each report a file of its own")
    }
    guard !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    for file in files {
      do {
        try environment.files.writeWhole(file.path) { write in
          var output = ReportOutput(write: write)
          body(file.format, true, &output)
          try output.finish()
        }
      } catch let error as FileError {
        diagnostics.error(error.message)
      }
    }
    if let printed {
      var output = ReportOutput { try environment.output.write($0) }
      body(printed, false, &output)
      try output.finish()
    }
    guard !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
  }
}

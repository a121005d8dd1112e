import Reporters
import SystemLoading

/// Reports of comparisons go where those of audits go.
extension ReportDestinations {
  /// Writes every report; reports all that cannot be written.
  func write(
    _ comparisons: ComparisonRun, colors: ColorDepth, run: ReportedRun,
    in environment: ToolEnvironment
  ) throws {
    try write(files, printed: printed, in: environment) { format, isFile, output in
      format.comparisonReporter(colors: isFile ? .none : colors, run: run)?
        .write(comparisons, to: &output)
    }
    try summarize(in: environment) {
      ComparisonMarkdown(paths: run.paths, limit: $0).write(comparisons, to: &$1)
    }
    if isQuiet {
      let text = ComparisonText.Writer(colors: colors, paths: run.paths)
      try environment.output.write(text.summary(of: comparisons))
    } else {
      announce(in: environment)
    }
  }

  /// Writes why nothing could be compared. People read it on standard error.
  func write(
    _ failure: ComparisonFailure, keepsFiles: Bool, run: ReportedRun,
    in environment: ToolEnvironment
  ) throws {
    let printed = self.printed == .text ? nil : self.printed
    try write(keepsFiles ? [] : files, printed: printed, in: environment) { format, _, output in
      format.comparisonReporter(run: run)?.write(failure, to: &output)
    }
    try summarize(in: environment) {
      ComparisonMarkdown(paths: run.paths, limit: $0).write(failure, to: &$1)
    }
  }
}

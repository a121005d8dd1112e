import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// The baseline of a run, and what happens to its file.
struct BaselineFile {
  /// What the audit does with it.
  let use: BaselineUse
  private let path: String
  private let isWritten: Bool

  /// Reads the file of `--baseline`; nil without the option.
  init?(_ arguments: Arguments, in environment: ToolEnvironment) throws {
    let writes = arguments.has(.writeBaseline)
    let prunes = arguments.has(.pruneBaseline)
    guard let path = arguments[.baseline] else {
      if writes || prunes {
        let option = writes ? Option.writeBaseline : .pruneBaseline
        throw ToolFailure("--\(option.name) needs --baseline FILE")
      }
      return nil
    }
    if writes, prunes {
      throw ToolFailure("--write-baseline writes the whole baseline; remove --prune-baseline")
    }
    let filters: [Option] = [.theme, .scheme, .rule, .token]
    if writes, let filter = filters.first(where: { arguments.has($0) }) {
      throw ToolFailure(
        "--write-baseline needs the whole audit; with --\(filter.name) the rest would be lost")
    }
    self.path = path
    isWritten = writes || prunes
    guard writes else {
      use = .compare(try BaselineFile.read(path, in: environment), isPruned: prunes)
      return
    }
    // Any other file is there for another purpose.
    if environment.files.kind(of: path) == .file,
      try !environment.files.read(path).allSatisfy({ $0 <= 0x20 })
    {
      do {
        _ = try BaselineFile.read(path, in: environment)
      } catch let failure as ToolFailure {
        throw ToolFailure(
          failure.diagnostics + [
            Diagnostic(.error, "'\(path)' is not a readable baseline, and is not replaced")
          ])
      }
    }
    use = .record
  }

  private static func read(
    _ path: String, in environment: ToolEnvironment
  ) throws -> Baseline {
    var diagnostics = DiagnosticList()
    guard environment.files.kind(of: path) != nil else {
      throw ToolFailure("there is no baseline '\(path)'; --write-baseline makes one")
    }
    let file = try environment.files.source(path)
    guard let baseline = BaselineReader.read(file, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    return baseline
  }

  /// Writes the file if requested; before the reports, which say what is known.
  func write(_ report: AuditReport, in environment: ToolEnvironment) throws {
    guard isWritten, let comparison = report.baseline else { return }
    let baseline = Baseline(entries: comparison.remaining)
    do {
      try environment.files.writeWhole(path) { write in
        var output = ReportOutput(write: write)
        BaselineText(baseline).write(to: &output)
        try output.finish()
      }
    } catch let error as FileError {
      throw ToolFailure(error.message)
    }
    let gone = comparison.gone.count
    environment.report(
      Diagnostic(
        .note,
        "'\(path)' holds \(baseline.entries.count) known finding"
          + (baseline.entries.count == 1 ? "" : "s") + (gone > 0 ? "; \(gone) taken out" : "")))
  }
}

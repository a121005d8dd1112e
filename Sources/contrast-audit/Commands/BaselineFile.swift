import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// A baseline of a run, and what happens to its file.
struct BaselineFile {
  let path: String
  /// The file as it was read; nil if it is only written.
  let file: SourceFile?
  private let existing: Baseline
  private let isRecorded: Bool
  private let isPruned: Bool
  /// The existing entries of the policies of this run, by index.
  private var taken: Set<Int> = []
  private var remaining: [Baseline.Entry] = []
  private var gone = 0

  /// Reads the file, which a new baseline may replace.
  init(
    _ path: String, _ scope: FileScope, isRecorded: Bool, isPruned: Bool,
    in environment: ToolEnvironment
  ) throws {
    self.path = path
    self.isRecorded = isRecorded
    self.isPruned = isPruned
    guard isRecorded else {
      let file = try Self.source(path, scope, in: environment)
      existing = try Self.read(file)
      self.file = file
      return
    }
    file = nil
    // Any other file is there for another purpose.
    guard environment.files.kind(of: path) == .file else {
      existing = Baseline(entries: [])
      return
    }
    let old = try Self.source(path, scope, in: environment)
    guard !old.bytes.allSatisfy({ $0 <= 0x20 }) else {
      existing = Baseline(entries: [])
      return
    }
    do {
      existing = try Self.read(old)
    } catch let failure as ToolFailure {
      throw ToolFailure(
        failure.diagnostics + [
          Diagnostic(.error, "'\(path)' is not a readable baseline, and is not replaced")
        ])
    }
  }

  /// What the audit by a policy does with it.
  ///
  /// - Parameters:
  ///   - policy: the name of the policy.
  ///   - isAlone: whether the run has no other.
  mutating func use(for policy: String, isAlone: Bool) throws -> BaselineUse {
    guard let own = existing.indices(of: policy, isAlone: isAlone) else {
      // The whole run takes its place.
      guard !isRecorded else {
        taken.formUnion(existing.entries.indices)
        return .record
      }
      throw ToolFailure(
        "the baseline '\(path)' does not name the policies of its findings, and several are audited; "
          + "write it again with --write-baseline")
    }
    taken.formUnion(own)
    guard !isRecorded else { return .record }
    return .compare(Baseline(entries: own.map { existing.entries[$0] }), isPruned: isPruned)
  }

  /// Keeps what an audit found, for ``write(in:)``.
  mutating func keep(_ report: AuditReport, isAlone: Bool) {
    guard let comparison = report.baseline else { return }
    let isNamed = !isAlone || existing.entries.contains { $0.policy != nil }
    gone += comparison.gone.count
    remaining += comparison.remaining.map { entry in
      var entry = entry
      entry.policy = isNamed ? report.policyName : nil
      return entry
    }
  }

  private static func source(
    _ path: String, _ scope: FileScope, in environment: ToolEnvironment
  ) throws -> SourceFile {
    guard environment.files.kind(of: path) != nil else {
      throw ToolFailure("there is no baseline '\(path)'; --write-baseline makes one")
    }
    return try environment.files.source(path, as: .baseline, scope)
  }

  private static func read(_ file: SourceFile) throws -> Baseline {
    var diagnostics = DiagnosticList()
    guard let baseline = BaselineReader.read(file, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    return baseline
  }

  /// Writes the file if requested, with what it knows of policies that were not audited; before the
  /// reports, which say what is known.
  func write(in environment: ToolEnvironment) throws {
    guard isRecorded || isPruned else { return }
    let others = existing.entries.indices.filter { !taken.contains($0) }
    let baseline = Baseline(entries: remaining + others.map { existing.entries[$0] })
    try Self.write(baseline, to: path, in: environment)
    environment.report(
      Diagnostic(
        .note,
        "'\(path)' holds \(baseline.entries.count) known finding"
          + (baseline.entries.count == 1 ? "" : "s") + (gone > 0 ? "; \(gone) taken out" : "")))
  }

  /// Writes a baseline.
  static func write(
    _ baseline: Baseline, to path: String, in environment: ToolEnvironment
  ) throws {
    do {
      try environment.files.writeWhole(path) { write in
        var output = ReportOutput(write: write)
        BaselineText(baseline).write(to: &output)
        try output.finish()
      }
    } catch let error as FileError {
      throw ToolFailure(error.message)
    }
  }
}

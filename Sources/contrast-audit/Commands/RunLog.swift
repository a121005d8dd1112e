import AuditEngine
import DesignTokens
import Reporters
import SourceText
import SystemLoading

/// What `--verbose` says on standard error: what was read and chosen, and how long each step took.
struct RunLog {
  private let environment: ToolEnvironment
  private let isVerbose: Bool
  private var start: Duration

  /// Begins the first step.
  init(_ arguments: Arguments, in environment: ToolEnvironment) {
    self.environment = environment
    isVerbose = arguments.has(.verbose)
    start = environment.elapsed()
  }

  /// Says how long a step took, and begins the next.
  mutating func end(_ step: String) {
    guard isVerbose else { return }
    let now = environment.elapsed()
    let (seconds, attoseconds) = (now - start).components
    let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
    say("time", ["\(step) \(tenths / 10).\(tenths % 10) ms"])
    start = now
  }

  /// The files that were read, with what they have to say.
  func read(_ system: AuditedSystem) {
    guard isVerbose else { return }
    let policy = system.policy.file
    if let stated = system.policy.system?.span.file {
      say("policy", [place(stated), size(stated)])
    }
    if !policy.bytes.isEmpty { say("policy", [place(policy), size(policy)]) }
    for source in system.policy.tokens {
      say("source", [source.path] + source.contexts.map { "\($0.axis) \($0.context)" })
    }
    for (_, entry) in system.sources.files.entries.sorted(by: { $0.key < $1.key }) {
      let formats = Set(entry.manners.map(\.format.name)).sorted()
      say("read", [place(entry.file), size(entry.file)] + formats)
    }
    for axis in system.catalog.axes {
      say("axis", ["\(axis.name): \(axis.contexts.joined(separator: ", "))"])
    }
    say("tokens", ["\(system.catalog.tokens.count)"])
  }

  /// A file beside the sources that was read.
  func read(baseline path: String) {
    guard isVerbose else { return }
    say("baseline", [path] + (environment.files.size(of: path).map { ["\($0) bytes"] } ?? []))
  }

  /// What was judged.
  func judged(_ report: AuditReport) {
    guard isVerbose else { return }
    for (place, axis) in report.axes.enumerated() {
      var known: Set<String> = []
      let contexts = report.permutations.compactMap { names in
        names.indices.contains(place) && known.insert(names[place]).inserted ? names[place] : nil
      }
      say("chosen", ["\(axis): \(contexts.joined(separator: ", "))"])
    }
    say("rules", [report.rules.map(\.id).joined(separator: ", ")])
    say(
      "judged",
      [
        "WCAG \(report.level.rawValue)", "permutations: \(report.permutations.count)",
        "pairings: \(report.pairings.count)", "evaluations: \(report.evaluations.count)",
        "token checks: \(report.structural.count)", "changes: \(report.plan.changes.count)",
      ])
  }

  private func place(_ file: SourceFile) -> String {
    file.path + (file.isEmbedded ? " (built in)" : "")
  }

  private func size(_ file: SourceFile) -> String { "\(file.bytes.count) bytes" }

  private func say(_ what: String, _ parts: [String]) {
    try? environment.errors.write("\(what)  \(parts.map(\.inert).joined(separator: ", "))\n")
    try? environment.errors.finish()
  }
}

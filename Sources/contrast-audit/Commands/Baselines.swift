import AuditEngine
import SourceText
import SystemLoading

/// The baselines of a run: that of `--baseline`, or those that the policies name.
struct Baselines {
  private let named: String?
  private let isRecorded: Bool
  private let isPruned: Bool
  private let isAlone: Bool
  /// The folder that a baseline must be in that a policy names; nil for the policy's.
  private let root: String?
  private let environment: ToolEnvironment
  private var files: [BaselineFile] = []

  /// - Parameter isAlone: whether one policy is audited.
  init(_ arguments: Arguments, isAlone: Bool, in environment: ToolEnvironment) throws {
    named = arguments[.baseline]
    isRecorded = arguments.has(.writeBaseline)
    isPruned = arguments.has(.pruneBaseline)
    self.isAlone = isAlone
    root = arguments[.root]
    self.environment = environment
    if isRecorded, isPruned {
      throw ToolFailure("--write-baseline writes the whole baseline; remove --prune-baseline")
    }
    let filters: [Option] = [.theme, .scheme, .rule, .token]
    if isRecorded, let filter = filters.first(where: { arguments.has($0) }) {
      throw ToolFailure(
        "--write-baseline needs the whole audit; with --\(filter.name) the rest would be lost")
    }
  }

  /// The paths of all that were read.
  var paths: [String] { files.map(\.path) }

  /// What the audit by a policy does with its baseline; nil without one.
  mutating func use(for system: AuditedSystem, named policy: String) throws -> BaselineUse? {
    guard let index = try file(of: system) else { return nil }
    return try files[index].use(for: policy, isAlone: isAlone)
  }

  /// The baseline that the audit of a policy read; nil without one.
  mutating func source(for system: AuditedSystem) throws -> SourceFile? {
    try file(of: system).flatMap { files[$0].file }
  }

  /// Keeps what an audit found.
  mutating func keep(_ report: AuditReport, of system: AuditedSystem) throws {
    guard let index = try file(of: system) else { return }
    files[index].keep(report, isAlone: isAlone)
  }

  /// Writes what is to be written.
  func write() throws {
    for file in files { try file.write(in: environment) }
  }

  private mutating func file(of system: AuditedSystem) throws -> Int? {
    guard let path = try named ?? system.ownBaselinePath(root: root, in: environment.files) else {
      guard !isRecorded, !isPruned else {
        throw ToolFailure(
          "--\(isRecorded ? Option.writeBaseline.name : Option.pruneBaseline.name) needs --baseline FILE, "
            + "or a \"baseline\" in the policy")
      }
      return nil
    }
    let target = environment.files.target(of: path)
    if let index = files.firstIndex(where: { environment.files.target(of: $0.path) == target }) {
      return index
    }
    files.append(
      try BaselineFile(
        path, named == nil ? .found(root: root) : .named, isRecorded: isRecorded,
        isPruned: isPruned,
        in: environment))
    return files.count - 1
  }
}

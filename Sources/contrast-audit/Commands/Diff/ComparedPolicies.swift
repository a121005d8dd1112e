import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// The policies of two sides, for a comparison of a whole repository. One that a side lacks is new or
/// gone.
struct ComparedPolicies {
  /// Their paths from the working directory, in order.
  let paths: [String]
  private let old: Side
  private let new: Side

  /// One of the sides.
  private struct Side {
    let operand: ComparedAudit.Operand
    let name: ComparedName
    let paths: Set<String>
    /// What a path on this side begins with: `main:apps/`.
    let prefix: String
  }

  /// Finds the policies here and below on both sides.
  init(
    _ old: ComparedAudit.Operand, _ new: ComparedAudit.Operand, _ arguments: Arguments,
    in environment: ToolEnvironment
  ) throws {
    for option in [Option.policy, .system] where arguments.has(option) {
      throw ToolFailure(
        "--all-policies looks for the policies, and --\(option.name) is given; remove one of them")
    }
    self.old = try Self.side(old, in: environment)
    self.new = try Self.side(new, in: environment)
    paths = self.old.paths.union(self.new.paths).sorted()
    guard !paths.isEmpty else {
      throw ToolFailure(
        "there is no \(AuditedSystem.policyName) here or below on either side",
        nextStep: .writePolicy)
    }
  }

  private static func side(
    _ operand: ComparedAudit.Operand, in environment: ToolEnvironment
  ) throws -> Side {
    switch operand {
    case .path(let path):
      throw ToolFailure(
        "--all-policies compares revisions, or one and the files here, and '\(path)' is a path")
    case .workingTree:
      // Without any here, all that the other side has are gone.
      let paths = try FilesBelow.files(in: "", of: environment).filter {
        isPolicy($0) && environment.files.kind(of: $0, followingLinks: false) != nil
      }
      return Side(operand: operand, name: .workingTree, paths: Set(paths), prefix: "")
    case .revision(let revision, let commit, let repository):
      let here = environment.files.target(of: ".").dropFirst(repository.root.count)
        .drop { $0 == "/" }
      let folder = here.isEmpty ? "" : here + "/"
      let paths = try repository.entries(of: commit).keys.filter {
        $0.hasPrefix(folder) && isPolicy($0)
      }
      return Side(
        operand: operand, name: ComparedName(kind: .revision, text: revision, commit: commit),
        paths: Set(paths.map { String($0.dropFirst(folder.count)) }),
        prefix: "\(revision):\(folder)"
      )
    }
  }

  private static func isPolicy(_ path: String) -> Bool {
    FilePath.name(of: path) == AuditedSystem.policyName
  }

  /// Both sides of a policy, with its place on the new one.
  func sides(
    of path: String, _ arguments: Arguments, in environment: ToolEnvironment
  ) throws -> (old: ComparedAudit, new: ComparedAudit, policy: SourceFile) {
    func audit(_ side: Side) throws -> ComparedAudit {
      try ComparedAudit(side.operand, policy: path, arguments, in: environment)
    }
    let place = SourceFile(path: new.prefix + path, bytes: [])
    guard new.paths.contains(path) else {
      let before = try audit(old)
      return (before, ComparedAudit(new.name, missingBesides: before.snapshot), place)
    }
    let after = try audit(new)
    let isNew = !old.paths.contains(path)
    return (
      isNew ? ComparedAudit(old.name, missingBesides: after.snapshot) : try audit(old), after, place
    )
  }
}

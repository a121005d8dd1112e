import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// The policies of one side of a comparison, each before those that it names.
struct ComparedSide {
  let name: ComparedName
  /// What tells the policies apart, on both sides: a path without dots, empty for what the operand means
  /// by itself.
  private(set) var keys: [String] = []
  /// What a key begins with in reports: `main:apps/`.
  let prefix: String
  /// The first policy of a report of several.
  private(set) var first: String?
  private let operand: ComparedAudit.Operand
  /// The paths of the policies by their keys.
  private var paths: [String: String] = [:]

  /// What an operand means by itself, and the policies that it names, by their paths from its folder.
  init(
    _ operand: ComparedAudit.Operand, _ arguments: Arguments, in environment: ToolEnvironment
  ) throws {
    self.operand = operand
    keys = [""]
    switch operand {
    case .workingTree:
      name = .workingTree
      prefix = Self.folder(of: [], arguments, in: environment)
      try add(FurtherPolicies(arguments, operands: [], in: environment).paths)
    case .path(let path):
      name = ComparedName(kind: .files, text: path, commit: nil)
      prefix = Self.folder(of: [path], arguments, in: environment)
      if let policies = try Self.reported(path, in: environment) {
        addReported(policies)
      } else {
        // Token sources name none.
        add((try? FurtherPolicies(arguments, operands: [path], in: environment).paths) ?? [])
      }
    case .revision(let revision, let commit, let repository):
      name = ComparedName(kind: .revision, text: revision, commit: commit)
      let policy = try AuditedSystem.policyPath(
        arguments, commit: commit, of: repository, in: environment)
      prefix = "\(revision):" + Self.beginning(Policy.root(of: policy))
      var followed = Self.followed(revision, commit, repository, arguments, in: environment)
      add(followed.follow("\(revision):\(policy)").dropFirst())
    }
  }

  /// Every policy here and below, and those that they name, by their paths from here.
  init(
    allOf operand: ComparedAudit.Operand, _ arguments: Arguments, in environment: ToolEnvironment
  ) throws {
    self.operand = operand
    switch operand {
    case .path(let path):
      throw ToolFailure(
        "--all-policies compares revisions, or one and the files here, and '\(path)' is a path")
    case .workingTree:
      name = .workingTree
      prefix = ""
      // Without any here, all that the other side has are gone.
      let policies = try FilesBelow.files(in: "", of: environment).filter {
        Self.isPolicy($0) && environment.files.kind(of: $0, followingLinks: false) != nil
      }
      try AuditedSystem.expectOne(of: policies)
      var followed = FollowedPolicies(in: environment.files, root: arguments[.root])
      add(policies.flatMap { followed.follow($0) })
    case .revision(let revision, let commit, let repository):
      name = ComparedName(kind: .revision, text: revision, commit: commit)
      let here = environment.files.target(of: ".").dropFirst(repository.root.count)
        .drop { $0 == "/" }
      let folder = Self.beginning(String(here))
      prefix = "\(revision):\(folder)"
      let policies = try repository.entries(of: commit).keys.sorted().filter {
        $0.hasPrefix(folder) && Self.isPolicy($0)
      }
      try AuditedSystem.expectOne(of: policies)
      var followed = Self.followed(revision, commit, repository, arguments, in: environment)
      add(policies.flatMap { followed.follow("\(revision):\($0)") })
    }
  }

  private static func isPolicy(_ path: String) -> Bool {
    FilePath.name(of: path) == AuditedSystem.policyName
  }

  private static func beginning(_ folder: String) -> String { folder.isEmpty ? "" : folder + "/" }

  /// The folder of the policy that operands name.
  private static func folder(
    of operands: [String], _ arguments: Arguments, in environment: ToolEnvironment
  ) -> String {
    let request = AuditedSystem.request(arguments, paths: operands)
    let policy = (try? AuditedSystem.operands(of: request, in: environment.files))?.policy
    return beginning(Policy.root(of: policy ?? ""))
  }

  /// Follows policies of a commit, whose paths begin with the revision.
  private static func followed(
    _ revision: String, _ commit: String, _ repository: GitRepository, _ arguments: Arguments,
    in environment: ToolEnvironment
  ) -> FollowedPolicies {
    FollowedPolicies { path, _ in
      try? AuditedSystem.policy(
        at: String(path.dropFirst(revision.count + 1)), arguments, revision: revision,
        commit: commit, of: repository, in: environment)
    }
  }

  private mutating func add(_ policies: some Sequence<String>) {
    for path in policies {
      let rest = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      let normal = FilePath.normal(rest) ?? rest
      let plain = Policy.plainPath(normal)
      let key = paths[plain] == nil ? plain : normal
      keys.append(key)
      paths[key] = path
    }
  }

  /// What a report of several calls its policies; nil for another file.
  private static func reported(
    _ path: String, in environment: ToolEnvironment
  ) throws -> [String]? {
    guard environment.files.kind(of: path) == .file else { return nil }
    let file = try environment.files.source(path, as: .report, .named)
    return ReportReader.isReport(file) ? ReportReader.policies(in: file) : nil
  }

  /// The policies of a report by their paths from the folder of the first, as others have them.
  private mutating func addReported(_ policies: [String]) {
    first = policies.first
    func location(_ name: String) -> String {
      name.hasSuffix(".json") ? name : FilePath.join(name, AuditedSystem.policyName)
    }
    let folder = Self.beginning(FilePath.folder(of: location(first ?? "")))
    for name in policies.dropFirst() {
      let path = location(name)
      let key = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
      keys.append(key)
      paths[key] = name
    }
  }

  /// The audit by a policy that this side has.
  func audit(
    _ key: String, _ arguments: Arguments, in environment: ToolEnvironment
  ) throws -> ComparedAudit {
    var path = paths[key]
    // In a revision a path starts from the root of the repository.
    if case .revision(let revision, _, _) = operand { path?.removeFirst(revision.count + 1) }
    return try ComparedAudit(operand, policy: path, arguments, in: environment)
  }
}

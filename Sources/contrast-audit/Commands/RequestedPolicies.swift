import SourceText
import SystemLoading

/// The policies of a run, each with the token sources that are audited by it.
struct RequestedPolicies {
  /// For each audit, its operands.
  let all: [[String]]

  /// What operands, patterns and `--all-policies` name.
  init(_ arguments: Arguments, in environment: ToolEnvironment) throws {
    let others: [Option] = [.policy, .system, .builtIn]
    if arguments.has(.allPolicies) {
      for option in others where arguments.has(option) {
        throw ToolFailure(
          "--all-policies looks for the policies, and --\(option.name) is given; remove one of them"
        )
      }
      all = try Self.policies(below: arguments.operands, in: environment).map { [$0] }
      return
    }
    if others.contains(where: arguments.has) {
      all = [arguments.operands]
      return
    }
    let operands = try arguments.operands.flatMap { try Self.paths(matching: $0, in: environment) }
    let policies = try operands.filter {
      try AuditedSystem.namesPolicy($0, in: environment.files)
    }
    // A pattern that names a policy is meant for policies: its tokens would be judged in place of theirs.
    let isMixed = policies.count == 1 && operands.count > 1 && operands != arguments.operands
    guard policies.count > 1 || isMixed else {
      all = [operands]
      return
    }
    if let source = operands.first(where: { !policies.contains($0) }) {
      throw ToolFailure(
        "'\(policies[0])' is a policy and '\(source)' is not; name policies alone, or one policy and its "
          + "token sources")
    }
    var known: Set<String> = []
    all = policies.filter { known.insert(environment.files.canonical($0) ?? $0).inserted }.map {
      [$0]
    }
  }

  /// The policies in folders and below, without what git ignores; in the working directory for none.
  static func policies(
    below folders: [String], in environment: ToolEnvironment
  ) throws -> [String] {
    var found: [String] = []
    for folder in folders.isEmpty ? [""] : folders {
      guard folder.isEmpty || environment.files.kind(of: folder) == .folder else {
        throw ToolFailure("there is no folder '\(folder)' to look for policies in")
      }
      let inside = folder == "." ? "" : folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      let policies = try FilesBelow.files(in: inside, of: environment).filter {
        FilePath.name(of: $0) == AuditedSystem.policyName
          && environment.files.kind(of: $0, followingLinks: false) != nil
      }
      guard !policies.isEmpty else {
        throw ToolFailure(
          "there is no \(AuditedSystem.policyName) in '\(inside.isEmpty ? "." : inside)' or below",
          nextStep: .writePolicy)
      }
      found += policies
    }
    var known: Set<String> = []
    return found.filter { known.insert($0).inserted }
  }

  /// What a pattern matches, as a shell would expand it; a path that exists is one, whatever it
  /// contains.
  private static func paths(
    matching pattern: String, in environment: ToolEnvironment
  ) throws -> [String] {
    guard pattern.contains(where: { $0 == "*" || $0 == "?" }),
      environment.files.kind(of: pattern, followingLinks: false) == nil
    else { return [pattern] }
    var paths = [pattern.hasPrefix("/") ? "/" : ""]
    for name in pattern.split(separator: "/") {
      let matcher = GlobName(String(name))
      paths = try paths.flatMap { folder -> [String] in
        guard matcher.isPattern else { return [FilePath.join(folder, String(name))] }
        let inside = folder.isEmpty ? "." : folder
        guard environment.files.kind(of: inside) == .folder else { return [] }
        return try environment.files.names(in: inside).filter(matcher.matches).sorted()
          .map { FilePath.join(folder, $0) }
      }
      paths = paths.filter { environment.files.kind(of: $0, followingLinks: false) != nil }
    }
    guard !paths.isEmpty else { throw ToolFailure("nothing matches '\(pattern)'") }
    return paths
  }
}

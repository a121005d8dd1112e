import SourceText
import SystemLoading

/// The policies of a run, each with the token sources that are audited by it.
struct RequestedPolicies {
  /// In the order of the reports.
  let all: [RequestedPolicy]

  /// What operands, patterns and `--all-policies` name, each with the policies that it names itself.
  init(_ arguments: Arguments, in environment: ToolEnvironment) throws {
    let named = try Self.named(arguments, in: environment)
    guard !arguments.has(.system), !arguments.has(.builtIn) else {
      all = named.map { RequestedPolicy(policy: nil, operands: $0) }
      return
    }
    var followed = FollowedPolicies(in: environment.files, root: arguments[.root])
    all = try named.flatMap {
      try Self.policies(of: $0, arguments, following: &followed, in: environment)
    }
  }

  /// What operands name, with the policies that it names itself; without what was followed before.
  static func policies(
    of operands: [String], _ arguments: Arguments, following followed: inout FollowedPolicies,
    in environment: ToolEnvironment
  ) throws -> [RequestedPolicy] {
    let own = RequestedPolicy(policy: nil, operands: operands)
    // What is wrong with the operands is said by whoever loads them.
    let request = AuditedSystem.request(arguments, paths: operands)
    guard let found = try? AuditedSystem.operands(of: request, in: environment.files),
      let policy = found.policy
    else { return [own] }
    let policies = followed.follow(policy, isFound: found.isFound)
    if let source = found.sources.first, policies.count > 1 {
      throw ToolFailure(
        "'\(source)' would be audited by '\(policy)' alone, which names further policies such as "
          + "'\(policies[1])'; name the policy without token sources")
    }
    return policies.map { $0 == policy ? own : RequestedPolicy(policy: $0, operands: []) }
  }

  /// For each audit that the arguments name, its operands.
  private static func named(
    _ arguments: Arguments, in environment: ToolEnvironment
  ) throws -> [[String]] {
    let others: [Option] = [.policy, .system, .builtIn]
    if arguments.has(.allPolicies) {
      for option in others where arguments.has(option) {
        throw ToolFailure(
          "--all-policies looks for the policies, and --\(option.name) is given; remove one of them"
        )
      }
      return try policies(below: arguments.operands, in: environment).map { [$0] }
    }
    if others.contains(where: arguments.has) { return [arguments.operands] }
    let operands = try arguments.operands.flatMap { try paths(matching: $0, in: environment) }
    let policies = try operands.filter {
      try AuditedSystem.namesPolicy($0, in: environment.files)
    }
    // A pattern that names a policy is meant for policies: its tokens would be judged in place of theirs.
    let isMixed = policies.count == 1 && operands.count > 1 && operands != arguments.operands
    guard policies.count > 1 || isMixed else { return [operands] }
    if let source = operands.first(where: { !policies.contains($0) }) {
      throw ToolFailure(
        "'\(policies[0])' is a policy and '\(source)' is not; name policies alone, or one policy and its "
          + "token sources")
    }
    var known: Set<String> = []
    return policies.filter { known.insert(environment.files.canonical($0) ?? $0).inserted }.map {
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
      try AuditedSystem.expectOne(of: policies)
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

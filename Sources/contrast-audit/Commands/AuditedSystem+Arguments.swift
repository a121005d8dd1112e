import SourceText
import SystemLoading

extension AuditedSystem {
  /// Finds and reads what the arguments name: a built-in system, or a policy. Without one, the
  /// built-in catalog, unless that is refused.
  static func load(
    _ arguments: Arguments, paths: [String]? = nil, in environment: ToolEnvironment,
    diagnostics: inout DiagnosticList
  ) throws -> AuditedSystem {
    for option in [Option.policy, .noBuiltIn] where arguments.has(.system) && arguments.has(option)
    {
      throw ToolFailure(
        "--system brings its own policy, and --\(option.name) is given; remove one of them")
    }
    return try load(
      SystemRequest(
        system: arguments[.system].flatMap { EmbeddedLoader(system: $0) },
        policy: arguments[.policy], root: arguments[.root], paths: paths ?? arguments.operands),
      from: environment.files, standIn: arguments.has(.noBuiltIn) ? nil : EmbeddedLoader(),
      diagnostics: &diagnostics)
  }

  /// Says on standard error when the built-in catalog is used.
  func announce(in environment: ToolEnvironment) {
    guard isBuiltIn else { return }
    environment.report(
      Diagnostic(
        .note,
        "no \(Self.policyName) here or above; using the built-in \(policy.name ?? "") catalog"))
  }
}

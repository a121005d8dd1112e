import SourceText
import SystemLoading

extension AuditedSystem {
  /// Finds and reads what the arguments name: a built-in system, or a policy. Without one, the
  /// built-in catalog where nothing of an app is here, unless that is refused.
  ///
  /// - Parameter policy: the path of the policy; nil for what `--policy` or the paths name.
  static func load(
    _ arguments: Arguments, policy: String? = nil, paths: [String]? = nil,
    in environment: ToolEnvironment,
    diagnostics: inout DiagnosticList
  ) throws -> AuditedSystem {
    let paths = paths ?? arguments.operands
    if arguments.has(.builtIn) { return try builtIn(arguments, paths, diagnostics: &diagnostics) }
    for option in [Option.policy, .noBuiltIn] where arguments.has(.system) && arguments.has(option)
    {
      throw ToolFailure(
        "--system brings its own policy, and --\(option.name) is given; remove one of them")
    }
    var request = request(arguments, policy: policy, paths: paths)
    request.system = arguments[.system].flatMap { EmbeddedLoader(system: $0) }
    if request.system == nil, request.policy == nil, paths.isEmpty,
      try discoverPolicy(in: environment.files) == nil
    {
      let none = NoPolicy(in: environment)
      let isRefused = arguments.has(.noBuiltIn)
      guard none.isNothingHere, !isRefused, arguments.command.hasStandIn else {
        // A gate that names what it expects reports that it is missing.
        throw none.failure(drafts: !arguments.has(.names), keepsReports: !isRefused)
      }
      return try builtIn(diagnostics: &diagnostics)
    }
    return try load(request, from: environment.files, diagnostics: &diagnostics)
  }

  /// A request for a policy and token sources. What the command line does not say word for word was
  /// found: by a search or a pattern, or in another policy.
  static func request(
    _ arguments: Arguments, policy: String? = nil, paths: [String]
  ) -> SystemRequest {
    SystemRequest(
      policy: policy ?? arguments[.policy], root: arguments[.root], paths: paths,
      isFound: policy != nil || !paths.allSatisfy(arguments.operands.contains))
  }

  /// The built-in catalog, as asked for by name.
  private static func builtIn(
    _ arguments: Arguments, _ paths: [String], diagnostics: inout DiagnosticList
  ) throws -> AuditedSystem {
    let others: [Option] = [.system, .policy, .noBuiltIn, .root]
    for option in others where arguments.has(option) {
      throw ToolFailure(
        "--built-in means the built-in catalog, and --\(option.name) is given; remove one of them")
    }
    if let path = paths.first {
      throw ToolFailure(
        "--built-in means the built-in catalog, and '\(path)' is given; remove one of them")
    }
    return try builtIn(diagnostics: &diagnostics)
  }

  /// Says on standard error when the built-in catalog is used, and nobody asked for it.
  func announce(_ arguments: Arguments, in environment: ToolEnvironment) {
    guard isBuiltIn, !arguments.has(.builtIn) else { return }
    environment.report(
      Diagnostic(
        .note,
        "no \(Self.policyName) here or above; using the built-in \(policy.name ?? "") catalog, which is "
          + "not your app: 'contrast-audit init' writes a policy for yours"))
  }
}

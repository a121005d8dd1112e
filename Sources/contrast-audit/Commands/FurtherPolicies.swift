import SourceText
import SystemLoading

/// The further policies that the policy of a command names, where the command treats one: an audit of the
/// same arguments judges them too.
struct FurtherPolicies {
  /// Their paths, in the order of an audit.
  let paths: [String]

  /// - Parameter operands: the policy, its folder or token sources; nil for all operands.
  init(
    _ arguments: Arguments, operands: [String]? = nil, in environment: ToolEnvironment
  ) throws {
    guard !arguments.has(.system), !arguments.has(.builtIn) else {
      paths = []
      return
    }
    var followed = FollowedPolicies(in: environment.files, root: arguments[.root])
    paths = try RequestedPolicies.policies(
      of: operands ?? arguments.operands, arguments, following: &followed, in: environment
    ).compactMap(\.policy)
  }

  /// How many are listed.
  private static let limit = 3

  /// The paths, or some of them and how many more there are.
  var list: String {
    let more = paths.count - Self.limit
    return paths.prefix(Self.limit).map { "'\($0)'" }.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }

  /// Says on standard error what is not shown.
  func note(in environment: ToolEnvironment) {
    guard !paths.isEmpty else { return }
    environment.report(
      Diagnostic(
        .note, "this is one of \(paths.count + 1) policies; --policy shows another: \(list)"))
  }
}

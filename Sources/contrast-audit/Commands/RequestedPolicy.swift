/// One audit of a run.
struct RequestedPolicy {
  /// The path of the policy where another policy names it; nil where the arguments say it, or where it
  /// is looked for.
  let policy: String?
  /// What the arguments name: a policy, its folder, or token sources.
  let operands: [String]
}

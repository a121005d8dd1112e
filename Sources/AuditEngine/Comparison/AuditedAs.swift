/// Whether a policy has a context audited always, on request, or never.
enum AuditedAs: Int, Comparable {
  case excluded, optional, audited

  init(_ context: String, of axis: String, in policy: Policy) {
    func names(_ condition: ContextCondition) -> Bool {
      condition.terms.contains { $0.axis == axis && $0.contexts.contains(context) }
    }
    self = names(policy.exclude) ? .excluded : names(policy.optional) ? .optional : .audited
  }

  var words: String { "\(self)" }

  static func < (left: AuditedAs, right: AuditedAs) -> Bool { left.rawValue < right.rawValue }
}

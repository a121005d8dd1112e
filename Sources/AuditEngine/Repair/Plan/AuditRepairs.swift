/// What can be done about the findings of an audit.
struct AuditRepairs {
  /// The changes that fix most together.
  var plan = RepairPlan.none
  /// For each finding the changes of the plan that make it pass, by index: one where one is enough.
  var changes: [EvaluationKey: [Int]] = [:]
  /// For each finding that the plan leaves its unmet demand, by index.
  var unmet: [EvaluationKey: Int] = [:]
  /// How findings look after the changes.
  var previews: [EvaluationKey: RepairPreview] = [:]
  /// Each color of a finding with the change that makes it pass alone, or the reason why there is none.
  var suggestions: [Suggestion] = []
  /// For each finding its suggestions by index, the least change first.
  var alternatives: [EvaluationKey: [Int]] = [:]

  static let none = AuditRepairs()

  /// None, because the search takes too many steps.
  static let cut: AuditRepairs = {
    var repairs = AuditRepairs()
    repairs.plan.cut = .search
    return repairs
  }()
}

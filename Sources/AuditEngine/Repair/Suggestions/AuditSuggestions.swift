/// The suggestions of an audit, and their evaluations.
struct AuditSuggestions {
  /// One for each variable that failing evaluations use.
  var all: [Suggestion]
  /// For each suggestion the index of its variable in the problem.
  var variables: [Int]
  /// For each failing evaluation the indices of its suggestions, the least change first.
  var ofEvaluation: [EvaluationKey: [Int]]
  /// How failing evaluations look after the first suggestion.
  var previews: [EvaluationKey: SuggestionPreview]

  static let none = AuditSuggestions(all: [], variables: [], ofEvaluation: [:], previews: [:])
}

/// The suggestions of an audit, and which evaluations they are for.
struct SuggestionTable {
  /// One for each place that failing evaluations rest on.
  var all: [Suggestion]
  /// For each of them the index of its place in the model.
  var sites: [Int]
  /// For each failing evaluation the indices of its suggestions, the least change first.
  var ofEvaluation: [EvaluationKey: [Int]]
  /// How failing evaluations look once the first is followed.
  var previews: [EvaluationKey: SuggestionPreview]

  static let none = SuggestionTable(all: [], sites: [], ofEvaluation: [:], previews: [:])
}

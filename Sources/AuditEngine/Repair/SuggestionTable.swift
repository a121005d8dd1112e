/// The suggestions of an audit, and their evaluations.
struct SuggestionTable {
  /// One for each place of a color that failing evaluations use.
  var all: [Suggestion]
  /// For each suggestion the index of its place in the model.
  var sites: [Int]
  /// For each failing evaluation the indices of its suggestions, the least change first.
  var ofEvaluation: [EvaluationKey: [Int]]
  /// How failing evaluations look after the first suggestion.
  var previews: [EvaluationKey: SuggestionPreview]

  static let none = SuggestionTable(all: [], sites: [], ofEvaluation: [:], previews: [:])
}

import SourceText
import StyleSheets

/// The colors that a rule gives to the elements of one selector.
struct CSSUseRule {
  let selector: CSSUseSelector
  /// The layer of the cascade that it is in.
  let layer: CSSLayer
  /// Without the states of the selector.
  var paints: [PaintDeclaration] = []
  /// The sizes of its text in pixels of CSS, and the weights; nil for one that is not known.
  var fontSizes: Set<Double?> = []
  var fontWeights: Set<Double?> = []

  /// The declarations as they apply to elements of another subject.
  ///
  /// - Parameters:
  ///   - places: the compounds of that subject that those of the selector are.
  ///   - last: the compound whose states are named alone.
  func paints(at places: [Int], of subject: CSSSubject, last: Int) -> [PaintDeclaration] {
    var conditions = selector.surroundings
    for (states, place) in zip(selector.states, places) {
      for state in states {
        conditions.append(
          place == last
            ? state
            : UsageState.Condition(
              subject.compounds[place].text + state.text, isSurrounding: state.isSurrounding,
              choice: state.choice))
      }
    }
    return paints.map { $0.ranked($0.rank, in: UsageState(conditions + $0.state.conditions)) }
  }

  /// When its own elements have one of its colors.
  func state(of paint: PaintDeclaration) -> UsageState {
    UsageState(
      selector.surroundings + selector.states.flatMap(\.self) + paint.state.conditions)
  }
}

import SourceText
import StyleSheets

/// Compares what shows in a state that is not audited with what shows in one that is.
extension CSSHiddenValues {
  /// Where the classes and attributes that choose schemes and themes are.
  enum Place {
    /// On an element below the root, which is judged.
    case below
    /// On the root, as far as only the order of the rules is another one.
    case order
    /// On the root, where no rule for an element inside of another applies.
    case root
  }

  /// A state that is not audited, beside one that is.
  struct Comparison {
    let shown: CSSRootState
    let judged: CSSRootState
    /// The context of an axis that is chosen in one way.
    var choice: (axis: CSSAxis, context: String, way: CSSSwitch)?
    /// The context of an axis that is chosen, and the one that is judged instead.
    var contexts: (axis: CSSAxis, shown: String, judged: String)?
    /// Where the classes are in what shows.
    var place = Place.below
    /// Where they are in what is judged.
    var judgedPlace = Place.below

    /// Whether nothing differs but the order of the rules.
    var isOfOrder: Bool {
      place == .order && judgedPlace == .below && shown == judged && choice == nil
        && contexts == nil
    }
    /// Whether what differs is the place.
    var isOnRoot: Bool { place == .root || isOfOrder }
  }

  /// What wins among declarations in each world, by their indices: where it is judged, and in the
  /// state that is not.
  private struct Winners {
    var pairs: [(judged: Int?, shown: Int?)] = []
    var needsNoChoice = false
    /// Whether something else wins in any world.
    var differ = false
  }

  /// Nil if there are too many worlds.
  private func winners(among key: [Int32], _ comparison: Comparison) -> Winners? {
    if comparison.isOfOrder,
      zip(key, key.dropFirst()).allSatisfy({ entries[Int($0)].place < entries[Int($1)].place })
    {
      return Winners()
    }
    let conditions = key.map { entries[Int($0)].condition }
    let axis = comparison.choice?.axis ?? comparison.contexts?.axis
    guard let worlds = axes.settings(of: conditions, except: Set(axis?.switches ?? [])) else {
      return nil
    }
    let unchosen = CSSAxes.schemes.map { CSSRootState(preferred: $0) }
    var result = Winners()
    for (settings, _) in worlds {
      var judged = CSSWorld(root: comparison.judged, settings: settings)
      var shown = CSSWorld(root: comparison.shown, settings: settings)
      if comparison.place == .root { shown.settings[.belowRoot] = CSSCondition.onRoot }
      if let (axis, context, way) = comparison.choice {
        judged.settings.merge(axis.settings(for: context, only: nil)) { $1 }
        shown.settings.merge(axis.settings(for: context, only: way)) { $1 }
      }
      if let (axis, context, other) = comparison.contexts {
        judged.settings.merge(axis.settings(for: other, only: nil)) { $1 }
        shown.settings.merge(axis.settings(for: context, only: nil)) { $1 }
      }
      result.pairs.append(
        (
          winner(among: key, in: judged, comparison.judgedPlace),
          winner(among: key, in: shown, comparison.place)
        ))
      result.needsNoChoice =
        result.needsNoChoice
        || conditions.contains { condition in
          unchosen.contains {
            axes.holds(condition, in: CSSWorld(root: $0, settings: settings))
          }
        }
    }
    result.differ = result.pairs.contains { $0.judged != $0.shown }
    return result
  }

  /// Which of some entries wins in a world, with the classes in a place.
  private func winner(among key: [Int32], in world: CSSWorld, _ place: Place) -> Int? {
    guard place != .below else {
      return key.lastIndex { axes.holds(entries[Int($0)].condition, in: world) }
    }
    return key.indices.filter { axes.holds(entries[Int(key[$0])].condition, in: world) }
      .max { entries[Int(key[$0])].place < entries[Int(key[$1])].place }
  }

  /// Whether everything is the same in a comparison.
  func isSame(_ comparison: Comparison, besides isLeftOut: (Value) -> Bool = { _ in false }) -> Bool
  {
    var isSame = true
    visitDifferences(comparison) { value in
      isSame = isLeftOut(value)
      return isSame
    }
    return isSame
  }

  /// The values that differ in a comparison.
  func differences(_ comparison: Comparison) -> [Value] {
    var found: [Value] = []
    visitDifferences(comparison) { value in
      found.append(value)
      return true
    }
    return found
  }

  /// Visits the values that differ in a comparison, until a visit says that it is enough.
  private func visitDifferences(_ comparison: Comparison, _ visit: (Value) -> Bool) {
    let known = families.lists.map { winners(among: $0, comparison) }
    let (state, judgedState) = (comparison.shown, comparison.judged)
    for number in places.names.indices {
      guard let winners = known[Int(families.ofProperty[number])] else {
        let name = places.names[number]
        for place in places.all(of: number) {
          let span = declaration(place).value.span
          guard visit(value(name, span, isJudged: false, comparison)) else { return }
        }
        continue
      }
      let isCustom = declaration(places.first(of: number)).isCustom
      if isCustom, !winners.differ { continue }
      let list = places.all(of: number)
      let name = places.names[number]
      for (judgedIndex, shownIndex) in winners.pairs {
        if isCustom, judgedIndex == shownIndex { continue }
        let judged = judgedIndex.map { declaration(list[$0]) }
        guard let shown = shownIndex.map({ declaration(list[$0]) }) ?? (isCustom ? nil : judged)
        else {
          // Where every value needs a choice, pages are expected to make one; in one way they do.
          let isChosen = state.only != nil || comparison.choice != nil
          if winners.needsNoChoice || isChosen, let judged {
            let value = value(name, judged.value.span, isJudged: true, comparison)
            guard visit(value) else { return }
          }
          continue
        }
        // A rule for two schemes at once is reported as a whole.
        if state.isOpposed, let shownIndex,
          axes.isContradiction(entries[Int(list[shownIndex].entry)].condition)
        {
          continue
        }
        // Without 'color-scheme' the light scheme is used.
        let initial = isCustom ? nil : "light"
        if judged.map({ text($0, judgedState.preferred) }) ?? initial
          != (shownIndex == nil ? initial : text(shown, state.preferred))
        {
          var value = value(name, shown.value.span, isJudged: false, comparison)
          value.judgedInstead = judged?.value.span
          guard visit(value) else { return }
        }
      }
    }
    if let varying, judgedState.preferred != state.preferred {
      _ = visit(value("color-scheme", varying, isJudged: false, comparison))
    }
  }

  private func value(
    _ name: String, _ span: SourceSpan, isJudged: Bool, _ comparison: Comparison
  ) -> Value {
    let state = comparison.shown
    let choice =
      comparison.choice.map { (context: $0.context, way: $0.way) }
      ?? state.only.map { (context: state.scheme, way: $0) }
    return Value(
      name: name, span: span, isJudged: isJudged, state: state, choice: choice,
      isOnRoot: comparison.isOnRoot)
  }
}

import StyleSheets

/// Reads selectors of the body, which is on every page and has all its text.
extension CSSSelectorReader {
  /// `body`, `html > body`, `body.dark`, `.dark body`: the body in some scheme or theme.
  func readBody(_ selector: CSSComplexSelector) throws(Unsupported) -> [CSSCondition] {
    guard let own = selector.compounds.last else { throw .insideAnother }
    var conditions = [CSSCondition.body]
    for part in own.parts {
      if case .type("body") = part.kind { continue }
      let simple = try simple(part, isOnPage: true, of: own)
      guard !simple.isRootOnly else { throw Self.bodyIsNoRoot }
      conditions = try both(conditions, simple.conditions)
    }
    guard selector.compounds.count > 1 else {
      questions.noteOnBody(conditions)
      guard !needsBothPlaces(conditions) else { throw Self.inBothPlaces }
      return conditions
    }
    guard selector.compounds.count == 2, " >".contains(own.combinator) else {
      throw .insideAnother
    }
    // Around the body is nothing but the root.
    let root = try read(selector[0..<1], isRoot: true, isInner: true).filter { !$0.isOfElement }
    questions.noteAroundBody(root)
    let onRoot = Set(root.flatMap(\.choosers))
    guard conditions.allSatisfy({ onRoot.isDisjoint(with: $0.choosers) }) else {
      throw Self.onRootAndBody
    }
    questions.noteOnBody(conditions)
    guard !needsBothPlaces(root), !needsBothPlaces(conditions) else { throw Self.inBothPlaces }
    return try both(root, conditions)
  }

  private func needsBothPlaces(_ conditions: [CSSCondition]) -> Bool {
    conditions.contains { !questions.undecidedOnBody.isDisjoint(with: $0.settings.keys) }
  }

  private static var inBothPlaces: Unsupported {
    Unsupported(reason: "rules of the body take the class on the root and on the body")
  }

  /// One switch cannot tell a class on the root from one on the body.
  static var onRootAndBody: Unsupported {
    Unsupported(reason: "it needs the class on the root and on the body")
  }

  /// Nor one on either of them.
  static var onRootOrBody: Unsupported {
    Unsupported(reason: "it takes the class on the root or on the body", mayBeBody: true)
  }

  private static var bodyIsNoRoot: Unsupported {
    Unsupported(reason: "the body is not the root", matchesNothing: true)
  }
}

extension CSSCondition {
  /// The body of the page, whatever it has.
  static let body = CSSCondition(.body, .only(["with"]))

  /// Whether the condition is of the body.
  var isOfBody: Bool { settings[.body] != nil }
}

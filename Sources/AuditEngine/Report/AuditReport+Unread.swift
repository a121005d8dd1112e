import SourceText

extension FindingIdentity {
  /// Whether it is of a text or icon in the code that is not followed.
  package var isOfCode: Bool { rule == ToolRules.unresolvedUse }
}

/// What an audit says of colors that are not read.
extension AuditReport {
  /// Whether nothing fails the gate but what was not looked at: colors that were not read, themes in which
  /// nothing is judged, required pairs that are not.
  package var isOnlyIncomplete: Bool {
    let failing = structural.filter {
      $0.outcome.isFinding && rules[$0.rule].severity >= failOn
    }
    return !failing.isEmpty && failing.allSatisfy(isOfTool)
      && !diagnostics.contains { $0.severity >= failOn }
      && !evaluations.contains { $0.outcome.isFinding && self.severity(of: $0) >= failOn }
  }

  /// The colors that are not read and the places that are not followed, as a baseline knows them.
  package var unread: Baseline {
    var occurrences = FindingOccurrences()
    let unread = structural.filter {
      isUnresolved($0) || isUnread($0) && !UnreadColors.isExcess($0)
    }
    return Baseline(
      entries: unread.map {
        Baseline.Entry(identity: occurrences.numbered(identity(of: $0)), ratio: nil)
      })
  }

  /// Whether so many are not read that no baseline may know them.
  package var leavesTooManyUnread: Bool {
    let names = Set(structural.filter { isUnread($0) && !UnreadColors.isExcess($0) }.map(\.token))
    return UnreadColors.isTooMany(names.count, among: coverage.written)
  }

  /// Whether a result says that too many are not read.
  package func isOfTooManyUnread(_ result: StructuralResult) -> Bool {
    isUnread(result) && UnreadColors.isExcess(result)
  }

  /// Whether a result is of a rule of the tool itself: something was not looked at.
  package func isOfTool(_ result: StructuralResult) -> Bool {
    ToolRules.ids.contains(rules[result.rule].id)
  }

  /// Whether a result says where something is judged nowhere.
  package func isMissing(_ result: StructuralResult) -> Bool {
    rules[result.rule].id == ToolRules.missingPair
  }

  /// Whether a result is of a text or icon in the code that is not followed.
  package func isUnresolved(_ result: StructuralResult) -> Bool {
    rules[result.rule].id == ToolRules.unresolvedUse
  }

  /// Whether a result is of a color that is not read, or of too many.
  package func isUnread(_ result: StructuralResult) -> Bool {
    rules[result.rule].id == ToolRules.unreadColor
  }
}

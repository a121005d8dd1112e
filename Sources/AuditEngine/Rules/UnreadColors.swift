import DesignTokens
import SourceText

/// The rule of the tool itself that each color of the sources is read, and what breaks it.
///
/// Nobody judges a color that is not read, whatever the policy pairs. So each is a finding with its name,
/// its place and the reason, which a baseline may know. What a pairing needs is an error instead.
struct UnreadColors {
  /// What stands for all of them where there are too many.
  private static let all = "the colors of the sources"
  /// Of so many colors one may be unread and known.
  private static let share = 10

  private let found: [UnreadColor]
  private let reasons: [SourceSpan: Set<String>]

  init(_ colors: [UnreadColor]) {
    let named = colors.filter { $0.openGroup == nil }
    let places = Set(named.map(\.span))
    // Of a group that may hold more the place is enough where a color is named there.
    found = named + colors.filter { $0.openGroup != nil && !places.contains($0.span) }
    reasons = found.reduce(into: [:]) { $0[$1.span, default: []].insert($1.reason) }
  }

  var isEmpty: Bool { found.isEmpty }

  /// The rule, at a place in the policy.
  static func rule(at span: SourceSpan) -> Rule {
    ToolRules.rule(
      ToolRules.unreadColor, "Each color of the sources is read",
      description:
        "A color that is not read is judged by nobody. Write it so that it is read, name fewer files "
        + "as the source, or let a baseline know it.", at: span)
  }

  /// A result for each, in the order of the sources.
  func results(rule: Int) -> [StructuralResult] {
    found.map { color in
      StructuralResult(
        rule: rule, token: color.openGroup.map { "\($0)*" } ?? color.name, isMet: false,
        message: "'\(color.name)' is not read: \(color.reason)", span: color.span)
    }
  }

  /// What no baseline may know: that more than a tenth of the colors is not read; nil if it is less, or
  /// if each is a finding anyway.
  ///
  /// - Parameter written: how many colors the sources write.
  func excess(of results: [StructuralResult], among written: Int) -> StructuralResult? {
    guard let known = results.first(where: { $0.acceptance != nil }),
      Self.isTooMany(Set(results.map(\.token)).count, among: written)
    else { return nil }
    return StructuralResult(
      rule: known.rule, token: Self.all, isMet: false,
      message:
        "\(Set(results.map(\.token)).count) of \(written) colors of the sources are not read; "
        + "a baseline may know no more than a tenth",
      span: known.span)
  }

  /// Whether so many colors are not read that nothing can accept it.
  static func isTooMany(_ count: Int, among written: Int) -> Bool { count * share > written }

  /// Whether a result is of too many.
  static func isExcess(_ result: StructuralResult) -> Bool { result.token == all }

  /// Whether a warning says the same as one of the findings.
  func says(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity == .warning, let span = diagnostic.span else { return false }
    return reasons[span]?.contains { diagnostic.message.hasSuffix($0) } ?? false
  }
}

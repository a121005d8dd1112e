import ColorMath
import DesignTokens
import SourceText

/// The tokens have the value that stands documented beside them: `documented`.
struct DocumentedDemand: TokenDemand {
  static let key = "documented"
  static let meaning = "The tokens have the value that is written beside them."
  static let fields: [PolicyField<DocumentedDemand>] = [
    PolicyField("tokens", \.tokens, .names, "Names or patterns; all tokens unless said.")
  ]

  /// Empty for all.
  private var tokens: [PolicyName] = []
  private let span: SourceSpan

  init(at place: PolicyName) { span = place.span }

  var text: String {
    "\(tokens.isEmpty ? "all tokens" : tokens.list): the documented value, where there is one"
  }

  func planned(rule: Int, by planner: inout AuditPlanner) -> TokenDemands.Planned? {
    let chosen =
      tokens.isEmpty ? planner.catalog.tokens : tokens.flatMap { planner.anyTokens($0) }
    let documented = Set(
      planner.catalog.declarations.filter { $0.notes.documented != nil }.map(\.token))
    let found = chosen.filter(documented.contains)
    if found.isEmpty {
      planner.diagnostics.error(
        "none of these tokens has a documented value, so nothing would be checked; remove the "
          + "check, or name tokens with a color in their comment", at: span)
    }
    return TokenDemands.Planned(rule: rule, tokens: found) { judge in
      let declarations = Dictionary(
        grouping: judge.catalog.declarations.filter { $0.notes.documented != nil }, by: \.token)
      return found.flatMap { token in
        (declarations[token] ?? []).compactMap { Self.result($0, rule, judge) }
      }
    }
  }

  /// Nil for a value that applies in no audited permutation.
  private static func result(
    _ declaration: TokenDeclaration, _ rule: Int, _ judge: DemandJudge
  ) -> StructuralResult? {
    let token = declaration.token
    let resolver = judge.permutations.lazy.map(judge.resolver)
      .first { $0.declaration(of: token)?.value.span == declaration.value.span }
    guard let resolver, let documented = declaration.notes.documented else { return nil }
    let name = judge.catalog.name(of: token)
    // Without a color on either side the check fails.
    let found = try? resolver.color(of: token).color
    let stated = try? SRGBColor(hex: documented.text)
    let isMet = found != nil && stated != nil && stated?.eightBitSteps == found?.eightBitSteps
    let value = found?.cssText ?? "no color"
    return StructuralResult(
      rule: rule, token: name, isMet: isMet,
      message: isMet
        ? "'\(name)' is \(value), as documented"
        : "'\(name)' is documented as \(documented.text), but is \(value)",
      span: documented.span)
  }
}

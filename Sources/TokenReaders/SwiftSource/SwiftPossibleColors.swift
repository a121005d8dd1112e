import DesignTokens
import Programs
import SourceText

/// Constants without a written type whose value is not known, and that nothing says to be colors: `lib()`.
///
/// Beside constants that are colors one counts as a color that is not read. Elsewhere it may be anything, and is
/// told to patterns that its name matches.
struct SwiftPossibleColors {
  private var found: [(member: Member, name: String, reason: String)] = []
  private let holdings: SwiftHoldings

  init(_ holdings: SwiftHoldings) { self.holdings = holdings }

  mutating func add(_ member: Member, named name: String, because reason: String) {
    found.append((member, name, reason))
  }

  /// Notes them, beside the tokens that were found.
  func note(
    in builder: inout TokenCatalogBuilder, beside tokens: [SwiftToken],
    _ diagnostics: inout DiagnosticList
  ) {
    let colors = tokens.filter { $0.failure == nil && !$0.isTextStyle && $0.root.isStatic }
    let owners = Set(colors.compactMap(\.root.owner))
    for (member, name, reason) in found {
      let isAmong =
        member.isStatic
        && member.owner.map { owners.contains($0) || SwiftHoldings.isColor($0.path) } == true
      let isPossible = !isAmong || member.value.map { isOfOtherType($0, member) } ?? false
      builder.noteUnread(
        name, because: reason, isPossible: isPossible, at: member.nameSpan)
      if !isPossible {
        diagnostics.warning("not read: '\(name)': \(reason)", at: member.nameSpan)
      }
    }
  }

  /// Whether a value is of a type that is no color's, as far as its text says: `Logger(…)`,
  /// `Animation.easeIn`, `2 * unit`.
  private func isOfOtherType(_ value: SyntaxNode, _ member: Member) -> Bool {
    let value = value.bare
    if [.binary, .prefix, .sequence, .keyPath, .closure].contains(value.kind) { return true }
    let callee = value.kind == .call ? value.child(.base)?.bare : nil
    if let callee, callee.kind == .name || callee.kind == .member {
      let names = callee.path ?? []
      if (names.last == "init" ? names.dropLast() : names[...]).last?.first?.isUppercase == true {
        return true
      }
    }
    var first = value
    while let base = first.child(.base)?.bare { first = base }
    return first.kind == .name && holdings.isPlainType(first.name, in: member)
  }
}

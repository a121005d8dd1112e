package import AuditEngine

/// Changes of a plan in columns: token, old and new, how visible, where.
package struct ChangeTable {
  private let style: TerminalStyle
  private let nameWidth: Int
  private let valueWidth: Int
  /// Longer names are not waited for.
  private static let widest = 48

  /// Measures the columns.
  package init(_ changes: [PlannedChange], style: TerminalStyle) {
    self.style = style
    nameWidth = changes.map { min(Self.name($0).visibleWidth, Self.widest) }.max() ?? 0
    valueWidth =
      changes.flatMap { [$0.current, $0.proposal] }
      .map { min(ChangeText.value($0).visibleWidth, Self.widest) }.max() ?? 0
  }

  /// A line without its end.
  ///
  /// - Parameter note: what stands before the place; nil for nothing.
  package func line(_ change: PlannedChange, note: String? = nil) -> String {
    let columns = [
      Self.name(change).padded(to: nameWidth),
      "\(value(change.current)) → \(value(change.proposal))",
      ChangeText.extent(change), note, style.dim(ChangeText.place(change.origin)),
    ]
    return columns.compactMap(\.self).joined(separator: "  ")
  }

  private func value(_ value: PlannedChange.Value) -> String {
    (value.color.map(style.block) ?? "") + ChangeText.value(value).padded(to: valueWidth)
  }

  private static func name(_ change: PlannedChange) -> String {
    change.token.inert(limit: FindingText.nameLimit)
  }
}

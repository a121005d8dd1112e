import SourceText

/// What a finding is called, the same in every format and in comparisons: by rule, foreground on
/// background, usage, and theme · scheme. Neither a ratio nor a plan changes it.
package struct FindingName: Sendable, Hashable {
  /// `NFR-ACC-01: textTertiary on surface (text)`, in whatever theme and scheme.
  package let subject: String
  /// `midnight · dark`; empty if the tokens do not vary, and for a token check.
  package let context: String

  /// The maximum number of scalars shown of one name in it.
  package static let partLimit = 200

  /// The name of a finding.
  package init(_ identity: FindingIdentity) {
    let rule = identity.rule.inert(limit: Self.partLimit)
    switch identity.subject {
    case .pairing(let context, let foreground, let background, let usage):
      let layers = background.split(separator: Self.over).map(String.init)
      let use = usage.replacing(",", with: ", ").inert(limit: Self.partLimit)
      subject =
        "\(rule): \(foreground.inert(limit: Self.partLimit)) on \(Self.background(layers)) (\(use))"
      self.context = Self.context(context.map(\.name))
    case .token(let token):
      subject = "\(rule): \(token.inert)"
      context = ""
    }
  }

  /// `NFR-ACC-01: textTertiary on surface (text), midnight · dark`.
  package var text: String { context.isEmpty ? subject : "\(subject), \(context)" }

  private static let over = " over "

  /// `surfaceSelected over surface`, of at most 16 layers.
  package static func background(_ layers: [String]) -> String {
    layers.prefix(16).map { $0.inert(limit: partLimit) }.joined(separator: over)
      + (layers.count > 16 ? " over …" : "")
  }

  /// `midnight · dark`.
  package static func context(_ names: [String]) -> String {
    names.map { $0.inert(limit: partLimit) }.joined(separator: " · ").inert
  }

  /// Where a finding is as well, with the number: `; also in 2 others: rose · light 2.37, day 3`.
  /// Empty for none.
  package static func also(in others: [String]) -> String {
    guard !others.isEmpty else { return "" }
    let more = others.count - othersLimit
    return "; also in \(others.count) other\(others.count == 1 ? "" : "s"): "
      + others.prefix(othersLimit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// With the one that is named first, a dozen.
  private static let othersLimit = 11
}

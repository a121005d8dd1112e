package import DesignTokens
package import SourceText

/// The part of an audit's result that comparisons use: taken from a new audit or from the JSON
/// report of an earlier one.
package struct AuditSnapshot: Sendable {
  /// A pairing in a permutation, or a token check.
  package struct Check: Sendable {
    /// What identifies it.
    package let identity: FindingIdentity
    /// The names of the tokens that it uses, possibly with a backdrop.
    package let names: [String]
    /// The severity of a failure.
    package let severity: Diagnostic.Severity
    /// Its outcome.
    package let outcome: Outcome
    /// The contrast; nil if undetermined. For a token check what it measured, nil if nothing.
    package let ratio: Double?
    /// The same that is required.
    package let required: Double?
    /// The foreground and background as seen, in hexadecimal digits; nil for a token check.
    package let colors: Colors?
    /// The place of the value to change.
    package let place: Place?
    /// The contexts of a token check that measures something; none for any other check.
    package var contexts: [FindingIdentity.ContextName] = []

    /// A foreground and a background as seen.
    package struct Colors: Sendable, Hashable {
      /// The foreground, `#RRGGBB`.
      package let foreground: String
      /// The background, `#RRGGBB`.
      package let background: String

      /// Names both.
      package init(foreground: String, background: String) {
        self.foreground = foreground
        self.background = background
      }
    }

    /// A line of a file. A report has no more of it.
    package struct Place: Sendable, Hashable {
      /// The path, as diagnostics show it.
      package let path: String
      /// The 1-based line.
      package let line: Int
      /// Whether the file is part of the tool.
      package let isEmbedded: Bool

      /// `path:line`.
      package var text: String { "\(path):\(line)" }

      /// A line.
      package init(path: String, line: Int, isEmbedded: Bool = false) {
        self.path = path
        self.line = line
        self.isEmbedded = isEmbedded
      }

      init(_ span: SourceSpan) {
        self.init(
          path: span.file.path, line: span.start.line, isEmbedded: span.file.isEmbedded)
      }
    }
  }

  /// The name of the audited level.
  package let level: String
  /// Everything that was judged and is not exempt, in the order of the audit.
  package private(set) var checks: [Check]
  /// The names of all tokens. For a report, those of its pairings, exempt ones included, and those
  /// that no pairing reaches.
  package let tokens: Set<String>
  /// All contexts, audited or not. For a report, those of its pairings.
  package let contexts: Set<FindingIdentity.ContextName>
  /// The severities of the rules by identifier.
  let severities: [String: Diagnostic.Severity]
  /// For an axis by name, the default context, which identities omit.
  let implied: [String: String]
  /// The tokens that no pairing reaches.
  let unreached: Set<String>
  /// What was audited; nil for a report, which does not contain it.
  let source: Source?
  /// Whether there is no policy on this side.
  let isMissing: Bool

  /// The input of an audit.
  struct Source: Sendable {
    let policy: Policy
    let catalog: TokenCatalog

    /// The token files, by their paths from the policy's folder; without files outside of it, and those of
    /// views in which a color is written out.
    var files: Set<String> {
      let folder = Policy.beginning(of: policy.statedFile.path, afterRevision: true)
      let spans = catalog.declarations.map(\.value.span)
      let paths = Set(spans.filter { !policy.shownPlaces.contains($0) }.map(\.file.path))
      return Set(paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) })
    }
  }

  /// Keeps what was judged; for exempt pairings, only that they exist.
  init(
    level: String, pairings: [Check], tokenChecks: [Check], unreached: [String],
    severities: [String: Diagnostic.Severity], implied: [String: String], source: Source? = nil,
    isMissing: Bool = false
  ) {
    self.isMissing = isMissing
    self.level = level
    self.severities = severities
    self.implied = implied
    self.unreached = Set(unreached)
    self.source = source
    checks = pairings.filter { $0.outcome != .exempt } + tokenChecks
    if let source {
      let catalog = source.catalog
      // A report on the other side cannot tell a backdrop from a token.
      tokens = Set(catalog.tokens.map { catalog.name(of: $0) })
        .union(source.policy.backdrops.map(\.name))
      contexts = catalog.axes.reduce(into: []) { contexts, axis in
        contexts.formUnion(axis.contexts.map { .init(axis: axis.name, name: $0) })
      }
    } else {
      tokens = pairings.reduce(into: Set(unreached)) { $0.formUnion($1.names) }
      contexts = pairings.reduce(
        into: Set(implied.map { FindingIdentity.ContextName(axis: $0.key, name: $0.value) })
      ) { contexts, check in
        if case .pairing(let context, _, _, _) = check.identity.subject {
          contexts.formUnion(context)
        }
      }
    }
  }

  /// What an audit of a policy and its tokens found.
  package init(_ report: AuditReport, of policy: Policy, over catalog: TokenCatalog) {
    let pairings = report.evaluations.map { evaluation in
      let pairing = report.pairings[evaluation.pairing]
      let origin = evaluation.foregroundOrigin
      return Check(
        identity: report.identity(of: evaluation),
        // A backdrop is not a token, and the policy decides where it is used.
        names: AuditSnapshot.names(pairing.foregroundName, pairing.backgroundNames)
          .filter { catalog.token(named: $0) != nil },
        severity: report.severity(of: evaluation), outcome: evaluation.outcome,
        ratio: evaluation.judgement == .indeterminate ? nil : evaluation.measurement.exact.value,
        required: evaluation.requirement?.minimum,
        colors: .init(foreground: evaluation.foreground.hex, background: evaluation.background.hex),
        place: .init(origin))
    }
    var occurrences = FindingOccurrences()
    let tokens = report.structural.map { result in
      let identity = FindingIdentity(result, of: report.rules[result.rule])
      return Check(
        identity: occurrences.numbered(identity),
        names: (result.measurement?.tokens ?? []).filter { catalog.token(named: $0) != nil },
        severity: report.rules[result.rule].severity, outcome: result.outcome,
        ratio: result.measurement?.value, required: result.measurement?.required, colors: nil,
        place: .init(result.span), contexts: result.measurement?.context ?? [])
    }
    self.init(
      level: report.level.rawValue, pairings: pairings, tokenChecks: tokens,
      unreached: report.coverage.unreached,
      severities: Dictionary(
        policy.rules.map { ($0.id, $0.severity) } + Array(policy.checks.severities)
          + report.rules.map { ($0.id, $0.severity) },
        uniquingKeysWith: { $1 }),
      implied: report.impliedContexts, source: Source(policy: policy, catalog: catalog))
  }

  /// The side without a policy that the other side has.
  package static func missing(besides other: AuditSnapshot) -> AuditSnapshot {
    AuditSnapshot(
      level: other.level, pairings: [], tokenChecks: [], unreached: [], severities: [:],
      implied: [:], isMissing: true)
  }

  /// The file of the policy; nil for a report, which does not contain it.
  package var policyFile: SourceFile? { source?.policy.statedFile }

  /// The same snapshot with fewer checks, but all tokens and contexts.
  package func narrowed(to filter: ComparisonFilter) -> AuditSnapshot {
    var narrowed = self
    narrowed.checks.removeAll { !filter.keeps($0) }
    return narrowed
  }

  /// The identity of a check on either side: with the default contexts, which the other side may
  /// spell out.
  func key(of check: Check) -> FindingIdentity {
    guard
      case .pairing(var context, let foreground, let background, let usage) = check.identity.subject
    else { return check.identity }
    for (axis, name) in implied where !context.contains(where: { $0.axis == axis }) {
      context.append(.init(axis: axis, name: name))
    }
    return FindingIdentity(
      rule: check.identity.rule,
      subject: .pairing(
        context: context.sorted { ($0.axis, $0.name) < ($1.axis, $1.name) },
        foreground: foreground, background: background, usage: usage))
  }

  /// The tokens of a pairing; `best of a, b` names several, and `any` none.
  static func names(_ foreground: String, _ background: [String]) -> [String] {
    ForegroundName.tokens(in: foreground) + background.filter { $0 != "any" }
  }
}

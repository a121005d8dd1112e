public import SourceText

/// What an audit found, as far as two of them are compared: taken from an audit just made, or from the
/// JSON report of an earlier one.
public struct AuditSnapshot: Sendable {
  /// A pairing in a permutation, or a token check.
  public struct Check: Sendable {
    /// What identifies it.
    public let identity: FindingIdentity
    /// The names of the tokens that it looks at; a backdrop may be among them.
    public let names: [String]
    /// How much a failure weighs.
    public let severity: Diagnostic.Severity
    /// What became of it.
    public let outcome: Outcome
    /// The contrast; nil where it is undetermined, or where a demand is no ratio.
    public let ratio: Double?
    /// The least contrast that is required; nil where a demand is no ratio.
    public let required: Double?
    /// The foreground and background as seen, in hexadecimal digits; nil where a demand is no ratio.
    public let colors: Colors?
    /// Where the value to change stands, as `path:line`.
    public let place: String?

    /// A foreground and a background as seen.
    public struct Colors: Sendable, Hashable {
      /// The foreground, `#RRGGBB`.
      public let foreground: String
      /// The background, `#RRGGBB`.
      public let background: String
    }
  }

  /// The level that was asked for, by its name.
  public let level: String
  /// Everything that was judged and is not exempt, in the order of the audit.
  public private(set) var checks: [Check]
  /// The names of the tokens that pairings name, exempt ones too, or that none reaches.
  public let tokens: Set<String>
  /// The contexts of all pairings, exempt ones too.
  public let contexts: Set<FindingIdentity.ContextName>

  /// Keeps what was judged; of what is exempt, only that it is there.
  init(level: String, pairings: [Check], tokenChecks: [Check], unreached: [String]) {
    self.level = level
    checks = pairings.filter { $0.outcome != .exempt } + tokenChecks
    tokens = pairings.reduce(into: Set(unreached)) { $0.formUnion($1.names) }
    contexts = pairings.reduce(into: []) { contexts, check in
      if case .pairing(let context, _, _, _) = check.identity.subject {
        contexts.formUnion(context)
      }
    }
  }

  /// What an audit found.
  public init(_ report: AuditReport) {
    let pairings = report.evaluations.map { evaluation in
      let pairing = report.pairings[evaluation.pairing]
      let origin = evaluation.foregroundOrigin
      return Check(
        identity: report.identity(of: evaluation),
        names: AuditSnapshot.names(pairing.foregroundName, pairing.backgroundNames),
        severity: report.severity(of: evaluation), outcome: evaluation.outcome,
        ratio: evaluation.judgement == .indeterminate ? nil : evaluation.measurement.exact.value,
        required: evaluation.requirement?.minimum,
        colors: .init(foreground: evaluation.foreground.hex, background: evaluation.background.hex),
        place: "\(origin.file.path):\(origin.start.line)")
    }
    var occurrences = FindingOccurrences()
    let tokens = report.structural.map { result in
      let identity = FindingIdentity(result, of: report.rules[result.rule])
      return Check(
        identity: occurrences.numbered(identity), names: [],
        severity: report.rules[result.rule].severity, outcome: result.outcome, ratio: nil,
        required: nil, colors: nil, place: "\(result.span.file.path):\(result.span.start.line)")
    }
    self.init(
      level: report.level.rawValue, pairings: pairings, tokenChecks: tokens,
      unreached: report.coverage.unreached)
  }

  /// The same with a part of what was judged; tokens and contexts are there still.
  public func narrowed(to filter: ComparisonFilter) -> AuditSnapshot {
    var narrowed = self
    narrowed.checks.removeAll { !filter.keeps($0) }
    return narrowed
  }

  /// The tokens of a pairing; `best of a, b` names several, and `any` none.
  static func names(_ foreground: String, _ background: [String]) -> [String] {
    ForegroundName.tokens(in: foreground) + background.filter { $0 != "any" }
  }
}

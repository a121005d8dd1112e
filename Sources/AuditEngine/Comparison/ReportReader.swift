package import SourceText

/// Reads the JSON report of an earlier audit, for comparison.
///
/// Unknown keys are ignored: reports may gain some. Known keys must be there: an unreadable result
/// would look like a removed one.
package struct ReportReader {
  /// The supported version of reports.
  package static let schemaVersion = 1

  private var diagnostics = DiagnosticList()
  private var occurrences = FindingOccurrences()
  private var lines: [FindingIdentity: Int] = [:]
  /// The default contexts; their names may be cut like those of the results.
  private var implied: [String: String] = [:]

  private init() {}

  /// Whether a file looks like a report, even a damaged one.
  package static func isReport(_ file: SourceFile) -> Bool {
    var ignored = DiagnosticList()
    guard let root = JSONDocument.parse(file, diagnostics: &ignored)?.root else { return false }
    return root["schemaVersion"] != nil && (root["results"] != nil || root["audits"] != nil)
  }

  /// What tells the policies of a report apart, in order; none for a report of one policy.
  package static func policies(in file: SourceFile) -> [String] {
    var ignored = DiagnosticList()
    let root = JSONDocument.parse(file, diagnostics: &ignored)?.root
    return root?["audits"]?.elements.map(name) ?? []
  }

  private static func name(of audit: JSONValue) -> String {
    audit["policy"]?.string ?? Policy.fileName
  }

  /// The report, or nil after an error.
  ///
  /// - Parameter policy: the policy, where the report has several; nil for the first.
  package static func read(
    _ file: SourceFile, policy: String? = nil, diagnostics: inout DiagnosticList
  ) -> AuditSnapshot? {
    var reader = ReportReader()
    let snapshot = reader.readReport(file, policy)
    for diagnostic in reader.diagnostics.all { diagnostics.append(diagnostic) }
    return reader.diagnostics.hasErrors ? nil : snapshot
  }

  private mutating func readReport(_ file: SourceFile, _ policy: String?) -> AuditSnapshot? {
    guard let document = JSONDocument.parse(file, diagnostics: &diagnostics),
      document.root.expect(.object, "the report", &diagnostics)
    else { return nil }
    let root = document.root
    guard let version = member(root, "schemaVersion", of: "the report") else { return nil }
    guard version.number == Double(Self.schemaVersion) else {
      diagnostics.error(
        "the report has the schemaVersion \(version.literal); expected \(Self.schemaVersion)",
        at: version.span)
      return nil
    }
    guard root["audits"] != nil else { return readAudit(root) }
    let audits = elements(root, "audits")
    guard let audit = audits.first(where: { policy == nil || Self.name(of: $0) == policy }) else {
      diagnostics.error("the report has no audit by '\(policy ?? "")'", at: root.span)
      return nil
    }
    return readAudit(audit)
  }

  private mutating func readAudit(_ root: JSONValue) -> AuditSnapshot? {
    let level = string(root, "level", of: "the report")
    if let contexts = root["impliedContexts"],
      contexts.expect(.object, "impliedContexts", &diagnostics)
    {
      for member in contexts.members {
        implied[member.key] = member.value.expectString("a context", &diagnostics)
      }
    }
    let results = elements(root, "results")
    // A report without results means that nothing was audited, and everything would count as new.
    if results.isEmpty, root["structural"]?.elements.first(where: { _ in true }) == nil {
      diagnostics.error(
        "the report has no results; expected a JSON report of this tool", at: root.span)
    }
    let pairings = results.compactMap { readResult($0) }
    let structural = root["structural"] == nil ? [] : elements(root, "structural")
    let tokenChecks = structural.compactMap { readStructural($0) }
    var unreached: [String] = []
    if let coverage = root["coverage"] {
      unreached = elements(coverage, "unreached").compactMap {
        $0.expectString("unreached", &diagnostics)
      }
    }
    return AuditSnapshot(
      level: level ?? "", pairings: pairings, tokenChecks: tokenChecks, unreached: unreached,
      severities: root["rules"] == nil
        ? ReportReader.severities(of: pairings + tokenChecks) : readSeverities(root),
      implied: implied)
  }

  /// Older reports have no rules; indeterminate findings may weigh less than their rule.
  private static func severities(
    of checks: [AuditSnapshot.Check]
  ) -> [String: Diagnostic.Severity] {
    checks.reduce(into: [:]) { severities, check in
      let known = severities[check.identity.rule] ?? .note
      severities[check.identity.rule] = max(known, check.severity)
    }
  }

  private mutating func readSeverities(_ root: JSONValue) -> [String: Diagnostic.Severity] {
    var severities: [String: Diagnostic.Severity] = [:]
    for rule in elements(root, "rules") {
      guard rule.expect(.object, "a rule", &diagnostics),
        let id = string(rule, "id", of: "the rule"),
        let severity: Diagnostic.Severity = choice(rule, "severity")
      else { continue }
      severities[id] = severity
    }
    return severities
  }

  private mutating func readResult(_ value: JSONValue) -> AuditSnapshot.Check? {
    let what = "the result"
    guard value.expect(.object, "a result", &diagnostics),
      let rule = string(value, "rule", of: what),
      let severity: Diagnostic.Severity = choice(value, "severity"),
      let outcome: Outcome = choice(value, "outcome"),
      let foreground = string(value, "foreground", of: what),
      let usage = string(value, "usage", of: what),
      let context = member(value, "context", of: what),
      context.expect(.object, "context", &diagnostics)
    else { return nil }
    let background = elements(value, "background").compactMap {
      $0.expectString("background", &diagnostics)
    }
    let styles = value["typeStyles"].map { $0.elements.compactMap(\.string) } ?? []
    let names = context.members.map { member in
      FindingIdentity.ContextName(
        axis: member.key, name: member.value.expectString(member.key, &diagnostics) ?? "")
    }
    let identity = FindingIdentity(
      rule: rule,
      subject: .pairing(
        context: names, foreground: foreground, background: background.joined(separator: " over "),
        usage: styles.isEmpty ? usage : styles.joined(separator: ","))
    ).omitting(implied)
    guard isNew(identity, at: value.span) else { return nil }
    guard let ratio = number(value, "ratio"), let required = number(value, "required"),
      let colors = member(value, "colors", of: what),
      let seen = string(colors, "foreground", of: "colors"),
      let behind = string(colors, "background", of: "colors")
    else { return nil }
    return .init(
      identity: identity, names: AuditSnapshot.names(foreground, background), severity: severity,
      outcome: outcome, ratio: ratio.value, required: required.value,
      colors: .init(foreground: seen, background: behind), place: place(value))
  }

  private mutating func readStructural(_ value: JSONValue) -> AuditSnapshot.Check? {
    let what = "the result"
    guard value.expect(.object, "a result", &diagnostics),
      let rule = string(value, "rule", of: what), let token = string(value, "token", of: what),
      let severity: Diagnostic.Severity = choice(value, "severity"),
      let outcome: Outcome = choice(value, "outcome")
    else { return nil }
    let identity = occurrences.numbered(FindingIdentity(rule: rule, subject: .token(token)))
    guard isNew(identity, at: value.span) else { return nil }
    guard value["measured"] != nil else {
      return .init(
        identity: identity, names: [], severity: severity, outcome: outcome, ratio: nil,
        required: nil, colors: nil, place: place(value))
    }
    guard let measured = number(value, "measured"), let required = number(value, "required"),
      let context = member(value, "context", of: what),
      context.expect(.object, "context", &diagnostics)
    else { return nil }
    let tokens = elements(value, "tokens").compactMap { $0.expectString("tokens", &diagnostics) }
    let contexts = context.members.map { member in
      FindingIdentity.ContextName(
        axis: member.key, name: member.value.expectString(member.key, &diagnostics) ?? "")
    }
    return .init(
      identity: identity, names: tokens, severity: severity, outcome: outcome,
      ratio: measured.value, required: required.value, colors: nil, place: place(value),
      contexts: contexts)
  }

  private mutating func isNew(_ identity: FindingIdentity, at span: SourceSpan) -> Bool {
    guard let first = lines.updateValue(span.start.line, forKey: identity) else { return true }
    diagnostics.error("the result appears twice, first in line \(first); remove one", at: span)
    return false
  }

  private func place(_ value: JSONValue) -> AuditSnapshot.Check.Place? {
    guard let location = value["location"], let file = location["file"]?.string,
      let line = location["line"]?.number.flatMap(Int.init(exactly:)), line > 0
    else { return nil }
    return .init(path: file, line: line)
  }

  // MARK: Members

  private mutating func member(_ value: JSONValue, _ key: String, of what: String) -> JSONValue? {
    if let member = value[key] { return member }
    diagnostics.error("\(what) has no \(key); expected a JSON report of this tool", at: value.span)
    return nil
  }

  private mutating func string(_ value: JSONValue, _ key: String, of what: String) -> String? {
    member(value, key, of: what)?.expectString(key, &diagnostics)
  }

  private mutating func elements(_ value: JSONValue, _ key: String) -> [JSONValue] {
    guard let list = member(value, key, of: "the report"), list.expect(.array, key, &diagnostics)
    else { return [] }
    return Array(list.elements)
  }

  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue, _ key: String
  ) -> Choice? where Choice.RawValue == String {
    member(value, key, of: "the result")?.expectChoice(key, &diagnostics)
  }

  /// A number or null; nil for anything else.
  private mutating func number(_ value: JSONValue, _ key: String) -> (value: Double?, Void)? {
    guard let member = member(value, key, of: "the result") else { return nil }
    if member.kind == .null { return (nil, ()) }
    return member.expectNumber(key, &diagnostics).map { ($0, ()) }
  }
}

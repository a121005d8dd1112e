package import SourceText

/// Reads a baseline file.
///
/// Names and fingerprint must agree: reviewers read the names.
package struct BaselineReader {
  static let keys = ["schemaVersion", "findings"]
  static let pairingKeys = [
    "policy", "fingerprint", "rule", "context", "foreground", "background", "usage", "ratio",
  ]
  static let tokenKeys = ["policy", "fingerprint", "rule", "token", "measured"]

  private var diagnostics = DiagnosticList()
  private var lines: [String: Int] = [:]

  private init() {}

  /// The baseline in a file; nil after an error.
  package static func read(
    _ file: SourceFile, diagnostics: inout DiagnosticList
  ) -> Baseline? {
    var reader = BaselineReader()
    let baseline = reader.readBaseline(file)
    for diagnostic in reader.diagnostics.all { diagnostics.append(diagnostic) }
    return reader.diagnostics.hasErrors ? nil : baseline
  }

  private mutating func readBaseline(_ file: SourceFile) -> Baseline? {
    guard let document = JSONDocument.parse(file, syntax: .withComments, diagnostics: &diagnostics),
      document.root.expect(.object, "the baseline", &diagnostics)
    else { return nil }
    let root = document.root
    guard let version = root["schemaVersion"] else {
      diagnostics.error(
        "the file is not a baseline: it has no schemaVersion",
        at: root.span)
      return nil
    }
    // In another version the keys may mean anything.
    guard version.number == Double(Baseline.schemaVersion) else {
      diagnostics.error(
        "the baseline has the schemaVersion \(version.literal); expected \(Baseline.schemaVersion)",
        at: version.span)
      return nil
    }
    root.expectKeys(among: Self.keys, of: "a baseline", &diagnostics)
    guard let findings = root["findings"] else {
      diagnostics.error("the baseline has no findings; expected an array", at: root.span)
      return nil
    }
    guard findings.expect(.array, "findings", &diagnostics) else { return nil }
    return Baseline(entries: findings.elements.compactMap { readEntry($0) })
  }

  private mutating func readEntry(_ value: JSONValue) -> Baseline.Entry? {
    guard value.expect(.object, "a known finding", &diagnostics) else { return nil }
    let isToken = value["token"] != nil
    value.expectKeys(
      among: isToken ? Self.tokenKeys : Self.pairingKeys, of: "a known finding", &diagnostics)
    guard let fingerprint = string(value, "fingerprint"), let rule = string(value, "rule"),
      let subject = isToken ? string(value, "token").map({ .token($0) }) : readPairing(value)
    else { return nil }
    let identity = FindingIdentity(rule: rule, subject: subject)
    var policy: String?
    if value["policy"] != nil {
      guard let name = string(value, "policy") else { return nil }
      policy = name
    }
    guard identity.fingerprint(in: policy) == fingerprint else {
      diagnostics.error(
        "the fingerprint '\(fingerprint)' does not match the names beside it; write the baseline again",
        at: value.span)
      return nil
    }
    let line = value.span.start.line
    if let first = lines.updateValue(line, forKey: fingerprint) {
      diagnostics.error(
        "the finding appears twice, first in line \(first); remove one", at: value.span)
    }
    if let measured = value["measured"] {
      guard let number = measured.expectNumber("measured", &diagnostics) else { return nil }
      if number < 0 {
        diagnostics.error("measured is \(measured.literal); expected 0 or more", at: measured.span)
      }
      return Baseline.Entry(identity: identity, ratio: number, policy: policy, span: value.span)
    }
    guard !isToken, let ratioValue = value["ratio"] else {
      if !isToken {
        diagnostics.error(
          "the known finding has no ratio; write the baseline again", at: value.span)
      }
      return Baseline.Entry(identity: identity, ratio: nil, policy: policy, span: value.span)
    }
    guard let ratio = ratioValue.expectNumber("ratio", &diagnostics) else { return nil }
    if ratio < 1 {
      diagnostics.error("ratio is \(ratioValue.literal); expected 1 or more", at: ratioValue.span)
    }
    return Baseline.Entry(identity: identity, ratio: ratio, policy: policy, span: value.span)
  }

  private mutating func readPairing(_ value: JSONValue) -> FindingIdentity.Subject? {
    guard let foreground = string(value, "foreground"),
      let background = string(value, "background"),
      let usage = string(value, "usage")
    else { return nil }
    guard let context = value["context"] else {
      diagnostics.error(
        "the known finding has no context; write the baseline again", at: value.span)
      return nil
    }
    guard context.expect(.object, "context", &diagnostics) else { return nil }
    var names: [FindingIdentity.ContextName] = []
    for member in context.members {
      guard let name = member.value.expectString(member.key, &diagnostics) else { return nil }
      names.append(.init(axis: member.key, name: name))
    }
    return .pairing(context: names, foreground: foreground, background: background, usage: usage)
  }

  private mutating func string(_ value: JSONValue, _ key: String) -> String? {
    guard let member = value[key] else {
      diagnostics.error(
        "the known finding has no \(key); write the baseline again", at: value.span)
      return nil
    }
    return member.expectString(key, &diagnostics)
  }
}

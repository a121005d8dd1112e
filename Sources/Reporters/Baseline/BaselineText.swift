package import AuditEngine

/// A baseline as a file: one known finding per line, sorted by name, so that a review shows which
/// findings were added and removed.
package struct BaselineText {
  private let baseline: Baseline

  /// The text of a baseline.
  package init(_ baseline: Baseline) {
    self.baseline = baseline
  }

  /// Writes the file.
  package func write(to output: inout ReportOutput) {
    output.append("{\n\"schemaVersion\": \(Baseline.schemaVersion),\n\"findings\": [")
    var separator = "\n"
    for entry in baseline.entries {
      output.append(separator)
      output.append(line(entry))
      separator = ",\n"
    }
    output.append("\n]\n}\n")
  }

  /// Names are never cut, because they must give the fingerprint.
  private func line(_ entry: Baseline.Entry) -> String {
    let identity = entry.identity
    var members = entry.policy.map { [("policy", JSONText.string($0))] } ?? []
    members.append(("rule", JSONText.string(identity.rule)))
    switch identity.subject {
    case .pairing(let context, let foreground, let background, let usage):
      members += [
        ("foreground", JSONText.string(foreground)), ("background", JSONText.string(background)),
        ("usage", JSONText.string(usage)),
        ("context", JSONText.object(context.map { ($0.axis, JSONText.string($0.name)) })),
        ("ratio", entry.ratio.map(JSONText.number) ?? "null"),
      ]
    case .token(let token):
      members.append(("token", JSONText.string(token)))
      if let ratio = entry.ratio { members.append(("measured", JSONText.number(ratio))) }
    }
    members.append(("fingerprint", JSONText.string(identity.fingerprint(in: entry.policy))))
    return JSONText.object(members)
  }
}

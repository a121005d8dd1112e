public import AuditEngine

/// A baseline as a file: one known finding a line, sorted by names, so that a review shows what became
/// known and what is known no more.
public struct BaselineText {
  private let baseline: Baseline

  /// The text of a baseline.
  public init(_ baseline: Baseline) {
    self.baseline = baseline
  }

  /// Writes the file.
  public func write(to output: inout ReportOutput) {
    output.append("{\n\"schemaVersion\": \(Baseline.schemaVersion),\n\"findings\": [")
    var separator = "\n"
    for entry in baseline.entries {
      output.append(separator)
      output.append(line(entry))
      separator = ",\n"
    }
    output.append("\n]\n}\n")
  }

  /// Names stand whole, however long: they have to give the fingerprint.
  private func line(_ entry: Baseline.Entry) -> String {
    let identity = entry.identity
    var members = [("rule", JSONText.string(identity.rule))]
    switch identity.subject {
    case .pairing(let context, let foreground, let background, let usage):
      members += [
        ("foreground", JSONText.string(foreground)), ("background", JSONText.string(background)),
        ("usage", JSONText.string(usage)),
        ("context", JSONText.object(context.map { ($0.axis, JSONText.string($0.name)) })),
        ("ratio", entry.ratio.map(JSONText.number) ?? "null"),
      ]
    case .token(let token): members.append(("token", JSONText.string(token)))
    }
    members.append(("fingerprint", JSONText.string(identity.fingerprint)))
    return JSONText.object(members)
  }
}

import AuditEngine
import Reporters
import SourceText

extension SampleReport {
  /// Pairings in two themes that fail as errors, as a warning and by what lies beneath, and pass.
  ///
  /// On white `#777777` is 4.47 and `#999999` 2.84; white on the scrim over anything is 3.97 to 21.
  static func mixed() throws -> AuditReport {
    var sample = try SampleReport([
      "white": "#FFF", "scrim": "#00000080", "grey": "#777777", "ink": "#000", "pale": "#999999",
    ])
    sample.vary("theme", ["a", "b"])
    try sample.rule(
      pairing("ink", on: "white"), pairing("grey", on: "white"),
      pairing("white", on: "scrim over any"), pairing("pale", on: "white"),
      pairing("grey", on: "white", usage: "inactive"))
    try sample.rule(id: "S", severity: "warning", pairing("pale", on: "white"))
    return try sample.audit(system: "App")
  }

  /// As many failures as asked for, in a line each, the last the worst.
  static func failing(_ count: Int) throws -> AuditReport {
    var sample = try SampleReport(["white": "#FFF"])
    var pairings: [String] = []
    for index in 0..<count {
      // Greys from 4.47:1 upwards in lightness.
      let digits = String(0x77 + index % 0x80, radix: 16)
      try sample.add(["t\(index)": "#\(digits)\(digits)\(digits)"])
      pairings.append(try pairing("t\(index)", on: "white"))
    }
    try sample.rule(pairings.joined(separator: ", "))
    return try sample.audit()
  }
}

extension Reporter {
  /// What it writes of a run.
  func text(_ failure: RunReport) throws -> String {
    var bytes: [UInt8] = []
    var output = ReportOutput { bytes += $0 }
    write(failure, to: &output)
    try output.finish()
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension RunReport {
  /// An error and a warning, found in that order in the second line of a file and in none.
  static var sample: RunReport {
    let file = SourceFile(path: "a/b.json", text: "x\n y")
    return RunReport(
      tool: ToolIdentity(name: "tool", version: "1.2.3"),
      failure: [
        Diagnostic(.warning, "beware"),
        Diagnostic(.error, "100%, no [color] {0}", at: SourceSpan(file: file, range: 3..<4)),
      ])
  }

  /// So many errors in no file.
  static func errors(_ count: Int) -> RunReport {
    RunReport(
      tool: ToolIdentity(name: "tool", version: "1.2.3"),
      failure: (0..<count).map { Diagnostic(.error, "mistake \($0)") })
  }
}

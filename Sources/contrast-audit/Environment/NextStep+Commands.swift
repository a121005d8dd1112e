import SourceText

extension Diagnostic {
  /// The diagnostic with the command that helps as its last clause.
  var namingCommand: Diagnostic {
    guard let clause = nextStep?.clause else { return self }
    return Diagnostic(severity, "\(message); \(clause)", at: span)
  }
}

extension NextStep {
  fileprivate var clause: String? {
    switch self {
    case .listTokens: "'contrast-audit list tokens' lists them"
    case .listPairings: "'contrast-audit list pairings' lists them"
    case .writePolicy: "'contrast-audit init' writes a first policy"
    case .writePolicyOf(let folder): "'contrast-audit init \(folder)' writes a first policy"
    case .usePolicy(let path): "'contrast-audit --policy \(path)' audits by it"
    case .writeOrNamePolicy:
      "'contrast-audit init' writes a first policy, and --policy names one elsewhere"
    case .checkName(let name):
      NearestName.of(name, among: Tool.commands.map { $0.name }).map {
        "did you mean the command '\($0)'?"
      }
    }
  }
}

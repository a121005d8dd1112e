import Testing

/// What an audit judges by a policy that `init` drafts.
extension Workspace {
  /// `foreground on background`, and the usage where that is no text.
  func draftedPairings(_ words: [String] = []) throws -> Set<String> {
    Set(
      try drafted(words).map { result in
        let usage = result.text("usage")
        return result.pair + (usage == "text" ? "" : ": \(usage)")
      })
  }

  /// `foreground on background in contexts: outcome`.
  func draftedOutcomes() throws -> Set<String> {
    Set(
      try drafted([]).map { result in
        let contexts = result.context.sorted { $0.key < $1.key }.map(\.value)
        return "\(result.pair) in \(contexts.joined(separator: " ")): \(result.outcome)"
      })
  }

  /// `foreground on background: usage`, by the policy that is there.
  func auditedPairings() throws -> Set<String> {
    let run = ToolRun(["--format=json"], in: self)
    #expect(run.errors.isEmpty)
    return Set(try JSONReport(run.output).results.map { "\($0.pair): \($0.text("usage"))" })
  }

  private func drafted(_ words: [String]) throws -> [JSONReport.Result] {
    let draft = ToolRun(["init", "--force"] + words, in: self)
    #expect(draft.status == 0, "\(draft.errors)")
    let run = ToolRun(["--format=json"], in: self)
    #expect(run.status < 2, "\(run.errors)")
    return try JSONReport(run.output).results
  }
}

extension JSONReport.Result {
  fileprivate var pair: String {
    "\(text("foreground")) on \(background.joined(separator: " over "))"
  }
}

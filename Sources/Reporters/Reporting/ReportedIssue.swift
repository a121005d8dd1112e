import SourceText

/// Something to report at a place, for formats that list issues.
package struct ReportedIssue {
  let severity: Diagnostic.Severity
  /// Whether it is a reason why something could not be audited.
  let isFailure: Bool
  /// The identifier of the rule.
  let check: String
  /// The rule in words.
  let title: String
  /// What is wrong, and what to do about it, in one line.
  let message: String
  /// The path of the file, from the root of the repository; that of the policy where nothing else is
  /// known.
  let path: String
  /// The number of its line; nil where only the file is known.
  let knownLine: Int?
  /// The place; nil where only the file, or the line, is known.
  let span: SourceSpan?

  /// Whether its line is known.
  var hasPlace: Bool { knownLine != nil }

  /// The number of its line, else of the first one: consumers drop what has none.
  var line: Int { knownLine ?? 1 }
}

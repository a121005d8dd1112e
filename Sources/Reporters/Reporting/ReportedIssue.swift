import SourceText

/// Something to report at a place, for formats that list issues.
struct ReportedIssue {
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
  /// The place; nil where only the file is known.
  let span: SourceSpan?

  /// The number of its line: consumers drop what has none.
  var line: Int { span?.line ?? 1 }
}

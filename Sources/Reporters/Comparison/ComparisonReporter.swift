/// A format for comparisons.
package protocol ComparisonReporter {
  /// Writes what became of each policy.
  func write(_ run: ComparisonRun, to output: inout ReportOutput)
  /// Writes why nothing could be compared: a report of an earlier run would be taken for one of this
  /// run.
  func write(_ failure: ComparisonFailure, to output: inout ReportOutput)
}

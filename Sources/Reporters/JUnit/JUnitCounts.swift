/// The number of JUnit cases per result.
struct JUnitCounts {
  /// The result of a case.
  enum Verdict { case success, failure, error, skipped }

  private(set) var tests = 0
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  mutating func add(_ verdict: Verdict) {
    tests += 1
    switch verdict {
    case .success: break
    case .failure: failures += 1
    case .error: errors += 1
    case .skipped: skipped += 1
    }
  }

  mutating func add(_ other: JUnitCounts) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
  }

  /// The attributes of all suites together: the schema of Jenkins has no `skipped` there.
  var sharedAttributes: String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  /// The attributes of a suite.
  var attributes: String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
  }
}

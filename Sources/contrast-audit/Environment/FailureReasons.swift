import SourceText

/// Why a run failed, in so few lines that people read them: where there are many, errors come last, which is
/// where a terminal ends, and one that is said of many places is said of the first.
struct FailureReasons {
  /// What is printed, in order.
  let shown: [Diagnostic]

  /// So many are printed as they are.
  private static let few = 40
  private static let warningLimit = 3
  private static let placeLimit = 3
  private static let errorLimit = 200

  init(_ all: [Diagnostic]) {
    guard all.count > Self.few else {
      shown = all
      return
    }
    let warnings = all.filter { $0.severity != .error }
    var lines = Array(warnings.prefix(Self.warningLimit))
    if warnings.count > lines.count {
      lines.append(
        Diagnostic(.warning, "\(warnings.count - lines.count) more warnings were left out"))
    }
    let errors = Self.folded(all.filter { $0.severity == .error })
    lines += errors.prefix(Self.errorLimit)
    if errors.count > Self.errorLimit {
      lines.append(
        Diagnostic(.error, "\(errors.count - Self.errorLimit) more errors were left out"))
    }
    shown = lines
  }

  /// Each message at the first of its places.
  private static func folded(_ errors: [Diagnostic]) -> [Diagnostic] {
    let totals = Dictionary(errors.map { ($0.message, 1) }, uniquingKeysWith: +)
    var counts: [String: Int] = [:]
    return errors.compactMap { error in
      counts[error.message, default: 0] += 1
      let (count, total) = (counts[error.message] ?? 0, totals[error.message] ?? 0)
      guard count <= placeLimit else { return nil }
      guard count == placeLimit, total > count else { return error }
      let more = total - count == 1 ? "1 more place" : "\(total - count) more places"
      return Diagnostic(
        error.severity, "\(error.message) (and in \(more))", at: error.span,
        nextStep: error.nextStep)
    }
  }
}

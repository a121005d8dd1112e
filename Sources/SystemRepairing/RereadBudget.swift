import TokenReaders

/// How often the sources may be read again to find which changes of a plan cannot be written together.
///
/// It is counted in bytes, not in time, so that every machine prints the same plan.
final class RereadBudget {
  private var left: Int

  /// - Parameter files: what one more reading reads.
  init(of files: ReadFiles) {
    let cost = files.entries.values.reduce(1) { $0 + $1.file.bytes.count }
    left = max(Self.limit / cost, Self.least)
  }

  /// Whether nothing more is read but what has to be.
  var isSpent: Bool { left <= 0 }

  func spend() { left -= 1 }

  /// How many bytes are read again: sources of a megabyte 32 times.
  private static let limit = 32_000_000
  /// Sources of any size are read so often.
  private static let least = 4
}

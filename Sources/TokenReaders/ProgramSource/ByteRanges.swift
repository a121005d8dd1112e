/// Ranges of bytes of a file, which may lie in each other.
struct ByteRanges {
  private let starts: [Int]
  /// The furthest end of each range and those before it.
  private let ends: [Int]

  init(_ ranges: [Range<Int>]) {
    let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
    starts = sorted.map(\.lowerBound)
    var end = 0
    ends = sorted.map { range in
      end = max(end, range.upperBound)
      return end
    }
  }

  /// The code of instances, by the paths of their files.
  static func ofInstances(_ instances: [PaletteInstance]) -> [String: ByteRanges] {
    Dictionary(grouping: instances, by: \.file).mapValues { ByteRanges($0.map(\.node.range)) }
  }

  /// Whether one of them has a byte of a range. O(log n).
  func overlap(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < range.upperBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ends[low - 1] > range.lowerBound
  }

  /// Whether one of them has a byte. O(log n).
  func contain(_ offset: Int) -> Bool { overlap(offset..<offset + 1) }
}

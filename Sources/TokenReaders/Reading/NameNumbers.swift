import SourceText

/// Names, each once, numbered in the order in which they came. Names that look the same are one, as
/// they are as strings.
struct NameNumbers {
  /// The bytes of all names, one after the other: as strings each would take some 40 more.
  private var bytes: [UInt8] = []
  /// Where the name of each number ends.
  private var ends: [Int] = []
  private var index = TextIndex()
  /// Whether all names are ASCII: then those that look the same are the same bytes.
  private var isPlain = true

  /// How many names there are.
  var count: Int { ends.count }

  /// A name by its number. Made each time: O(length).
  subscript(number: Int) -> String { Self.name(number, ends, bytes) }

  /// The number of a name; nil if it is not there.
  func number(of name: String) -> Int? {
    let isPlain = isPlain && name.utf8.allSatisfy { $0 < 0x80 }
    return index.find(name.hashValue) { number in
      guard isPlain else { return self[number] == name }
      let range = Self.range(number, ends)
      return range.count == name.utf8.count && bytes[range].elementsEqual(name.utf8)
    }
  }

  /// The number of a name, which is added if it is not there.
  mutating func add(_ name: String) -> Int {
    if let known = number(of: name) { return known }
    bytes += name.utf8
    isPlain = isPlain && name.utf8.allSatisfy { $0 < 0x80 }
    ends.append(bytes.count)
    index.add(name.hashValue) { [ends, bytes] in Self.name($0, ends, bytes).hashValue }
    return ends.count - 1
  }

  private static func name(_ number: Int, _ ends: [Int], _ bytes: [UInt8]) -> String {
    String(decoding: bytes[range(number, ends)], as: UTF8.self)
  }

  private static func range(_ number: Int, _ ends: [Int]) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }
}

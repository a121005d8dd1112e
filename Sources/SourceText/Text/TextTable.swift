/// Texts, each once, numbered in the order in which they came.
///
/// A file of megabytes has hundreds of thousands of names. As strings in a dictionary each takes some
/// 150 bytes; here its own and some 16.
package struct TextTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var index = TextIndex()

  /// No texts.
  package init() {}

  /// How many texts there are.
  package var count: Int { ends.count }

  /// Their numbers.
  package var indices: Range<Int> { ends.indices }

  /// A text by its number.
  package subscript(number: Int) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range(number)]), as: UTF8.self)
    }
  }

  /// Makes room for so many texts more.
  package mutating func reserveCapacity(_ count: Int) {
    ends.reserveCapacity(ends.count + count)
    index.reserve(ends.count + count) { [bytes, ends] number in
      TextTable.hash(TextTable.range(number, ends), in: bytes)
    }
  }

  /// The number of a text; nil if it is not there.
  package func number(of text: String) -> Int? {
    var text = text
    return text.withUTF8 { find($0, TextIndex.hash($0)) }
  }

  /// The number of a text, which is added if it is not there.
  package mutating func add(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { text in
      let hash = TextIndex.hash(text)
      if let known = find(text, hash) { return known }
      bytes.append(contentsOf: text)
      ends.append(bytes.count)
      index.add(hash) { [bytes, ends] number in
        TextTable.hash(TextTable.range(number, ends), in: bytes)
      }
      return ends.count - 1
    }
  }

  private func find(_ text: UnsafeBufferPointer<UInt8>, _ hash: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      index.find(hash) { number in
        let known = UnsafeBufferPointer(rebasing: bytes[range(number)])
        return known.count == text.count && known.elementsEqual(text)
      }
    }
  }

  private func range(_ number: Int) -> Range<Int> { TextTable.range(number, ends) }

  private static func range(_ number: Int, _ ends: [Int]) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  private static func hash(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer {
      TextIndex.hash(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }
}

/// A text that equals another only where the bytes do.
///
/// For `String`, `é` equals `é` however each is composed, and the sign for kelvin equals `K`. For the formats
/// that tokens are kept in they are two names.
package struct ExactText: Sendable, Hashable {
  /// The text.
  package let text: String

  /// Wraps a text.
  package init(_ text: String) {
    self.text = text
  }

  /// Whether the bytes are the same.
  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.isExactly(right.text)
  }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}

extension String {
  /// Whether another text has the same bytes.
  package func isExactly(_ other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { mine.elementsEqual($0) }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

/// FNV-1a over 64 bits: the same on every machine and in every run, unlike the standard library's.
///
/// Not for secrets. Offset basis and prime from the FNV reference by Fowler, Noll and Vo.
struct StableHash: CustomStringConvertible {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing, or of a place in the repository.
  init(in place: String? = nil) {
    guard let place else { return }
    combine(place)
  }

  /// Adds a text and its end, so that `ab`, `c` and `a`, `bc` differ.
  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)
  }

  /// Several texts, each with its end.
  struct Text {
    fileprivate var bytes: [UInt8] = []

    mutating func append(_ text: String) {
      bytes += text.utf8
      bytes.append(0xFF)
    }
  }

  /// Adds texts.
  mutating func combine(_ text: Text) {
    for byte in text.bytes { combine(byte) }
  }

  private mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// 16 hexadecimal digits.
  var description: String {
    String(unsafeUninitializedCapacity: 16) { text in
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: state >> UInt64(60 - 4 * index)) & 15
        text[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 16
    }
  }
}

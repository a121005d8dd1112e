/// FNV-1a over 64 bits: the same on every machine and in every run, unlike the standard library's.
///
/// Not for secrets. Offset basis and prime from the FNV reference by Fowler, Noll and Vo.
struct StableHash: CustomStringConvertible {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text and its end, so that `ab`, `c` and `a`, `bc` differ.
  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// 16 hexadecimal digits.
  var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

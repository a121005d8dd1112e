/// The hash by which a reader knows that a file is the one that was read, and a content security policy
/// the one script that may run. [FIPS 180-4, 6.2]
enum SHA256 {
  /// The hash in Base64, as the policy writes it.
  static func base64(of bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    let hash = hash(of: bytes)
    for start in stride(from: 0, to: hash.count, by: 3) {
      let group = hash[start..<min(start + 3, hash.count)]
      var bits: UInt32 = 0
      for index in 0..<3 {
        bits = bits << 8 | UInt32(index < group.count ? group[start + index] : 0)
      }
      for index in 0..<4 {
        text.append(index <= group.count ? digits[Int(bits >> UInt32(18 - 6 * index)) & 63] : "=")
      }
    }
    return text
  }

  /// The hash in hexadecimal, as `sha256sum` prints it.
  static func hexadecimal(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    return String(hash(of: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// The 32 bytes of the hash.
  static func hash(of bytes: [UInt8]) -> [UInt8] {
    // The last whole blocks hold the end of the message, a bit, zeros and the length.
    let whole = bytes.count / 64 * 64
    var end = Array(bytes[whole...]) + [0x80]
    while end.count % 64 != 56 { end.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      end.append(UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> UInt64(shift)))
    }
    var state = start
    var words = [UInt32](repeating: 0, count: 64)
    for block in stride(from: 0, to: whole, by: 64) { add(bytes, block, &words, to: &state) }
    for block in stride(from: 0, to: end.count, by: 64) { add(end, block, &words, to: &state) }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// Adds the 64 bytes from `block`; `words` is room for the work.
  private static func add(
    _ bytes: [UInt8], _ block: Int, _ words: inout [UInt32], to state: inout [UInt32]
  ) {
    for index in 0..<16 {
      let first = block + 4 * index
      words[index] =
        UInt32(bytes[first]) << 24 | UInt32(bytes[first + 1]) << 16
        | UInt32(bytes[first + 2]) << 8 | UInt32(bytes[first + 3])
    }
    for index in 16..<64 {
      let (old, late) = (words[index - 15], words[index - 2])
      let early = words[index - 16] &+ (turned(old, 7) ^ turned(old, 18) ^ old >> 3)
      words[index] =
        early &+ words[index - 7] &+ (turned(late, 17) ^ turned(late, 19) ^ late >> 10)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let chosen = e & f ^ ~e & g
      let first =
        h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ chosen &+ constants[index]
        &+ words[index]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The fractions of the roots of primes, their first 32 bits: square roots of the first 8, cube roots
  /// of the first 64.
  private static let start: [UInt32] = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  private static let constants: [UInt32] = primes.map { fraction(cubeRoot(Double($0))) }

  private static let primes: [Int] = (2...311).filter { number in
    !(2..<number).contains { number % $0 == 0 }
  }

  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 0x1p32)
  }

  /// By Newton's method, to the last bits of a double; 32 of them are needed.
  private static func cubeRoot(_ number: Double) -> Double {
    var root = 2.0
    for _ in 0..<64 { root -= (root * root * root - number) / (3 * root * root) }
    return root
  }
}

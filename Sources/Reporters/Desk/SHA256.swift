/// The hash by which a content security policy knows the one script that may run. [FIPS 180-4, 6.2]
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

  /// The 32 bytes of the hash.
  static func hash(of bytes: [UInt8]) -> [UInt8] {
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> UInt64(shift)))
    }
    var state = start
    for block in stride(from: 0, to: message.count, by: 64) {
      add(message[block..<block + 64], to: &state)
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (old, late) = (words[index - 15], words[index - 2])
      words.append(
        words[index - 16] &+ words[index - 7]
          &+ (turned(old, 7) ^ turned(old, 18) ^ old >> 3)
          &+ (turned(late, 17) ^ turned(late, 19) ^ late >> 10))
    }
    var w = state
    for index in 0..<64 {
      let first =
        w[7] &+ (turned(w[4], 6) ^ turned(w[4], 11) ^ turned(w[4], 25))
        &+ (w[4] & w[5] ^ ~w[4] & w[6]) &+ constants[index] &+ words[index]
      let second =
        (turned(w[0], 2) ^ turned(w[0], 13) ^ turned(w[0], 22))
        &+ (w[0] & w[1] ^ w[0] & w[2] ^ w[1] & w[2])
      w = [first &+ second, w[0], w[1], w[2], w[3] &+ first, w[4], w[5], w[6]]
    }
    for index in state.indices { state[index] &+= w[index] }
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

extension String {
  /// The text with some scalars replaced; `replacement` returns nil for one that stays.
  ///
  /// Only scalars whose first byte is suspect are looked at. What is between them is copied as a
  /// whole, and a text without a replacement is not copied at all.
  @inline(__always)
  func escaped(
    where isSuspect: (UInt8) -> Bool,
    _ replacement: (_ scalar: Unicode.Scalar, _ previous: UInt8) -> String?
  ) -> String {
    var text = self
    let escaped = text.withUTF8 { bytes -> String? in
      var result: [UInt8] = []
      var copied = 0
      for index in bytes.indices where isSuspect(bytes[index]) {
        var rest = bytes[index...].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&rest),
          let replacement = replacement(scalar, index == 0 ? 0 : bytes[index - 1])
        else { continue }
        result += bytes[copied..<index]
        result += replacement.utf8
        copied = index + UTF8.width(scalar)
      }
      guard copied > 0 else { return nil }
      result += bytes[copied...]
      return String(decoding: result, as: UTF8.self)
    }
    return escaped ?? self
  }
}

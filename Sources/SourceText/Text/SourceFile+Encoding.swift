extension SourceFile {
  /// Why a part of the file is not a text in UTF-8, and where; nil if it is one. O(n).
  package func encodingProblem(in range: Range<Int>? = nil) -> (message: String, offset: Int)? {
    let range = range ?? bytes.indices
    if range.lowerBound == 0,
      bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    {
      return ("the file is UTF-16; expected UTF-8", 0)
    }
    if bytes[range].allSatisfy({ $0 < 0x80 }) { return nil }
    var decoder = UTF8.ForwardParser()
    var offset = range.lowerBound
    var rest = bytes[range].makeIterator()
    while true {
      switch decoder.parseScalar(from: &rest) {
      case .valid(let units): offset += units.count
      case .emptyInput: return nil
      case .error: return (Self.message(ofByte: bytes[offset]), offset)
      }
    }
  }

  /// What is said of a byte that is no part of UTF-8 where it stands.
  static func message(ofByte byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "not UTF-8: byte 0x\(digits) cannot stand here; save the file as UTF-8"
  }
}

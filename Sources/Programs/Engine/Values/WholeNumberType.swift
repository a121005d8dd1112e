/// The width and sign of whole numbers; `Int` and `UInt` have 64 bits.
enum WholeNumberType: String, CaseIterable {
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"

  var isSigned: Bool { !rawValue.hasPrefix("U") }

  var width: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .int, .int64, .uint, .uint64: 64
    }
  }

  /// Whether a number of 63 bits and a sign is one of this type.
  func holds(_ value: Int64) -> Bool {
    if isSigned {
      return width == 64 || value >= -(1 << (width - 1)) && value < 1 << (width - 1)
    }
    return value >= 0 && (width == 64 || value < 1 << width)
  }
}

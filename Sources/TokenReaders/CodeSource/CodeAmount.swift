/// A number of a program.
enum CodeAmount: Equatable {
  /// A whole number; unsigned ones have another initializer of a color.
  case integer(Int64, isUnsigned: Bool)
  case fraction(Double)

  var value: Double {
    switch self {
    case .integer(let number, _): Double(number)
    case .fraction(let number): number
    }
  }

  /// A whole number as it is; nil for a fraction.
  var whole: Int64? {
    if case .integer(let number, _) = self { return number }
    return nil
  }
}

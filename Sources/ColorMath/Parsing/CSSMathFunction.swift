#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A function of CSS that computes a number, a percentage or an angle from some, without units of
/// length. [CSS Values 4, section 10]
enum CSSMathFunction: String {
  case calc, min, max, clamp, round, mod, rem, abs, sign, pow, sqrt, hypot

  /// The number of arguments that it takes.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .calc, .abs, .sign, .sqrt: 1...1
    case .min, .max, .hypot: 1...Int.max
    case .clamp: 3...3
    case .round: 1...2
    case .mod, .rem, .pow: 2...2
    }
  }

  /// Whether it takes only numbers.
  var takesOnlyNumbers: Bool {
    switch self {
    case .pow, .sqrt: true
    default: false
    }
  }

  /// Whether the result is a number whatever the arguments are.
  var givesNumber: Bool { self == .sign }

  /// The result; not a number where any argument is not one.
  ///
  /// - Precondition: the number of arguments is among ``argumentCounts``.
  func value(of arguments: [Double], _ strategy: Rounding = .nearest) -> Double {
    guard !arguments.contains(where: \.isNaN) else { return .nan }
    let first = arguments[0]
    switch self {
    case .calc: return first
    case .abs: return Swift.abs(first)
    case .sign: return first > 0 ? 1 : first < 0 ? -1 : first
    case .sqrt: return first.squareRoot()
    case .min: return arguments.reduce(first) { Swift.min($0, $1) }
    case .max: return arguments.reduce(first) { Swift.max($0, $1) }
    case .hypot: return arguments.reduce(0) { $0 + $1 * $1 }.squareRoot()
    case .clamp: return Swift.max(first, Swift.min(arguments[1], arguments[2]))
    case .round: return strategy.rounded(first, to: arguments.count > 1 ? arguments[1] : 1)
    case .mod:
      let rest = first.truncatingRemainder(dividingBy: arguments[1])
      return rest != 0 && (rest < 0) != (arguments[1] < 0) ? rest + arguments[1] : rest
    case .rem: return first.truncatingRemainder(dividingBy: arguments[1])
    case .pow: return power(first, arguments[1])
    }
  }

  /// How `round()` rounds.
  enum Rounding: String {
    case nearest, up, down
    case toZero = "to-zero"

    /// The multiple of a step next to a value; of two as near, the greater one.
    func rounded(_ value: Double, to step: Double) -> Double {
      let count = value / step
      let (lower, upper) = (count.rounded(.down), count.rounded(.up))
      // The step may be negative.
      let (least, greatest) = (
        Swift.min(lower * step, upper * step), Swift.max(lower * step, upper * step)
      )
      switch self {
      case .nearest: return value - least < greatest - value ? least : greatest
      case .up: return greatest
      case .down: return least
      case .toZero: return value < 0 ? greatest : least
      }
    }
  }
}

private func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

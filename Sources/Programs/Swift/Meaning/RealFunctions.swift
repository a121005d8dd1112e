#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Functions of the platform's library, as apps call them.
enum RealFunctions {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
  static func sine(_ value: Double) -> Double { sin(value) }
  static func cosine(_ value: Double) -> Double { cos(value) }

  /// A number as the platform's library writes it by a format of its own.
  static func written(_ format: String, _ value: some CVarArg) -> String? {
    withVaList([value]) { list in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
        let count = vsnprintf(buffer.baseAddress, buffer.count, format, list)
        guard count >= 0, count < buffer.count else { return nil }
        return String(
          decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
  }

  static let unary: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) },
    "round": { $0.rounded() }, "trunc": { $0.rounded(.towardZero) }, "fabs": { $0.magnitude },
    "cbrt": { cbrt($0) }, "exp": { exp($0) }, "exp2": { exp2($0) }, "log": { log($0) },
    "log2": { log2($0) }, "log10": { log10($0) }, "sin": { sin($0) }, "cos": { cos($0) },
    "tan": { tan($0) }, "asin": { asin($0) }, "acos": { acos($0) }, "atan": { atan($0) },
    "sinh": { sinh($0) }, "cosh": { cosh($0) }, "tanh": { tanh($0) },
  ]
  static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "pow": { pow($0, $1) }, "atan2": { atan2($0, $1) }, "hypot": { hypot($0, $1) },
    "fmod": { fmod($0, $1) }, "fmin": { fmin($0, $1) }, "fmax": { fmax($0, $1) },
    "copysign": { copysign($0, $1) },
  ]
}

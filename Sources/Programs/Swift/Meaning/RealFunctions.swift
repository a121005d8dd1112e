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
}

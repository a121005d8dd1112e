import ColorMath
import Foundation

/// OKLCH by coloraide 8.13.1's matrices, to hold the search to: lines of constant hue, worked out plainly.
struct ReferenceOKLCH {
  var lightness: Double
  var chroma: Double
  var hue: Double

  typealias Triple = (Double, Double, Double)

  init(_ color: SRGBColor) {
    let (l, a, b) = ReferenceOKLCH.oklab(color)
    (lightness, chroma, hue) = (l, (a * a + b * b).squareRoot(), atan2(b, a))
  }

  static func oklab(_ color: SRGBColor) -> Triple {
    func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let x = 0.41239079926595934 * r + 0.357584339383878 * g + 0.1804807884018343 * b
    let y = 0.21263900587151027 * r + 0.715168678767756 * g + 0.07219231536073371 * b
    let z = 0.01933081871559182 * r + 0.11919477979462598 * g + 0.9505321522496607 * b
    let l = cbrt(0.819022437996703 * x + 0.3619062600528904 * y - 0.1288737815209879 * z)
    let m = cbrt(0.03298365393238847 * x + 0.9292868615863434 * y + 0.03614466635064236 * z)
    let s = cbrt(0.04817718935962421 * x + 0.2642395317527308 * y + 0.6335478284694309 * z)
    return (
      0.21045426830931396 * l + 0.7936177747023053 * m - 0.0040720430116192585 * s,
      1.9779985324311686 * l - 2.42859224204858 * m + 0.450593709617411 * s,
      0.025904042465547734 * l + 0.7827717124575297 * m - 0.8086757549230774 * s
    )
  }

  /// Linear-light sRGB at a lightness and chroma of the same hue.
  func linear(_ lightness: Double, _ chroma: Double) -> Triple {
    let (a, b) = (chroma * cos(hue), chroma * sin(hue))
    let l = pow(lightness + 0.3963377773761749 * a + 0.21580375730991364 * b, 3)
    let m = pow(lightness - 0.10556134581565857 * a - 0.0638541728258133 * b, 3)
    let s = pow(lightness - 0.08948417752981186 * a - 1.2914855480194092 * b, 3)
    let x = 1.226879875845924 * l - 0.5578149944602171 * m + 0.2813910456659647 * s
    let y = -0.04057574521480083 * l + 1.112286803280317 * m - 0.07171105806551635 * s
    let z = -0.07637293667466008 * l - 0.42149333240224324 * m + 1.5869240198367818 * s
    return (
      3.240969941904523 * x - 1.5373831775700941 * y - 0.4986107602930035 * z,
      -0.9692436362808797 * x + 1.8759675015077204 * y + 0.04155505740717562 * z,
      0.05563007969699365 * x - 0.20397695888897652 * y + 1.0569715142428784 * z
    )
  }

  /// The color of 8 bits a channel at a lightness, the chroma cut to sRGB by bisection.
  func rounded(at lightness: Double) -> SRGBColor {
    func isInside(_ rgb: Triple) -> Bool {
      min(rgb.0, rgb.1, rgb.2) >= -1e-7 && max(rgb.0, rgb.1, rgb.2) <= 1 + 1e-7
    }
    var rgb = linear(lightness, chroma)
    if !isInside(rgb) {
      var (low, high) = (0.0, chroma)
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if isInside(linear(lightness, middle)) { low = middle } else { high = middle }
      }
      rgb = linear(lightness, low)
    }
    func channel(_ value: Double) -> UInt8 {
      let value = min(max(value, 0), 1)
      let encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
      return UInt8((encoded * 255).rounded())
    }
    return SRGBColor(red8: channel(rgb.0), green8: channel(rgb.1), blue8: channel(rgb.2))
  }

  static func difference(_ first: SRGBColor, _ second: SRGBColor) -> Double {
    let (a, b) = (oklab(first), oklab(second))
    let (x, y, z) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
    return (x * x + y * y + z * z).squareRoot()
  }
}

import Foundation
import Testing

@testable import ColorMath

@Suite struct SRGBTransferTests {
  /// IEC 61966-2-1 in python; below 0 the function is odd. [CSS Color 4, sample code]
  @Test(
    "The transfer function follows its two pieces and is odd",
    arguments: [
      (0, 0), (0.04, 0.0030959752321981426), (0.04045, 0.0031308049535603713),
      (0.05, 0.003935939504088967), (0.5, 0.21404114048223255), (1, 1),
      (1.2, 1.5168374366863642), (-0.5, -0.21404114048223255), (-0.04, -0.0030959752321981426),
    ])
  func linear(_ encoded: Double, _ linear: Double) {
    #expect(SRGBTransfer.linear(encoded).isClose(to: linear, within: 1e-15))
  }

  @Test("What is beside a channel of 8 bits or far from all is computed")
  func besideChannels() {
    func computed(_ encoded: Double) -> Double {
      let magnitude = abs(encoded)
      let value = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
      return encoded < 0 ? -value : value
    }
    for channel in 0...255 {
      let encoded = Double(channel) / 255
      for value in [
        encoded, encoded.nextUp, encoded.nextDown, -encoded, encoded + 0.5 / 255, encoded + 1,
        encoded + 256 / 255, encoded * 0x1p52, encoded * 0x1p900,
      ] {
        #expect(SRGBTransfer.linear(value) == computed(value), "\(value)")
        let three = SIMD3(value, 1, -value)
        #expect(SRGBTransfer.linear(three) == SIMD3(computed(value), 1, computed(-value)))
      }
    }
    #expect(SRGBTransfer.linear(.nan).isNaN)
    #expect(SRGBTransfer.linear(.infinity) == .infinity)
    #expect(SRGBTransfer.linear(-.infinity) == -.infinity)
  }

  @Test(
    "Encoding follows the inverse pieces and is odd",
    arguments: [
      (0, 0), (0.001, 0.01292), (0.18, 0.46135612950044164), (0.5, 0.7353569830524495), (1, 1),
      (-0.5, -0.7353569830524495),
    ])
  func encoded(_ linear: Double, _ encoded: Double) {
    #expect(SRGBTransfer.encoded(linear).isClose(to: encoded, within: 1e-15))
  }

  @Test("Encoding undoes linearising, outside 0 to 1 as well")
  func roundTrip() {
    for step in -2_000...2_000 {
      let value = Double(step) / 1_000
      #expect(SRGBTransfer.encoded(SRGBTransfer.linear(value)).isClose(to: value, within: 1e-9))
    }
  }

  @Test("The function rises everywhere, over the joint of its pieces too")
  func monotone() {
    var last = -Double.infinity
    for step in -5_000...5_000 {
      let value = SRGBTransfer.linear(Double(step) / 4_000)
      #expect(value > last)
      last = value
    }
  }

  @Test("The nearest channel of 8 bits is that of the encoded value, at each end of a channel too")
  func nearestChannel() {
    func nearest(_ linear: Double) -> Int {
      Int((SRGBTransfer.encoded(min(max(linear, 0), 1)) * 255).rounded())
    }
    for step in 0...20_000 {
      let linear = Double(step) / 20_000
      #expect(SRGBTransfer.nearestEightBit(toLinear: linear) == nearest(linear))
    }
    for channel in 0..<255 {
      let end = SRGBTransfer.linear((Double(channel) + 0.5) / 255)
      #expect(SRGBTransfer.nearestEightBit(toLinear: end * (1 - 1e-9)) == channel)
      #expect(SRGBTransfer.nearestEightBit(toLinear: end * (1 + 1e-9)) == channel + 1)
    }
    #expect(
      [-1, 2, .infinity, .nan].map { SRGBTransfer.nearestEightBit(toLinear: $0) }
        == [0, 255, 255, 0])
  }

  @Test("Tables give both functions nearly")
  func tables() {
    for step in 0...100_000 {
      let value = Double(step) / 100_000
      #expect(abs(SRGBTransfer.approximateLinear(value) - SRGBTransfer.linear(value)) < 1e-6)
      #expect(abs(SRGBTransfer.approximateEncoded(value) - SRGBTransfer.encoded(value)) < 1e-5)
    }
  }
}

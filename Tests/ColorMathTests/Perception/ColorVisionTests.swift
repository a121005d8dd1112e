import Testing

@testable import ColorMath

@Suite struct ColorVisionTests {
  /// Two colors, a vision with its severity, and their difference in ΔEOK and CIEDE2000 as coloraide
  /// 8.13.1 computes them: its filter `machado` in linear sRGB, and its differences `ok` and `2000`,
  /// the latter in CIE Lab of white D50.
  static let computed: [(String, String, ColorVision, Double, Double, Double)] = [
    ("#E69F00", "#F0E442", .normal, 1, 0.169893749294, 21.1574129864),
    ("#E69F00", "#F0E442", .protan, 1, 0.181324271766, 14.9499457060),
    ("#E69F00", "#F0E442", .deutan, 1, 0.146712686867, 11.5722450743),
    ("#E69F00", "#F0E442", .tritan, 1, 0.170109322084, 18.0019851343),
    ("#E69F00", "#F0E442", .protan, 0.6, 0.170959591077, 14.7413317938),
    ("#E69F00", "#F0E442", .deutan, 0.55, 0.151007558612, 12.9395593721),
    ("#E69F00", "#F0E442", .tritan, 0.25, 0.164990400483, 20.2031224658),
    ("#0072B2", "#009E73", .normal, 1, 0.187093478320, 37.5500340212),
    ("#0072B2", "#009E73", .protan, 1, 0.180075788849, 37.5304805228),
    ("#0072B2", "#009E73", .deutan, 1, 0.181345495670, 34.0317741662),
    ("#0072B2", "#009E73", .tritan, 1, 0.099863707247, 12.6319101743),
    ("#0072B2", "#009E73", .protan, 0.6, 0.177957322988, 39.6583763773),
    ("#0072B2", "#009E73", .deutan, 0.55, 0.178158907427, 36.5890246018),
    ("#0072B2", "#009E73", .tritan, 0.25, 0.163942409801, 33.5765135748),
    ("#D55E00", "#CC79A7", .normal, 1, 0.164196584637, 36.4777127905),
    ("#D55E00", "#CC79A7", .protan, 1, 0.191353161847, 41.1086695063),
    ("#D55E00", "#CC79A7", .deutan, 1, 0.159924015971, 33.6138731277),
    ("#D55E00", "#CC79A7", .tritan, 1, 0.106954028950, 13.7889557959),
    ("#D55E00", "#CC79A7", .protan, 0.6, 0.180648320055, 41.2019756070),
    ("#D55E00", "#CC79A7", .deutan, 0.55, 0.162894956645, 38.1138099913),
    ("#D55E00", "#CC79A7", .tritan, 0.25, 0.142350266509, 31.2073399392),
    ("#FF0000", "#00A000", .normal, 1, 0.390278999412, 73.2246985381),
    ("#FF0000", "#00A000", .protan, 1, 0.170208327949, 20.1738145337),
    ("#FF0000", "#00A000", .deutan, 1, 0.044805036088, 6.0218151482),
    ("#FF0000", "#00A000", .tritan, 1, 0.439645003665, 70.5121558178),
    ("#FF0000", "#00A000", .protan, 0.6, 0.153492256889, 28.8730048416),
    ("#FF0000", "#00A000", .deutan, 0.55, 0.104127101523, 23.3336076941),
    ("#FF0000", "#00A000", .tritan, 0.25, 0.330550972126, 66.8926317359),
    ("#3366CC", "#9933CC", .normal, 1, 0.172525790936, 26.8077463641),
    ("#3366CC", "#9933CC", .protan, 1, 0.071577700289, 6.7674754550),
    ("#3366CC", "#9933CC", .deutan, 1, 0.021670210787, 2.0076292733),
    ("#3366CC", "#9933CC", .tritan, 1, 0.222126004679, 56.7295182541),
    ("#3366CC", "#9933CC", .protan, 0.6, 0.051668172980, 8.9624339808),
    ("#3366CC", "#9933CC", .deutan, 0.55, 0.057978958789, 10.1864192105),
    ("#3366CC", "#9933CC", .tritan, 0.25, 0.150446545259, 26.4447469555),
    ("#777777", "#808080", .normal, 1, 0.030608402238, 3.5147839960),
    ("#777777", "#808080", .protan, 1, 0.030608404835, 3.5147840736),
    ("#777777", "#808080", .deutan, 1, 0.030608396540, 3.5147837671),
    ("#777777", "#808080", .tritan, 1, 0.030608402238, 3.5147839960),
    ("#777777", "#808080", .protan, 0.6, 0.030608408890, 3.5147842461),
    ("#777777", "#808080", .deutan, 0.55, 0.030608404014, 3.5147840454),
    ("#777777", "#808080", .tritan, 0.25, 0.030608402238, 3.5147839960),
  ]

  @Test(arguments: computed)
  func `Colors differ by as much as another implementation says`(
    first: String, second: String, vision: ColorVision, severity: Double, ok: Double,
    ciede2000: Double
  ) throws {
    let colors = [try SRGBColor(hex: first), try SRGBColor(hex: second)]
    let seen = colors.map { vision.linear($0, severity: severity) }
    for (difference, expected) in [(ColorDifference.ok, ok), (.ciede2000, ciede2000)] {
      let places = seen.map { difference.coordinates(ofLinear: $0) }
      #expect(abs(difference.between(places[0], places[1]) - expected) < 1e-6)
      #expect(difference.between(places[0], places[1]) == difference.between(places[1], places[0]))
    }
  }

  /// The first row of the published matrix of protanopia says how red is seen: hand-calculated.
  @Test func `Pure red is seen by the first column of the published matrix`() {
    let seen = ColorVision.protan.linear(SRGBColor(red: 1, green: 0, blue: 0), severity: 1)
    let column = SIMD3(0.152286, 0.114503, -0.003882)
    #expect((0..<3).allSatisfy { abs(seen[$0] - column[$0]) < 1e-12 })
    // Halfway between the steps 0.4 and 0.5.
    let weak = ColorVision.deutan.linear(SRGBColor(red: 1, green: 0, blue: 0), severity: 0.45)
    #expect(abs(weak.x - (0.605511 + 0.547494) / 2) < 1e-12)
    #expect(abs(weak.y - (0.155318 + 0.181692) / 2) < 1e-12)
  }

  @Test(arguments: ColorVision.allCases)
  func `Without weakness each color is seen as it is`(vision: ColorVision) throws {
    let color = try SRGBColor(hex: "#3366CC")
    #expect(vision.linear(color, severity: 0) == ColorVision.normal.linear(color, severity: 1))
  }

  /// The matrices keep what has no hue: each row adds up to 1, but for the six published decimals.
  @Test(arguments: [ColorVision.protan, .deutan, .tritan])
  func `White stays white at any severity`(vision: ColorVision) {
    for step in 0...100 {
      let seen = vision.linear(.white, severity: Double(step) / 100)
      #expect((0..<3).allSatisfy { abs(seen[$0] - 1) < 2e-6 })
    }
  }

  @Test func `Severities beyond the ends are the ends`() {
    let color = SRGBColor(red: 1, green: 0.5, blue: 0)
    for vision in ColorVision.allCases {
      #expect(vision.linear(color, severity: -1) == vision.linear(color, severity: 0))
      #expect(vision.linear(color, severity: 2) == vision.linear(color, severity: 1))
      #expect(vision.linear(color, severity: .nan) == vision.linear(color, severity: 1))
    }
  }
}

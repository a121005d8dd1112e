/// The colors that Flutter gives names to. [api.flutter.dev, material/Colors]
package enum FlutterPalette {
  /// A color by its path below `Colors`: `white`, `red`, `red.shade700`, `red.700`; opacity first.
  package static func color(_ path: [String]) -> Int64? {
    guard let name = path.first, path.count <= 2 else { return nil }
    if path.count == 1, let color = plain[name] { return color }
    let isAccent = name.hasSuffix("Accent")
    guard let row = swatches[name] else { return nil }
    let steps = isAccent ? accentSteps : shadeSteps
    var step = path.count == 2 ? path[1] : isAccent ? "200" : "500"
    if step.hasPrefix("shade") { step.removeFirst(5) }
    if name == "grey", let color = greys[step] { return color }
    guard let index = steps.firstIndex(of: step) else { return nil }
    return 0xFF00_0000 | row[index]
  }

  /// The steps of a color that has shades.
  static func steps(of name: String) -> [String] {
    guard swatches[name] != nil else { return [] }
    return name.hasSuffix("Accent")
      ? accentSteps : shadeSteps + (name == "grey" ? ["350", "850"] : [])
  }

  private static let shadeSteps = [
    "50", "100", "200", "300", "400", "500", "600", "700", "800", "900",
  ]
  private static let accentSteps = ["100", "200", "400", "700"]
  /// What only grey has.
  private static let greys: [String: Int64] = ["350": 0xFFD6_D6D6, "850": 0xFF30_3030]

  private static let plain: [String: Int64] = [
    "transparent": 0, "black": 0xFF00_0000, "black87": 0xDD00_0000, "black54": 0x8A00_0000,
    "black45": 0x7300_0000, "black38": 0x6100_0000, "black26": 0x4200_0000, "black12": 0x1F00_0000,
    "white": 0xFFFF_FFFF, "white70": 0xB3FF_FFFF, "white60": 0x99FF_FFFF, "white54": 0x8AFF_FFFF,
    "white38": 0x62FF_FFFF, "white30": 0x4DFF_FFFF, "white24": 0x3DFF_FFFF, "white12": 0x1FFF_FFFF,
    "white10": 0x1AFF_FFFF,
  ]

  private static let swatches: [String: [Int64]] = [
    "red": [
      0xFF_EBEE, 0xFF_CDD2, 0xEF_9A9A, 0xE5_7373, 0xEF_5350, 0xF4_4336, 0xE5_3935, 0xD3_2F2F,
      0xC6_2828, 0xB7_1C1C,
    ],
    "redAccent": [0xFF_8A80, 0xFF_5252, 0xFF_1744, 0xD5_0000],
    "pink": [
      0xFC_E4EC, 0xF8_BBD0, 0xF4_8FB1, 0xF0_6292, 0xEC_407A, 0xE9_1E63, 0xD8_1B60, 0xC2_185B,
      0xAD_1457, 0x88_0E4F,
    ],
    "pinkAccent": [0xFF_80AB, 0xFF_4081, 0xF5_0057, 0xC5_1162],
    "purple": [
      0xF3_E5F5, 0xE1_BEE7, 0xCE_93D8, 0xBA_68C8, 0xAB_47BC, 0x9C_27B0, 0x8E_24AA, 0x7B_1FA2,
      0x6A_1B9A, 0x4A_148C,
    ],
    "purpleAccent": [0xEA_80FC, 0xE0_40FB, 0xD5_00F9, 0xAA_00FF],
    "deepPurple": [
      0xED_E7F6, 0xD1_C4E9, 0xB3_9DDB, 0x95_75CD, 0x7E_57C2, 0x67_3AB7, 0x5E_35B1, 0x51_2DA8,
      0x45_27A0, 0x31_1B92,
    ],
    "deepPurpleAccent": [0xB3_88FF, 0x7C_4DFF, 0x65_1FFF, 0x62_00EA],
    "indigo": [
      0xE8_EAF6, 0xC5_CAE9, 0x9F_A8DA, 0x79_86CB, 0x5C_6BC0, 0x3F_51B5, 0x39_49AB, 0x30_3F9F,
      0x28_3593, 0x1A_237E,
    ],
    "indigoAccent": [0x8C_9EFF, 0x53_6DFE, 0x3D_5AFE, 0x30_4FFE],
    "blue": [
      0xE3_F2FD, 0xBB_DEFB, 0x90_CAF9, 0x64_B5F6, 0x42_A5F5, 0x21_96F3, 0x1E_88E5, 0x19_76D2,
      0x15_65C0, 0x0D_47A1,
    ],
    "blueAccent": [0x82_B1FF, 0x44_8AFF, 0x29_79FF, 0x29_62FF],
    "lightBlue": [
      0xE1_F5FE, 0xB3_E5FC, 0x81_D4FA, 0x4F_C3F7, 0x29_B6F6, 0x03_A9F4, 0x03_9BE5, 0x02_88D1,
      0x02_77BD, 0x01_579B,
    ],
    "lightBlueAccent": [0x80_D8FF, 0x40_C4FF, 0x00_B0FF, 0x00_91EA],
    "cyan": [
      0xE0_F7FA, 0xB2_EBF2, 0x80_DEEA, 0x4D_D0E1, 0x26_C6DA, 0x00_BCD4, 0x00_ACC1, 0x00_97A7,
      0x00_838F, 0x00_6064,
    ],
    "cyanAccent": [0x84_FFFF, 0x18_FFFF, 0x00_E5FF, 0x00_B8D4],
    "teal": [
      0xE0_F2F1, 0xB2_DFDB, 0x80_CBC4, 0x4D_B6AC, 0x26_A69A, 0x00_9688, 0x00_897B, 0x00_796B,
      0x00_695C, 0x00_4D40,
    ],
    "tealAccent": [0xA7_FFEB, 0x64_FFDA, 0x1D_E9B6, 0x00_BFA5],
    "green": [
      0xE8_F5E9, 0xC8_E6C9, 0xA5_D6A7, 0x81_C784, 0x66_BB6A, 0x4C_AF50, 0x43_A047, 0x38_8E3C,
      0x2E_7D32, 0x1B_5E20,
    ],
    "greenAccent": [0xB9_F6CA, 0x69_F0AE, 0x00_E676, 0x00_C853],
    "lightGreen": [
      0xF1_F8E9, 0xDC_EDC8, 0xC5_E1A5, 0xAE_D581, 0x9C_CC65, 0x8B_C34A, 0x7C_B342, 0x68_9F38,
      0x55_8B2F, 0x33_691E,
    ],
    "lightGreenAccent": [0xCC_FF90, 0xB2_FF59, 0x76_FF03, 0x64_DD17],
    "lime": [
      0xF9_FBE7, 0xF0_F4C3, 0xE6_EE9C, 0xDC_E775, 0xD4_E157, 0xCD_DC39, 0xC0_CA33, 0xAF_B42B,
      0x9E_9D24, 0x82_7717,
    ],
    "limeAccent": [0xF4_FF81, 0xEE_FF41, 0xC6_FF00, 0xAE_EA00],
    "yellow": [
      0xFF_FDE7, 0xFF_F9C4, 0xFF_F59D, 0xFF_F176, 0xFF_EE58, 0xFF_EB3B, 0xFD_D835, 0xFB_C02D,
      0xF9_A825, 0xF5_7F17,
    ],
    "yellowAccent": [0xFF_FF8D, 0xFF_FF00, 0xFF_EA00, 0xFF_D600],
    "amber": [
      0xFF_F8E1, 0xFF_ECB3, 0xFF_E082, 0xFF_D54F, 0xFF_CA28, 0xFF_C107, 0xFF_B300, 0xFF_A000,
      0xFF_8F00, 0xFF_6F00,
    ],
    "amberAccent": [0xFF_E57F, 0xFF_D740, 0xFF_C400, 0xFF_AB00],
    "orange": [
      0xFF_F3E0, 0xFF_E0B2, 0xFF_CC80, 0xFF_B74D, 0xFF_A726, 0xFF_9800, 0xFB_8C00, 0xF5_7C00,
      0xEF_6C00, 0xE6_5100,
    ],
    "orangeAccent": [0xFF_D180, 0xFF_AB40, 0xFF_9100, 0xFF_6D00],
    "deepOrange": [
      0xFB_E9E7, 0xFF_CCBC, 0xFF_AB91, 0xFF_8A65, 0xFF_7043, 0xFF_5722, 0xF4_511E, 0xE6_4A19,
      0xD8_4315, 0xBF_360C,
    ],
    "deepOrangeAccent": [0xFF_9E80, 0xFF_6E40, 0xFF_3D00, 0xDD_2C00],
    "brown": [
      0xEF_EBE9, 0xD7_CCC8, 0xBC_AAA4, 0xA1_887F, 0x8D_6E63, 0x79_5548, 0x6D_4C41, 0x5D_4037,
      0x4E_342E, 0x3E_2723,
    ],
    "grey": [
      0xFA_FAFA, 0xF5_F5F5, 0xEE_EEEE, 0xE0_E0E0, 0xBD_BDBD, 0x9E_9E9E, 0x75_7575, 0x61_6161,
      0x42_4242, 0x21_2121,
    ],
    "blueGrey": [
      0xEC_EFF1, 0xCF_D8DC, 0xB0_BEC5, 0x90_A4AE, 0x78_909C, 0x60_7D8B, 0x54_6E7A, 0x45_5A64,
      0x37_474F, 0x26_3238,
    ],
  ]
}

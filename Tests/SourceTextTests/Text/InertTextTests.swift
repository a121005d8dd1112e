import SourceText
import Testing

@Suite struct InertTextTests {
  @Test(
    "What could do more than be printed is made visible",
    arguments: [
      ("a\nb", #"a\u{A}b"#), ("a\r\nb", #"a\u{D}\u{A}b"#), ("\t", #"\u{9}"#), ("\u{0}", #"\u{0}"#),
      ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{7F}", #"\u{7F}"#), ("\u{9B}31m", #"\u{9B}31m"#),
      ("\u{85}", #"\u{85}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
      ("a\u{202E}b\u{202C}", #"a\u{202E}b\u{202C}"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
      ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#),
      ("::error::x", #"\u{3A}:error::x"#), (" \u{3000}::x", " \u{3000}\\u{3A}:x"),
      ("a##[error]b", #"a#\u{23}[error]b"#), ("##vso[x]", #"#\u{23}vso[x]"#),
      ("###", #"#\u{23}\u{23}"#), ("\u{206A}\u{FFF9}", #"\u{206A}\u{FFF9}"#),
      ("e\u{301}\u{7}", "e\u{301}\\u{7}"), ("🎨\u{7}🎨", #"🎨\u{7}🎨"#),
    ])
  func active(_ text: String, _ inert: String) {
    #expect(text.inert.unicodeScalars.elementsEqual(inert.unicodeScalars))
  }

  @Test(
    "Everything else stays as it is",
    arguments: [
      "", "text.primary", "é€🎨", "e\u{301}", "שלום", "a b\u{A0}c", "\u{A0}", "~ ",
      "a::b", ": :", "# #", "#12",
      "\\u{A}",
    ])
  func passive(_ text: String) {
    #expect(text.inert.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  /// From DerivedCoreProperties of Unicode, Default_Ignorable_Code_Point: one of each of its ranges that are assigned.
  @Test(
    "What shows nothing is made visible, or two names would look alike",
    arguments: [
      0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F, 0x200B, 0x200C, 0x200D,
      0x200F, 0x202A, 0x2060, 0x2064, 0x206F, 0x3164, 0xFE00, 0xFE0F, 0xFEFF, 0xFFA0, 0x1BCA0,
      0x1D173, 0xE0001, 0xE0020, 0xE007F, 0xE0100, 0xE01EF,
    ] as [UInt32])
  func invisible(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let digits = String(value, radix: 16, uppercase: true)
    #expect("text\(scalar).primary".inert == "text\\u{\(digits)}.primary")
    #expect("👩\(scalar)👩".inert == "👩\\u{\(digits)}👩")
  }

  @Test("The active scalars of the first 256 are the C0 and C1 controls, DEL and the soft hyphen")
  func latin() {
    let active = (UInt8.min...UInt8.max).filter { Unicode.Scalar($0).isActive }
    #expect(active == Array(0..<0x20) + Array(0x7F..<0xA0) + [0xAD])
  }

  @Test(
    "What is too long is cut in its middle",
    arguments: [
      ("abcdefgh", 8, "abcdefgh"), ("abcdefghi", 8, "abcde…hi"), ("éééééé🎨🎨🎨", 8, "ééééé…🎨🎨"),
      ("éééééé🎨🎨", 8, "éééééé🎨🎨"), ("ab", 1, "…"), ("\n\n\n\n\n", 4, #"\u{A}\u{A}…\u{A}"#),
    ])
  func cut(_ text: String, _ limit: Int, _ shown: String) {
    #expect(text.inert(limit: limit).unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(String(repeating: "x", count: 1_000_000).inert.count == 2000)
  }

  @Test("Making inert twice changes nothing more")
  func idempotent() {
    let text = "\u{1B}]0;\u{7}\u{202E}\n".inert
    #expect(text.inert == text)
    #expect(!text.unicodeScalars.contains { $0.isActive })
  }
}

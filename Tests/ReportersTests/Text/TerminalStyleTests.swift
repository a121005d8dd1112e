import ColorMath
import Testing

@testable import Reporters

@Suite struct TerminalStyleTests {
  /// xterm's palette: 16 + 36 r + 6 g + b with levels 0, 95, 135, 175, 215, 255, then greys 8 to 238.
  @Test(arguments: [
    (0, 0, 0, 16), (255, 255, 255, 231), (255, 0, 0, 196), (0, 255, 0, 46), (0, 0, 255, 21),
    (95, 135, 175, 67), (8, 8, 8, 232), (128, 128, 128, 244), (238, 238, 238, 255),
    (175, 175, 175, 145), (215, 175, 95, 179),
  ])
  func `The nearest of 256 is taken, cube before grey`(
    red: Int, green: Int, blue: Int, index: Int
  ) {
    #expect(TerminalStyle.index256(red, green, blue) == index)
  }

  @Test(arguments: [
    (0, 0, 0, 0), (255, 255, 255, 15), (255, 0, 0, 9), (200, 10, 10, 1), (0, 0, 250, 4),
    (128, 128, 128, 8), (220, 220, 220, 7),
  ])
  func `The nearest of sixteen is taken`(red: Int, green: Int, blue: Int, index: Int) {
    #expect(TerminalStyle.index16(red, green, blue) == index)
  }

  @Test(arguments: [
    (ColorDepth.none, ""), (.trueColor, "\u{1B}[38;2;255;0;0;48;2;0;0;0m Aa \u{1B}[0m "),
    (.ansi256, "\u{1B}[38;5;196;48;5;16m Aa \u{1B}[0m "), (.ansi16, "\u{1B}[91;40m Aa \u{1B}[0m "),
  ])
  func `A swatch shows the foreground on the background`(depth: ColorDepth, text: String) {
    let red = SRGBColor(red: 1, green: 0, blue: 0)
    #expect(TerminalStyle(depth: depth).swatch(red, on: .black) == text)
  }

  @Test func `A color outside sRGB is clipped to what a terminal can show`() {
    let wide = SRGBColor(red: 1.2, green: -0.3, blue: 0.5)
    #expect(
      TerminalStyle(depth: .trueColor).swatch(wide, on: .white).hasPrefix("\u{1B}[38;2;255;0;128;"))
  }

  @Test func `Without color text stays as it is`() {
    let plain = TerminalStyle(depth: .none)
    let styles = [plain.bold, plain.dim, plain.red, plain.green, plain.yellow]
    #expect(styles.allSatisfy { $0("text") == "text" })
    #expect(TerminalStyle(depth: .ansi16).red("text") == "\u{1B}[31mtext\u{1B}[0m")
  }
}

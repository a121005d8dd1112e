package import ColorMath
import SourceText

/// Writes text in color as far as a terminal supports it. [ECMA-48, 8.3.117 SGR]
package struct TerminalStyle: Sendable {
  /// The color depth of the terminal.
  package let depth: ColorDepth

  /// Styles text for a terminal.
  package init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Heavier text.
  package func bold(_ text: String) -> String { styled(text, "1") }
  /// Fainter text.
  package func dim(_ text: String) -> String { styled(text, "2") }
  /// Text for what failed.
  package func red(_ text: String) -> String { styled(text, "31") }
  /// Text for what passed.
  package func green(_ text: String) -> String { styled(text, "32") }
  /// Text for what is uncertain.
  package func yellow(_ text: String) -> String { styled(text, "33") }

  /// A verdict in the color of what was found.
  ///
  /// - Parameter severity: the highest severity of the findings; nil without findings.
  func colored(_ verdict: String, _ severity: Diagnostic.Severity?) -> String {
    switch severity {
    case nil: green(verdict)
    case .error: red(verdict)
    case .warning, .note: yellow(verdict)
    }
  }

  /// A rule with its verdict in color.
  func colored(_ verdict: RuleVerdictText) -> String {
    let words =
      switch verdict.summary.verdict {
      case .met: green(verdict.words)
      case .notMet where verdict.rule.severity == .error: red(verdict.words)
      case .notMet, .undecided, .accepted, .nothingJudged: yellow(verdict.words)
      }
    return "\(verdict.name) \(words)"
  }

  /// Sample text in a foreground on a background, and a space after it; empty without color.
  package func swatch(_ foreground: SRGBColor, on background: SRGBColor) -> String {
    guard depth != .none else { return "" }
    return "\u{1B}[\(code(foreground, isBackground: false));"
      + "\(code(background, isBackground: true))m Aa \u{1B}[0m "
  }

  /// A block of a color, as it looks over white, and a space after it; empty without color.
  package func block(_ color: SRGBColor) -> String {
    guard depth != .none else { return "" }
    return "\u{1B}[\(code(color.over(.white), isBackground: true))m  \u{1B}[0m "
  }

  private func styled(_ text: String, _ code: String) -> String {
    depth == .none ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private func code(_ color: SRGBColor, isBackground: Bool) -> String {
    let shown = color.onEightBitDisplay
    let (red, green, blue) = (
      Int((shown.red * 255).rounded()), Int((shown.green * 255).rounded()),
      Int((shown.blue * 255).rounded())
    )
    switch depth {
    case .none: return ""
    case .trueColor: return "\(isBackground ? 48 : 38);2;\(red);\(green);\(blue)"
    case .ansi256:
      return "\(isBackground ? 48 : 38);5;\(TerminalStyle.index256(red, green, blue))"
    case .ansi16:
      let index = TerminalStyle.index16(red, green, blue)
      return "\((isBackground ? 40 : 30) + (index < 8 ? index : index - 8 + 60))"
    }
  }

  /// The nearest of the 6 × 6 × 6 cube and the 24 greys of xterm's palette.
  static func index256(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: Int) -> Int {
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    let (r, g, b) = (nearest(red), nearest(green), nearest(blue))
    let step = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
    let grey = 8 + 10 * step
    let cubeError = square(levels[r] - red) + square(levels[g] - green) + square(levels[b] - blue)
    let greyError = square(grey - red) + square(grey - green) + square(grey - blue)
    return greyError < cubeError ? 232 + step : 16 + 36 * r + 6 * g + b
  }

  /// The nearest of xterm's sixteen.
  static func index16(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let palette = [
      (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205),
      (0, 205, 205), (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
      (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
    ]
    func distance(_ index: Int) -> Int {
      square(palette[index].0 - red) + square(palette[index].1 - green)
        + square(palette[index].2 - blue)
    }
    return palette.indices.min { distance($0) < distance($1) } ?? 0
  }

  private static func square(_ value: Int) -> Int { value * value }
}

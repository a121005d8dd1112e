import ColorMath
import SourceText
import TokenReaders

/// The colors of a pair as given, foreground first. With system colors there are two pairs, one for
/// each scheme.
struct CheckedColors {
  /// The colors; those of the system as in light.
  private var colors: [SRGBColor] = []
  /// The system colors, by index.
  private var ofSystem: [(index: Int, color: SystemColor)] = []
  /// What was given for a color, if not hexadecimal, by index.
  private var given: [(index: Int, name: String)] = []

  /// Room for a pair.
  init() { colors.reserveCapacity(2) }

  mutating func append(_ color: SRGBColor) { colors.append(color) }

  mutating func append(_ color: SystemColor) {
    given.append((colors.count, color.name))
    ofSystem.append((colors.count, color))
    colors.append(color.color(isDark: false).sRGB)
  }

  /// Adds a color that was given by a name.
  mutating func append(_ color: SRGBColor, given name: String) {
    given.append((colors.count, name))
    colors.append(color)
  }

  /// Adds a color as written.
  mutating func append(_ word: String) throws(GivenColor.Problem) {
    if let color = SystemColor.named(word) { return append(color) }
    let color = try GivenColor.read(word)
    if (try? SRGBColor(hex: word, requiresHash: false)) == nil {
      append(color, given: word)
    } else {
      append(color)
    }
  }

  /// One check, or with system colors one for light and one for dark.
  var checks: [PairCheck] {
    ofSystem.isEmpty ? [check()] : [check(isDark: false), check(isDark: true)]
  }

  /// The same, once if the system colors are the same in both schemes, such as black and white.
  var distinct: [PairCheck] {
    let isSame = ofSystem.allSatisfy {
      $0.color.color(isDark: false).sRGB == $0.color.color(isDark: true).sRGB
    }
    return isSame ? [check()] : checks
  }

  /// The check in one scheme; nil leaves system colors as in light.
  func check(isDark: Bool? = nil) -> PairCheck {
    var colors = colors
    for entry in ofSystem { colors[entry.index] = entry.color.color(isDark: isDark ?? false).sRGB }
    var check = PairCheck(foreground: colors[0], background: Array(colors[1...]))
    if !given.isEmpty {
      check.names = Array(repeating: nil, count: colors.count)
      for entry in given { check.names[entry.index] = entry.name.inert }
    }
    if !ofSystem.isEmpty, let isDark {
      check.scheme = isDark ? "dark" : "light"
      check.place = check.scheme
    }
    return check
  }
}

import ColorMath
import SourceText
import TokenReaders

/// The colors of a pair as written, foreground first: hexadecimal, or names of system colors. With
/// names there are two pairs, one for each scheme.
struct CheckedColors {
  /// The colors; those with names as in light.
  private var colors: [SRGBColor] = []
  /// The names, by index.
  private var named: [(index: Int, color: SystemColor)] = []

  /// Room for a pair.
  init() { colors.reserveCapacity(2) }

  var count: Int { colors.count }

  mutating func append(_ color: SRGBColor) { colors.append(color) }

  /// Adds a color as written. A word of hexadecimal digits is a number: every name has some other
  /// letter.
  mutating func append(_ word: String) throws(UnknownColor) {
    let problem: ColorParseError
    do throws(ColorParseError) {
      colors.append(try SRGBColor(hex: word, requiresHash: false))
      return
    } catch {
      problem = error
    }
    guard let color = SystemColor.named(word) else {
      let near = NearestName.of(word, among: SystemColor.names)
      throw UnknownColor(message: "\(problem)" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    named.append((colors.count, color))
    colors.append(color.color(isDark: false).sRGB)
  }

  /// A word that is not a color.
  struct UnknownColor: Error {
    let message: String
  }

  /// One check, or with names one for light and one for dark.
  var checks: [PairCheck] {
    guard !named.isEmpty else {
      return [PairCheck(foreground: colors[0], background: Array(colors[1...]))]
    }
    var names = [String?](repeating: nil, count: colors.count)
    for entry in named { names[entry.index] = entry.color.name }
    return [false, true].map { isDark in
      var colors = colors
      for entry in named { colors[entry.index] = entry.color.color(isDark: isDark).sRGB }
      var check = PairCheck(foreground: colors[0], background: Array(colors[1...]))
      check.scheme = isDark ? "dark" : "light"
      check.names = names
      return check
    }
  }
}

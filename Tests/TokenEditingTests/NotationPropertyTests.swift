import ColorMath
import DesignTokens
import TestSupport
import Testing
import TokenEditing

/// Random colors in every notation.
@Suite struct NotationPropertyTests {
  /// A notation: where it stands, a literal in it, and whether the literal alone decides how a color is
  /// written, so that writing the old color again gives the old text.
  struct Notation: Sendable, CustomTestStringConvertible {
    let form: Literal
    let literal: String
    var isReversible = false
    var isGray = false

    var testDescription: String { "\(form) \(literal)" }
  }

  private static func components(_ space: String, _ parts: String, _ rest: String = "") -> Notation
  {
    Notation(
      form: .json, literal: "{\"colorSpace\": \"\(space)\", \"components\": [\(parts)]\(rest)}")
  }

  private static func colorSet(
    _ space: String, _ red: String, _ green: String, _ blue: String, isReversible: Bool = false
  ) -> Notation {
    Notation(
      form: .colorSet,
      literal:
        "{\"color-space\": \"\(space)\", \"components\": {\"red\": \(red), \"green\": \(green), "
        + "\"blue\": \(blue), \"alpha\": \"0.80\"}}",
      isReversible: isReversible)
  }

  static let notations: [Notation] = [
    // JSON5, and Figma's variables.
    Notation(form: .json5, literal: "'#1b7a9e'", isReversible: true),
    Notation(form: .json5, literal: "{colorSpace: 'srgb', components: [.5, 0.25, 1],}"),
    Notation(form: .figma, literal: "{\"r\": 0.1, \"g\": 0.5, \"b\": 0.9, \"a\": 0.75}"),
    // Style sheets.
    Notation(form: .css, literal: "#1b7a9e", isReversible: true),
    Notation(form: .css, literal: "#1b7a9e80", isReversible: true),
    Notation(form: .css, literal: "#17a"), Notation(form: .css, literal: "teal"),
    Notation(form: .css, literal: "rgb(27, 122, 158)", isReversible: true),
    Notation(form: .css, literal: "rgb(27 122 158 / .4)", isReversible: true),
    Notation(form: .css, literal: "rgb(10% 47.8% 62%)"),
    Notation(form: .css, literal: "hsl(196, 71%, 36%)"),
    Notation(form: .css, literal: "hsla(0.5turn 71 36 / 40%)"),
    Notation(form: .css, literal: "hwb(196deg 10% 38%)"),
    Notation(form: .css, literal: "lab(47% -17 -27)"),
    Notation(form: .css, literal: "lch(47 32 237)"),
    Notation(form: .css, literal: "oklab(54% -0.06 -0.07)"),
    Notation(form: .css, literal: "oklch(.54 .1 4rad)"),
    Notation(form: .css, literal: "oklch(0.54 none none)"),
    Notation(form: .css, literal: "color(srgb-linear 0 0.2 0.3)"),
    Notation(form: .css, literal: "color(display-p3 0.2 0.4 0.6)"),
    Notation(form: .css, literal: "color(a98-rgb 0.2 0.4 0.6)"),
    Notation(form: .css, literal: "color(prophoto-rgb 20% 40% 60%)"),
    Notation(form: .css, literal: "color(rec2020 0.2 0.4 0.6)"),
    Notation(form: .css, literal: "color(xyz 0.1 0.2 0.3)"),
    Notation(form: .css, literal: "color(xyz-d50 0.1 0.2 0.3)"),
    // JSON.
    Notation(form: .json, literal: "\"#1B7A9E\"", isReversible: true),
    Notation(form: .json, literal: "\"#1B7A9E80\"", isReversible: true),
    Notation(form: .json, literal: "\"rgba(27, 122, 158, 0.5)\"", isReversible: true),
    Notation(form: .styleDictionary, literal: "\"#1B7A9E\"", isReversible: true),
    Notation(form: .material, literal: "\"#1b7a9e\"", isReversible: true),
    components("srgb", "0.1, 0.4, 0.6", ", \"alpha\": 0.3, \"hex\": \"#1A6699\""),
    components("srgb", "0.10588235294117647, 0.47843137254901963, 0.6196078431372549"),
    components("srgb-linear", "0, 0.2, 0.3"), components("hsl", "196, 71, 36"),
    components("hwb", "196, 10, 38"), components("lab", "47, -17, -27"),
    components("lch", "47, 32, 237"), components("oklab", "0.5, -0.06, -0.07"),
    components("oklch", "0.5, \"none\", \"none\""), components("display-p3", "0.2, 0.4, 0.6"),
    components("a98-rgb", "0.2, 0.4, 0.6"), components("prophoto-rgb", "0.2, 0.4, 0.6"),
    components("rec2020", "0.2, 0.4, 0.6"), components("xyz-d65", "0.1, 0.2, 0.3"),
    components("xyz-d50", "0.1, 0.2, 0.3"),
    // Color sets.
    colorSet("srgb", "\"0x1B\"", "\"0x7A\"", "\"0x9E\"", isReversible: true),
    colorSet("srgb", "\"27\"", "\"122\"", "\"158\"", isReversible: true),
    colorSet("srgb", "\"0.106\"", "\"0.478\"", "\"0.620\"", isReversible: true),
    colorSet("display-p3", "\"0.231\"", "\"0.471\"", "\"0.606\""),
    colorSet("extended-srgb", "\"-0.1\"", "\"0.5\"", "\"0.6\""),
    colorSet("extended-linear-srgb", "\"0.010\"", "\"0.20\"", "\"0.3\""),
    Notation(
      form: .colorSet,
      literal:
        "{\"color-space\": \"extended-gray\", \"components\": {\"white\": \"0.5\", \"alpha\": \"1.0\"}}",
      isGray: true),
    // Swift.
    Notation(form: .swift, literal: "Color(hex: 0x1B7A9E)", isReversible: true),
    Notation(form: .swift, literal: "Color(hex: 0x801B7A9E)", isReversible: true),
    Notation(form: .swift, literal: "Color(hex: \"#1B7A9E\")", isReversible: true),
    Notation(form: .swift, literal: "Color(hex: \"1B7A9E\").opacity(0.3)", isReversible: true),
    Notation(
      form: .swift, literal: "Color(red: 27/255, green: 122.0/255, blue: 0x9E/255)",
      isReversible: true),
    Notation(
      form: .swift, literal: "UIColor(red: 0.106, green: 0.478, blue: 0.62, alpha: 0.5)"),
    Notation(form: .swift, literal: "Color(.displayP3, red: 0.2, green: 0.4, blue: 0.6)"),
    Notation(
      form: .swift, literal: "UIColor(hue: 0.54, saturation: 0.8, brightness: 0.6, alpha: 1)"),
    Notation(form: .swift, literal: "Color(white: 0.5)", isGray: true),
    Notation(form: .swift, literal: "NSColor(white: 0.5, alpha: 0.5)", isGray: true),
    // Kotlin and Dart.
    Notation(form: .kotlin, literal: "Color(0xFF1B7A9E)", isReversible: true),
    Notation(form: .kotlin, literal: "Color(0xff_1b_7a_9eL)", isReversible: true),
    Notation(form: .kotlin, literal: "Color(color = 0x801B7A9E)", isReversible: true),
    Notation(form: .kotlin, literal: "Color(0xFF1B7A9E).copy(alpha = 0.3f)", isReversible: true),
    Notation(form: .kotlin, literal: "Color(27, 122, 158)", isReversible: true),
    Notation(
      form: .kotlin, literal: "Color(red = 0x1B, green = 0x7A, blue = 0x9E, alpha = 0x80)",
      isReversible: true),
    Notation(form: .kotlin, literal: "Color(0.106f, 0.478f, 0.62f, 0.5f)"),
    Notation(form: .dart, literal: "const Color(0xff1b7a9e)", isReversible: true),
    Notation(form: .dart, literal: "Color(4280000000)"),
    Notation(form: .dart, literal: "Color.fromARGB(128, 27, 122, 158)", isReversible: true),
    Notation(form: .dart, literal: "Color.fromRGBO(27, 122, 158, 0.8)", isReversible: true),
    Notation(form: .dart, literal: "Color(0xFF1B7A9E).withOpacity(0.3)", isReversible: true),
    Notation(
      form: .dart, literal: "Color.from(alpha: 1, red: 0.106, green: 0.478, blue: 0.620)"),
    // Resources of Android.
    Notation(form: .resource, literal: "#1B7A9E", isReversible: true),
    Notation(form: .resource, literal: "#801B7A9E", isReversible: true),
    Notation(form: .resource, literal: "#17a"), Notation(form: .resource, literal: "#817A"),
    // Themes of VS Code.
    Notation(form: .codeTheme, literal: "\"#1B7A9E\"", isReversible: true),
    Notation(form: .codeTheme, literal: "\"#1b7a9e80\"", isReversible: true),
    // TypeScript.
    Notation(form: .typeScript, literal: "'#1b7a9e'", isReversible: true),
    Notation(form: .typeScript, literal: "\"rgba(27, 122, 158, 0.5)\"", isReversible: true),
    Notation(form: .typeScript, literal: "`hsl(196 71% 36%)`"),
    // Theme files.
    Notation(form: .theme, literal: "'#ff1b7a9e'", isReversible: true),
    Notation(form: .theme, literal: "\"#1b7a9e\"", isReversible: true),
  ]

  private func color(of token: String, in edit: ColorEdit) throws -> SRGBColor {
    let first = Permutation(contexts: edit.catalog.axes.map { _ in 0 })
    let id = try #require(edit.catalog.token(named: token))
    return try TokenResolver(edit.catalog, in: first).color(of: id).color
  }

  @Test(arguments: notations)
  func `What is written is read as the color, and nothing else changes`(notation: Notation) throws {
    var generator = SeededGenerator(seed: UInt64(notation.literal.utf8.count))
    let token = notation.form.token
    let original = notation.form.file(notation.literal)
    let start = original.prefix(upTo: try #require(original.range(of: notation.literal)).lowerBound)
    let end = original.suffix(original.utf8.count - start.utf8.count - notation.literal.utf8.count)
    var text = original
    for round in 0..<24 {
      var wanted = generator.eightBitColor()
      // The corners of the cube and grays, where spaces have their edges.
      if round % 6 == 0 { wanted = generator.corner() }
      if notation.isGray || round % 6 == 1 {
        wanted = SRGBColor(red: wanted.red, green: wanted.red, blue: wanted.red)
      }
      let edited = try EditedTokens(notation.form.path, text)
      let old = text
      let edit = try edited.editor.edit([edited.change(token, to: wanted.hex)])
      if let file = edit.files.first { text = String(decoding: file.bytes, as: UTF8.self) }
      #expect(text.hasPrefix(start) && text.hasSuffix(end))
      let found = try color(of: token, in: edit)
      #expect(found.withAlpha(1).hex == wanted.hex)
      guard notation.isReversible, round % 4 == 0 else { continue }
      let back = try EditedTokens(notation.form.path, text)
      let before = try color(of: token, in: edited.editor.edit([]))
      #expect(try back.text(token, to: before.withAlpha(1).hex) == old)
    }
  }
}

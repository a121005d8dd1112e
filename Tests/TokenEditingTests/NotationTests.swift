import Testing

/// Literals, a color each and how the literal is to say it. Worked out by hand; where components are
/// converted, coloraide reads the written text as the color, and as another with a digit less than the
/// longer of what is written and what stood there.
@Suite struct NotationTests {
  private func check(_ literal: Literal, _ old: String, _ color: String, _ new: String) throws {
    let edited = try EditedTokens(literal.path, literal.file(old))
    #expect(try edited.text(literal.token, to: color) == literal.file(new))
  }

  @Test(arguments: [
    ("#1B7A9E", "#0F6A8C", "#0F6A8C"), ("#1b7a9e", "#0F6A8C", "#0f6a8c"),
    // More of the letters are small.
    ("#1b7A9e", "#0F6A8C", "#0f6a8c"),
    // Three digits are enough, or not.
    ("#17A", "#336699", "#369"), ("#17a", "#0F6A8C", "#0f6a8c"), ("#336699", "#112233", "#112233"),
    // The opacity stays where it is.
    ("#1b7a9e80", "#0F6A8C", "#0f6a8c80"), ("#17a8", "#336699", "#3698"),
    ("#17a8", "#0F6A8C", "#0f6a8c88"),
    // It changes, or comes.
    ("#1b7a9e80", "#0F6A8CFF", "#0f6a8cff"), ("#1b7a9e", "#0F6A8C80", "#0f6a8c80"),
    ("#17a", "#33669988", "#3698"), ("#17a", "#33669980", "#33669980"),
    // No letters: as in the rest of the file.
    ("#112233", "#0F6A8C", "#0f6a8c"),
    ("white", "#000000", "black"), ("White", "#0F6A8C", "#0f6a8c"), ("WHITE", "#000000", "BLACK"),
    ("darkslategrey", "#808080", "grey"), ("black", "#808080", "gray"),
    ("transparent", "#0F6A8C80", "#0f6a8c80"), ("red", "#00000080", "#00000080"),
    ("rgb(27, 122, 158)", "#0F6A8C", "rgb(15, 106, 140)"),
    ("RGBA(27,122,158,.5)", "#0F6A8C", "RGBA(15,106,140,.5)"),
    ("rgb(27 122 158 / 50%)", "#0F6A8C", "rgb(15 106 140 / 50%)"),
    ("rgb( /* a */ 27 122/**/ 158)", "#0F6A8C", "rgb( /* a */ 15 106/**/ 140)"),
    ("rgb(10.6% 47.8% 62% / 0.5)", "#0F6A8C", "rgb(5.9% 41.6% 55% / 0.5)"),
    ("rgb(none 122 158)", "#0F6A8C", "rgb(15 106 140)"),
    ("rgb(none 122 158)", "#006A8C", "rgb(none 106 140)"),
    ("hsl(196, 71%, 36%)", "#0F6A8C", "hsl(196.3, 81%, 30.4%)"),
    ("hsla(196deg 71% 36% / .5)", "#0F6A8C", "hsla(196.3deg 81% 30.4% / .5)"),
    ("hsl(196 71% 36%)", "#808080", "hsl(196 0% 50.2%)"),
    ("hwb(0.546turn 10% 38%)", "#0F6A8C", "hwb(0.545turn 6% 45.1%)"),
    ("lab(47 -17 -27)", "#0F6A8C", "lab(41.3 -15.8 -26.3)"),
    ("lch(47% 32 237)", "#0F6A8C", "lch(41.3% 30.64 239)"),
    ("oklab(0.6 -0.06 -0.07)", "#0F6A8C", "oklab(0.492 -0.06 -0.072)"),
    ("oklch(0.6 0.1 230)", "#0F6A8C", "oklch(0.492 0.094 230.3)"),
    ("oklch(60% 0.1 230deg)", "#0F6A8C", "oklch(49.2% 0.094 230.3deg)"),
    ("oklch(54.4% .0995 229.38)", "#0F6A8C", "oklch(49.2% .094 230.3)"),
    ("oklch(0.7 none none / 50%)", "#808080", "oklch(0.6 none none / 50%)"),
    ("oklch(0.7 0 none)", "#7A5200", "oklch(0.47 0.0987 76)"),
    ("color(display-p3 0.23 0.47 0.61)", "#0F6A8C", "color(display-p3 0.188 0.41 0.536)"),
    ("color(srgb 10% 20% 30% / 1)", "#0F6A8C", "color(srgb 6% 41.6% 55% / 1)"),
    ("color(xyz .1 .2 .3)", "#0F6A8C", "color(xyz .1008 .123 .2665)"),
    // The opacity changes, or comes: 128 of 255 is 0.502, and no two digits come near enough.
    ("rgb(27, 122, 158)", "#0F6A8C80", "rgb(15, 106, 140, 0.5)"),
    ("rgb(27 122 158)", "#0F6A8C80", "rgb(15 106 140 / 0.5)"),
    ("rgb(27 122 158 / 100%)", "#0F6A8C81", "rgb(15 106 140 / 50.6%)"),
  ]) func `A color of CSS keeps its notation`(old: String, color: String, new: String) throws {
    try check(.css, old, color, new)
  }

  @Test(arguments: [
    ("hsl", "196 71% 36%", "#0F6A8C", "196.3 81% 30.4%"),
    ("hsla", "196, 71%, 36%", "#0F6A8C", "196.3, 81%, 30.4%"),
    ("rgb", "27 122 158", "#0F6A8C", "15 106 140"), ("rgba", "27,122,158", "#0F6A8C", "15,106,140"),
    ("rgb", "27 122 158 / 50%", "#0F6A8C", "15 106 140 / 50%"),
    ("oklch", "0.6 0.1 230", "#0F6A8C", "0.492 0.094 230.3"),
  ]) func `Components without a function keep their notation`(
    function: String, old: String, color: String, new: String
  ) throws {
    func file(_ text: String) -> String { ":root { --a: \(text); --b: \(function)(var(--a)) }" }
    let edited = try EditedTokens("a.css", file(old))
    #expect(try edited.text("a", to: color) == file(new))
  }

  @Test(arguments: [
    (##""#1B7A9E""##, "#0F6A8C", ##""#0F6A8C""##), (##""#17a""##, "#336699", ##""#369""##),
    (##""#1b7a9e80""##, "#0F6A8C", ##""#0f6a8c80""##),
    (##""rgba(27, 122, 158, 0.5)""##, "#0F6A8C", ##""rgba(15, 106, 140, 0.5)""##),
    // With an escape the digits cannot be told from the bytes: the text is written without.
    (##""\u00231b7a9e""##, "#0F6A8C", ##""#0f6a8c""##),
    (
      ##"{"colorSpace": "lab", "components": [47, -17, -27], "hex": "#1b7a9e"}"##, "#0F6A8C",
      ##"{"colorSpace": "lab", "components": [41.3, -15.8, -26.3], "hex": "#0f6a8c"}"##
    ),
    (
      ##"{ "hex" : "#1B7A9E","alpha":0.12, "components":[ 0.106,0.478 , 0.62 ],"colorSpace":"srgb" }"##,
      "#0F6A8C",
      ##"{ "hex" : "#0F6A8C","alpha":0.12, "components":[ 0.059,0.416 , 0.55 ],"colorSpace":"srgb" }"##
    ),
    // All digits that 15/255 has, since the old number had all of its own.
    (
      ##"{"colorSpace": "srgb", "components": [0.10588235294117647, 0.478, 0.62]}"##, "#0F6A8C",
      ##"{"colorSpace": "srgb", "components": [0.058823529411764705, 0.416, 0.55]}"##
    ),
    (
      ##"{"colorSpace": "prophoto-rgb", "components": [0.3, 0.4, 0.5], "alpha": 0.12}"##, "#0F6A8C",
      ##"{"colorSpace": "prophoto-rgb", "components": [0.2575, 0.327, 0.457], "alpha": 0.12}"##
    ),
    (
      ##"{"colorSpace": "xyz-d50", "components": [0.3, 0.4, 0.5]}"##, "#0F6A8C",
      ##"{"colorSpace": "xyz-d50", "components": [0.0951, 0.1203, 0.201]}"##
    ),
    (
      ##"{"colorSpace": "rec2020", "components": [0.3, 0.4, 0.5]}"##, "#0F6A8C",
      ##"{"colorSpace": "rec2020", "components": [0.3135, 0.435, 0.56]}"##
    ),
    (
      ##"{"colorSpace": "a98-rgb", "components": [0.3, 0.4, 0.5]}"##, "#0F6A8C",
      ##"{"colorSpace": "a98-rgb", "components": [0.243, 0.4145, 0.54]}"##
    ),
    (
      ##"{"colorSpace": "srgb-linear", "components": [0.3, 0.4, 0.5]}"##, "#0F6A8C",
      ##"{"colorSpace": "srgb-linear", "components": [0.0048, 0.144, 0.262]}"##
    ),
    (
      ##"{"colorSpace": "oklch", "components": [0.7, "none", "none"]}"##, "#0F6A8C",
      ##"{"colorSpace": "oklch", "components": [0.492, 0.094, 230.3]}"##
    ),
    (
      ##"{"colorSpace": "oklch", "components": [0.7, "none", "none"]}"##, "#808080",
      ##"{"colorSpace": "oklch", "components": [0.6, "none", "none"]}"##
    ),
    (
      ##"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}"##, "#FF000040",
      ##"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.25}"##
    ),
    (
      ##"{"colorSpace": "srgb", "components": [1, 0, 0]}"##, "#FF000080",
      ##"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}"##
    ),
  ]) func `A color of Design Tokens keeps its notation`(
    old: String, color: String, new: String
  ) throws {
    try check(.json, old, color, new)
  }

  @Test(arguments: [Literal.styleDictionary, .material])
  func `Other JSON has its colors written alike`(literal: Literal) throws {
    try check(literal, ##""#1b7a9e""##, "#0F6A8C", ##""#0f6a8c""##)
    try check(literal, ##""#1B7A9E80""##, "#0F6A8C", ##""#0F6A8C80""##)
    try check(
      literal, ##""#112233""##, "#0F6A8C", literal == .material ? ##""#0f6a8c""## : ##""#0F6A8C""##)
  }

  @Test(arguments: [
    ("Color(hex: 0x1B7A9E)", "#0F6A8C", "Color(hex: 0x0F6A8C)"),
    ("Color(hex: 0x1b_7a_9e)", "#0F6A8C", "Color(hex: 0x0f_6a_8c)"),
    ("Color(hex: 0x801B7A9E)", "#0F6A8C", "Color(hex: 0x800F6A8C)"),
    ("Color(hex: 0x1B7A9E, alpha: 0.5)", "#0F6A8C", "Color(hex: 0x0F6A8C, alpha: 0.5)"),
    ("Color(hex: 0x1B7A9E, alpha: 0.5)", "#0F6A8C40", "Color(hex: 0x0F6A8C, alpha: 0.25)"),
    ("Color(hex: \"#1B7A9E\")", "#0F6A8C", "Color(hex: \"#0F6A8C\")"),
    ("Color(hex: \"1b7a9e\")", "#0F6A8C", "Color(hex: \"0f6a8c\")"),
    ("Color(hex: \"801b7a9e\")", "#0F6A8C", "Color(hex: \"800f6a8c\")"),
    ("Color(hex: #\"17a\"#)", "#336699", "Color(hex: #\"369\"#)"),
    ("Color(\"#1B7A9E\")", "#0F6A8C", "Color(\"#0F6A8C\")"),
    ("Color(hex: 0x1B7A9E).opacity(0.5)", "#0F6A8C", "Color(hex: 0x0F6A8C).opacity(0.5)"),
    (
      "Color(red: 27/255, green: 122.0 / 255.0, blue: CGFloat(158) / 255)", "#0F6A8C",
      "Color(red: 15/255, green: 106.0 / 255.0, blue: CGFloat(140) / 255)"
    ),
    (
      "Color(red: 0x1B/255, green: 0x7a/255, blue: 0x9E / 255)", "#0F6A8C",
      "Color(red: 0x0F/255, green: 0x6a/255, blue: 0x8C / 255)"
    ),
    (
      "Color(red: 0.106, green: 0.478, blue: 0.620, opacity: 0.5)", "#0F6A8C",
      "Color(red: 0.059, green: 0.416, blue: 0.549, opacity: 0.5)"
    ),
    (
      "Color(red: 0.106, green: 0.478, blue: 0.62)", "#0F6A8C80",
      "Color(red: 0.059, green: 0.416, blue: 0.55, opacity: 0.5)"
    ),
    (
      "Color(.displayP3, red: 0.231, green: 0.471, blue: 0.606)", "#0F6A8C",
      "Color(.displayP3, red: 0.188, green: 0.409, blue: 0.536)"
    ),
    ("Color(.sRGB, white: 0.2)", "#808080", "Color(.sRGB, white: 0.502)"),
    ("Color(UIColor(white: 0.25, alpha: 1))", "#808080", "Color(UIColor(white: 0.502, alpha: 1))"),
    // White is the same in either space of grays, but what comes next is not.
    ("NSColor(white: 1, alpha: 1)", "#808080", "NSColor(white: 0.498, alpha: 1)"),
    ("NSColor(white: 0.2, alpha: 1)", "#808080", "NSColor(white: 0.498, alpha: 1)"),
    (
      "UIColor(hue: 0.546, saturation: 0.829, brightness: 0.62, alpha: 1)", "#0F6A8C",
      "UIColor(hue: 0.546, saturation: 0.893, brightness: 0.55, alpha: 1)"
    ),
    (
      "UIColor(red: 0.106, green: 0.478, blue: 0.62, alpha: 0.5).cgColor", "#0F6A8C",
      "UIColor(red: 0.059, green: 0.416, blue: 0.55, alpha: 0.5).cgColor"
    ),
    (
      "#colorLiteral(red: 0.1058823529, green: 0.4784313725, blue: 0.6196078431, alpha: 1)",
      "#0F6A8C",
      "#colorLiteral(red: 0.0588235294, green: 0.4156862745, blue: 0.5490196078, alpha: 1)"
    ),
  ]) func `A color of Swift keeps its notation`(old: String, color: String, new: String) throws {
    try check(.swift, old, color, new)
  }

  @Test(arguments: [
    ("'#ff1b7a9e'", "#0F6A8C", "'#ff0f6a8c'"), ("\"#FF1B7A9E\"", "#0F6A8C", "\"#FF0F6A8C\""),
    ("'#ff1B7A9E'", "#0F6A8C", "'#ff0F6A8C'"), ("\"#801b7a9e\"", "#0F6A8C", "\"#800f6a8c\""),
    ("'#1b7a9e'", "#0F6A8C", "'#0f6a8c'"), ("'#ffffffff'", "#000000", "'#ff000000'"),
  ]) func `A color of a theme file keeps its notation`(
    old: String, color: String, new: String
  ) throws {
    try check(.theme, old, color, new)
  }

  /// A color of a color set.
  private static func components(
    _ space: String, _ red: String, _ green: String, _ blue: String, alpha: String = "\"1.000\""
  ) -> String {
    "{ \"color-space\" : \"\(space)\", \"components\" : { \"alpha\" : \(alpha), \"blue\" : \(blue), "
      + "\"green\" : \(green), \"red\" : \(red) } }"
  }

  @Test(arguments: [
    (
      components("srgb", "\"0x1B\"", "\"0x7A\"", "\"0x9E\""), "#0F6A8C",
      components("srgb", "\"0x0F\"", "\"0x6A\"", "\"0x8C\"")
    ),
    (
      components("srgb", "\"0X1b\"", "\"0X7a\"", "\"0X9e\""), "#0F6A8C",
      components("srgb", "\"0X0f\"", "\"0X6a\"", "\"0X8c\"")
    ),
    (
      components("srgb", "\"27\"", "\"122\"", "\"158\"", alpha: "\"0.50\""), "#0F6A8C",
      components("srgb", "\"15\"", "\"106\"", "\"140\"", alpha: "\"0.50\"")
    ),
    (
      components("srgb", "\"0.106\"", "\"0.478\"", "\"0.620\""), "#336699",
      components("srgb", "\"0.200\"", "\"0.400\"", "\"0.600\"")
    ),
    (
      components("srgb", "\"0.50\"", "\"1.0\"", "\"0\""), "#0F6A8C",
      components("srgb", "\"0.06\"", "\"0.416\"", "\"0.55\"")
    ),
    (components("srgb", "0.5", "1", "0"), "#FFFFFF", components("srgb", "1.0", "1", "1")),
    (
      components("display-p3", "\"0.231\"", "\"0.471\"", "\"0.606\""), "#0F6A8C",
      components("display-p3", "\"0.188\"", "\"0.409\"", "\"0.536\"")
    ),
    (
      components("extended-linear-srgb", "\"0.500\"", "\"0.2\"", "\"-0.1\""), "#0F6A8C",
      components("extended-linear-srgb", "\"0.0048\"", "\"0.144\"", "\"0.262\"")
    ),
    (
      "{\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.500\", \"alpha\": \"1\"}}",
      "#808080",
      "{\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.498\", \"alpha\": \"1\"}}"
    ),
  ]) func `A color of a color set keeps its notation`(
    old: String, color: String, new: String
  ) throws {
    try check(.colorSet, old, color, new)
  }

  /// `gray` means nothing to Android.
  @Test func `What is no name of CSS does not become one`() throws {
    try check(.resource, "@android:color/white", "#808080", "#808080")
  }

  @Test func `A source that has its opacity elsewhere keeps it there`() throws {
    let text = Literal.json.file(##""#801b7a9e""##)
    let edited = try EditedTokens(Literal.json.path, text, hexNotation: .alphaFirst)
    #expect(try edited.text("ink", to: "#0F6A8C") == Literal.json.file(##""#800f6a8c""##))
  }

  @Test func `Exact digits are as many as it takes`() throws {
    let edited = try EditedTokens(Literal.css.path, Literal.css.file("oklch(0.6 0.1 230)"))
    let change = try edited.change("ink", to: "#0F6A8C", precision: .exact)
    let text = String(decoding: try edited.editor.edit([change]).files[0].bytes, as: UTF8.self)
    // coloraide: 0.492075 0.093976 230.295289; it reads this text as the color, off by 0.0009 at most.
    #expect(text == Literal.css.file("oklch(0.492075 0.093976 230.2953)"))
  }
}

import TestSupport
import Testing

/// What `init` pairs by the colors, where names say no more than that a text is for the opposite of the
/// page, and what it does not pair since both are one color.
@Suite struct InitInverseTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// `foreground on background`, for text.
  private func pairs(_ tokens: String) throws -> Set<String> {
    try workspace.write(tokens, to: "app.tokens.json")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    return Set(
      try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
        .filter { $0.text("usage") == "text" }
        .map { "\($0.text("foreground")) on \($0.background.joined(separator: " over "))" })
  }

  /// White on #0044CC and black on #FFEEAA have more contrast than the other way round.
  @Test
  func `Inverse text is for the backgrounds that have none and on which it is easier to read`()
    throws
  {
    #expect(
      try pairs(
        ##"""
        {"text": {"$type": "color", "primary": {"$value": "#000000"}, "inverse": {"$value": "#FFFFFF"}},
         "bg": {"$type": "color", "page": {"$value": "#FFFFFF"}},
         "button": {"bg": {"$type": "color", "$value": "#0044CC"}},
         "note": {"bg": {"$type": "color", "$value": "#FFEEAA"}},
         "chip": {"bg": {"$type": "color", "$value": "#0044CC"},
           "text": {"$type": "color", "$value": "#FFFFFF"}}}
        """##) == ["text.primary on bg.page", "text.inverse on button.bg", "chip.text on chip.bg"])
  }

  @Test func `So is text on what is solid, where nothing is called so`() throws {
    #expect(
      try pairs(
        ##"""
        {"text": {"$type": "color", "primary": {"$value": "#000000"},
           "on-solid": {"primary": {"$value": "#FFFFFF"}}},
         "bg": {"$type": "color", "canvas": {"$value": "#FFFFFF"},
           "accent": {"rest": {"$value": "#0044CC"}, "hovered": {"$value": "#003399"}}}}
        """##)
        == [
          "text.primary on bg.canvas", "text.on-solid.primary on bg.accent.rest",
          "text.on-solid.primary on bg.accent.hovered",
        ])
  }

  @Test func `A text and a background of one color of the palette are no pair`() throws {
    #expect(
      try pairs(
        ##"""
        {"red": {"$type": "color", "$value": "#CC0000"}, "pink": {"$type": "color", "$value": "#FFEEEE"},
         "text": {"$type": "color", "primary": {"$value": "#000000"}, "critical": {"$value": "{red}"}},
         "bg": {"$type": "color", "page": {"$value": "#FFFFFF"}, "critical": {"$value": "{red}"},
           "critical-subtle": {"$value": "{pink}"}}}
        """##)
        == [
          "text.primary on bg.page", "text.critical on bg.page",
          "text.critical on bg.critical-subtle",
        ])
  }

  /// White on white. Only the page would pass.
  @Test func `What is made for a background by name is judged on it, though both are one color`()
    throws
  {
    #expect(
      try pairs(
        ##"""
        {"white": {"$type": "color", "$value": "#FFFFFF"},
         "foreground": {"$type": "color", "$value": "#FFFFFF"},
         "background": {"$type": "color", "$value": "#000000"},
         "card": {"$type": "color", "$value": "{white}"},
         "card-foreground": {"$type": "color", "$value": "{white}"},
         "button": {"text": {"$type": "color", "$value": "{white}"}, "bg": {"$type": "color", "$value": "{white}"}}}
        """##)
        == [
          "foreground on background", "card-foreground on card", "button.text on button.bg",
        ])
  }

  /// The same color from two places may be a mistake, and is judged.
  @Test func `Two colors that only happen to be the same are a pair`() throws {
    #expect(
      try pairs(
        ##"""
        {"card": {"text": {"$type": "color", "$value": "#CC0000"}, "bg": {"$type": "color", "$value": "#CC0000"}},
         "page": {"$type": "color", "$value": "#FFFFFF"}}
        """##) == ["card.text on card.bg"])
  }

  @Test func `Groups named as properties of CSS hold text, backgrounds and borders`() throws {
    #expect(
      try pairs(
        ##"""
        {"color": {"white": {"value": "#fff"}, "gray900": {"value": "#222"}, "red700": {"value": "#c00"},
           "base": {"value": "{color.gray900}"}, "error": {"value": "{color.red700}"}},
         "background-color": {"base": {"value": "{color.white}"}, "muted": {"value": "#eee"}},
         "border-color": {"base": {"value": "{color.gray900}"}}}
        """##)
        == [
          "color.base on background-color.base", "color.base on background-color.muted",
          "color.error on background-color.base", "color.error on background-color.muted",
        ])
  }

  @Test func `Text of a brand is not for the color that another text is on by its name`() throws {
    #expect(
      try pairs(
        ##"""
        {"page": {"$type": "color", "$value": "#FFFFFF"}, "text": {"$type": "color", "$value": "#000000"},
         "BrandBackground": {"$type": "color", "$value": "#0044CC"},
         "BrandForegroundLink": {"$type": "color", "$value": "#0044CC"},
         "ForegroundOnBrand": {"$type": "color", "$value": "#FFFFFF"}}
        """##)
        == ["text on page", "BrandForegroundLink on page", "ForegroundOnBrand on BrandBackground"])
  }

  @Test func `Text named for a part of the app and its inverse are each for their own background`()
    throws
  {
    #expect(
      try pairs(
        ##"""
        {"background": {"$type": "color", "$value": "#FFFFFF"},
         "textPrimary": {"$type": "color", "$value": "#000000"},
         "textButtonPrimary": {"$type": "color", "$value": "#FFFFFF"},
         "textButtonPrimaryInverse": {"$type": "color", "$value": "#0044CC"},
         "buttonPrimaryBackground": {"$type": "color", "$value": "#0044CC"},
         "buttonPrimaryBackgroundInverse": {"$type": "color", "$value": "#FFFFFF"},
         "textAppBar": {"$type": "color", "$value": "#000000"},
         "appBarBackground": {"$type": "color", "$value": "#EEEEEE"}}
        """##)
        == [
          "textPrimary on background", "textButtonPrimary on buttonPrimaryBackground",
          "textButtonPrimaryInverse on buttonPrimaryBackgroundInverse",
          "textAppBar on appBarBackground",
        ])
  }
}

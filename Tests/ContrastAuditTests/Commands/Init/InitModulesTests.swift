import TestSupport
import Testing

/// What `init` makes of the modules of systems in TypeScript.
@Suite struct InitModulesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  @Test func `Tokens and the semantic ones over them stand in two files`() throws {
    try workspace.write(
      "export const tokens = { colors: { black: { value: '#000' }, white: { value: '#fff' } } }",
      to: "src/tokens/index.ts")
    try workspace.write(
      """
      export const semantic = { colors: {
        bg: { value: { _light: '{colors.white}', _dark: '{colors.black}' } },
        fg: { value: { _light: '{colors.black}', _dark: '{colors.black}' } },
      } }
      """, to: "src/semantic-tokens/index.ts")
    #expect(
      try workspace.draftedOutcomes() == [
        "semantic.colors.fg.value on semantic.colors.bg.value in light: pass",
        "semantic.colors.fg.value on semantic.colors.bg.value in dark: fail",
      ])
  }

  @Test func `A module that only gathers another one is not read beside it`() throws {
    try workspace.write(
      "export const colors = { black: { value: '#000' }, white: { value: '#fff' } }",
      to: "src/tokens/colors.ts")
    try workspace.write(
      """
      export const colors = {
        bg: { value: { _light: '{colors.white}', _dark: '{colors.black}' } },
        fg: { value: { _light: '{colors.black}', _dark: '{colors.white}' } },
      }
      """, to: "src/semantic-tokens/colors.ts")
    try workspace.write(
      "import { colors } from './colors'\nexport const semanticTokens = { colors }",
      to: "src/semantic-tokens/index.ts")
    try workspace.write(
      "import { colors } from './colors'\nexport const tokens = { colors }",
      to: "src/tokens/index.ts")
    #expect(
      try workspace.draftedOutcomes() == [
        "colors.fg.value on colors.bg.value in light: pass",
        "colors.fg.value on colors.bg.value in dark: pass",
      ])
    let run = ToolRun(["init", "--force"], in: workspace)
    #expect(!run.output.contains("eft out"))
    #expect(!run.output.contains("semantic-tokens/index.ts"))
  }

  @Test func `Objects of light and dark are guessed to be schemes, and said to be`() throws {
    try workspace.write(
      """
      export const colors = {
        text: { light: '#000', dark: '#fff' }, background: { light: '#fff', dark: '#fff' },
      }
      """, to: "colors.ts")
    #expect(
      try workspace.draftedOutcomes() == [
        "colors.text on colors.background in light: pass",
        "colors.text on colors.background in dark: fail",
      ])
    #expect(
      try workspace.read("contrast-audit.json").contains(
        #"{ "path": "colors.ts", "schemes": { "*": { "light": "light", "dark": "dark" } } }"#))
    #expect(
      ToolRun(["init", "--force"], in: workspace).output.contains(
        "Guessed from its keys: 'light' and 'dark' in 'colors.ts' are the values of one token"))
  }

  @Test func `A theme without elements may stand in a file for components`() throws {
    try workspace.write(
      """
      import { build } from './build'
      export const DarkTheme = { dark: true, colors: build('dark') }
      """, to: "theme/DarkTheme.tsx")
    try workspace.write(
      """
      const tones = { dark: { text: '#777', background: '#777' } }
      export const build = (mode) => tones[mode]
      """, to: "theme/build.ts")
    try workspace.write(
      """
      import { DarkTheme } from './DarkTheme'
      export const ShownTheme = () => <A b={DarkTheme.c}></A>
      """, to: "theme/ShownTheme.tsx")
    // What the system chooses is not known, and what it chooses from is judged.
    try workspace.write(
      """
      import { DarkTheme } from './DarkTheme'
      export const SystemTheme = { colors: { ...DarkTheme.colors, ...system() } }
      """, to: "theme/SystemTheme.tsx")
    let draft = ToolRun(["init"], in: workspace)
    #expect(
      draft.output.contains("Not read, since they are a component of JSX: 'theme/ShownTheme.tsx'"))
    #expect(draft.output.contains("SystemTheme.colors.text"))
    #expect(
      try workspace.draftedOutcomes() == [
        "DarkTheme.colors.text on DarkTheme.colors.background in : fail"
      ])
  }

  @Test func `Tests and stories are no sources, and opacities of names in modules are listed`()
    throws
  {
    try workspace.write(
      "export const colors = { fg: '#000', bg: '#fff', muted: { solid: '#333' } }",
      to: "colors/theme.ts")
    for name in ["theme.test.ts", "theme.spec.ts", "theme.stories.ts"] {
      try workspace.write(
        "export const other = { text: '#777', page: '#777' }", to: "colors/\(name)")
    }
    try workspace.write(
      """
      export const button = { color: "colorPalette.solid/90", half: "1/2", none: 'other.fg/80' }
      export const field = { color: 'colors.fg/80', again: 'colors.fg/80' }
      """, to: "recipes/button.ts")
    #expect(try workspace.draftedOutcomes() == ["colors.fg on colors.bg in : pass"])
    let run = ToolRun(["init", "--force"], in: workspace)
    #expect(
      run.output.contains(
        """
        The code shows them with an opacity, and they are judged without it; check each:
          colorPalette.solid/90  recipes/button.ts:1
          colors.fg/80  recipes/button.ts:2

        """.dropLast()))
    #expect(!run.output.contains("other"))
  }

  @Test func `What lies over a translucent background lies on the page`() throws {
    // Black on white is 21, also through two clear fills.
    try workspace.write(
      """
      export const background = { primary: '#fff' }
      export const text = { primary: '#000' }
      export const themeCard = { textUnselected: '#000', textHover: '#000',
        backgroundUnselected: 'transparent', backgroundHover: 'transparent' }
      """, to: "theme.ts")
    #expect(
      try workspace.draftedOutcomes().contains(
        "themeCard.textHover on themeCard.backgroundHover over background.primary in : pass"))
  }

  @Test func `A preset in the module of its package is found by what it defines`() throws {
    try workspace.write(
      """
      import { makeTheme } from '@theme-ui/css/utils'
      export const base = makeTheme({
        colors: { text: '#000', background: '#fff', primary: '#07c', muted: '#f6f6f6' },
      })
      export default base
      """, to: "src/index.ts")
    let judged = try workspace.draftedOutcomes()
    #expect(judged.contains("base.colors.text on base.colors.background in : pass"))
    // Links are of the primary color. [Theme UI, Theme Specification]
    #expect(judged.contains("base.colors.primary on base.colors.background in : pass"))
    #expect(!judged.contains { $0.hasPrefix("base.colors.text on base.colors.primary") })
  }

  @Test func `The families of a system are no text on the steps of its palettes`() throws {
    let steps = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"]
    let palette = steps.map { "\($0): '#\($0 == "50" ? "fff" : "000")'" }.joined(separator: ", ")
    try workspace.write(
      """
      export const tokens = { red: { \(palette) } }
      export const semantic = { bg: '#fff', fg: '#000', red: {
        contrast: '#fff', fg: '#a00', subtle: '#fee', solid: '#c00' } }
      """, to: "colors.ts")
    let judged = try workspace.draftedOutcomes()
    #expect(judged.contains("semantic.red.contrast on semantic.red.solid in : pass"))
    #expect(judged.contains("semantic.red.fg on semantic.red.subtle in : pass"))
    #expect(!judged.contains { $0.contains("on tokens.red") })
  }
}

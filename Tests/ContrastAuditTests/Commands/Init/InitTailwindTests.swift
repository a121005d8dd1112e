import TestSupport
import Testing

/// Style sheets that use the palette of Tailwind CSS 4.
@Suite struct InitTailwindTests {
  /// By WCAG, white has 7.8006 on oklch(43.9% 0 0), whose luminance is 0.439³.
  @Test func `The palette is guessed, said, and judged`() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      @import "tailwindcss";
      :root { --background: #fff; --foreground: #111; --primary: var(--color-neutral-600);
        --primary-foreground: var(--color-white) }
      """, to: "app.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("Guessed: what 'app.css' uses and does not set is from Tailwind CSS 4"))
    #expect(
      try workspace.read("contrast-audit.json").contains(
        ##"{ "path": "app.css", "defaults": "tailwind-4" }"##))
    let results = try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
    let ratios = results.filter { $0.text("foreground") == "primary-foreground" }.compactMap {
      $0.number("ratio")
    }
    #expect(ratios.count == 1 && abs(ratios[0] - 7.8006) < 1e-3, "\(ratios)")
  }

  @Test func `What uses none of it gets none`() throws {
    let workspace = try Workspace()
    try workspace.write(
      "@import \"tailwindcss\"; :root { --background: #fff; --foreground: #111 }", to: "app.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try !workspace.read("contrast-audit.json").contains("tailwind-4"))
  }

  // MARK: Colors of the configuration

  /// By hand: the text has the page's color in either scheme, the link and the button their own.
  @Test func `What pages show of the colors of a configuration is paired`() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      module.exports = { darkMode: 'class', content: ['./*.html'], theme: { extend: { colors: {
        coal: '#777777', snow: '#ffffff', night: '#101010',
        brand: { DEFAULT: '#0f62fe', 700: '#0043ce' },
      } } }, plugins: [require('@tailwindcss/typography')] }
      """, to: "tailwind.config.js")
    try workspace.write(
      """
      <html><body class="bg-snow text-coal dark:bg-night dark:text-snow">
        <p class="text-brand">x</p><button class="bg-brand-700 text-snow">y</button>
      </body></html>
      """, to: "index.html")
    let colors = "theme.extend.colors"
    #expect(
      try workspace.draftedPairings() == [
        "\(colors).coal on \(colors).snow", "\(colors).snow on \(colors).night",
        "\(colors).brand.DEFAULT on \(colors).snow", "\(colors).brand.DEFAULT on \(colors).night",
        "\(colors).snow on \(colors).brand.700",
      ])
  }

  @Test func `A configuration of UnoCSS is a source, without what its presets have`() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      import { defineConfig, presetUno } from 'unocss'
      export default defineConfig({
        presets: [presetUno()],
        theme: { colors: { coal: '#777777', snow: '#ffffff' } },
        shortcuts: { btn: 'px-2 py-1' },
      })
      """, to: "uno.config.ts")
    try workspace.write(
      "<template><p class=\"bg-snow text-coal\">x</p></template>", to: "src/App.vue")
    #expect(
      try workspace.draftedPairings() == ["theme.colors.coal on theme.colors.snow"])
    #expect(try !workspace.read("contrast-audit.json").contains("baseline"))
  }

  /// `<alpha-value>` is 1 where a utility says nothing. Black on #fafafa has 20.1159:1 by WCAG:
  /// its channels are 0.956 in linear light, and (0.956 + 0.05) / 0.05 is 20.12.
  @Test func `The place of an opacity is no color`() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      export default { theme: { colors: {
        text: 'rgb(0 0 0 / <alpha-value>)', background: 'rgb(250 250 250 / <alpha-value>)' } } }
      """, to: "tailwind.config.ts")
    #expect(ToolRun(["init"], in: workspace).status == 0)
    let results = try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
    let ratios = results.compactMap { $0.number("ratio") }
    #expect(ratios.count == 1 && abs(ratios[0] - 20.12) < 0.01, "\(ratios)")
  }

  // MARK: One scheme

  @Test func `What is shown in one scheme is judged in that scheme`() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      :root { --coal: #111; --snow: #fff; --rose: #fdd }
      .dark { --coal: #eee; --snow: #000; --rose: #fee }
      """, to: "app.css")
    try workspace.write(
      "export const Card = () => <p className=\"bg-snow text-coal dark:text-rose\">x</p>",
      to: "Card.tsx")
    #expect(
      try workspace.draftedOutcomes() == [
        "coal on snow in light: pass", "coal on snow in dark: pass", "rose on snow in dark: pass",
      ])
  }

  @Test func `So is what a rule applies`() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      :root { --background: #fff; --foreground: #111; --rose: #fdd }
      .dark { --background: #000; --foreground: #eee; --rose: #fee }
      p { @apply bg-background text-foreground dark:text-rose; }
      """, to: "app.css")
    #expect(
      try workspace.draftedOutcomes() == [
        "foreground on background in light: pass", "foreground on background in dark: pass",
        "rose on background in dark: pass",
      ])
  }
}

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
}

import TestSupport
import Testing

/// The code of an app at a revision is that on the disk: folders of packages are no part of either.
@Suite(.enabled(if: GitSandbox.isInstalled)) struct CodeOfRevisionsTests {
  @Test func `A folder of packages without its mark is code of the app again`() throws {
    let sandbox = try GitSandbox()
    let workspace = sandbox.workspace
    try workspace.write(
      """
      enum Theme {
        static let ink = Color(red: 0, green: 0, blue: 0)
        static let page = Color(red: 1, green: 1, blue: 1)
      }
      """, to: "Theme.swift")
    try workspace.write("struct Empty {}", to: "Views/Empty.swift")
    try workspace.write(
      """
      struct Note: View {
        var body: some View { Text("a").foregroundStyle(Theme.page).background(Theme.page) }
      }
      """, to: "Views/Pods/Kit/Note.swift")
    try workspace.write("PODS: []", to: "Views/Pods/Manifest.lock")
    try workspace.write(
      """
      {"tokens": ["Theme.swift"], "code": ["Views"], "rules": [{"id": "R", "pairings": [
        {"foreground": "Theme.ink", "background": "Theme.page", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    try sandbox.commit()
    let same = ToolRun(["diff", "HEAD"], in: workspace)
    #expect(same.status == 0, "\(same.output) \(same.errors)")
    #expect(!same.output.contains("Theme.page on Theme.page"))
    try sandbox.git("rm", "--quiet", "Views/Pods/Manifest.lock")
    let other = ToolRun(["diff", "HEAD"], in: workspace)
    #expect(other.status == 1, "\(other.output) \(other.errors)")
    #expect(other.output.contains("Theme.page on Theme.page"), "\(other.output)")
  }
}

import Testing

/// What `init` pairs by the layouts of an app for Android, worked out by hand.
@Suite struct InitLayoutTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func pairings(_ layout: String) throws -> [String] {
    try workspace.write(
      """
      <resources>
        <attr name="icon_red" format="color"/>
        <style name="Theme.App" parent="Theme.Material3.Light">
          <item name="android:textColorPrimary">#111111</item>
          <item name="android:colorBackground">#FFFFFF</item>
          <item name="icon_red">#FF5555</item>
          <item name="panel">#222222</item>
        </style>
        <style name="Part">
          <item name="icon_red">#FF0000</item>
          <item name="panel">#333333</item>
        </style>
      </resources>
      """, to: "app/src/main/res/values/styles.xml")
    try workspace.write(layout, to: "app/src/main/res/layout/main.xml")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    return try JSONReport(ToolRun(["--format=json"], in: workspace).output).results.map {
      "\($0.text("foreground")) on \($0.background.joined(separator: " over ")) \($0.text("usage"))"
    }
  }

  @Test func `An icon that a layout shows as text is judged as text on the page`() throws {
    let shown = try pairings(
      #"<LinearLayout><TextView android:textColor="?attr/icon_red"/></LinearLayout>"#)
    let page = "Theme.App.android:colorBackground"
    #expect(
      Set(shown) == [
        "Theme.App.android:textColorPrimary on \(page) text",
        "Theme.App.icon_red on \(page) ui-component", "Theme.App.icon_red on \(page) text",
      ])
  }

  @Test func `Colors of one theme that meet in a layout are a pair, whatever their names are`()
    throws
  {
    let shown = try pairings(
      """
      <LinearLayout android:background="?attr/panel">
        <TextView android:textColor="?attr/icon_red"/>
      </LinearLayout>
      """)
    #expect(shown.contains("Theme.App.icon_red on Theme.App.panel text"))
    #expect(!shown.contains { $0.contains("Part.") })
  }

  @Test func `Without a layout it is held to what its name says`() throws {
    let shown = try pairings("<LinearLayout/>")
    #expect(!shown.contains("Theme.App.icon_red on Theme.App.android:colorBackground text"))
  }
}

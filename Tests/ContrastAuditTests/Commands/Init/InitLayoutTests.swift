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

  /// By its name it is the text of an empty field.
  @Test(arguments: [
    (#"<ImageView app:tint="?attr/placeholderColor"/>"#, false),
    (
      #"<FrameLayout><View/><View android:background="?attr/placeholderColor"/></FrameLayout>"#,
      false
    ),
    (
      #"<ImageView app:tint="?attr/placeholderColor"/><EditText android:textColorHint="?attr/placeholderColor"/>"#,
      true
    ),
    ("<View/>", true),
  ])
  func `What layouts only fill something with is no text`(views: String, isText: Bool) throws {
    try workspace.write(
      """
      <resources>
        <style name="Theme.App" parent="Theme.Material3.Light">
          <item name="android:textColorPrimary">#111111</item>
          <item name="android:colorBackground">#FFFFFF</item>
          <item name="placeholderColor">#DDDDDD</item>
        </style>
      </resources>
      """, to: "app/src/main/res/values/styles.xml")
    try workspace.write(
      "<LinearLayout>\(views)</LinearLayout>", to: "app/src/main/res/layout/main.xml")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let policy = try workspace.read("contrast-audit.json")
    #expect(policy.contains("Theme.App.placeholderColor") == isText)
    #expect(run.output.contains("  Theme.App.placeholderColor\n") != isText)
  }

  @Test func `A pair of a layout is judged where the theme is shown that has one of its colors`()
    throws
  {
    let items = ["android:textColorPrimary", "android:colorBackground", "panel"].map {
      "<item name=\"\($0)\">@color/\($0 == "panel" ? "fill" : "ink")</item>"
    }.joined()
    try workspace.write(
      """
      <resources>
        <color name="ink">#111111</color><color name="fill">#FFFFFF</color>
        <style name="AppTheme" parent="Theme.Material3.DayNight">\(items)</style>
        <style name="AppBlackTheme" parent="AppTheme">\(items.replacing("@color/fill", with: "#000000"))</style>
      </resources>
      """, to: "app/src/main/res/values/styles.xml")
    try workspace.write(
      """
      <resources><color name="ink">#EEEEEE</color><color name="fill">#222222</color></resources>
      """, to: "app/src/main/res/values-night/colors.xml")
    try workspace.write(
      """
      <LinearLayout android:background="?attr/panel">
        <TextView android:textColor="@color/ink"/>
      </LinearLayout>
      """, to: "app/src/main/res/layout/main.xml")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let results = try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
    func schemes(_ background: String) -> [String] {
      results.filter { $0.text("foreground") == "ink" && $0.background == [background] }
        .map { $0.context["scheme"] ?? "" }
    }
    #expect(schemes("AppTheme.panel") == ["light", "dark"])
    #expect(schemes("AppBlackTheme.panel") == ["dark"])
  }
}

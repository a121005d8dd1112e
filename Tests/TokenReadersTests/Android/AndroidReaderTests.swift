import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct AndroidReaderTests {
  /// A folder with these files of resources.
  private func read(_ files: [String: String]) -> ReadSource {
    let files = files.reduce(into: [String: String]()) { $0["res/" + $1.key] = $1.value }
    return ReadSource(
      .folder(path: "res", files: files.keys.sorted()), MemoryLoader(files: files), AndroidReader())
  }

  private func resources(_ text: String) -> String { "<resources>\(text)</resources>" }

  private func colors(_ text: String) -> ReadSource {
    read(["values/colors.xml": resources(text)])
  }

  @Test(arguments: [
    ("#F80", "#FF8800"), ("#8F80", "#FF880088"), ("#336699", "#336699"), ("#80336699", "#33669980"),
    (" #fff\n", "#FFFFFF"), ("<![CDATA[#123456]]>", "#123456"), ("&#35;123", "#112233"),
    // [platform_frameworks_base, colors.xml and colors_holo.xml]
    ("@android:color/white", "#FFFFFF"), ("@android:color/black", "#000000"),
    ("@android:color/transparent", "#00000000"), ("@android:color/darker_gray", "#AAAAAA"),
    ("@android:color/holo_red_dark", "#CC0000"), ("@android:color/holo_blue_bright", "#00DDFF"),
    ("@color/other", "#010203"), ("@*color/other", "#010203"),
  ])
  func `A color has its opacity first`(text: String, hex: String) throws {
    let read = colors("<color name='x'>\(text)</color><color name='other'>#010203</color>")
    #expect(read.messages.isEmpty)
    #expect(try read.hex("x") == hex)
  }

  @Test(arguments: [
    (
      "?attr/colorPrimary",
      "'?colorPrimary' depends on the theme that the app applies; name the attribute of a style"
    ),
    (
      "?android:attr/textColor",
      "'?android:textColor' depends on the theme that the app applies; name the attribute of a style"
    ),
    (
      "@android:color/system_accent1_500",
      "'@android:color/system_accent1_500' is a color of the system, which differs from device to device"
    ),
    ("@com.x:color/a", "'@com.x:color/a' is a color of another package, which is not read"),
    ("@macro/a", "'@macro/a' is a macro, which is not read"),
    ("&brand;", "the entity '&brand;' is not replaced"),
    ("@color/of_a_library", "the token 'of_a_library' does not exist"),
  ])
  func `What is not known is kept with its reason`(text: String, reason: String) throws {
    let read = colors("<color name='x'>\(text)</color><color name='y'>#FFF</color>")
    #expect(throws: (any Error).self) { try read.hex("x") }
    #expect(!read.diagnostics.hasErrors)
    #expect(try read.hex("y") == "#FFFFFF")
    do {
      _ = try read.hex("x")
    } catch let error as ResolutionError {
      #expect(error.message == reason)
    }
  }

  @Test func `Night stands above the API level, whatever the level`() throws {
    let read = read([
      "values/c.xml": resources("<color name='a'>#111</color><color name='b'>#AAA</color>"),
      "values-v31/c.xml": resources("<color name='a'>#222</color>"),
      "values-v34/c.xml": resources("<color name='b'>#BBB</color>"),
      "values-night/c.xml": resources("<color name='a'>#333</color>"),
      "values-night-v34/c.xml": resources("<color name='a'>#444</color>"),
      "values-notnight-v31/c.xml": resources("<color name='b'>#CCC</color>"),
    ])
    #expect(read.messages.isEmpty)
    #expect(
      read.catalog.axes.map { "\($0.name): \($0.contexts)" } == [
        "scheme: [\"light\", \"dark\"]", "api: [\"default\", \"v31\", \"v34\"]",
      ])
    // Light below 31, from 31, from 34; then dark.
    #expect(
      try read.hexes("a") == ["#111111", "#222222", "#222222", "#333333", "#333333", "#444444"])
    #expect(
      try read.hexes("b") == ["#AAAAAA", "#CCCCCC", "#CCCCCC", "#AAAAAA", "#AAAAAA", "#BBBBBB"])
  }

  @Test func `What only one qualifier has is unknown without it`() {
    let read = read(["values-night/c.xml": resources("<color name='a'>#333</color>")])
    #expect(throws: (any Error).self) { try read.hex("a") }
    #expect(throws: (any Error).self) { try read.hexes("a") }
  }

  @Test func `Another qualifier is for the policy to decide`() throws {
    let files = [
      "res/values/c.xml": resources("<color name='a'>#111</color>"),
      "res/values-land/c.xml": resources("<color name='a'>#222</color>"),
      "res/values-sw600dp/c.xml": resources("<color name='a'>#333</color>"),
      "res/values-de/strings.xml": resources("<string name='a'>A</string>"),
    ]
    func catalog(_ choices: [(String, ConditionChoices.Choice)]) -> TokenCatalog {
      var builder = TokenCatalogBuilder()
      builder.conditionChoices = ConditionChoices(choices)
      var diagnostics = DiagnosticList()
      AndroidReader().read(
        TokenSource(
          content: .folder(path: "res", files: files.keys.sorted()),
          loader: MemoryLoader(files: files)), into: &builder, diagnostics: &diagnostics)
      return builder.build(diagnostics: &diagnostics)
    }
    let open = catalog([])
    #expect(open.axes.isEmpty)
    #expect(open.conditions == ["the qualifier land", "the qualifier sw600dp"])
    #expect(open.hiddenValues.map(\.condition).sorted() == open.conditions)
    let audited = catalog([("*", .audit)])
    #expect(audited.axes.map(\.name) == ["the qualifier land", "the qualifier sw600dp"])
    let token = try #require(audited.token(named: "a"))
    let hexes = try Permutations(choices: [[0, 1], [0, 1]]).map {
      try TokenResolver(audited, in: $0).color(of: token).color.hex
    }
    // The smallest width stands above the orientation.
    #expect(hexes == ["#111111", "#333333", "#222222", "#333333"])
  }

  @Test func `A state list has a token for each state, and none of its own`() throws {
    let read = read([
      "values/c.xml": resources("<color name='ink'>#80FF0000</color>"),
      "color/tab.xml": """
      <selector xmlns:android="http://schemas.android.com/apk/res/android">
        <item android:state_enabled="false" android:color="@color/ink" android:alpha="0.5"/>
        <item android:state_checked="true" android:state_pressed="false" android:color="#00F"/>
        <item android:state_checked="true" android:state_pressed="false" android:color="#0F0"/>
        <item android:color="#111"/>
        <item android:state_focused="true" android:color="#222"/>
      </selector>
      """,
      "color/plain.xml": "<selector xmlns:app='a'><item android:color='#123'/></selector>",
      "color/steep.xml": "<selector><item android:color='#123' app:lStar='20'/></selector>",
    ])
    #expect(read.messages.isEmpty)
    #expect(
      read.names == [
        "ink", "plain", "steep", "tab", "tab.checked.not_pressed", "tab.default", "tab.disabled",
      ])
    // 128 × 0.5 = 64, 40 in hexadecimal digits.
    #expect(try read.hex("tab.disabled") == "#FF000040")
    #expect(try read.hex("tab.checked.not_pressed") == "#0000FF")
    #expect(try read.hex("tab.default") == "#111111")
    #expect(try read.hex("plain") == "#112233")
    #expect(throws: (any Error).self) { try read.hex("tab") }
    #expect(throws: (any Error).self) { try read.hex("steep") }
  }

  @Test func `A style has the colors of its parents, and a theme finds its own attributes`() throws
  {
    let read = read([
      "values/styles.xml": resources(
        """
        <color name="blue">#00F</color>
        <style name="AppTheme" parent="Theme.Material3.Light">
          <item name="colorPrimary">@color/blue</item>
          <item name="ink">#111</item>
          <item name="android:colorAccent">?colorPrimary</item>
          <item name="windowNoTitle">true</item>
          <item name="textAppearance">?attr/textAppearanceBody1</item>
        </style>
        <style name="AppTheme.Child"><item name="colorPrimary">#F00</item></style>
        <style name="AppTheme.Same"/>
        <style name="Other" parent="@style/AppTheme.Child"><item name="ink">@drawable/x</item></style>
        <style name="AppTheme.Alone" parent=""><item name="tint">?attr/colorPrimary</item></style>
        <style name="Widget.Button"><item name="tint">?attr/tint2</item><item name="tint2">#0F0</item></style>
        """)
    ])
    #expect(read.messages.isEmpty)
    #expect(try read.hex("AppTheme.colorPrimary") == "#0000FF")
    #expect(try read.hex("AppTheme.android:colorAccent") == "#0000FF")
    #expect(try read.hex("AppTheme.Child.android:colorAccent") == "#FF0000")
    #expect(try read.hex("AppTheme.Child.ink") == "#111111")
    #expect(try read.hex("Other.colorPrimary") == "#FF0000")
    #expect(!read.names.contains { $0.hasPrefix("AppTheme.Same.") })
    #expect(!read.names.contains { $0.hasSuffix("textAppearance") || $0.hasSuffix("NoTitle") })
    // A picture in the place of a color hides the color below it.
    #expect(throws: (any Error).self) { try read.hex("Other.ink") }
    #expect(throws: (any Error).self) { try read.hex("AppTheme.Alone.tint") }
    // A widget's attributes are those of the theme around it.
    #expect(throws: (any Error).self) { try read.hex("Widget.Button.tint") }
  }

  @Test func `A style for a qualifier replaces the whole style`() throws {
    let read = read([
      "values/t.xml": resources(
        """
        <style name="Theme.Light"><item name="a">#111</item><item name="b">#222</item></style>
        <style name="Theme.Dark"><item name="a">#EEE</item></style>
        <style name="Theme.DayNight" parent="Theme.Light"><item name="c">#333</item></style>
        <style name="Theme.DayNight.Child"><item name="d">?a</item></style>
        """),
      "values-night/t.xml": resources("<style name='Theme.DayNight' parent='Theme.Dark'/>"),
    ])
    #expect(read.messages.isEmpty)
    #expect(try read.hexes("Theme.DayNight.a") == ["#111111", "#EEEEEE"])
    #expect(try read.hexes("Theme.DayNight.Child.d") == ["#111111", "#EEEEEE"])
    #expect(try read.hex("Theme.DayNight.c") == "#333333")
    #expect(throws: (any Error).self) { try read.hexes("Theme.DayNight.c") }
    #expect(throws: (any Error).self) { try read.hexes("Theme.DayNight.b") }
  }

  @Test func `Arrays of colors are tokens by number`() throws {
    let read = colors(
      "<array name='p'><item>#F00</item><item>@color/x</item></array><color name='x'>#0F0</color>"
        + "<integer-array name='n'><item>1</item></integer-array>"
        + "<array name='mixed'><item>#F00</item><item>@drawable/x</item></array>")
    #expect(read.names == ["p.0", "p.1", "x"])
    #expect(try read.hex("p.1") == "#00FF00")
  }

  @Test(arguments: [
    ("values-night/colors.xml", ["light", "dark"]), ("values/colors.xml", []),
    ("colors.xml", []),
  ])
  func `A file alone has the scheme of its folder`(path: String, contexts: [String]) {
    let loader = MemoryLoader(files: [path: resources("<color name='a'>#111</color>")])
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    TokenSourceReader(loader: loader).read(
      path, from: nil, at: nil, into: &builder, diagnostics: &diagnostics)
    let catalog = builder.build(diagnostics: &diagnostics)
    #expect(!diagnostics.hasErrors)
    #expect(catalog.axes.flatMap(\.contexts) == contexts)
  }

  @Test func `Long chains, circles and long files end`() {
    let chain = (0..<200).map {
      "<style name='s\($0)' parent='s\($0 + 1)'><item name='color\($0)'>#FFF</item></style>"
    }
    #expect(
      colors(chain.joined()).messages.contains {
        $0.hasSuffix("more than 64 styles inherit from each other; expected fewer")
      })
    let circle = colors(
      "<style name='a' parent='b'><item name='c'>#FFF</item></style><style name='b' parent='a'/>")
    #expect(circle.messages.contains { $0.hasSuffix("the style 'a' inherits from itself") })
    let many = (0..<20_000).map { "<color name='c\($0)'>#FFF</color>" }
    #expect(colors(many.joined()).names.count == 20_000)
  }
}

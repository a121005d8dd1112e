import Foundation
import Testing

/// What `init` pairs in groups of tokens, each of which may be a system in itself.
@Suite struct InitGroupsTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Writes opaque colors; a full stop in a name begins a group.
  private func writeTokens(_ names: [String]) throws {
    func group(_ names: [[Substring]]) -> [String: Any] {
      var members: [String: Any] = [:]
      for (key, paths) in Dictionary(grouping: names, by: { String($0[0]) }) {
        let rest = paths.map { Array($0.dropFirst()) }
        members[key] =
          rest == [[]] ? ["$type": "color", "$value": "#FFFFFF"] : group(rest) as [String: Any]
      }
      return members
    }
    let data = try JSONSerialization.data(
      withJSONObject: group(names.map { $0.split(separator: ".") }))
    try workspace.write(String(decoding: data, as: UTF8.self), to: "app.tokens.json")
  }

  @Test(arguments: [
    // A group with backgrounds pairs as a system does, whatever is beside it.
    (
      [
        "vault.text.primary", "vault.text.secondary", "vault.background.primary",
        "vault.background.secondary", "primary", "onPrimary",
      ],
      [
        "vault.text.primary on vault.background.primary",
        "vault.text.primary on vault.background.secondary",
        "vault.text.secondary on vault.background.primary",
        "vault.text.secondary on vault.background.secondary", "onPrimary on primary",
      ]
    ),
    (
      ["Palette.label", "Palette.primaryBackground"], ["Palette.label on Palette.primaryBackground"]
    ),
    // What a group is for is in its name, with a number too.
    (
      ["Foreground1.Fill.Rest", "Background1.Fill.Rest"],
      ["Foreground1.Fill.Rest on Background1.Fill.Rest"]
    ),
    (
      ["page", "text", "border-inverse", "page-alternative"],
      ["text on page", "text on page-alternative"]
    ),
    // The outline of a theme is seen on its own surface, the border of a card on the page.
    (
      ["background-light", "App.Dark.surface", "App.Dark.onSurface", "App.Dark.outline"],
      [
        "App.Dark.onSurface on App.Dark.surface",
        "App.Dark.outline on App.Dark.surface: ui-component",
      ]
    ),
    (
      ["page", "text", "card.bg", "card.text", "card.border"],
      ["text on page", "card.text on card.bg", "card.border on page: ui-component"]
    ),
    // Two palettes, each with a base.
    (
      ["old.background", "old.surface", "colors.bg", "colors.text", "colors.border"],
      ["colors.text on colors.bg", "colors.border on colors.bg: ui-component"]
    ),
    // Texts of a theme without backgrounds stand on the page; a part of the app may have its own.
    (
      ["TextTheme.labelSmall", "TextTheme.bodySmall", "scheme.surface", "scheme.onSurface"],
      [
        "TextTheme.labelSmall on scheme.surface", "TextTheme.bodySmall on scheme.surface",
        "scheme.onSurface on scheme.surface",
      ]
    ),
    (["Pill.text", "page", "text"], ["text on page"]),
    // Steps by the word before.
    (
      ["label", "secondaryLabel", "background", "secondaryBackground"],
      [
        "label on background", "label on secondaryBackground", "secondaryLabel on background",
        "secondaryLabel on secondaryBackground",
      ]
    ),
    (
      ["text", "primary-text", "bg", "primary-bg", "danger-bg", "danger-text"],
      ["text on bg", "primary-text on primary-bg", "danger-text on danger-bg"]
    ),
    // The main one of several backgrounds.
    (
      ["main-background", "text-quiet", "background-dark", "background-darker", "border"],
      ["text-quiet on main-background", "border on main-background: ui-component"]
    ),
    // Words of the page and of text.
    (
      ["background", "text", "body-background-color", "body-color"],
      [
        "text on background", "text on body-background-color",
        "body-color on body-background-color",
      ]
    ),
    (
      ["Fonts.caption", "Fonts.body", "surface"],
      ["Fonts.caption on surface", "Fonts.body on surface"]
    ),
    (["link", "links", "page"], ["link on page", "links on page"]),
    // The color of a pair with a name of its own.
    (
      ["brand.DEFAULT", "brand.foreground", "background", "foreground"],
      ["brand.foreground on brand.DEFAULT", "foreground on background"]
    ),
    (
      ["palette.brand.main", "palette.brand.contrastText"],
      ["palette.brand.contrastText on palette.brand.main"]
    ),
    (
      [
        "palette.primary.main", "palette.primary.contrastText", "palette.background.default",
        "palette.background.paper", "palette.text.primary",
      ],
      [
        "palette.primary.contrastText on palette.primary.main",
        "palette.primary.main on palette.background.default",
        "palette.primary.main on palette.background.paper",
        "palette.text.primary on palette.background.default",
        "palette.text.primary on palette.background.paper",
      ]
    ),
    // A palette whose pages have other names: text buttons are of its main colors too, a badge is filled,
    // and an edge in contrast is for what is in contrast.
    (
      [
        "theme.palette.alert.main", "theme.palette.alert.contrast", "theme.background.default",
        "theme.background.badge", "theme.background.contrast", "theme.text.primary",
        "theme.text.contrast", "theme.border.contrast",
      ],
      [
        "theme.palette.alert.contrast on theme.palette.alert.main",
        "theme.palette.alert.main on theme.background.default",
        "theme.text.primary on theme.background.default",
        "theme.text.contrast on theme.background.contrast",
        "theme.text.contrast on theme.background.badge",
        "theme.border.contrast on theme.background.contrast: ui-component",
      ]
    ),
    // What is named for a brand stands on the page of the brand.
    (
      [
        "background.primary", "text.primary", "brandBackground.primary", "brandText.primary",
        "themeCheckboxBrand.border", "themeCheckbox.border",
      ],
      [
        "text.primary on background.primary", "brandText.primary on brandBackground.primary",
        "themeCheckboxBrand.border on brandBackground.primary: ui-component",
        "themeCheckbox.border on background.primary: ui-component",
      ]
    ),
    // A label stands beside the mark of its checkbox; the background of a tick is the tick.
    (
      [
        "background.primary", "text.primary", "themeCheckbox.textLabel", "themeCard.textHover",
        "themeCheckbox.backgroundChecked", "themeCard.textChecked", "themeCard.backgroundChecked",
        "themeCard.backgroundTick",
      ],
      [
        "text.primary on background.primary", "themeCheckbox.textLabel on background.primary",
        "themeCard.textHover on background.primary",
        "themeCard.textChecked on themeCard.backgroundChecked",
        "themeCard.backgroundTick on themeCard.backgroundChecked: ui-component",
      ]
    ),
    (
      ["text-brand-on-bg-fill", "bg-fill-brand", "text", "bg"],
      ["text-brand-on-bg-fill on bg-fill-brand", "text on bg"]
    ),
    (
      ["text-on-bg-fill-disabled", "bg-fill-disabled", "text", "bg"],
      ["text-on-bg-fill-disabled on bg-fill-disabled: inactive", "text on bg"]
    ),
    (
      ["Text.primary", "Text.on-fill", "Fill.brand-thick", "Fill.brand-light", "Surface.primary"],
      ["Text.on-fill on Fill.brand-thick", "Text.primary on Surface.primary"]
    ),
    // The text of a button stands on its gradient, a hint on every page.
    (
      [
        "textInteractive", "textHelp", "uiBackground", "uiFloated", "interactivePrimary.0",
        "interactivePrimary.1",
      ],
      [
        "textInteractive on interactivePrimary.0", "textInteractive on interactivePrimary.1",
        "textHelp on uiBackground", "textHelp on uiFloated",
      ]
    ),
    // Text for solid backgrounds stands on those that mean something and are not faint; red text does not
    // stand on solid red.
    (
      [
        "textOnSolidPrimary", "textCriticalPrimary", "bgCanvasDefault", "bgCriticalPrimary",
        "bgCriticalSubtle", "bgActionPrimaryRest", "bgAccentSelected",
      ],
      [
        "textOnSolidPrimary on bgCriticalPrimary", "textOnSolidPrimary on bgActionPrimaryRest",
        "textCriticalPrimary on bgCanvasDefault", "textCriticalPrimary on bgCriticalSubtle",
      ]
    ),
    // `onError` without `error` stands on nothing that is there.
    (
      ["onError", "errorContainer", "onErrorContainer"], ["onErrorContainer on errorContainer"]
    ),
    // Only what is disabled is exempt.
    (["text-inactive", "page"], ["text-inactive on page"]),
    (["inactive-text", "page"], ["inactive-text on page"]),
    (["disabled_text", "text", "page"], ["disabled_text on page: inactive", "text on page"]),
    (
      ["disabled_text", "disabled_background", "text", "page"],
      ["disabled_text on disabled_background: inactive", "text on page"]
    ),
    // What a text or an icon is there to say is no part of the app that it stands on.
    (
      ["error_text", "action_icon_color", "header_text", "page"],
      ["error_text on page", "action_icon_color on page: ui-component"]
    ),
    (["error_text", "error_background", "page"], ["error_text on error_background"]),
  ])
  func `A group is paired as a system`(names: [String], expected: [String]) throws {
    try writeTokens(names)
    #expect(try workspace.draftedPairings() == Set(expected))
  }

  @Test func `The attributes of a style pair with one another`() throws {
    try workspace.write(
      """
      <resources>
        <color name="colorBackground">#FFFFFF</color>
        <color name="body_color">#000000</color>
        <style name="AppTheme" parent="Theme.Material3.Light">
          <item name="android:colorBackground">#FFFFFF</item>
          <item name="android:textColorPrimary">#222222</item>
          <item name="android:navigationBarColor">#FFFFFF</item>
          <item name="colorSurface">#333333</item>
        </style>
      </resources>
      """, to: "res/values/styles.xml")
    #expect(
      try workspace.draftedPairings() == [
        "body_color on colorBackground",
        "AppTheme.android:textColorPrimary on AppTheme.android:colorBackground",
        "AppTheme.android:textColorPrimary on AppTheme.colorSurface",
      ])
  }

  @Test func `What a style inherits is paired once, and what it changes on its own`() throws {
    try workspace.write(
      """
      <resources>
        <style name="AppThemeBase" parent="Theme.Material3.Light">
          <item name="android:colorBackground">#FFFFFF</item>
          <item name="android:textColorPrimary">#222222</item>
          <item name="colorAccentText">?attr/colorPrimary</item>
          <item name="colorPrimary">#003366</item>
        </style>
        <style name="AppTheme" parent="AppThemeBase" />
        <style name="AppTheme.Black">
          <item name="android:colorBackground">#000000</item>
        </style>
      </resources>
      """, to: "res/values/styles.xml")
    try workspace.write(
      """
      <resources>
        <style name="AppTheme" parent="AppThemeBase">
          <item name="android:navigationBarColor">#FFFFFF</item>
        </style>
      </resources>
      """, to: "res/values-v27/styles.xml")
    #expect(
      try workspace.draftedPairings() == [
        "AppTheme.android:textColorPrimary on AppTheme.android:colorBackground",
        "AppTheme.Black.android:textColorPrimary on AppTheme.Black.android:colorBackground",
      ])
  }

  @Test func `An attribute that a style inherits is judged again where it is another color`()
    throws
  {
    try workspace.write(
      """
      <resources>
        <style name="AppTheme" parent="Theme.Material3.Light">
          <item name="android:colorBackground">#FFFFFF</item>
          <item name="android:textColorPrimary">?attr/colorPrimary</item>
          <item name="colorPrimary">#003366</item>
        </style>
        <style name="AppTheme.Red">
          <item name="colorPrimary">#CC0000</item>
        </style>
      </resources>
      """, to: "res/values/styles.xml")
    #expect(
      try workspace.draftedPairings() == [
        "AppTheme.android:textColorPrimary on AppTheme.android:colorBackground",
        "AppTheme.Red.android:textColorPrimary on AppTheme.Red.android:colorBackground",
      ])
  }

  @Test func `A black theme beside the same theme without that word is judged in the dark`() throws
  {
    let black = """
      <item name="android:colorBackground">#000000</item>
      <item name="android:textColorPrimary">@color/ink</item>
      """
    try workspace.write(
      """
      <resources>
        <color name="ink">#222222</color>
        <style name="AppTheme" parent="Theme.Material3.DayNight">
          <item name="android:colorBackground">#888888</item>
          <item name="android:textColorPrimary">@color/ink</item>
        </style>
        <style name="AppBlackTheme" parent="AppTheme">\(black)</style>
        <style name="BlackLabel" parent="AppTheme">\(black)</style>
      </resources>
      """, to: "res/values/styles.xml")
    try workspace.write(
      "<resources><color name=\"ink\">#EEEEEE</color></resources>",
      to: "res/values-night/colors.xml")
    let run = ToolRun(["init"], in: workspace)
    #expect(
      run.output.contains(
        """
        Judged in the theme that they are named for:
          AppBlackTheme.android:colorBackground  scheme dark
          AppBlackTheme.android:textColorPrimary  scheme dark

        """), "\(run.output)")
    let results = try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
    func schemes(of group: String) -> Set<String> {
      Set(
        results.filter { $0.text("foreground").hasPrefix(group + ".") }
          .compactMap { $0.context["scheme"] })
    }
    #expect(schemes(of: "AppBlackTheme") == ["dark"])
    #expect(schemes(of: "AppTheme") == ["light", "dark"])
  }

  @Test func `A transparent window is no background beside what lies beneath it`() throws {
    try workspace.write(
      """
      <resources>
        <style name="AppTheme" parent="Theme.Material3.Light">
          <item name="android:colorBackground">#FFFFFF</item>
          <item name="android:windowBackground">@android:color/transparent</item>
          <item name="android:textColorPrimary">#222222</item>
        </style>
      </resources>
      """, to: "res/values/styles.xml")
    #expect(
      try workspace.draftedPairings() == [
        "AppTheme.android:textColorPrimary on AppTheme.android:colorBackground"
      ])
  }

  @Test func `What is exempt by its name is listed`() throws {
    try workspace.write(
      ":root { --text: #000; --text-disabled: #999; --divider: #eee; --page: #fff }", to: "a.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(
      run.output.contains(
        "Exempt by their names; check each:\n  text-disabled  inactive\n  divider  decoration\n"),
      "\(run.output)")
  }
}

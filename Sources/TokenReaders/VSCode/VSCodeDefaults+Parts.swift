/// The parts of the window: what the colors of a theme lie on.
extension VSCodeDefaults {
  /// In light, dark, and both high contrasts.
  private static let editor = same(as: "editor.background")
  private static let widget = same(as: "editorWidget.background")
  private static let field: [Value?] = ["#FFFFFF", "#3C3C3C", "#000000", "#FFFFFF"]

  /// The value of another color in every kind.
  static func same(as name: String) -> [Value?] { Array(repeating: .same(as: name), count: 4) }

  /// What others are equal to comes before these.
  static let parts = [
    Row("editor.background", ["#FFFFFF", "#1E1E1E", "#000000", "#FFFFFF"]),
    Row("editor.foreground", ["#333333", "#BBBBBB", "#FFFFFF", .same(as: "foreground")]),
    Row(
      "foreground", for: ["sideBar.background"], ["#616161", "#CCCCCC", "#FFFFFF", "#292929"]),
    Row(
      "sideBar.background",
      for: [
        "foreground", "descriptionForeground", "errorForeground", "list", "tree", "gitDecoration",
        "sideBar", "sideBarTitle", "sideBarSectionHeader", "input", "inputOption",
        "inputValidation", "dropdown", "checkbox", "button",
      ], ["#F3F3F3", "#252526", "#000000", "#FFFFFF"]),
    Row(
      "activityBar.background", for: ["activityBar"], ["#2C2C2C", "#333333", "#000000", "#FFFFFF"]
    ),
    Row(
      "statusBar.background", for: ["statusBar", "statusBarItem"], ["#007ACC", "#007ACC", nil, nil]
    ),
    Row(
      "titleBar.activeBackground", for: ["titleBar.activeForeground", "menubar"],
      ["#DDDDDD", "#3C3C3C", "#000000", "#FFFFFF"]),
    Row("editorGroupHeader.tabsBackground", for: ["tab"], ["#F3F3F3", "#252526", nil, nil]),
    Row("tab.activeBackground", for: ["tab.activeForeground"], editor),
    Row(
      "tab.inactiveBackground", for: ["tab.inactiveForeground"], ["#ECECEC", "#2D2D2D", nil, nil]),
    Row("breadcrumb.background", for: ["breadcrumb"], editor),
    Row(
      "panel.background", for: ["panelTitle", "panelSectionHeader", "debugConsole", "terminal"],
      editor),
    Row(
      "peekViewTitle.background", for: ["peekViewTitleLabel", "peekViewTitleDescription"],
      ["#F3F3F3", "#252526", "#000000", "#FFFFFF"]),
    Row(
      "peekViewResult.background", for: ["peekViewResult"],
      ["#F3F3F3", "#252526", "#000000", "#FFFFFF"]),
    Row(
      "editorWidget.background", for: ["editorWidget"],
      ["#F3F3F3", "#252526", "#0C141F", "#FFFFFF"]),
    Row("editorSuggestWidget.background", for: ["editorSuggestWidget"], widget),
    Row("editorHoverWidget.background", for: ["editorHoverWidget"], widget),
    Row("quickInput.background", for: ["quickInput", "quickInputList", "pickerGroup"], widget),
    Row(
      "notifications.background",
      for: ["notifications", "notificationLink", "notificationCenterHeader"], widget),
    Row("input.background", for: ["input.foreground", "input.placeholderForeground"], field),
    Row("dropdown.background", for: ["dropdown.foreground"], field),
    Row("menu.background", for: ["menu"], same(as: "dropdown.background")),
    Row(
      "button.background", for: ["button.foreground"], ["#007ACC", "#0E639C", "#000000", "#0F4A85"]),
  ]
}

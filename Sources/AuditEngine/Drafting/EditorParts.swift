/// The parts of VS Code's window and what they lie on, for the colors of its themes. [VS Code, Theme
/// Color]
enum EditorParts {
  /// Whether names are those of a theme's colors.
  static func areNamed(_ names: [String]) -> Bool {
    names.contains("editor.background")
  }

  /// The name by which to tell a color's role: code stands on the editor, and a tab that is not
  /// active is to be read all the same.
  static func plainName(of name: String) -> String {
    if name.hasPrefix("tokenColors.") || name.hasPrefix("semanticTokenColors.") {
      return "editor.foreground"
    }
    return name.replacing("inactive", with: "unselected").replacing("Inactive", with: "Unselected")
  }

  /// The names of what a color's part lies on, the nearest first; VS Code has a default for what a
  /// theme does not set.
  static func grounds(of name: String) -> [String] {
    let part = name.firstIndex(of: ".").map { name[..<$0] } ?? name[...]
    return table.first { $0.parts.contains(part) }?.grounds ?? []
  }

  /// The name of what a text lies on while the pointer is over it: `button.hoverBackground` for
  /// `button.foreground`, `button.secondaryHoverBackground` for `button.secondaryForeground`.
  static func hoverBackground(of name: String) -> String? {
    if name.hasSuffix(".foreground") { return name.dropLast(10) + "hoverBackground" }
    return name.hasSuffix("Foreground") ? name.dropLast(10) + "HoverBackground" : nil
  }

  private static let table: [(parts: Set<Substring>, grounds: [String])] = [
    (
      [
        "editor", "editorLineNumber", "editorCodeLens", "editorLink", "editorBracketHighlight",
        "editorInlayHint", "editorGhostText", "editorError", "editorWarning", "editorInfo",
        "editorHint", "settings", "textLink", "textPreformat", "inlineChat",
      ], ["editor.background"]
    ),
    (
      [
        "foreground", "descriptionForeground", "errorForeground", "list", "tree", "gitDecoration",
        "sideBar", "sideBarTitle", "sideBarSectionHeader", "input", "inputOption",
        "inputValidation", "dropdown", "checkbox", "button",
      ], ["sideBar.background"]
    ),
    (["activityBar"], ["activityBar.background"]),
    (["statusBar", "statusBarItem"], ["statusBar.background"]),
    (["tab"], ["editorGroupHeader.tabsBackground"]),
    (["breadcrumb"], ["breadcrumb.background", "editor.background"]),
    (["menubar"], ["titleBar.activeBackground"]),
    (["menu"], ["menu.background"]),
    (["terminal"], ["terminal.background", "panel.background"]),
    (["panelTitle", "panelSectionHeader", "debugConsole"], ["panel.background"]),
    (["peekViewTitleLabel", "peekViewTitleDescription"], ["peekViewTitle.background"]),
    (["peekViewResult"], ["peekViewResult.background"]),
    (["notificationLink", "notificationCenterHeader"], ["notifications.background"]),
    (["pickerGroup", "quickInputList"], ["quickInput.background"]),
    (["welcomePage"], ["welcomePage.background", "editor.background"]),
    (["editorSuggestWidget"], ["editorSuggestWidget.background", "editorWidget.background"]),
    (["editorHoverWidget"], ["editorHoverWidget.background", "editorWidget.background"]),
  ]
}

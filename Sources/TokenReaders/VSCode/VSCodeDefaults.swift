import DesignTokens

/// What VS Code shows where a theme sets nothing. [VS Code, `platform/theme/common/colors` and
/// `workbench/common/theme.ts`]
///
/// Only what lies beneath the colors that a theme sets, or on the backgrounds that it sets: the rest
/// of the window is VS Code's own, not the theme's.
enum VSCodeDefaults {
  /// A default.
  enum Value: Equatable {
    /// A color, as hexadecimal digits.
    case color(String)
    /// The value of another color.
    case same(as: String)
  }

  private struct Row {
    let name: String
    /// The colors, or the parts of the window, that need it; empty for every theme.
    let users: Set<String>
    /// The colors of the kinds, in the order of ``EditorThemeKind``; nil for none.
    let colors: [String?]
    /// The color that it is equal to.
    let other: String?
    /// The kinds in which it is.
    let kinds: Set<EditorThemeKind>

    init(
      _ name: String, for users: Set<String> = [], _ colors: [String?], sameAs other: String? = nil,
      in kinds: Set<EditorThemeKind> = Set(EditorThemeKind.allCases)
    ) {
      self.name = name
      self.users = users
      self.colors = colors
      self.other = other
      self.kinds = kinds
    }
  }

  /// The defaults that a theme needs beside the colors that it sets, in the order of the table.
  static func missing(
    beside names: Set<String>, in kind: EditorThemeKind
  ) -> [(name: String, value: Value)] {
    var users = names
    for name in names {
      if let dot = name.firstIndex(of: ".") { users.insert(String(name[..<dot])) }
    }
    let index = EditorThemeKind.allCases.firstIndex(of: kind) ?? 0
    var known = names
    var found: [(name: String, value: Value)] = []
    for row in rows where !names.contains(row.name) {
      guard row.users.isEmpty || !row.users.isDisjoint(with: users) else { continue }
      if let other = row.other, row.kinds.contains(kind), known.contains(other) {
        found.append((row.name, .same(as: other)))
      } else if let color = row.colors[index] {
        found.append((row.name, .color(color)))
      } else {
        continue
      }
      known.insert(row.name)
    }
    return found
  }

  private static let editor: [String?] = ["#FFFFFF", "#1E1E1E", "#000000", "#FFFFFF"]
  private static let widget: [String?] = ["#F3F3F3", "#252526", "#0C141F", "#FFFFFF"]
  private static let field: [String?] = ["#FFFFFF", "#3C3C3C", "#000000", "#FFFFFF"]
  private static let white: [String?] = ["#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF"]
  private static let whiteOrInk: [String?] = ["#FFFFFF", "#FFFFFF", "#FFFFFF", "#292929"]

  /// What others are equal to comes before these.
  private static let rows = [
    Row("editor.background", editor),
    Row(
      "editor.foreground", ["#333333", "#BBBBBB", "#FFFFFF", "#292929"], sameAs: "foreground",
      in: [.highContrastLight]),
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
      "activityBar.foreground", for: ["activityBar.background"], whiteOrInk,
      sameAs: "editor.foreground", in: [.highContrastLight]),
    Row(
      "statusBar.background", for: ["statusBar", "statusBarItem"], ["#007ACC", "#007ACC", nil, nil]
    ),
    Row(
      "statusBar.foreground", for: ["statusBar.background"], whiteOrInk,
      sameAs: "editor.foreground", in: [.highContrastLight]),
    Row(
      "titleBar.activeBackground", for: ["titleBar.activeForeground", "menubar"],
      ["#DDDDDD", "#3C3C3C", "#000000", "#FFFFFF"]),
    Row(
      "titleBar.activeForeground", for: ["titleBar.activeBackground"],
      ["#333333", "#CCCCCC", "#FFFFFF", "#292929"]),
    Row("editorGroupHeader.tabsBackground", for: ["tab"], ["#F3F3F3", "#252526", nil, nil]),
    Row(
      "tab.activeBackground", for: ["tab.activeForeground"], editor, sameAs: "editor.background"),
    Row(
      "tab.activeForeground", for: ["tab.activeBackground"],
      ["#333333", "#FFFFFF", "#FFFFFF", "#292929"]),
    Row(
      "tab.inactiveBackground", for: ["tab.inactiveForeground"], ["#ECECEC", "#2D2D2D", nil, nil]),
    Row("breadcrumb.background", for: ["breadcrumb"], editor, sameAs: "editor.background"),
    Row(
      "panel.background", for: ["panelTitle", "panelSectionHeader", "debugConsole", "terminal"],
      editor, sameAs: "editor.background"),
    Row("editorWidget.background", for: ["editorWidget"], widget),
    Row(
      "editorSuggestWidget.background", for: ["editorSuggestWidget"], widget,
      sameAs: "editorWidget.background"),
    Row(
      "editorHoverWidget.background", for: ["editorHoverWidget"], widget,
      sameAs: "editorWidget.background"),
    Row(
      "quickInput.background", for: ["quickInput", "quickInputList", "pickerGroup"], widget,
      sameAs: "editorWidget.background"),
    Row(
      "notifications.background",
      for: ["notifications", "notificationLink", "notificationCenterHeader"], widget,
      sameAs: "editorWidget.background"),
    Row("input.background", for: ["input.foreground", "input.placeholderForeground"], field),
    Row("dropdown.background", for: ["dropdown.foreground"], field),
    Row("menu.background", for: ["menu"], field, sameAs: "dropdown.background"),
    Row(
      "button.background", for: ["button.foreground"], ["#007ACC", "#0E639C", nil, "#0F4A85"]),
    Row("button.foreground", for: ["button.background"], white),
  ]
}

/// The two sides of a pair: what stands on a background that a theme sets, and what is beneath a
/// text that it sets.
extension VSCodeDefaults {
  private static let white: [Value?] = ["#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF"]
  private static let whiteOrEditor: [Value?] = [
    "#FFFFFF", "#FFFFFF", "#FFFFFF", .same(as: "editor.foreground"),
  ]
  private static let selected: [Value?] = [
    "#FFFFFF", "#FFFFFF", .same(as: "foreground"), .same(as: "foreground"),
  ]

  /// A part without a color of its own has that of what it is in.
  static let pairs = bars + lists + widgets + buttons

  private static let bars = [
    Row("activityBar.foreground", for: ["activityBar.background"], whiteOrEditor),
    Row(
      "activityBar.inactiveForeground", for: ["activityBar.background"],
      [
        .faded("activityBar.foreground", 0.4), .faded("activityBar.foreground", 0.4), "#FFFFFF",
        .same(as: "editor.foreground"),
      ]),
    Row("activityBarBadge.foreground", for: ["activityBarBadge.background"], white),
    Row(
      "activityBarBadge.background", for: ["activityBarBadge.foreground"],
      ["#007ACC", "#007ACC", "#000000", "#0F4A85"]),
    Row("statusBar.foreground", for: ["statusBar.background"], whiteOrEditor),
    Row(
      "statusBar.debuggingForeground", for: ["statusBar.debuggingBackground"],
      [
        .same(as: "statusBar.foreground"), .same(as: "statusBar.foreground"),
        .same(as: "statusBar.foreground"), "#FFFFFF",
      ]),
    Row(
      "statusBar.debuggingBackground", for: ["statusBar.debuggingForeground"],
      ["#CC6633", "#CC6633", "#BA592C", "#B5200D"]),
    Row(
      "statusBar.noFolderForeground", for: ["statusBar.noFolderBackground"],
      same(as: "statusBar.foreground")),
    Row(
      "statusBar.noFolderBackground", for: ["statusBar.noFolderForeground"],
      ["#68217A", "#68217A", nil, nil]),
    Row(
      "statusBarItem.hoverForeground", for: ["statusBarItem.hoverBackground"],
      same(as: "statusBar.foreground")),
    Row(
      "statusBarItem.hoverBackground", for: ["statusBarItem.hoverForeground"],
      ["#0000001F", "#FFFFFF1F", "#000000", "#FFFFFF"]),
    Row(
      "statusBarItem.prominentForeground", for: ["statusBarItem.prominentBackground"],
      same(as: "statusBar.foreground")),
    Row(
      "statusBarItem.prominentBackground", for: ["statusBarItem.prominentForeground"],
      ["#00000080", "#00000080", "#00000080", "#00000080"]),
    Row(
      "statusBarItem.prominentHoverForeground", for: ["statusBarItem.prominentHoverBackground"],
      same(as: "statusBarItem.hoverForeground")),
    Row(
      "statusBarItem.errorForeground", for: ["statusBarItem.errorBackground"], white),
    Row(
      "statusBarItem.errorBackground", for: ["statusBarItem.errorForeground"],
      [.shaded("errorForeground", -0.4), .shaded("errorForeground", -0.4), nil, "#B5200D"]),
    Row("statusBarItem.warningForeground", for: ["statusBarItem.warningBackground"], white),
    Row(
      "statusBarItem.warningBackground", for: ["statusBarItem.warningForeground"],
      [
        .shaded("editorWarning.foreground", -0.4), .shaded("editorWarning.foreground", -0.4), nil,
        "#895503",
      ]),
    Row(
      "statusBarItem.remoteForeground", for: ["statusBarItem.remoteBackground"],
      same(as: "activityBarBadge.foreground")),
    Row(
      "statusBarItem.remoteBackground", for: ["statusBarItem.remoteForeground"],
      same(as: "activityBarBadge.background")),
    Row(
      "titleBar.activeForeground", for: ["titleBar.activeBackground"],
      ["#333333", "#CCCCCC", "#FFFFFF", "#292929"]),
    Row(
      "titleBar.inactiveForeground", for: ["titleBar.inactiveBackground"],
      [
        .faded("titleBar.activeForeground", 0.6), .faded("titleBar.activeForeground", 0.6), nil,
        "#292929",
      ]),
    Row(
      "menubar.selectionForeground", for: ["menubar.selectionBackground"],
      same(as: "titleBar.activeForeground")),
    Row(
      "tab.activeForeground", for: ["tab.activeBackground"],
      ["#333333", "#FFFFFF", "#FFFFFF", "#292929"]),
    Row(
      "tab.inactiveForeground", for: ["tab.inactiveBackground"],
      [
        .faded("tab.activeForeground", 0.7), .faded("tab.activeForeground", 0.5), "#FFFFFF",
        "#292929",
      ]),
    Row(
      "panelTitle.activeForeground", for: ["panel.background"],
      ["#424242", "#E7E7E7", "#FFFFFF", .same(as: "editor.foreground")]),
    Row(
      "panelTitle.inactiveForeground", for: ["panel.background"],
      [
        .faded("panelTitle.activeForeground", 0.75), .faded("panelTitle.activeForeground", 0.6),
        "#FFFFFF", .same(as: "editor.foreground"),
      ]),
    Row(
      "terminal.foreground", for: ["terminal.background"],
      ["#333333", "#CCCCCC", "#FFFFFF", "#292929"]),
  ]

  private static let lists = [
    Row("sideBar.foreground", for: ["sideBar.background"], same(as: "foreground")),
    Row(
      "sideBarTitle.foreground", for: ["sideBarTitle.background"], same(as: "sideBar.foreground")),
    Row(
      "sideBarSectionHeader.foreground", for: ["sideBarSectionHeader.background"],
      same(as: "sideBar.foreground")),
    Row("list.activeSelectionForeground", for: ["list.activeSelectionBackground"], selected),
    Row(
      "list.inactiveSelectionForeground", for: ["list.inactiveSelectionBackground"],
      same(as: "sideBar.foreground")),
    Row("list.hoverForeground", for: ["list.hoverBackground"], same(as: "sideBar.foreground")),
    Row("list.focusForeground", for: ["list.focusBackground"], same(as: "sideBar.foreground")),
    Row(
      "quickInputList.focusForeground", for: ["quickInputList.focusBackground"],
      same(as: "list.activeSelectionForeground")),
    Row(
      "menu.selectionForeground", for: ["menu.selectionBackground"],
      same(as: "list.activeSelectionForeground")),
    Row("menu.foreground", for: ["menu.background"], same(as: "dropdown.foreground")),
    Row(
      "editorSuggestWidget.selectedForeground", for: ["editorSuggestWidget.selectedBackground"],
      same(as: "quickInputList.focusForeground")),
    Row(
      "peekViewResult.fileForeground", for: ["peekViewResult.background"],
      ["#1E1E1E", "#FFFFFF", "#FFFFFF", .same(as: "editor.foreground")]),
    Row(
      "peekViewResult.lineForeground", for: ["peekViewResult.background"],
      ["#646465", "#BBBBBB", "#FFFFFF", .same(as: "editor.foreground")]),
    Row(
      "peekViewResult.selectionForeground", for: ["peekViewResult.selectionBackground"],
      ["#6C6C6C", "#FFFFFF", "#FFFFFF", .same(as: "editor.foreground")]),
    Row(
      "peekViewResult.selectionBackground", for: ["peekViewResult.selectionForeground"],
      ["#3399FF33", "#3399FF33", nil, nil]),
    Row(
      "peekViewTitleLabel.foreground", for: ["peekViewTitle.background"],
      ["#000000", "#FFFFFF", "#FFFFFF", .same(as: "editor.foreground")]),
    Row(
      "peekViewTitleDescription.foreground", for: ["peekViewTitle.background"],
      ["#616161", "#CCCCCCB3", "#FFFFFF99", "#292929"]),
  ]

  private static let widgets = [
    Row("editorWidget.foreground", for: ["editorWidget.background"], same(as: "foreground")),
    Row(
      "editorHoverWidget.foreground", for: ["editorHoverWidget.background"],
      same(as: "editorWidget.foreground")),
    Row(
      "editorSuggestWidget.foreground", for: ["editorSuggestWidget.background"],
      same(as: "editor.foreground")),
    Row(
      "quickInput.foreground", for: ["quickInput.background"], same(as: "editorWidget.foreground")),
    Row(
      "notifications.foreground", for: ["notifications.background"],
      same(as: "editorWidget.foreground")),
    Row("input.foreground", for: ["input.background"], same(as: "foreground")),
    Row(
      "input.placeholderForeground", for: ["input.background"],
      [
        .faded("foreground", 0.5), .faded("foreground", 0.5), .faded("foreground", 0.7),
        .faded("foreground", 0.7),
      ]),
    Row(
      "inputValidation.infoForeground", for: ["inputValidation.infoBackground"],
      same(as: "foreground")),
    Row(
      "inputValidation.infoBackground", for: ["inputValidation.infoForeground"],
      ["#D6ECF2", "#063B49", "#000000", "#FFFFFF"]),
    Row(
      "inputValidation.warningForeground", for: ["inputValidation.warningBackground"],
      same(as: "foreground")),
    Row(
      "inputValidation.warningBackground", for: ["inputValidation.warningForeground"],
      ["#F6F5D2", "#352A05", "#000000", "#FFFFFF"]),
    Row(
      "inputValidation.errorForeground", for: ["inputValidation.errorBackground"],
      same(as: "foreground")),
    Row(
      "inputValidation.errorBackground", for: ["inputValidation.errorForeground"],
      ["#F2DEDE", "#5A1D1D", "#000000", "#FFFFFF"]),
    Row(
      "dropdown.foreground", for: ["dropdown.background"],
      [.same(as: "foreground"), "#F0F0F0", "#FFFFFF", .same(as: "foreground")]),
    Row(
      "checkbox.foreground", for: ["checkbox.background"], same(as: "dropdown.foreground")),
    Row(
      "checkbox.background", for: ["checkbox.foreground"], same(as: "dropdown.background")),
  ]

  private static let buttons = [
    Row("button.foreground", for: ["button.background"], white),
    Row(
      "button.hoverBackground", for: ["button.background", "button.foreground"],
      [
        .shaded("button.background", -0.2), .shaded("button.background", 0.2),
        .same(as: "button.background"), .same(as: "button.background"),
      ]),
    Row(
      "button.secondaryForeground", for: ["button.secondaryBackground"],
      ["#FFFFFF", "#FFFFFF", "#FFFFFF", .same(as: "foreground")]),
    Row(
      "button.secondaryBackground", for: ["button.secondaryForeground"],
      ["#5F6A79", "#3A3D41", nil, "#FFFFFF"]),
    Row(
      "button.secondaryHoverBackground",
      for: ["button.secondaryBackground", "button.secondaryForeground"],
      [
        .shaded("button.secondaryBackground", -0.2), .shaded("button.secondaryBackground", 0.2),
        nil, nil,
      ]),
    Row(
      "extensionButton.prominentForeground", for: ["extensionButton.prominentBackground"],
      same(as: "button.foreground")),
    Row(
      "extensionButton.prominentBackground", for: ["extensionButton.prominentForeground"],
      same(as: "button.background")),
    Row(
      "badge.foreground", for: ["badge.background"], ["#333333", "#FFFFFF", "#FFFFFF", "#FFFFFF"]),
    Row(
      "badge.background", for: ["badge.foreground"], ["#C4C4C4", "#4D4D4D", "#000000", "#0F4A85"]),
    // What the others are equal to.
    Row("errorForeground", for: [none], ["#A1260D", "#F48771", "#F48771", "#B5200D"]),
    Row("editorWarning.foreground", for: [none], ["#BF8803", "#CCA700", "#FFD370", "#895503"]),
  ]

  /// No color has this name: these are no part of a pair.
  private static let none = ""
}

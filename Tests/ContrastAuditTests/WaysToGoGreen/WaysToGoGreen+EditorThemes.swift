/// Color themes of VS Code, and what it shows where they set nothing.
extension WayToGoGreen {
  static let editorThemes: [WayToGoGreen] = [
    WayToGoGreen(
      "Code on a background that the theme leaves to VS Code", 1,
      "2.32 of 4.5  tokenColors.comment on editor.background",
      ##"""
      @file theme.json
      {"type": "hcLight", "colors": {}, "tokenColors": [{"scope": "comment", "settings": {"foreground": "#AAAAAA"}}]}
      @file contrast-audit.json
      {"tokens": ["theme.json"], "rules": [{"id": "R", "pairings": [{"foreground": "tokenColors.**", "background": "editor.background", "usage": "text"}]}]}
      """##),
    WayToGoGreen(
      "A theme that leaves its background to VS Code and does not say what it is", 2,
      "the theme does not set editor.background",
      ##"""
      @file theme.json
      {"colors": {"statusBar.foreground": "#292929", "statusBar.background": "#FFFFFF"}, "tokenColors": [{"scope": "comment", "settings": {"foreground": "#AAAAAA"}}]}
      @file contrast-audit.json
      {"tokens": ["theme.json"], "rules": [{"id": "R", "pairings": [{"foreground": "statusBar.foreground", "background": "statusBar.background", "usage": "text"}]}]}
      """##),
    WayToGoGreen(
      "White of VS Code on a bright status bar of the theme", 1,
      "1.00 of 4.5  statusBar.foreground on statusBar.background",
      ##"""
      @file theme.json
      {"type": "dark", "colors": {"statusBar.background": "#FFFFFF"}}
      @file contrast-audit.json
      {"tokens": ["theme.json"], "rules": [{"id": "R", "pairings": [{"foreground": "statusBar.foreground", "background": "statusBar.background", "usage": "text"}]}]}
      """##),
    WayToGoGreen(
      "A background for debugging, and null for the text on it", 1,
      "3.62 of 4.5  statusBar.debuggingForeground on statusBar.debuggingBackground",
      ##"""
      @file theme.json
      {"type": "dark", "colors": {"editor.background": "#011627", "statusBar.foreground": "#5F7E97", "statusBar.debuggingBackground": "#202431", "statusBar.debuggingForeground": null}}
      @file contrast-audit.json
      {"tokens": ["theme.json"], "rules": [{"id": "R", "pairings": [{"foreground": "statusBar.debuggingForeground", "background": "statusBar.debuggingBackground", "usage": "text"}]}]}
      """##),
    WayToGoGreen(
      "A light theme that says in its file that it is dark", 1,
      "1.00 of 4.5  editor.foreground on editor.background",
      ##"""
      @file theme.json
      {"type": "dark", "colors": {"editor.foreground": "#FFFFFF"}}
      @file contrast-audit.json
      {"tokens": [{"path": "theme.json", "uiTheme": "vs"}], "rules": [{"id": "R", "pairings": [{"foreground": "editor.foreground", "background": "editor.background", "usage": "text"}]}]}
      """##),
    WayToGoGreen(
      "An empty color, which VS Code shows as red", 1,
      "3.99 of 4.5  editor.foreground on editor.background",
      ##"""
      @file theme.json
      {"type": "light", "colors": {"editor.foreground": "", "editor.background": "#FFFFFF"}}
      @file contrast-audit.json
      {"tokens": ["theme.json"], "rules": [{"id": "R", "pairings": [{"foreground": "editor.foreground", "background": "editor.background", "usage": "text"}]}]}
      """##),
  ]
}

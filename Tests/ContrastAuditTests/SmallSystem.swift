/// A policy of a few pairings and its tokens, for workspaces.
///
/// On white, `#000000` is 21, `#767676` 4.54, `#777777` 4.47 and `#949494` 3.03.
enum SmallSystem {
  static let tokens = """
    {
      "$type": "color",
      "page": {"$value": "#FFFFFF"},
      "ink": {"$value": "#000000"},
      "grey": {"$value": "#777777"},
      "scrim": {"$value": "#00000080"}
    }
    """

  /// A policy with one rule; the pairing passes unless said otherwise.
  static func policy(
    tokens: String = "\"app.tokens.json\"", severity: String = "error", foreground: String = "ink",
    background: String = "page", more: String = ""
  ) -> String {
    """
    {
      "tokens": [\(tokens)],
      "rules": [
        {
          "id": "INK", "title": "Ink is readable", "severity": "\(severity)",
          "pairings": [
            {"foreground": "\(foreground)", "background": "\(background)", "usage": "text"\(more)}
          ]
        }
      ]
    }
    """
  }

  /// Writes a policy and its tokens into a folder.
  static func write(
    to workspace: Workspace, in folder: String = ".", policy: String = policy()
  ) throws {
    try workspace.write(policy, to: "\(folder)/contrast-audit.json")
    try workspace.write(tokens, to: "\(folder)/app.tokens.json")
  }
}

/// Outputs.
extension WayToGoGreen {
  static var outputs: [WayToGoGreen] { outputs1 + outputs2 }

  private static let outputs1: [WayToGoGreen] = [
    WayToGoGreen(
      "A report over the tokens", 2, "--output names 'a.tokens.json', which this audit reads",
      ["--output", "a.tokens.json"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A report over the policy, by a link", 2, "--output names 'l', which this audit reads",
      ["--output", "l"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @link l contrast-audit.json
      """##),
    WayToGoGreen(
      "A report over the baseline", 2, "--output and --baseline name the same file",
      ["--baseline", "b.json", "--output", "b.json"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file b.json
      {
      "schemaVersion": 1,
      "findings": [
      {"rule": "R", "foreground": "ink", "background": "page", "usage": "text", "context": {}, "ratio": 3.5448, "fingerprint": "862591b78fe23d43"}
      ]
      }

      """##),
    WayToGoGreen(
      "Two reports in one file", 2, "--output names 'x' twice",
      ["--output", "json=x", "--output", "junit=x"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A report over a folder", 2, "cannot write 'x/'",
      ["--output", "x/"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @file x/y
      1
      """##),
    WayToGoGreen(
      "A report into a folder that there is not", 2, "there is no folder 'x/y'",
      ["--output", "x/y/z"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A report into nothing", 2, "names no file",
      ["--output", "json="],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A summary over the tokens", 2, "GITHUB_STEP_SUMMARY names 'a.tokens.json'",
      ["--format", "github"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @variable GITHUB_STEP_SUMMARY a.tokens.json
      """##),
    WayToGoGreen(
      "A summary over the policy, by a link", 2, "GITHUB_STEP_SUMMARY names 'l'",
      ["--format", "github"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @link l contrast-audit.json
      @variable GITHUB_STEP_SUMMARY l
      """##),
    WayToGoGreen(
      "A summary over a folder", 2, "cannot write",
      ["--format", "github"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @variable GITHUB_STEP_SUMMARY .
      """##),
    WayToGoGreen(
      "A finding in JSON", 1, #""outcome": "fail""#,
      ["--format", "json"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}, "page": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A finding in JUnit", 1, "failure",
      ["--format", "junit"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}, "page": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A finding in SARIF", 1, #""level": "error""#,
      ["--format", "sarif"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}, "page": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A finding in annotations", 1, "::error",
      ["--format", "github"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}, "page": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A finding in Code Quality", 1, "fingerprint",
      ["--format", "gitlab"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}, "page": {"$value": "#FFFFFF"}}
      """##),
  ]

  private static let outputs2: [WayToGoGreen] = [
    WayToGoGreen(
      "A finding in Markdown", 1, "ink",
      ["--format", "markdown"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}, "page": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A finding in Xcode", 1, "error:",
      ["--format", "xcode"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}, "page": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A finding in HTML", 1, "<html",
      ["--format", "html"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}, "page": {"$value": "#FFFFFF"}}
      """##),
  ]
}

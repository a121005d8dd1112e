/// The command line.
extension WayToGoGreen {
  static var commandLine: [WayToGoGreen] { commandLine1 + commandLine2 + commandLine3 }

  private static let commandLine1: [WayToGoGreen] = [
    WayToGoGreen(
      "A theme that there is not", 2, "the tokens have no axis 'theme'",
      ["--theme", "x"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A scheme that there is not", 2, "the tokens have no axis 'scheme'",
      ["--scheme", "dark"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A rule that there is not", 2, "there is no rule 'X'",
      ["--rule", "X"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A rule in other case", 2, "there is no rule 'r'; did you mean 'R'?",
      ["--rule", "r"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A pattern for a token", 2, "the token 'i*' does not exist",
      ["--token", "i*"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "No token at all", 2, "--token needs a value",
      ["--token", ""],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "No theme at all", 2, "--theme needs a value",
      ["--theme="],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "Level A", 2, "--level cannot be 'A'",
      ["--level", "A"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A severity that there is not", 2, "--fail-on cannot be 'none'",
      ["--fail-on", "none"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A coverage of NaN", 2, "--min-coverage is 'NaN'",
      ["--min-coverage", "NaN"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A negative coverage", 2, "--min-coverage is '-1'",
      ["--min-coverage", "-1"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "Too few colors that are looked at", 1, "coverage",
      ["--min-coverage", "100"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "other": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}, "page": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A folder without a policy for a policy", 2, "there is no contrast-audit.json in '/'",
      ["--policy", "/"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "Nothing for a policy", 2, "'/dev/null' is a device; expected a regular file",
      ["--policy", "/dev/null"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "Standard input for a policy", 2, "there is no file '-'",
      ["-"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
  ]

  private static let commandLine2: [WayToGoGreen] = [
    WayToGoGreen(
      "The command in capitals", 2, "there is no file 'AUDIT'; did you mean the command 'audit'?",
      ["AUDIT"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A policy of two that cannot be audited", 2, "there is no file 'b.tokens.json'",
      ["contrast-audit.json", "other-contrast-audit.json"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @file other-contrast-audit.json
      {"tokens": ["b.tokens.json"], "rules": [{"id": "R", "pairings": [
        {"foreground": "ink", "background": "page", "usage": "text"}]}]}
      """##),
    WayToGoGreen(
      "A pattern that names a policy and other tokens", 2, "is a policy and 'a.tokens.json' is not",
      ["*.json"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A pattern that matches nothing", 2, "nothing matches '*.policy'",
      ["*.policy"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A system that there is not", 2, "did you mean 'VaultMail'?",
      ["--system", "vaultmial"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "No policy", 2, "there is no contrast-audit.json here or above",
      ["--no-built-in"],
      ##"""

      """##),
    WayToGoGreen(
      "Tokens and no policy", 2, "NO POLICY",
      [],
      ##"""
      @tokens
      """##),
    WayToGoGreen(
      "An app in Sass and no policy", 2, "NO POLICY",
      ["--rule", "FR-BT-04"],
      ##"""
      @file web/a.scss
      $ink: #777;
      """##),
    WayToGoGreen(
      "A package and no policy, before the catalog's rule that passes", 2, "NO POLICY",
      ["--rule", "FR-BT-04"],
      ##"""
      @file Package.swift
      // swift-tools-version: 6.2
      """##),
    WayToGoGreen(
      "A link to an app and no policy", 2, "NO POLICY",
      ["--rule", "FR-BT-04"],
      ##"""
      @link app /usr
      """##),
    WayToGoGreen(
      "A policy that passes beside the one in .config", 2, "there are two policies",
      ##"""
      @policy "a.tokens.json"
      @tokens
      @file .config/contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "pale", "background": "page", "usage": "text"}]}]}
      """##),
    WayToGoGreen(
      "A broken link in .config beside a policy", 2, "there are two policies",
      ##"""
      @policy "a.tokens.json"
      @tokens
      @link .config/contrast-audit.json nowhere
      """##),
    WayToGoGreen(
      "A broken link in .config below a policy", 2, "cannot read '.config/contrast-audit.json'",
      ##"""
      @policy "a.tokens.json"
      @tokens
      @link sub/.config/contrast-audit.json nowhere
      @in sub
      """##),
    WayToGoGreen(
      "A system whose rules are waived in the policy that names it", 2, "brings its own waivers",
      ##"""
      @file contrast-audit.json
      {"system": "VaultMail", "waivers": [{"rule": "NFR-ACC-01", "reason": "no"}]}
      """##),
    WayToGoGreen(
      "A policy in other case", 2, "there is no contrast-audit.json here or above",
      ["--no-built-in"],
      ##"""
      @file Contrast-Audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A folder under the name of the policy", 2, "'contrast-audit.json' is a folder",
      ##"""
      @policy "a.tokens.json"
      @tokens
      @file sub/contrast-audit.json/x
      1
      @in sub
      """##),
    WayToGoGreen(
      "Tokens without pairings and without a policy", 2, "nothing says what to pair",
      ["a.tokens.json"],
      ##"""
      @tokens
      """##),
    WayToGoGreen(
      "A folder without a policy", 2, "there is no contrast-audit.json in 't'",
      ["t"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file t/b.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      """##),
    WayToGoGreen(
      "A batch of empty lines", 2, "contains no pair",
      ["check", "--batch", "-"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @bytes <stdin> 0A 0A
      """##),
    WayToGoGreen(
      "A batch with a line that is not a pair", 2, "'zz' is not a color",
      ["check", "--batch", "-"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file e

      @file x
      000 fff
      fff fff

      @bytes <stdin> 30 30 30 20 66 66 66 0A 20 0A 7A 7A 20 66 66 66 0A
      """##),
    WayToGoGreen(
      "A batch with a byte order mark", 2, "is not a color",
      ["check", "--batch", "-"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @bytes <stdin> EF BB BF 30 30 30 20 66 66 66 0A
      """##),
    WayToGoGreen(
      "A background that is transparent", 1, "1.00:1 to 21.00:1",
      ["check", "000000", "FFFFFF00"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file e

      @file x
      000 fff
      fff fff

      @bytes <stdin> 30 30 30 20 66 66 66 0A 20 0A 7A 7A 20 66 66 66 0A
      """##),
    WayToGoGreen(
      "A text that is transparent", 1, "1.00:1  #00000000 on #FFFFFF",
      ["check", "00000000", "FFF"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file e

      @file x
      000 fff
      fff fff

      @bytes <stdin> 30 30 30 20 66 66 66 0A 20 0A 7A 7A 20 66 66 66 0A
      """##),
    WayToGoGreen(
      "A usage that is exempt", 2, "--usage cannot be 'decoration'",
      ["check", "000", "fff", "--usage", "decoration"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file e

      @file x
      000 fff
      fff fff

      @bytes <stdin> 30 30 30 20 66 66 66 0A 20 0A 7A 7A 20 66 66 66 0A
      """##),
  ]

  private static let commandLine3: [WayToGoGreen] = [
    WayToGoGreen(
      "A system color on itself", 1, "light  1.00:1  label #000000 on label #000000",
      ["check", "label", "label"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file e

      @file x
      000 fff
      fff fff

      @bytes <stdin> 30 30 30 20 66 66 66 0A 20 0A 7A 7A 20 66 66 66 0A
      """##),
    WayToGoGreen(
      "A fix that is not written", 1, "#888888 → #767676",
      ["fix"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file e

      @file x
      000 fff
      fff fff

      @bytes <stdin> 30 30 30 20 66 66 66 0A 20 0A 7A 7A 20 66 66 66 0A
      """##),
    WayToGoGreen(
      "A color that is the other", 1, "0 of 1 failure fixed",
      ["fix"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"{page}"}}
      """##),
    WayToGoGreen(
      "A policy over another", 2, "'contrast-audit.json' exists already",
      ["init"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file e

      @file x
      000 fff
      fff fff

      @bytes <stdin> 30 30 30 20 66 66 66 0A 20 0A 7A 7A 20 66 66 66 0A
      """##),
    WayToGoGreen(
      "An accent that no pairing has", 2, "no pairing uses the accent",
      ["accent", "#FFFFFF"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "accent":{"$value":"#123456"},"ink": {"$value": "#000000"}}
      """##),
    WayToGoGreen(
      "An accent that fails", 1, "1 of 1 pairing fails because of it",
      ["accent", "#FFFFFF"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "accent", "background": "page", "usage": "text"}]}]}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "accent":{"$value":"#123456"},"ink": {"$value": "#000000"}}
      """##),
  ]
}

/// Files that nobody named, and that a link replaces by files elsewhere.
extension WayToGoGreen {
  static let links: [WayToGoGreen] = [
    WayToGoGreen(
      "A link out of its folder under the name of the policy", 2,
      "'contrast-audit.json' is a link that leads out of its folder",
      ##"""
      @policy "a.tokens.json"
      @file app/a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @link app/contrast-audit.json ../contrast-audit.json
      @in app
      """##),
    WayToGoGreen(
      "A link out of its folder in a folder that is named", 2,
      "'app/contrast-audit.json' is a link that leads out of its folder",
      ["app"],
      ##"""
      @policy "a.tokens.json"
      @file app/a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @link app/contrast-audit.json ../contrast-audit.json
      """##),
    WayToGoGreen(
      "A link out of its folder in a folder that the option names", 2,
      "'app/contrast-audit.json' is a link that leads out of its folder",
      ["--policy", "app"],
      ##"""
      @policy "a.tokens.json"
      @file app/a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @link app/contrast-audit.json ../contrast-audit.json
      """##),
    WayToGoGreen(
      "A link out of its folder among all policies", 2,
      "'app/contrast-audit.json' is a link that leads out of its folder",
      ["--all-policies"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @file app/a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @link app/contrast-audit.json ../contrast-audit.json
      @commit
      """##),
    WayToGoGreen(
      "A link out of its folder that a pattern matches", 2,
      "'app/contrast-audit.json' is a link that leads out of its folder",
      ["*/contrast-audit.json"],
      ##"""
      @policy "a.tokens.json"
      @file app/a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @link app/contrast-audit.json ../contrast-audit.json
      """##),
    WayToGoGreen(
      "A named link to a policy with a further one that fails", 1,
      "1.00 of 4.5  ink on page",
      ["--policy", "app/contrast-audit.json"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "policies": ["b.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file app/b.json
      {"tokens": ["b.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file app/a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @file app/b.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#FFFFFF"}}
      @link app/contrast-audit.json ../contrast-audit.json
      """##),
    WayToGoGreen(
      "A baseline of the policy that is a link out of its folder", 2,
      "contrast-audit.json:1:43: error: 'known.json' lies outside the root folder",
      ##"""
      @file app/contrast-audit.json
      {"tokens": ["a.tokens.json"], "baseline": "known.json", "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file app/a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#FFFFFF"}}
      @file known.json
      {
      "schemaVersion": 1,
      "findings": [
      {"rule": "R", "foreground": "ink", "background": "page", "usage": "text", "context": {}, "ratio": 1, "fingerprint": "862591b78fe23d43"}
      ]
      }
      @link app/known.json ../known.json
      @in app
      """##),
    WayToGoGreen(
      "A baseline to write that is a link out of the policy's folder", 2,
      "'known.json' lies outside the root folder",
      ["--write-baseline"],
      ##"""
      @file app/contrast-audit.json
      {"tokens": ["a.tokens.json"], "baseline": "known.json", "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file app/a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#FFFFFF"}}
      @file known.json
      {"schemaVersion": 1, "findings": []}
      @link app/known.json ../known.json
      @in app
      """##),
  ]
}

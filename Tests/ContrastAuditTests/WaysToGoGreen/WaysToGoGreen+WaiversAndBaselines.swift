/// Waivers and baselines.
extension WayToGoGreen {
  static var waiversAndBaselines: [WayToGoGreen] { waiversAndBaselines1 + waiversAndBaselines2 }

  private static let waiversAndBaselines1: [WayToGoGreen] = [
    WayToGoGreen(
      "A waiver without a reason", 2, "the waiver has no reason",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"rule":"R"}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A reason of a space", 2, "the reason is empty",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"rule":"R","reason":" "}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A waiver for every rule", 2, "the waiver covers everything",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"rule":"*","reason":"x"}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A waiver for every foreground", 2, "the waiver covers everything",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"foreground":"**","reason":"x"}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A waiver for nothing in particular", 2, "the waiver covers everything",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"reason":"x"}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A waiver that has expired", 1, "expired",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"rule":"R","reason":"x","expires":"2026-02-28"}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A waiver until a day that there is not", 2, "expires is '2026-02-30'",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"rule":"R","reason":"x","expires":"2026-02-30"}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A waiver until a day written otherwise", 2, "expires is '31.12.2026'",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"rule":"R","reason":"x","expires":"31.12.2026"}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A waiver for what there is not", 1, "3.54 of 4.5  ink on page",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"foreground":"page","reason":"x"}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A waiver for what passes", 1, "unused waiver",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"rule":"R","reason":"x"}
      @tokens
      """##),
    WayToGoGreen(
      "A waiver pinned at more than is there", 1, "3.54 of 4.5  ink on page",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"rule":"R","reason":"x","ratio":4}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A waiver pinned at 0", 2, "ratio is 0; expected 1 to 21",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"rule":"R","reason":"x","ratio":0}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A waiver for a rule that there is not", 1, "3.54 of 4.5  ink on page",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"rule":"X","reason":"x"}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A waiver for a scheme that there is not", 2, "the tokens have no axis 'scheme'",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"rule":"R","when":{"scheme":"dark"},"reason":"x"}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
    WayToGoGreen(
      "A waiver with a slip in a key", 2, "a waiver has no key 'reson'",
      ##"""
      @policy "a.tokens.json"], "waivers": [{"rule":"R","reson":"x"}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      """##),
  ]

  private static let waiversAndBaselines2: [WayToGoGreen] = [
    WayToGoGreen(
      "A known finding that got worse", 1, "worse than the 3.5448:1 of the baseline",
      ["--baseline", "b.json"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#999999"}}
      @file b.json
      {
      "schemaVersion": 1,
      "findings": [
      {"rule": "R", "foreground": "ink", "background": "page", "usage": "text", "context": {}, "ratio": 3.5448, "fingerprint": "862591b78fe23d43"}
      ]
      }

      """##),
    WayToGoGreen(
      "A known finding of any ratio", 2, "ratio is null; expected a finite number",
      ["--baseline", "b.json"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file b.json
      {
      "schemaVersion": 1,
      "findings": [
      {"rule": "R", "foreground": "ink", "background": "page", "usage": "text", "context": {}, "ratio": null, "fingerprint": "862591b78fe23d43"}
      ]
      }

      """##),
    WayToGoGreen(
      "A known finding without a ratio", 2, "the known finding has no ratio",
      ["--baseline", "b.json"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file b.json
      {
      "schemaVersion": 1,
      "findings": [
      {"rule": "R", "foreground": "ink", "background": "page", "usage": "text", "context": {}, "fingerprint": "862591b78fe23d43"}
      ]
      }

      """##),
    WayToGoGreen(
      "A known finding of less than none", 2, "ratio is 0.5; expected 1 or more",
      ["--baseline", "b.json"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#FFFFFF"}}
      @file b.json
      {
      "schemaVersion": 1,
      "findings": [
      {"rule": "R", "foreground": "ink", "background": "page", "usage": "text", "context": {}, "ratio": 0.5, "fingerprint": "862591b78fe23d43"}
      ]
      }

      """##),
    WayToGoGreen(
      "A known finding of more than there is", 1, "worse than the 22:1 of the baseline",
      ["--baseline", "b.json"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file b.json
      {
      "schemaVersion": 1,
      "findings": [
      {"rule": "R", "foreground": "ink", "background": "page", "usage": "text", "context": {}, "ratio": 22, "fingerprint": "862591b78fe23d43"}
      ]
      }

      """##),
    WayToGoGreen(
      "Two lists of findings in a baseline", 2, "the key 'findings' is repeated",
      ["--baseline", "b.json"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file b.json
      {
      "schemaVersion": 1,
      "findings": [],"findings": [
      {"rule": "R", "foreground": "ink", "background": "page", "usage": "text", "context": {}, "ratio": 3.5448, "fingerprint": "862591b78fe23d43"}
      ]
      }

      """##),
    WayToGoGreen(
      "A baseline of another version", 2, "schemaVersion 2; expected 1",
      ["--baseline", "b.json"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file b.json
      {
      "schemaVersion": 2,
      "findings": [
      {"rule": "R", "foreground": "ink", "background": "page", "usage": "text", "context": {}, "ratio": 3.5448, "fingerprint": "862591b78fe23d43"}
      ]
      }

      """##),
    WayToGoGreen(
      "A folder for a baseline", 2, "'b.json' is a folder",
      ["--baseline", "b.json"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file b.json/x
      {
      "schemaVersion": 1,
      "findings": [
      {"rule": "R", "foreground": "ink", "background": "page", "usage": "text", "context": {}, "ratio": 3.5448, "fingerprint": "862591b78fe23d43"}
      ]
      }

      """##),
    WayToGoGreen(
      "A token file for a baseline", 2, "the file is not a baseline",
      ["--baseline", "a.tokens.json"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A baseline that is not there", 2, "there is no baseline 'none.json'",
      ["--baseline", "none.json"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
  ]
}

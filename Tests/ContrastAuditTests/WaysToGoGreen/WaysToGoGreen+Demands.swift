/// Checks between colors.
extension WayToGoGreen {
  static var demands: [WayToGoGreen] { judged + weakened }

  private static func rule(_ check: String, more: String = "") -> String {
    ##"""
    @file contrast-audit.json
    {"tokens": ["a.json"], "rules": [{"id": "R", \##(check)}]\##(more)}
    @file a.json
    {"$type": "color",
     "one": {"$value": "#777777"}, "two": {"$value": "#808080"}, "three": {"$value": "#FFFFFF"},
     "veil": {"$value": "#FFFFFF01"}, "page": {"$value": "#FFFFFF"}}
    """##
  }

  private static let judged: [WayToGoGreen] = [
    WayToGoGreen(
      "A pattern that leaves one color to compare", 2, "nothing to compare: only 'one'",
      rule(#""apart": {"tokens": "on*", "minimum": 3}"#)),
    WayToGoGreen(
      "One color under two names of the policy", 2, "nothing to compare: only 'one'",
      rule(#""apart": {"tokens": ["one", "o?e"], "minimum": 3}"#)),
    WayToGoGreen(
      "A pair of which one is misspelled", 2, "the token 'tow' does not exist",
      rule(#""apart": {"groups": [["one", "three"], ["tow", "three"]], "minimum": 3}"#)),
    WayToGoGreen(
      "A minimum that every two colors have", 2, "minimum is 1; expected more than 1",
      rule(#""apart": {"tokens": ["one", "two"], "minimum": 1}"#)),
    WayToGoGreen(
      "A minimum below that of its criterion", 2, "it can only be higher",
      rule(#""apart": {"tokens": ["one", "two"], "criterion": "1.4.11", "minimum": 1.05}"#)),
    WayToGoGreen(
      "A translucent color as if it were opaque", 2, "'veil' is translucent",
      rule(#""apart": {"tokens": ["one", "veil"], "minimum": 3}"#)),
    WayToGoGreen(
      "A translucent color that is hardly seen", 1, "have 1.00 of 3",
      rule(#""apart": {"tokens": ["three", "veil"], "minimum": 3, "background": "page"}"#)),
    WayToGoGreen(
      "Neighbors that are far apart, and others that are not", 1, "have 1.13 of 3",
      rule(#""apart": {"tokens": ["three", "one", "two"], "minimum": 3, "neighbors": true}"#)),
    WayToGoGreen(
      "A step to itself", 2, "from and to are both 'one'",
      rule(#""step": {"from": "one", "to": "one", "least": 1.1}"#)),
    WayToGoGreen(
      "An order of one", 2, "nothing to compare: only 'one'",
      rule(#""order": {"tokens": "one", "background": "page"}"#)),
    WayToGoGreen(
      "A comparison of pairings of which there are none", 2, "the tokens have no axis 'contrast'",
      rule(#""notWorse": {"along": "contrast", "to": "increased"}"#)),
    WayToGoGreen(
      "A difference of nothing", 2, "least is 0; expected more than 0",
      rule(#""distinguishable": {"tokens": "*", "difference": "ok", "least": 0}"#)),
    WayToGoGreen(
      "A weakness of nothing", 2, "severity is 0; expected more than 0",
      rule(
        #""distinguishable": {"tokens": ["one", "two"], "difference": "ok", "least": 0.01, "severity": 0}"#
      )),
    WayToGoGreen(
      "A waiver for one scheme that covers all", 1, "have 2.99 of 4.6 in scheme dark",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "rules": [{"id": "R", "apart": {"tokens": ["ink", "page"], "minimum": 4.6}}],
       "waivers": [{"rule": "R", "when": {"scheme": "light"}, "reason": "APP-1"}]}
      @file a.css
      :root { --page: #FFFFFF; --ink: #767676 }
      .dark { --ink: #959595 }
      """##),
    WayToGoGreen(
      "A known finding that got worse", 1, "have 2.99 of 4.6",
      ["--baseline", "known.json"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "rules": [{"id": "R", "apart": {"tokens": ["ink", "page"], "minimum": 4.6}}]}
      @file known.json
      {"schemaVersion": 1, "findings": [
       {"rule": "R", "token": "ink and page", "measured": 4.5422, "fingerprint": "b8f013d4582ca867"}]}
      @file a.css
      :root { --page: #FFFFFF; --ink: #959595 }
      """##),
  ]

  private static let start = rule(
    #""apart": {"tokens": ["one", "three"], "minimum": 3}, "step": {"from": "two", "to": "three", "least": 2}, "distinguishable": {"tokens": ["one", "three"], "difference": "ok", "least": 0.1}"#
  )

  private static func changed(_ name: String, _ says: String, _ replacements: String...)
    -> WayToGoGreen
  {
    WayToGoGreen(
      name, 1, says, ["diff", "main"],
      ([start, "@commit"] + replacements.map { "@replace contrast-audit.json ¦\($0)" })
        .joined(separator: "\n"))
  }

  private static let weakened: [WayToGoGreen] = [
    changed(
      "The minimum between two colors is lowered", "needs 2 for one and three, was 3",
      #""minimum": 3¦"minimum": 2"#),
    changed(
      "The least step is lowered", "needs 1.1 for two and three, was 2",
      #""least": 2}¦"least": 1.1}"#
    ),
    changed(
      "The least difference is lowered", "needs 0.01 for one and three, was 0.1",
      #""least": 0.1¦"least": 0.01"#),
    changed(
      "A kind of vision is left out", "No longer judged",
      #""difference": "ok"¦"difference": "ok", "vision": ["normal", "protan", "tritan"]"#),
    changed(
      "A deficiency is taken for a weak one", "No longer judged",
      #""difference": "ok"¦"difference": "ok", "severity": 0.2"#),
    changed(
      "A color is compared no more", "No longer judged",
      #"["one", "three"], "min¦["two", "three"], "min"#
    ),
  ]
}

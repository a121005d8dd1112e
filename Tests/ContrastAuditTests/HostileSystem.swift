import Foundation

/// A system in which every name that a stranger may choose tries to be more than a name.
struct HostileSystem {
  /// What names try.
  static let texts = [
    "\n::error file=x,line=1::pwned", "::error::pwned", " \t::warning::pwned",
    "##[error]pwned", "x ##vso[task.complete result=Succeeded;]", "##teamcity[buildStop]",
    "\u{1B}[31mred\u{1B}]0;title\u{7}\u{9B}2J", "\u{202E}desrever\u{2066}",
    "\r\n\t\u{B}\u{C}\u{85}",
    "\u{2028}line\u{2029}", "]]>", "<script>alert(1)</script>", "</td></tr><!-- comment -->",
    "a|b\\|c\\\\|", "`tick` ``two``", "[link](https://evil)", "![image](https://evil/i)",
    "@octocat #123 octo/repo#1 https://evil !9 ~label", "%0A%0D%25%3A%2C,:", "\\", "\"'&<b>",
    "| --- |", "# heading", "$math$ :+1:", "nul\u{0}", "\u{FFFE}\u{FFFF}\u{FEFF}",
    "z" + String(repeating: "\u{301}", count: 5000), "1234567890abcdef1234567890abcdef12345678",
  ]

  /// A name of a million characters.
  static let long = "long" + String(repeating: "x", count: 1_000_000)

  /// What may stand in the name of a token, in which `.`, `{` and `}` mean something.
  private static let tokens = (texts + [long]).map { text in
    text.replacing(".", with: "-").replacing("{", with: "(").replacing("}", with: ")").replacing(
      "$", with: "S")
  }

  /// The names as a policy writes them, where a backslash comes before what a pattern means otherwise.
  private static let written = tokens.map { token in
    token.replacing("\\", with: "\\\\").replacing("*", with: "\\*").replacing("?", with: "\\?")
  }

  /// A file name that tries what a path can hold.
  static let file = "::error file=x::|`<b>@me ##[error]\u{1B}[1m\n::error::.json"

  /// Writes a policy, a resolver and the tokens in it. Every foreground fails on the page.
  ///
  /// - Parameters:
  ///   - isBroken: whether a pairing of each text names a token that there is not.
  ///   - withoutRules: whether the rules that fail, and are not waived, are left out.
  static func write(
    to workspace: Workspace, isBroken: Bool = false, withoutRules: Bool = false
  ) throws {
    let policy = isBroken ? broken : withoutRules ? ruleless : whole
    try workspace.write(resolver.get(), to: file)
    try workspace.write(policy.get(), to: "contrast-audit.json")
  }

  // Made once: the names are long.
  private static let resolver = Result { try makeResolver() }
  private static let whole = Result { try makePolicy() }
  private static let broken = Result { try makePolicy(isBroken: true) }
  private static let ruleless = Result { try makePolicy(withoutRules: true) }

  private static func makeResolver() throws -> String {
    let contexts = [
      "::error::theme", "<script>|`@me` [x](y)\n##[error]", String(long.prefix(5000)),
    ]
    var tokens: [String: Any] = ["$type": "color", "page": ["$value": "#FFFFFF"]]
    for token in Self.tokens { tokens[token] = ["$value": "#777777"] }
    let resolver: [String: Any] = [
      "version": "2025.10",
      "sets": ["all": ["sources": [tokens]]],
      "modifiers": [
        "theme": ["contexts": Dictionary(uniqueKeysWithValues: contexts.map { ($0, [Any]()) })]
      ],
      "resolutionOrder": [["$ref": "#/sets/all"], ["$ref": "#/modifiers/theme"]],
    ]
    return try text(resolver)
  }

  private static func makePolicy(
    isBroken: Bool = false, withoutRules: Bool = false
  ) throws -> String {
    // What is waived, by patterns that a name holding one would be, and waivers of nothing.
    let waivers: [[String: Any]] = texts.enumerated().flatMap { index, text in
      let text = text.allSatisfy(\.isWhitespace) ? "x" + text : text
      return [
        [
          "rule": "waived \(index)", "reason": text, "owner": text, "expires": "2026-12-31",
          "ratio": 4.4,
        ] as [String: Any],
        [
          "rule": "no rule " + text, "foreground": "nothing " + text, "reason": text, "owner": text,
        ],
        [
          "rule": "waived \(index)", "reason": text, "owner": text, "expires": "2020-01-01",
          "ratio": 4.49,
        ],
      ]
    }
    let waived: [[String: Any]] = texts.indices.map { index in
      [
        "id": "waived \(index)", "title": texts[index],
        "pairings": [["foreground": written[index], "background": "page", "usage": "text"]],
      ]
    }
    let rules: [[String: Any]] = zip(texts + [long], written).map { text, token in
      let missing = isBroken ? "missing " : ""
      return [
        "id": "rule " + text, "title": text, "source": text, "description": text,
        "severity": "error",
        "pairings": [
          ["foreground": missing + token, "background": "page", "usage": "text", "claims": 9.9]
            as [String: Any],
          [
            "foreground": token, "background": "page", "usage": "decoration",
            "reason": text.isEmpty ? "-" : text,
          ] as [String: Any],
        ],
        "invariant": ["tokens": [token], "along": "theme"],
      ]
    }
    let policy: [String: Any] = [
      "name": texts.joined(), "tokens": [file], "rules": (withoutRules ? [] : rules) + waived,
    ]
    .merging(["waivers": waivers]) { $1 }
    return try text(policy)
  }

  private static func text(_ object: [String: Any]) throws -> String {
    String(
      decoding: try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]),
      as: UTF8.self)
  }
}

import SourceText
import Testing

/// The token grammar of CSS Syntax 3, section 4, by hand.
@Suite struct CSSTokenizerTests {
  static let cases: [(String, [String])] = [
    ("a b", ["identifier a", "space  ", "identifier b"]),
    ("--x:-1", ["identifier --x", "colon :", "number -1"]),
    ("-a -1a", ["identifier -a", "space  ", "dimension -1a"]),
    ("-- -", ["identifier --", "space  ", "delimiter -"]),
    ("rgb(1 2)", ["function rgb(", "number 1", "space  ", "number 2", "closeParenthesis )"]),
    ("#fff #1 # ", ["hash #fff", "space  ", "hash #1", "space  ", "delimiter #", "space  "]),
    ("@media@", ["atKeyword @media", "delimiter @"]),
    ("+.5e-3%", ["percentage +.5e-3%"]),
    ("1e3 1e 1.", ["number 1e3", "space  ", "dimension 1e", "space  ", "number 1", "delimiter ."]),
    ("1.5.5", ["number 1.5", "number .5"]),
    ("1/**/2", ["number 1", "space /**/", "number 2"]),
    ("a/* ; } */b", ["identifier a", "space /* ; } */", "identifier b"]),
    (" \t\n/* */\r\n ", ["space  \t\n/* */\r\n "]),
    ("'a\\'b' \"c\"", ["string 'a\\'b'", "space  ", "string \"c\""]),
    ("'a\\\nb'", ["string 'a\\\nb'"]),
    ("'a\\\r\nb'", ["string 'a\\\r\nb'"]),
    ("url(a b.png)x", ["url url(a b.png)", "identifier x"]),
    ("URL( 'a' )", ["function URL(", "space  ", "string 'a'", "space  ", "closeParenthesis )"]),
    ("url(a\\)b)", ["url url(a\\)b)"]),
    ("url(a'b)", ["badURL url(a'b)"]),
    ("url(data:image/svg+xml;base64,a==)", ["url url(data:image/svg+xml;base64,a==)"]),
    ("é-ü{}", ["identifier é-ü", "openBrace {", "closeBrace }"]),
    ("\\31 a", ["identifier \\31 a"]),
    ("a\\:b:c", ["identifier a\\:b", "colon :", "identifier c"]),
    ("\\\n", ["delimiter \\", "space \n"]),
    ("[a=b]", ["openBracket [", "identifier a", "delimiter =", "identifier b", "closeBracket ]"]),
    (
      "<!-- --> a; --> b",
      ["space <!--", "space  --> ", "identifier a", "semicolon ;", "space  --> ", "identifier b"]
    ),
    (
      "a --> b",
      ["identifier a", "space  ", "identifier --", "delimiter >", "space  ", "identifier b"]
    ),
    ("a,b;", ["identifier a", "comma ,", "identifier b", "semicolon ;"]),
    ("\u{FEFF}a", ["identifier a"]),
    (".a>b", ["delimiter .", "identifier a", "delimiter >", "identifier b"]),
    ("!important", ["delimiter !", "identifier important"]),
  ]

  @Test("A text is cut into tokens as the specification cuts it", arguments: cases)
  func tokens(_ text: String, _ kinds: [String]) {
    let parsed = ParsedCSS(text)
    #expect(parsed.kinds == kinds)
    #expect(parsed.messages.isEmpty)
  }

  @Test(
    "What is not closed is an error where it begins",
    arguments: [
      ("a {", "a.css:1:3: error: the '{' that begins here is not closed"),
      ("a { b {", "a.css:1:3: error: the '{' that begins here is not closed"),
      ("a { b: rgb(1 2; }", "a.css:1:8: error: the '(' that begins here is not closed before '}'"),
      ("a { [b }", "a.css:1:5: error: the '[' that begins here is not closed before '}'"),
      ("a }", "a.css:1:3: error: '}' closes nothing; remove it, or add the '{'"),
      ("a\n/* b", "a.css:2:1: error: the comment that begins here is not closed"),
      ("a: 'b\n", "a.css:1:4: error: the string that begins here has no closing quote"),
      ("a: 'b\\", "a.css:1:4: error: the string that begins here has no closing quote"),
      ("a: url(b", "a.css:1:4: error: the URL that begins here is not closed"),
    ])
  func unclosed(_ text: String, _ message: String) {
    let messages = ParsedCSS(text).messages
    #expect(messages.contains(message), "\(messages)")
  }

  @Test("A closer of another kind closes nothing")
  func mismatched() throws {
    let tokens = try #require(ParsedCSS("(]) [)] x").tokens)
    let first = tokens.range.lowerBound
    let second = tokens.index(after: first) + 1
    #expect(tokens[first..<tokens.index(after: first)].source == "(])")
    #expect(tokens[second..<tokens.index(after: second)].source == "[)]")
  }

  @Test("Depth and length cost no more than their size", .timeLimit(.minutes(1)))
  func large() {
    let count = 50_000
    for text in [
      String(repeating: "(", count: count), String(repeating: "{", count: count),
      String(repeating: "[", count: count) + String(repeating: "}", count: count),
      String(repeating: "{(", count: count) + String(repeating: "}", count: count),
      "a{--b:" + String(repeating: "\\41", count: count) + "}",
      "a{--b:'" + String(repeating: "x", count: 1_000_000) + "'}",
      "a{--b:url(" + String(repeating: "x", count: 1_000_000) + ")}",
      String(repeating: "/*", count: count), String(repeating: "'", count: count),
    ] {
      let parsed = ParsedCSS(text)
      #expect(parsed.tokens != nil)
      #expect(parsed.messages.count <= count + 1)
    }
  }
}

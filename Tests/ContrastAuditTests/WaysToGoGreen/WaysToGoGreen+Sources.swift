/// Token sources: which files are read, and what two of them say.
extension WayToGoGreen {
  static var sources: [WayToGoGreen] { sources1 + sources2 }

  private static let sources1: [WayToGoGreen] = [
    WayToGoGreen(
      "Light and dark in two style sheets, the last one wins", 2, "'ink' is #000000",
      ##"""
      @policy "light.css", "dark.css"
      @file light.css
      :root { --ink: #000; --page: #fff }
      @file dark.css
      :root { --ink: #fff; --page: #fff }
      """##),
    WayToGoGreen(
      "Light and dark in two token files, the last one wins", 2, "'ink' is #000000",
      ##"""
      @policy "light.tokens.json", "dark.tokens.json"
      @file light.tokens.json
      {"$type": "color", "ink": {"$value": "#000000"}, "page": {"$value": "#FFFFFF"}}
      @file dark.tokens.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}, "page": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "The same two files the other way round", 2, "'ink' is #FFFFFF",
      ##"""
      @policy "dark.css", "light.css"
      @file light.css
      :root { --ink: #000; --page: #fff }
      @file dark.css
      :root { --ink: #fff; --page: #fff }
      """##),
    WayToGoGreen(
      "Two token files on the command line", 2, "'ink' is #000000",
      ["light.tokens.json", "dark.tokens.json"],
      ##"""
      @policy "light.tokens.json"
      @file light.tokens.json
      {"$type": "color", "ink": {"$value": "#000000"}, "page": {"$value": "#FFFFFF"}}
      @file dark.tokens.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}, "page": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A source that overrides all of another", 2,
      "every value of 'light.css' is overridden by 'dark.css'",
      ##"""
      @policy "light.css", {"path": "dark.css", "overrides": true}
      @file light.css
      :root { --ink: #000; --page: #fff }
      @file dark.css
      :root { --ink: #fff; --page: #fff }
      """##),
    WayToGoGreen(
      "A source for dark beside none for light", 2, "scheme",
      ##"""
      @policy {"path": "dark.css", "when": {"scheme": "dark"}}
      @file dark.css
      :root { --ink: #000; --page: #fff }
      """##),
    WayToGoGreen(
      "A hidden file in a folder of tokens", 2, "'ink' is #FFFFFF",
      ##"""
      @policy {"path":"t","format":"dtcg"}
      @tokens
      @file t/a.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @file t/.dark.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A file in a folder of the folder", 2, "'ink' is #000000",
      ##"""
      @policy {"path":"t","format":"dtcg"}
      @tokens
      @file t/a.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @file t/sub/dark.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A file whose ending is in capitals", 2, "'ink' is #FFFFFF",
      ##"""
      @policy {"path":"t","format":"dtcg"}
      @tokens
      @file t/a.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @file t/DARK.JSON
      {"$type": "color", "ink": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A file that ends in .tokens", 2, "'ink' is #000000",
      ##"""
      @policy {"path":"t","format":"dtcg"}
      @tokens
      @file t/a.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @file t/dark.tokens
      {"$type": "color", "ink": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A style sheet deep in the folder", 2, "only the file names decide",
      ##"""
      @policy {"path":"t","format":"css"}
      @tokens
      @file t/b.css
      :root{--ink:#000;--page:#fff}
      @file t/node_modules/z.css
      :root{--ink:#fff}
      """##),
    WayToGoGreen(
      "A folder that links to itself", 2,
      "'t/loop' is a link or a special file, and is not followed",
      ##"""
      @policy "t"
      @tokens
      @file t/a.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @link t/loop .
      """##),
    WayToGoGreen(
      "A link in the place of the dark tokens", 2, "'t/dark.json' is a link",
      ##"""
      @policy "t"
      @tokens
      @file t/a.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @file k.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}}
      @link t/dark.json ../k.json
      """##),
    WayToGoGreen(
      "A link in the place of a folder", 2, "'t/dark' is a link",
      ##"""
      @policy "t"
      @tokens
      @file t/a.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
      @file k/k.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}}
      @link t/dark ../k
      """##),
    WayToGoGreen(
      "A link to another folder of resources", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "res"
      @file res/values/c.xml
      <resources><color name="ink">#000</color><color name="page">#FFF</color></resources>
      @file res/night/c.xml
      <resources><color name="ink">#FFF</color></resources>
      @link res/values-night night
      """##),
    WayToGoGreen(
      "Links to folders that link back", 2, "loop/loop' is a link",
      ##"""
      @policy "t"
      @tokens
      @file t/a/a.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}}
      @file t/b/b.json
      {"$type": "color", "ink": {"$value": "#000000"}}
      @link t/a/loop ../b
      @link t/b/loop ../a
      """##),
    WayToGoGreen(
      "A link in a folder of style sheets", 2, "'t/z.css' is a link",
      ##"""
      @policy {"path":"t","format":"css"}
      @tokens
      @file t/b.css
      :root{--ink:#000;--page:#fff}
      @file k.css
      :root{--ink:#fff}
      @link t/z.css ../k.css
      """##),
  ]

  private static let sources2: [WayToGoGreen] = [
    WayToGoGreen(
      "A source without tokens", 2, "'b.tokens.json' contains no token",
      ##"""
      @policy "a.tokens.json", "b.tokens.json"
      @tokens
      @file b.tokens.json
      {}
      """##),
    WayToGoGreen(
      "A folder of themes that holds none", 2, "'themes'",
      ##"""
      @policy {"path": "themes", "format": "simplex"}
      @file themes/readme.txt
      x
      """##),
    WayToGoGreen(
      "A style sheet without custom properties", 2, "contains no token",
      ##"""
      @policy "light.css", "b.css"
      @file light.css
      :root { --ink: #000; --page: #fff }
      @file b.css
      a { color: red }
      """##),
    WayToGoGreen(
      "An empty file", 2, "the file ends where a value was expected",
      ##"""
      @policy "a.tokens.json", "b.tokens.json"
      @tokens
      @bytes b.tokens.json
      """##),
    WayToGoGreen(
      "Tokens in UTF-16", 2, "the file is UTF-16; expected UTF-8",
      ##"""
      @policy "a.tokens.json"
      @bytes a.tokens.json FF FE 7B 00 22 00 24 00 74 00 79 00 70 00 65 00 22 00 3A 00 20 00 22 00 63 00 6F 00 6C 00 6F 00 72 00 22 00 2C 00 20 00 22 00 70 00 61 00 67 00 65 00 22 00 3A 00 20 00 7B 00 22 00 24 00 76 00 61 00 6C 00 75 00 65 00 22 00 3A 00 20 00 22 00 23 00 46 00 46 00 46 00 46 00 46 00 46 00 22 00 7D 00 2C 00 20 00 22 00 69 00 6E 00 6B 00 22 00 3A 00 20 00 7B 00 22 00 24 00 76 00 61 00 6C 00 75 00 65 00 22 00 3A 00 20 00 22 00 23 00 30 00 30 00 30 00 30 00 30 00 30 00 22 00 7D 00 7D 00
      """##),
    WayToGoGreen(
      "Tokens in Latin-1", 2, "not UTF-8: byte 0xE9",
      ##"""
      @policy "a.tokens.json"
      @bytes a.tokens.json 7B 22 24 74 79 70 65 22 3A 20 22 63 6F 6C 6F 72 22 2C 20 22 70 61 67 65 22 3A 20 7B 22 24 76 61 6C 75 65 22 3A 20 22 23 46 46 46 46 46 46 22 7D 2C 20 22 E9 22 3A 7B 22 24 76 61 6C 75 65 22 3A 22 23 30 30 30 22 7D 2C 22 69 6E 6B 22 3A 20 7B 22 24 76 61 6C 75 65 22 3A 20 22 23 30 30 30 30 30 30 22 7D 7D
      """##),
    WayToGoGreen(
      "A NUL after the tokens", 2, "found byte 0x00",
      ##"""
      @policy "a.tokens.json"
      @bytes a.tokens.json 7B 22 24 74 79 70 65 22 3A 20 22 63 6F 6C 6F 72 22 2C 20 22 70 61 67 65 22 3A 20 7B 22 24 76 61 6C 75 65 22 3A 20 22 23 46 46 46 46 46 46 22 7D 2C 20 22 69 6E 6B 22 3A 20 7B 22 24 76 61 6C 75 65 22 3A 20 22 23 30 30 30 30 30 30 22 7D 7D 00
      """##),
    WayToGoGreen(
      "A second object after the tokens", 2, "found '{' where the end of the file",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}{"$type": "color", "ink": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A pattern for a path", 2, "'*.tokens.json' searches everything",
      ##"""
      @policy "*.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A path in other case", 2, "there is no file 'A.tokens.json'",
      ##"""
      @policy "A.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A path out of the folder", 2, "'../a.tokens.json'",
      ##"""
      @policy "../a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "An absolute path", 2, "is not a relative path",
      ##"""
      @policy "/etc/hostname"
      @tokens
      """##),
    WayToGoGreen(
      "A policy without sources", 2, "tokens is an empty list",
      ##"""
      @policy 
      @tokens
      """##),
    WayToGoGreen(
      "A source in a context that has no counterpart", 2, "mode has no context but 'dark'",
      ##"""
      @policy "light.css", {"path": "dark.css", "when": {"mode": "dark"}}
      @file light.css
      :root { --ink: #000; --page: #fff }
      @file dark.css
      :root { --ink: #fff; --page: #fff }
      """##),
    WayToGoGreen(
      "Two contexts that differ in case", 2, "'Dark' and 'dark' would be different contexts",
      ##"""
      @policy {"path": "light.css", "when": {"scheme": "Dark"}}, {"path": "dark.css", "when": {"scheme": "dark"}}
      @file light.css
      :root { --ink: #000; --page: #fff }
      @file dark.css
      :root { --ink: #fff; --page: #fff }
      """##),
  ]
}

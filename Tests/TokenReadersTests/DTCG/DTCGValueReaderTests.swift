import DesignTokens
import SourceText
import Testing

@Suite struct DTCGValueReaderTests {
  /// A color token `a` whose value stands alone on line 2, beside a color `b`.
  private static func color(_ value: String) -> ReadTokens {
    ReadTokens(
      "{\"a\":{\"$type\":\"color\",\"$value\":\n\(value)},\n"
        + "\"b\":{\"$type\":\"color\",\"$value\":\"#33669980\"}}")
  }

  @Test(
    "A color is read in every way that it can be written",
    arguments: [
      (##""#1B7""##, "#11BB77"), (##""#1b7a4f""##, "#1B7A4F"), (##""#1B7A4F89""##, "#1B7A4F89"),
      (##""{b}""##, "#33669980"), (##"{"$ref":"#/b/$value"}"##, "#33669980"),
      (##"{"$ref":"#/b/$value"}"##, "#33669980"),
      // By hand: 51, 102 and 153 are 0.2, 0.4 and 0.6 of 255.
      (##"{"colorSpace":"srgb","components":[0.2,0.4,0.6]}"##, "#336699"),
      (##"{"colorSpace":"srgb","components":[0.2,0.4,0.6],"alpha":0.2}"##, "#33669933"),
      (##"{"colorSpace":"srgb","components":[0.2,"none",1e0],"hex":"#3300ff"}"##, "#3300FF"),
      // colorsys.
      (##"{"colorSpace":"hsl","components":[210,50,40]}"##, "#336699"),
      // The inverse transfer function in python: 0.5 is 0.7353569830524495.
      (##"{"colorSpace":"srgb-linear","components":[0.5,0,1]}"##, "#BC00FF"),
      (
        ##"{"colorSpace":"srgb","components":{"$ref":"#/b/$value/components"},"alpha":0.12}"##,
        "#3366991F"
      ),
      (
        ##"{"colorSpace":"srgb","components":[{"$ref":"#/b/$value/components/2"},0,0]}"##,
        "#990000"
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,0,0],"alpha":{"$ref":"#/b/$value/alpha"}}"##,
        "#00000080"
      ),
    ])
  func colors(_ value: String, _ hex: String) throws {
    let read = Self.color(value)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("a") == hex)
  }

  @Test(
    "A text that is no color is reported where it stands, and fails what needs it alone",
    arguments: [
      (##""reddish""##, "1: warning: 'reddish' is not a color: it does not begin with '#'; "),
      (##""face""##, "1: warning: 'face' is not a color: it does not begin with '#'; "),
      (##""#12G456""##, "1: warning: '#12G456' is not a color: 'G', character 4, is not "),
      (##""#12345""##, "1: warning: '#12345' is not a color: it has 5 digits; "),
      (##""#123456 ""##, "1: warning: '#123456 ' is not a color: ' ', character 8, is not "),
      (##""""##, "1: warning: a color is missing; "),
    ])
  func badText(_ value: String, _ message: String) throws {
    let read = Self.color(value)
    #expect(read.diagnostics.errorCount == 0)
    #expect(
      read.messages.first?.hasPrefix("a.tokens.json:2:" + message) == true, "\(read.messages)")
    #expect(throws: (any Error).self) { try read.hex("a") }
    #expect(try read.hex("b") == "#33669980")
  }

  @Test(
    "A color that is wrong in any way is reported where it is wrong",
    arguments: [
      ("1", "1: warning: a number is not a color; "),
      ("null", "1: warning: null is not a color; "),
      ("true", "1: warning: true or false is not a color; "),
      ("[0,0,0]", "1: warning: an array is not a color; "),
      ("{}", "1: warning: the color has no colorSpace; expected a name such as \"srgb\""),
      (
        ##"{"components":[0,0,0]}"##,
        "1: warning: the color has no colorSpace; expected a name such as \"srgb\""
      ),
      (
        ##"{"colorSpace":"srgb"}"##,
        "1: warning: the color has no components; expected an array of three numbers"
      ),
      (
        ##"{"colorSpace":1,"components":[0,0,0]}"##,
        "15: warning: colorSpace is a number; expected a name such as \"srgb\""
      ),
      (
        ##"{"colorSpace":"sRGB","components":[0,0,0]}"##,
        "15: warning: 'sRGB' is not a color space; did you mean 'srgb'?"
      ),
      (
        ##"{"colorSpace":"cmyk","components":[0,0,0]}"##,
        "15: warning: 'cmyk' is not a color space"
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,0]}"##,
        "35: warning: components is not an array of three numbers, such as [0.1, 0.5, 1]"
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,0,0,0]}"##,
        "35: warning: components is not an array of three numbers, such as [0.1, 0.5, 1]"
      ),
      (
        ##"{"colorSpace":"srgb","components":"0 0 0"}"##,
        "35: warning: components is not an array of three numbers, such as [0.1, 0.5, 1]"
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,"0.5",0]}"##,
        "38: warning: the string '0.5' is not a number or \"none\""
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,null,0]}"##,
        "38: warning: null is not a number or \"none\""
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,[],0]}"##,
        "38: warning: an array is not a number or \"none\""
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,1e999,0]}"##,
        "38: warning: the number 1e999 is too large"
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,0,0],"alpha":1.01}"##,
        "51: warning: alpha is 1.01; expected 0 to 1"
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,0,0],"alpha":-1}"##,
        "51: warning: alpha is -1.0; expected 0 to 1"
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,0,0],"alpha":"0.5"}"##,
        "51: warning: the string '0.5' is not a number"
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#000"}"##,
        "49: warning: hex is the string '#000'; expected '#' and"
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"000000"}"##,
        "49: warning: hex is the string '000000'; expected"
      ),
      (
        ##"{"colorSpace":"srgb","components":[0,0,0],"aplha":1}"##,
        "51: warning: a color has no 'aplha'; did you mean 'alpha'?"
      ),
    ])
  func badColor(_ value: String, _ message: String) {
    let read = Self.color(value)
    #expect(read.diagnostics.errorCount == 0)
    #expect(
      read.messages.first?.hasPrefix("a.tokens.json:2:" + message) == true, "\(read.messages)")
    // There without a value, so that a pattern that means it fails.
    #expect(read.names == ["a", "b"])
    #expect(throws: ResolutionError.self) { try read.hex("a") }
  }

  @Test(
    "A string with a brace at either end has to be an alias",
    arguments: ["{b", "b}", "{}", "{b}}", "{{b}}", "{b}{b}"])
  func badAlias(_ text: String) {
    #expect(
      Self.color("\"\(text)\"").messages
        == ["a.tokens.json:2:1: warning: '\(text)' is not an alias; expected '{group.token}'"])
  }

  @Test(
    "A bad pointer is reported where it stands",
    arguments: [
      (
        ##"{"$ref":"b"}"##,
        "9: warning: 'b' is not a pointer into this document; expected '#/group/token/$value'"
      ),
      (##"{"$ref":1}"##, "9: warning: $ref is a number; expected a string"),
      (
        ##"{"$ref":"#/b/$type"}"##,
        "9: warning: '#/b/$type' points to '$type'; only a token's $value can be referred to"
      ),
      (##"{"$ref":"#/b~2"}"##, "9: warning: 'b~2' in '#/b~2' is not a step of a JSON pointer"),
      (##"{"$ref":"#/bb/$value"}"##, "9: warning: the token 'bb' does not exist"),
      (
        ##"{"$ref":"#/b","alpha":0.5}"##,
        "15: warning: 'alpha' is not allowed beside $ref; remove it"
      ),
      (
        ##"{"$ref":"#/b","$type":"color"}"##,
        "15: warning: '$type' is not allowed beside $ref; remove it"
      ),
    ])
  func badPointer(_ value: String, _ message: String) {
    // The place of an alias to nothing is that of the object that holds the pointer.
    let column = message.contains("does not exist") ? "1" + message.dropFirst() : message
    #expect(Self.color(value).messages == ["a.tokens.json:2:" + column])
  }

  @Test("A missing token is reported with the nearest that exists")
  func missing() {
    let read = ReadTokens(
      """
      {"text": {"$type": "color", "primary": {"$value": "#111111"},
        "link": {"$value": "{text.primry}"}}}
      """)
    #expect(
      read.messages == [
        "a.tokens.json:2:22: warning: the token 'text.primry' does not exist; "
          + "did you mean 'text.primary'?"
      ])
  }

  @Test("Other types keep their values as they are")
  func composites() throws {
    let read = ReadTokens(
      """
      {"family": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]},
       "ease": {"$type": "cubicBezier", "$value": [0.5, 0, 1, 1]},
       "body": {"$type": "typography",
         "$value": {"fontFamily": "{family}", "fontSize": {"value": 17, "unit": "px"},
                    "fontWeight": "semi-bold", "lineHeight": 1.2,
                    "letterSpacing": {"value": 0, "unit": "px"}}},
       "odd": {"$type": "number", "$value": [true, null]}}
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.value("family").value.summary == "[Inter, sans-serif]")
    #expect(try read.value("ease").value.summary == "[0.5, 0, 1, 1]")
    #expect(
      try read.value("body").value.summary
        == "fontFamily [Inter, sans-serif], fontSize 17px, fontWeight semi-bold, lineHeight 1.2, "
        + "letterSpacing 0px")
    #expect(try read.value("odd").value.summary == "[true, null]")
  }

  @Test("Every error in a value is reported, not the first only")
  func severalErrors() {
    let read = ReadTokens(
      ##"{"a": {"$type": "number", "$value": [1e999, "{x", {"y": -1e999, "z": "}"}]}}"##)
    #expect(
      read.messages == [
        "a.tokens.json:1:38: warning: the number 1e999 is too large",
        "a.tokens.json:1:45: warning: '{x' is not an alias; expected '{group.token}'",
        "a.tokens.json:1:57: warning: the number -1e999 is too large",
        "a.tokens.json:1:70: warning: '}' is not an alias; expected '{group.token}'",
      ])
  }
}

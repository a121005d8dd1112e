import Testing

@testable import TokenReaders

@Suite struct DTCGReferenceTests {
  @Test(
    "Braces hold the full name of a token",
    arguments: [
      ("{accent}", "accent"), ("{text.primary}", "text.primary"), ("{a.$root}", "a.$root"),
      ("{a b.c-d_é}", "a b.c-d_é"), ("{#/a}", "#/a"),
      // As Style Dictionary's own examples are written; a blank at one end may be part of a name.
      ("{ accent }", "accent"), ("{  text.primary  }", "text.primary"), ("{ a b }", "a b"),
      ("{accent }", "accent "), ("{ accent}", " accent"), ("{ }", " "),
    ])
  func curly(_ text: String, _ token: String) throws {
    let reference = try DTCGReference(curly: text)
    #expect(reference.token == token)
    #expect(reference.part == [])
  }

  @Test(
    "What is not one name in one pair of braces is not an alias",
    arguments: [
      "{}", "{", "}", "{a", "a}", "{a}}", "{{a}", "{{a}}", "{a} ", " {a}", "{a}{b}", "", "a",
    ])
  func badCurly(_ text: String) {
    let expected = DTCGReference.SyntaxError(
      message: "'\(text)' is not an alias; expected '{group.token}'")
    #expect(throws: expected) { try DTCGReference(curly: text) }
  }

  @Test(
    "A pointer leads to a token or to a part of its value",
    arguments: [
      ("#/accent", "accent", []),
      ("#/accent/$value", "accent", []),
      ("#/text/primary/$value", "text.primary", []),
      ("#/text/$root/$value", "text.$root", []),
      ("#/accent/$value/components", "accent", ["components"]),
      ("#/accent/$value/components/0", "accent", ["components", "0"]),
      // RFC 6901, sections 5 and 6: ~1 is '/', ~0 is '~', after the percent encoding is undone.
      ("#/a~1b/$value", "a/b", []), ("#/a~0b/$value", "a~b", []), ("#/a~01b/$value", "a~1b", []),
      ("#/a%20b/$value", "a b", []), ("#/c%25d", "c%d", []), ("#/e%5Ef", "e^f", []),
      ("#/g%7Ch", "g|h", []), ("#/i%5Cj", "i\\j", []), ("#/k%22l", "k\"l", []), ("#/%20", " ", []),
      ("#/%C3%A9%f0%9f%8e%a8", "é🎨", []), ("#/é", "é", []), ("#/a%7E1b", "a/b", []),
      ("#/a%2Fb", "a/b", []), ("#/a%2525", "a%25", []),
      ("#/a/$value/", "a", [""]), ("#/a/$value/x~1y/%20", "a", ["x/y", " "]),
      ("#/a/$value/$value", "a", ["$value"]),
    ] as [(String, String, [String])])
  func pointer(_ text: String, _ token: String, _ part: [String]) throws {
    let reference = try DTCGReference(pointer: text, toGroup: true)
    #expect(reference.token == token)
    #expect(reference.part == part)
  }

  @Test(
    "A pointer that leads out of the document is refused",
    arguments: [
      "", "#", "/a", "a", "a/b", "other.json#/a", "other.json", "##/a", " #/a", "{a}", "#a",
    ])
  func outside(_ text: String) {
    let expected = DTCGReference.SyntaxError(
      message: "'\(text)' is not a pointer into this document; expected '#/group/token/$value'")
    #expect(throws: expected) { try DTCGReference(pointer: text) }
  }

  @Test(
    "A step that does not decode is named",
    arguments: [
      ("#/a~/$value", "a~"), ("#/a~2b", "a~2b"), ("#/~", "~"), ("#/a%", "a%"), ("#/a%2", "a%2"),
      ("#/a%2/b", "a%2"), ("#/a%zz", "a%zz"), ("#/a%+1", "a%+1"), ("#/a/$value/~x", "~x"),
      // Bytes that are no UTF-8.
      ("#/%C3", "%C3"), ("#/%FF", "%FF"), ("#/%ED%A0%80", "%ED%A0%80"), ("#/%C0%AF", "%C0%AF"),
      // Digits outside ASCII.
      ("#/a%２０", "a%２０"),
    ])
  func badStep(_ text: String, _ step: String) {
    let expected = DTCGReference.SyntaxError(
      message: "'\(step)' in '\(text)' is not a step of a JSON pointer")
    #expect(throws: expected) { try DTCGReference(pointer: text) }
  }

  @Test(
    "A pointer has to name a token",
    arguments: [
      "#/", "#/$value", "#//$value", "#/a//b", "#/a/", "#//a", "#/a.b", "#/a.b/$value",
      "#/%7Ba%7D/$value", "#/a%2Eb",
    ])
  func noToken(_ text: String) {
    #expect(throws: DTCGReference.SyntaxError(message: "'\(text)' names no token")) {
      try DTCGReference(pointer: text)
    }
  }

  @Test(
    "Only a token's value can be referred to",
    arguments: [
      ("#/a/$type", "$type"), ("#/a/$extensions/x", "$extensions"),
      ("#/$description", "$description"),
      ("#/$defs/a", "$defs"), ("#/a/$Value", "$Value"),
    ])
  func otherKey(_ text: String, _ key: String) {
    let expected = DTCGReference.SyntaxError(
      message: "'\(text)' points to '\(key)'; only a token's $value can be referred to")
    #expect(throws: expected) { try DTCGReference(pointer: text) }
  }
}

import Testing

@Suite struct ColorSetReaderTests {
  private func read(_ entries: String...) -> ReadSources {
    let text = "{\"colors\": [\(entries.map { "{\($0)}" }.joined(separator: ", "))]}"
    return ReadSources(catalog: ["C.colorset/Contents.json": text])
  }

  @Test(
    "What is wrong with a set is said where it stands, and the set is not a token",
    arguments: [
      ("", "1:1: error: the file ends where a value was expected"),
      ("[]", "1:1: error: the color set 'C' has no colors; expected an array"),
      ("{}", "1:1: error: the color set 'C' has no colors; expected an array"),
      (#"{"colors": {}}"#, "1:12: error: colors is an object; expected an array"),
      (#"{"colors": []}"#, "1:12: warning: not read: the color set 'C' contains no color"),
      (#"{"colors": [1]}"#, "1:13: error: an entry of a color set is a number; expected an object"),
      (#"{"colors": [{"color": 1}]}"#, "1:23: error: color is a number; expected an object"),
      (
        #"{"colors": [{"color": {}}]}"#,
        "1:23: error: the color has neither a color-space nor a reference; expected one of them"
      ),
      (
        #"{"colors": [{"color": {"color-space": "srgb"}}]}"#,
        "1:23: error: the color has no components; expected an object with a number for each"
      ),
      (
        #"{"colors": [{"color": {"color-space": "sRGB", "components": {}}}]}"#,
        "1:39: error: color-space is 'sRGB'; did you mean 'srgb'?"
      ),
      (
        #"{"colors": [{"color": {"color-space": "lab", "components": {}}}]}"#,
        "1:39: error: color-space is 'lab'; expected one of srgb, display-p3, extended-srgb, "
          + "extended-linear-srgb, gray-gamma-22, extended-gray"
      ),
      (
        #"{"colors": [{"color": {"color-space": "srgb", "components": {"white": "1.0", "alpha": "1.0"}}}]}"#,
        "1:62: error: a color in srgb has no key 'white'; expected one of red, green, blue, alpha"
      ),
      (
        #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1.0", "headroom": "2.0"}}}]}"#,
        "1:103: error: a color in gray-gamma-22 has no key 'headroom'; expected one of white, alpha"
      ),
      (
        #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"alpha": "1.0"}}}]}"#,
        "1:70: error: the color has no white; expected white and alpha"
      ),
      (
        #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.5"}}}]}"#,
        "1:70: error: the color has no alpha; expected, for example, \"1.000\""
      ),
      (
        #"{"colors": [{"color": {"reference": "labelColor", "components": {}}}]}"#,
        "1:65: error: the color has both a reference and components; expected one of them"
      ),
      (
        #"{"colors": [{"color": {"reference": "labelColour"}}]}"#,
        "1:37: warning: not read: the color set 'C': the system color 'labelColour' is not known "
          + "here; did you mean 'labelColor'?"
      ),
      (
        #"{"colors": [{"color": {"platform": "osx", "reference": "labelColor"}}]}"#,
        "1:36: warning: not read: the color set 'C': the system colors of the platform \"osx\" are "
          + "not known here"
      ),
      (
        #"{"colors": [{"idiom": "phone", "color": {"reference": "labelColor"}}]}"#,
        "1:23: warning: not read: the color set 'C': the idiom 'phone' is not known; did you mean "
          + "'iphone'?"
      ),
      (
        #"{"colors": [{"idiom": "watch", "subtype": "38mm", "color": {"reference": "labelColor"}}]}"#,
        "1:43: warning: not read: the color set 'C': the subtype \"38mm\" is not known; expected "
          + "\"mac-catalyst\" of the ipad"
      ),
      (
        #"{"colors": [{"display-gamut": "P3", "color": {"reference": "labelColor"}}]}"#,
        "1:31: warning: not read: the color set 'C': the display gamut 'P3' is not known; expected "
          + "one of sRGB, display-P3"
      ),
      (
        #"{"colors": [{"appearances": [{"appearance": "luminosity", "value": "tinted"}], "color": {"reference": "labelColor"}}]}"#,
        "1:30: warning: not read: the color set 'C': the appearance 'luminosity' of 'tinted' is not "
          + "known; expected luminosity light or dark, or contrast high"
      ),
      (
        #"{"colors": [{"memory": "1GB", "color": {"reference": "labelColor"}}]}"#,
        "1:14: warning: not read: the color set 'C': an entry has the unknown key 'memory', which may limit where it "
          + "applies"
      ),
    ])
  func broken(_ text: String, _ message: String) {
    let read = ReadSources(catalog: ["C.colorset/Contents.json": text])
    #expect(read.messages.first == "A.xcassets/C.colorset/Contents.json:" + message)
    #expect(read.names.isEmpty)
  }

  @Test(
    "One entry that is not read takes the whole set with it, since another would stand in for it")
  func poisoned() {
    let entry = ColorSetText.gray("11")
    let unknown = #""color": {"reference": "fooColor"}, "# + ColorSetText.dark
    #expect(read(entry).names == ["C"])
    #expect(read(entry, unknown).names.isEmpty)
    #expect(
      read(entry, #""color": {"color-space": "srgb", "components": {}}, "# + ColorSetText.dark)
        .names.isEmpty)
  }

  @Test("Two entries for the same are an error that names both")
  func twice() {
    let read = read(ColorSetText.gray("11"), "\n" + ColorSetText.gray("22"))
    #expect(
      read.messages == [
        "A.xcassets/C.colorset/Contents.json:1:131: error: 'C' has two entries for any; the other is "
          + "in line 1"
      ])
    #expect(read.names.isEmpty)
  }

  @Test("An empty well is passed over with a word, and another entry applies")
  func emptyWell() {
    let read = read(ColorSetText.gray("11"), ColorSetText.dark)
    #expect(read.hex("C", in: "dark") == "#111111")
    #expect(read.messages.count == 1)
    #expect(read.messages[0].hasSuffix("warning: 'C' has no color for dark"))
  }

  @Test("What is for one language takes no other entry's place")
  func locales() {
    let read = read(ColorSetText.gray("11"), ColorSetText.gray("22", #""locale": "fr""#))
    #expect(read.hex("C") == "#111111")
    #expect(read.catalog.hiddenValues.map(\.condition) == ["the language fr"])
  }

  @Test("A file cut off anywhere is an error, not a trap")
  func truncated() throws {
    let text = ColorSetText.set(ColorSetText.gray("11"), ColorSetText.gray("22", ColorSetText.dark))
    for length in 1..<text.utf8.count {
      let read = ReadSources(
        catalog: [
          "C.colorset/Contents.json": String(decoding: text.utf8.prefix(length), as: UTF8.self)
        ])
      #expect(read.diagnostics.hasErrors)
      #expect(read.names.isEmpty)
    }
  }
}

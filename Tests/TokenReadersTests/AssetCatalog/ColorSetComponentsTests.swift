import Testing

@Suite struct ColorSetComponentsTests {
  @Test(
    "The notation is that of the set, not of a component",
    arguments: [
      // Hexadecimal, of 255, fractions.
      (#""0x1B""#, #""0x7A""#, #""0x9E""#, "#1B7A9E"),
      (#""0X1b""#, #""0x7a""#, #""0x9e""#, "#1B7A9E"),
      (#""27""#, #""122""#, #""158""#, "#1B7A9E"),
      (#""0.106""#, #""0.478""#, #""0.620""#, "#1B7A9E"),
      // "1" is what stands beside it.
      (#""1""#, #""0.5""#, #""0""#, "#FF8000"), (#""1""#, #""0""#, #""27""#, "#01001B"),
      (#""1""#, #""0x1B""#, #""0""#, "#011B00"), (#""1.0""#, #""0""#, #""0""#, "#FF0000"),
      (#""1.000""#, #""1.000""#, #""1.000""#, "#FFFFFF"), (#""0""#, #""0""#, #""0""#, "#000000"),
      // Whole numbers only are of 255, as Xcode's compiler has them.
      (#""1""#, #""1""#, #""1""#, "#010101"), (#""255""#, #""255""#, #""255""#, "#FFFFFF"),
      // Apple documents numbers as fractions.
      ("0.5", "0.5", "0.5", "#808080"), ("1", "0", "0", "#FF0000"), ("27", "122", "158", "#1B7A9E"),
      ("1", "0.5", "0", "#FF8000"), ("1e-1", "0.5", "0", "#1A8000"),
    ])
  func notation(_ red: String, _ green: String, _ blue: String, _ hex: String) {
    let read = ReadSources(
      catalog: ["C.colorset/Contents.json": ColorSetText.set(ColorSetText.color(red, green, blue))])
    #expect(read.hex("C") == hex)
    #expect(!read.diagnostics.hasErrors)
  }

  @Test("A whole number that Xcode would take for another value is a warning where it stands")
  func whole() {
    let read = ReadSources(
      catalog: [
        "C.colorset/Contents.json": ColorSetText.set(ColorSetText.color(#""1""#, #""0.5""#, "0"))
      ])
    #expect(
      read.messages == [
        "A.xcassets/C.colorset/Contents.json:1:69: warning: \"1\" is read as 1.0; Xcode's compiler reads a whole number as 0 to 255, so write \"1.000\""
      ])
    let ones = ReadSources(
      catalog: [
        "C.colorset/Contents.json": ColorSetText.set(ColorSetText.color(#""1""#, #""1""#, #""0""#))
      ])
    #expect(ones.messages.count == 1)
    #expect(ones.messages.first?.contains("read as 0 to 255, as Xcode does") == true)
  }

  @Test(
    "A value above 1 in an extended space is not divided",
    arguments: [("extended-srgb", "#FF1A1A"), ("extended-linear-srgb", "#FF5959")])
  func extended(_ space: String, _ hex: String) {
    // 0.1 in linear light is 0.349 gamma-encoded, #59.
    let read = ReadSources(
      catalog: [
        "C.colorset/Contents.json": ColorSetText.set(
          ColorSetText.color(#""1.093""#, #""0.1""#, #""0.1""#, space: space))
      ])
    #expect(read.hex("C") == hex)
    #expect(read.messages.isEmpty)
  }

  @Test(
    "What is not a component is an error, and there is no token",
    arguments: [
      (#""0x1BB""#, #"red is "0x1BB"; expected, for example, "0x1B", "27" or "0.106""#),
      (#""0x""#, #"red is "0x"; expected, for example, "0x1B", "27" or "0.106""#),
      (#""0xG1""#, #"red is "0xG1"; expected, for example, "0x1B", "27" or "0.106""#),
      (#""nan""#, #"red is "nan"; expected, for example, "0x1B", "27" or "0.106""#),
      (#""inf""#, #"red is "inf"; expected, for example, "0x1B", "27" or "0.106""#),
      (#""""#, #"red is ""; expected, for example, "0x1B", "27" or "0.106""#),
      (#""50%""#, #"red is "50%"; expected, for example, "0x1B", "27" or "0.106""#),
      (#"" 1""#, #"red is " 1"; expected, for example, "0x1B", "27" or "0.106""#),
      ("true", "red is true or false; expected a number"),
      ("null", "red is null; expected a number"),
      ("[1]", "red is an array; expected a number"),
      (#""1.2""#, "a component is 1.2; expected 0 to 1 in srgb"),
      (#""-0.1""#, "a component is -0.1; expected 0 to 1 in srgb"),
      (#""27""#, #"the components mix values of 0 to 255 and fractions: "27", "0.5", "0.5""#),
      (#""0x1B""#, #"the components mix values of 0 to 255 and fractions: "0x1B", "0.5", "0.5""#),
    ])
  func broken(_ red: String, _ message: String) {
    let read = ReadSources(
      catalog: [
        "C.colorset/Contents.json": ColorSetText.set(
          ColorSetText.color(red, #""0.5""#, #""0.5""#))
      ])
    #expect(read.messages.count == 1)
    #expect(read.messages.first?.hasSuffix(": error: " + message) == true)
    #expect(read.names.isEmpty)
  }

  @Test("A component of 255 ends at 255")
  func tooLarge() {
    let read = ReadSources(
      catalog: [
        "C.colorset/Contents.json": ColorSetText.set(
          ColorSetText.color(#""256""#, #""0""#, #""0""#))
      ])
    #expect(read.messages.first?.hasSuffix("a component is \"256\"; expected 0 to 255") == true)
  }

  @Test(
    "The opacity is a fraction, whatever the components are",
    arguments: [
      (#""0.5""#, "#1B7A9E80", ""), (#""1.000""#, "#1B7A9E", ""), (#""0""#, "#1B7A9E00", ""),
      ("1", "#1B7A9E", ""), ("0.25", "#1B7A9E40", ""),
      (#""1""#, "#1B7A9E", "warning: \"1\" is read as 1.0"),
      (#""255""#, "no token", "error: alpha is \"255\"; expected 0 to 1"),
      (#""0x80""#, "no token", "error: alpha is \"0x80\"; expected a fraction of 1"),
      (#""-0.1""#, "no token", "error: alpha is \"-0.1\"; expected 0 to 1"),
      (#""1.1""#, "no token", "error: alpha is \"1.1\"; expected 0 to 1"),
    ])
  func alpha(_ alpha: String, _ hex: String, _ message: String) {
    let color = ColorSetText.color(#""0x1B""#, #""0x7A""#, #""0x9E""#)
      .replacing("\"alpha\": \"1.000\"", with: "\"alpha\": \(alpha)")
    let read = ReadSources(catalog: ["C.colorset/Contents.json": ColorSetText.set(color)])
    #expect(read.hex("C") == hex)
    #expect(read.messages.count == (message.isEmpty ? 0 : 1))
    #expect(message.isEmpty || read.messages[0].contains(message))
  }
}

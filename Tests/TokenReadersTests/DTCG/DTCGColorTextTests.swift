import DesignTokens
import Testing

/// Colors as Tokens Studio, Penpot and Style Dictionary write them. Opacities are a share of 255,
/// rounded by hand.
@Suite struct DTCGColorTextTests {
  private static func file(_ value: String) -> String {
    ##"""
    {"ink": {"type": "color", "value": "#102030"}, "half": {"type": "opacity", "value": 0.5},
     "r": {"type": "number", "value": 16}, "x": {"type": "color", "value": "\##(value)"}}
    """##
  }

  @Test(
    arguments: [
      // 0.5 × 255 is 127.5, 0.03 × 255 is 7.65.
      ("rgba({ink}, 0.5)", "#10203080"), ("rgba( {ink} ,0.03)", "#10203008"),
      ("rgba({ink}, 50%)", "#10203080"), ("RGBA({ink}, 1)", "#102030"),
      ("rgb({ink}, 0)", "#10203000"), ("rgba({ink}, {half})", "#10203080"),
      ("rgba(#fff, 0.5)", "#FFFFFF80"), ("rgba(#102030, 100%)", "#102030"),
      ("rgba({r}, 32, 48, 0.5)", "#10203080"), ("rgb({r} 32 48)", "#102030"),
      ("transparent", "#00000000"), ("rebeccapurple", "#663399"),
    ])
  func `A color around aliases is read`(_ text: String, _ hex: String) throws {
    let read = ReadTokens(Self.file(text))
    #expect(read.messages == [])
    #expect(try read.hex("x") == hex)
  }

  @Test(
    arguments: [
      ("{ink} * 2", "'{ink} * 2' is not read as a color"),
      ("darken({ink}, 10%)", "'darken()' is not read here as a color"),
      ("radial-gradient({ink}, {ink})", "'radial-gradient()' is not read here as a color"),
      ("linear-gradient({ink} 4px, {ink})", "'linear-gradient()' is not read here as a color"),
      ("currentColor", "'currentColor' cannot be read as a color"),
    ])
  func `What is not read fails only where it is used`(_ text: String, _ reason: String) throws {
    let read = ReadTokens(Self.file(text))
    #expect(read.diagnostics.errorCount == 0)
    #expect(read.messages.count == 1)
    #expect(read.messages.first?.contains("warning: " + reason) == true)
    #expect(throws: ResolutionError.self) { try read.hex("x") }
    #expect(try read.hex("ink") == "#102030")
  }

  @Test(arguments: ["rgba({ink}, 1.5)", "rgba({ink}, x)", "rgb({ink})", "hsl({ink}, 0.5)"])
  func `A function with a wrong part is no color`(_ text: String) {
    let read = ReadTokens(Self.file(text))
    #expect(read.diagnostics.errorCount == 0)
    #expect(throws: ResolutionError.self) { try read.hex("x") }
  }

  @Test func `An alias in a function must lead somewhere`() {
    let read = ReadTokens(Self.file("rgba({inq}, 0.5)"))
    #expect(read.diagnostics.errorCount == 0)
    #expect(read.messages.first?.contains("'inq'") == true)
    #expect(throws: ResolutionError.self) { try read.hex("x") }
  }

  @Test(
    arguments: [
      ("linear-gradient(180deg, {ink} 0%, #FFFFFF 100%)", [0, 1.0]),
      ("linear-gradient(to right, {ink}, rgba({ink}, 0.5), #FFFFFF)", [0, 0.5, 1]),
      ("linear-gradient({ink} 20%, #fff, #fff, #000 80%)", [0.2, 0.4, 0.6, 0.8]),
      ("linear-gradient({ink} 10% 30%, #000)", [0.1, 0.3, 1]),
      ("linear-gradient({ink} 50%, #fff 20%, #000)", [0.5, 0.5, 1]),
    ])
  func `A linear gradient has its stops where CSS has them`(
    _ text: String, _ positions: [Double]
  ) throws {
    let read = ReadTokens(Self.file(text))
    #expect(read.messages == [])
    let token = try read.value("x")
    #expect(token.type == .gradient)
    guard case .array(let stops) = token.value.content else {
      Issue.record("not a list of stops")
      return
    }
    let found = stops.map { stop -> Double in
      if case .number(let number)? = stop.member("position")?.content { number } else { -1 }
    }
    #expect(found.count == positions.count)
    #expect(zip(found, positions).allSatisfy { abs($0 - $1) < 1e-12 })
    _ = try Gradient(token.value)
  }

  @Test func `The place of a part is exact`() throws {
    let text = Self.file("rgba({inq}, 0.5)")
    let read = ReadTokens(text)
    let line = try #require(text.split(separator: "\n").last)
    let column = try #require(line.firstRange(of: "{inq}")).lowerBound
    let number = line.distance(from: line.startIndex, to: column) + 1
    #expect(read.messages.first?.hasPrefix("a.tokens.json:2:\(number): warning: ") == true)
  }
}

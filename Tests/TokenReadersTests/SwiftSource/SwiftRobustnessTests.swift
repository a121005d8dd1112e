import TestSupport
import Testing
import TokenReaders

/// Swift that is cut off, mangled, nested or enormous.
@Suite struct SwiftRobustnessTests {
  private static let fixtures = [
    "Eko/DesignTokens.swift", "Eko/EkoButton.swift", "Eko/EkoText.swift",
    "TinyWins/Primitives.swift", "TinyWins/SemanticTokens.swift", "TinyWins/ComponentTokens.swift",
    "TinyWins/DesignTokens.swift", "DriftingApp/Theme.swift",
  ]

  @Test(
    "A source cut off anywhere has no color of another value, unless an error says so",
    arguments: fixtures)
  func truncated(_ path: String) throws {
    let bytes = try FixtureLoader().load(path, from: nil).bytes
    let whole = ReadSources(swift: String(decoding: bytes, as: UTF8.self))
    for length in stride(from: 0, to: bytes.count, by: 53) {
      let read = ReadSources(swift: String(decoding: bytes[..<length], as: UTF8.self))
      for name in read.names where !read.diagnostics.hasErrors {
        #expect(read.hex(name) == whole.hex(name), "\(length)")
        #expect(read.hex(name, in: "dark") == whole.hex(name, in: "dark"), "\(length)")
      }
    }
  }

  // MARK: Changes

  /// The tokens of a small theme, those that are one character of punctuation apart.
  private static let pieces: [String] = {
    let text = """
      enum Palette { static let ink = Color(hex: 0x1B7A9E), page = Color(red: 27/255, green: 1, blue: (0)) }
      protocol AppTheme { var accent: Color { get } }
      struct DayTheme: AppTheme { var accent: Color { scheme == .dark ? Palette.ink.opacity(0.5) : .white } }
      struct NightTheme: AppTheme { let accent = Palette.page }
      extension Color { static var card: Color { switch scheme { case .light: .black; default: .white } } }
      struct Card { let ink: Color; init(_ ink: Color) { self.ink = ink } }
      let list = [Color.red, .blue], text = TextStyle(size: 14, weight: .bold)
      """
    var pieces: [String] = []
    var isInWord = false
    for character in text {
      let isWord = character.isLetter || character.isNumber
      if isWord, isInWord {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append("\(character)")
      }
      isInWord = isWord
    }
    return pieces
  }()

  private static let brackets = ["(", ")", "[", "]", "{", "}"]

  @Test("A theme with pieces left out, doubled or changed round is read without a trap")
  func changed() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<1_000 {
      var pieces = Self.pieces
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: pieces.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: pieces.remove(at: index)
        case 1: pieces.insert(pieces[index], at: index)
        default: pieces.swapAt(index, Int.random(in: pieces.indices, using: &generator))
        }
      }
      let read = ReadSources(swift: pieces.joined())
      #expect(read.names.count < 20)
      for name in read.names { _ = read.hex(name, in: "dark", "night") }
    }
  }

  @Test("A bracket too many or too few anywhere is an error")
  func brackets() {
    let whole = ReadSources(swift: Self.pieces.joined())
    #expect(!whole.diagnostics.hasErrors)
    #expect(whole.names.count == 7)
    for index in Self.pieces.indices {
      var pieces = Self.pieces
      if Self.brackets.contains(pieces[index]) {
        pieces.remove(at: index)
      } else {
        pieces.insert(Self.brackets[index % 6], at: index)
      }
      #expect(
        ReadSources(swift: pieces.joined()).diagnostics.hasErrors, "\(pieces.joined())")
    }
  }

  // MARK: Extent

  @Test(
    "Any nesting is read without a trap",
    arguments: [
      "(", "[", "{", "enum A { ", "{ .red }(", "if a { ", "-", "!", "a ? ", "f(a: ", "((}}",
    ])
  func nested(_ part: String) {
    let text = "let a: Color = " + String(repeating: part, count: 20_000) + "\nlet b = Color.red"
    _ = ReadSources(swift: text).names
  }

  @Test("An array of more colors than are read is said once")
  func longArray() {
    let colors = Array(repeating: "Color.white", count: 10_000).joined(separator: ",")
    let read = ReadSources(swift: "let a = [\(colors)], b = Color.black")
    #expect(read.hex("b") == "#000000")
    #expect(
      read.messages == [
        "a.swift:1:5: warning: not read: 'a.4095': its property has more than "
          + "4096 values"
      ])
  }

  @Test("A line of a megabyte is read to its end")
  func longLine() {
    let text =
      "let a = \"" + String(repeating: "A", count: 1 << 20) + "\", b = Color(hex: 0x1B7A9E)"
    #expect(ReadSources(swift: text).hex("b") == "#1B7A9E")
  }

  @Test("Calls with any arguments are read or refused without a trap")
  func arguments() {
    let labels = [
      "", "red: ", "hex: ", "light: ", "dark: ", "white: ", "_: ", "hue: ", "alpha: ", "size: ",
      "font: ",
    ]
    let values = ["", ".red", "1", "\"#FFF\"", "{ .red }", "[.red]", "nil", "a.b", "-", "\"\""]
    for callee in [
      "Color", "UIColor", "CGColor", "Style", ".init", "Color.dynamic", "a.opacity",
      "#colorLiteral",
    ] {
      for label in labels {
        for value in values {
          let text =
            "let a: Color = \(callee)(\(label)\(value)), b = \(callee)(\(label)\(value), \(label)\(value))"
          _ = ReadSources(swift: text).names
        }
      }
    }
  }

  @Test func `Code that takes too much work is an error, and not a list of a part of its colors`() {
    let text = """
      func f(_ n: Int) -> Double { var k = 0.0; for _ in 0..<n { k += 1 }; return k / 1000 }
      let ink = Color(white: f(100))
      let page = Color(white: f(200))
      """
    let whole = ReadSource(text, path: "a.swift", SwiftSourceReader())
    #expect(!whole.diagnostics.hasErrors)
    #expect(whole.names == ["ink", "page"])
    let part = ReadSource(text, path: "a.swift", SwiftSourceReader(workLimit: 500))
    #expect(
      part.messages.contains(
        "a.swift:1:1: error: this code takes too much work, so not all of its colors are known; "
          + "name fewer files as the source"))
  }

  /// As an initializer whose end is damaged looks: each of its branches would go as deep again.
  @Test func `Code that calls itself without an end costs its depth, and not all of its branches`()
  {
    let calls = (0..<12).map { "let c\($0) = Color(hex: \"#5\($0)\")" }
    let shades = (0..<40).map { "static let shade\($0) = Color(hex: \"#\($0)\")" }
    let text = """
      enum Palette {
        static let ink = Color(red: 0, green: 0, blue: 0)
        \(shades.joined(separator: "\n  "))
      }
      extension Color {
        init(hex: String) {
          \(calls.joined(separator: "\n    "))
          self.init(red: 1, green: 1, blue: 1)
        }
      }
      """
    let read = ReadSource(text, path: "a.swift", SwiftSourceReader(workLimit: 300_000))
    #expect(read.names == ["Palette.ink"])
    #expect(!read.diagnostics.hasErrors)
    #expect(
      read.messages.contains(
        "a.swift:3:14: warning: not read: 'Palette.shade0': it takes too much work"))
  }
}

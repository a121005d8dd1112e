import Testing

/// What may have another value than the one that stands at its declaration is followed or refused.
@Suite struct SwiftOtherValuesTests {
  @Test(
    "A name that the source gives a value itself is not a color scheme test",
    arguments: [
      ("static let isDark = true", "isDark"), ("static var isDark: Bool { true }", "isDark"),
      ("static let isLight = false", "!isLight"),
      ("static let scheme = ColorScheme.dark", "scheme == .dark"),
      ("static let scheme: ColorScheme = .dark", "scheme != .light"),
      ("static var isDarkMode: Bool { isDark }\n  static let isDark = true", "Self.isDarkMode"),
    ])
  func flags(_ declaration: String, _ test: String) {
    let read = ReadSources(
      swift: "enum C {\n  \(declaration)\n  static let ink = \(test) ? Color.black : Color.white\n}"
    )
    #expect(read.messages == [])
    #expect(read.axes == [])
    #expect(read.hex("C.ink") == "#000000")
  }

  @Test func `A flag of a body is what the body says`() {
    let read = ReadSources(
      swift: "var ink: Color { let isDark = true; return isDark ? .black : .white }")
    #expect(read.axes == [])
    #expect(read.hex("ink") == "#000000")
  }

  @Test func `A flag that is computed from the system's scheme is one`() {
    let read = ReadSources(
      swift: """
        struct C {
          @Environment(\\.colorScheme) var colorScheme
          var isDark: Bool { colorScheme == .dark }
          var ink: Color { isDark ? .black : .white }
        }
        """)
    #expect(read.hex("C.ink", in: "dark") == "#000000")
    #expect(read.hex("C.ink", in: "light") == "#FFFFFF")
  }

  @Test(
    "What may have another value is refused, and says so",
    arguments: [
      ("@Clamped(0...1) var ink = Color.black", "1:21"),
      ("@Clamped<Double>(0...1) var ink = Color.black", "1:29"),
      ("var ink = Color.black\nfunc f() { ink = .red }", "1:5"),
      ("enum C { static var ink = Color.black }\nfunc f() { if a { C.ink = .red } }", "1:21"),
      ("enum C { static var ink = Color.black; static func f() { Self.ink = .red } }", "1:21"),
      ("var k = 0.5\nlet ink = Color.black.opacity(k)\nfunc f() { k += 0.1 }", "2:5"),
      ("var ink = Color.black\nfunc f() { change(&ink) }", "1:5"),
      ("let ink = Color.black +++ 0.5", "1:5"), ("let ink = Color.black\n  +++ 0.5", "1:5"),
      ("let ink = Color.black\n  • 0.5", "1:5"), ("let ink = Color.black • 0.5", "1:5"),
      ("let ink: Color = Color.black\n  + Color.white", "1:5"),
    ])
  func refused(_ text: String, _ place: String) {
    let read = ReadSources(swift: text)
    #expect(read.names.filter { $0.hasSuffix("ink") } == [])
    #expect(
      read.messages.first?.hasPrefix("a.swift:\(place): warning: not read: '") == true,
      "\(read.messages)")
    #expect(read.messages.first?.contains("ink': ") == true)
  }

  @Test func `A member on the next line belongs to its value`() {
    let read = ReadSources(
      swift: "let ink = Color.black\n  .opacity(0.2)\nlet page = Color(white: 0.2\n  + 0.4)")
    #expect(read.hex("ink") == "#00000033")
    #expect(read.hex("page") == "#999999")
  }

  /// By swiftc.
  @Test func `A class that overrides a property has other values than its superclass`() {
    let read = ReadSources(
      swift: """
        class A { class var ink: Color { .black }; class var soft: Color { ink.opacity(0.5) } }
        class B: A { override class var ink: Color { .white }; class var mine: Color { soft } }
        let one = B.soft
        let two = B.ink
        let three: A = B()
        let four = three.tint
        """)
    #expect(read.hex("A.soft") == "#00000080")
    #expect(read.hex("two") == "#FFFFFF")
    #expect(read.hex("one") == "#FFFFFF80")
    #expect(read.hex("B.mine") == "#FFFFFF80")
    #expect(!read.names.contains("four"))
  }

  @Test func `A color that one theme is asked for by name is that theme's`() {
    let read = ReadSources(
      swift: """
        protocol Theme { var ink: Color { get } }
        struct One: Theme { let ink = Color.black }
        struct Two: Theme { let ink = Color.white }
        let one = One()
        let mine = one.ink
        """)
    #expect(read.messages.isEmpty)
    #expect(read.hex("Theme.ink", in: "two") == "#FFFFFF")
    for theme in ["one", "two"] { #expect(read.hex("mine", in: theme) == "#000000") }
  }

  @Test func `Where a gradient begins and ends is no color that is missing`() {
    let read = ReadSources(
      swift: """
        enum Look {
          static let sky = LinearGradient(
            colors: [Color(white: 0), Color(white: 1)], startPoint: .topLeading,
            endPoint: .bottomTrailing)
          static let sun = RadialGradient(
            colors: [Color(white: 1)], center: .center, startRadius: 2, endRadius: 20)
        }
        """)
    #expect(read.messages == [])
    #expect(read.names == ["Look.sky.colors.0", "Look.sky.colors.1", "Look.sun.colors.0"])
  }
}

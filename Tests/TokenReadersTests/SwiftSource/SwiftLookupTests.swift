import TestSupport
import Testing

@Suite struct SwiftLookupTests {
  @Test("Names are looked for where Swift looks for them")
  func scopes() {
    let read = ReadSources(
      swift: """
        let top = Color(hex: 0x010101)
        enum A {
          static let top = Color(hex: 0x020202)
          static let a = top
          enum B {
            static let b = top
            static let c = a
            static let d = Self.b
            static let e = A.B.b
            static let f: Color = B.b
          }
        }
        extension A { static let g = B.b; static let h = top }
        extension A.B { static let i = top; static let j = g }
        enum C { static let k = top; static let l = A.top }
        """)
    #expect(read.messages.isEmpty)
    for name in [
      "A.a", "A.B.b", "A.B.c", "A.B.d", "A.B.e", "A.B.f", "A.g", "A.h", "A.B.i", "A.B.j", "C.l",
    ] {
      #expect(read.hex(name) == "#020202", "\(name)")
    }
    #expect(read.hex("C.k") == "#010101")
  }

  @Test("What a source adds to a color type goes before the framework's own")
  func extensions() {
    let read = ReadSources(
      swift: """
        extension Color {
          static let brand = Color(hex: 0x010101)
          static let red = Color(hex: 0x020202)
          static let same = brand
          static let own = Self(hex: "030303")
          static let frameworks = orange
        }
        extension ShapeStyle where Self == Color { static var fill: Color { .brand } }
        extension UIColor { static let ink = UIColor(hex: "040404") }
        enum A {
          static let a: Color = .brand
          static let b = Color.red
          static let c: Color = .fill
          static let d = Color(.ink)
          static let e = Color(UIColor.ink)
          static let f: Color = .blue
        }
        """)
    #expect(read.messages.isEmpty)
    #expect(read.hex("A.a") == "#010101")
    #expect(read.hex("A.b") == "#020202")
    #expect(read.hex("A.c") == "#010101")
    #expect(read.hex("A.d") == "#040404")
    #expect(read.hex("A.e") == "#040404")
    #expect(read.hex("A.f") == "#007AFF")
    #expect(read.hex("Color.same") == "#010101")
    #expect(read.hex("Color.own") == "#030303")
    #expect(read.hex("Color.frameworks") == "#FF9500")
    #expect(read.hex("ShapeStyle.fill") == "#010101")
  }

  @Test("A type alias of a color type is one")
  func aliases() {
    let read = ReadSources(
      swift: """
        #if canImport(UIKit)
        typealias PlatformColor = UIColor
        #else
        typealias PlatformColor = NSColor
        #endif
        let a = PlatformColor(red: 1, green: 0, blue: 0, alpha: 1)
        let b: PlatformColor = .white
        """)
    #expect(read.hex("a") == "#FF0000")
    #expect(read.hex("b") == "#FFFFFF")
  }

  @Test("The initializer of a structure gives a token for each of its colors")
  func groups() {
    let read = ReadSources(
      swift: """
        struct Colors { let accent: Color; var page = Color.white; let size: CGFloat; let inner: Inner }
        struct Inner { let ink: Color }
        extension Colors {
          static let ocean = Colors(
            accent: .init(hex: "#0891B2"), size: 4, inner: Inner(ink: .black))
          static var forest: Colors { .init(accent: ocean.accent, size: 4, inner: .init(ink: Colors.ocean.inner.ink)) }
        }
        let a = Colors.ocean.accent
        let b = Colors.ocean.page
        let c = [Color.red, .blue]
        let d: [Color] = [a, Color(brand: 1)]
        let e = Colors.ocean.size
        let f = Outer(inner: .init(ink: .white), more: [.init(ink: .white)])
        struct Outer { let inner: Inner; let more: [Inner] }
        """)
    #expect(read.hex("Colors.ocean.accent") == "#0891B2")
    #expect(read.hex("Colors.ocean.inner.ink") == "#000000")
    #expect(read.hex("Colors.forest.accent") == "#0891B2")
    #expect(read.hex("Colors.page") == "#FFFFFF")
    #expect(read.hex("a") == "#0891B2")
    #expect(read.hex("c.0") == "#FF3B30")
    #expect(read.hex("c.1") == "#007AFF")
    #expect(read.hex("d.0") == "#0891B2")
    #expect(!read.names.contains("e"))
    #expect(read.hex("f.inner.ink") == "#FFFFFF")
    #expect(read.hex("b") == "#FFFFFF")
    #expect(
      read.messages == [
        "a.swift:11:5: warning: not read: 'd.1': 'Color(brand:)' is not known here; name the file that "
          + "declares it as a source too"
      ])
  }

  @Test("A structure with an initializer of its own has what that makes of its arguments")
  func ownInitializer() {
    let read = ReadSources(
      swift: """
        struct Colors { let a: Color; init(a: Color) { self.a = a.opacity(0.5) } }
        let b = Colors(a: Color.red)
        """)
    #expect(read.messages.isEmpty)
    #expect(read.hex("b.a", in: "light") == "#FF3B3080")
  }

  @Test("An instance has the colors of its type where it cannot have others")
  func instances() {
    let read = ReadSources(
      swift: """
        struct Resolver { let scheme: ColorScheme; var page: Color { scheme == .dark ? .black : .white } }
        struct Stored { var ink = Color.black }
        enum A {
          static let asked = Resolver(scheme: scheme)
          static let fixed = Resolver(scheme: .light)
          static let made = make(1)
          static let plain = Stored()
          static let given: Stored = make(2)
          static let a = asked.page
          static let b: Color = fixed.page
          static let c: Color = made.page
          static let d = plain.ink
          static let e = given.ink
        }
        """)
    #expect(read.hex("A.a", in: "dark") == "#000000")
    #expect(read.hex("A.d") == "#000000")
    #expect(read.hex("A.b", in: "dark") == "#FFFFFF")
    for name in ["A.c", "A.e"] {
      #expect(!read.names.contains(name))
      #expect(read.messages.contains { $0.contains("not read: '\(name)': ") }, "\(read.messages)")
    }
  }

  @Test("What sources before a Swift file declare can be named in it, assets too")
  func earlierSources() {
    let files = [
      "A.xcassets/Brand/Contents.json": ColorSetText.namespace,
      "A.xcassets/Brand/Primary.colorset/Contents.json": ColorSetText.set(
        ColorSetText.gray("11"), ColorSetText.gray("22", ColorSetText.dark)),
      "A.xcassets/AccentColor.colorset/Contents.json": ColorSetText.set(ColorSetText.gray("33")),
      "p.swift": "enum Palette { static let ink = Color(hex: 0x444444) }",
      "a.swift": """
      enum A {
        static let a = Color("Brand/Primary")
        static let b = UIColor(named: "Brand/Primary")!
        static let c = Color("Brand/Primary", bundle: .module).opacity(0.5)
        static let d = Palette.ink
        static let e = Color.accentColor
      }
      """,
    ]
    let loader = MemoryLoader(files: files)
    let read = ReadSources(["A.xcassets", "p.swift", "a.swift"], loader: loader)
    #expect(read.messages.isEmpty)
    #expect(read.hex("A.a", in: "dark") == "#222222")
    #expect(read.hex("A.b", in: "light") == "#111111")
    #expect(read.hex("A.c", in: "light") == "#11111180")
    #expect(read.hex("A.d") == "#444444")
    #expect(read.hex("A.e") == "#333333")
    let alone = ReadSources(["a.swift"], loader: loader)
    #expect(alone.names.isEmpty)
    // One for each of the five, and one for the file.
    #expect(alone.messages.count == 6)
  }

  @Test("The files of a folder are one program")
  func folders() {
    let loader = MemoryLoader(files: [
      "Theme/Colors.swift": "enum A { static let a = Palette.ink }",
      "Theme/More/Palette.swift": "enum Palette { static let ink = Color.black }",
      "Theme/README.md": "```swift\nlet no = Color.white\n```\n",
    ])
    let read = ReadSources(["Theme"], loader: loader)
    #expect(read.messages.isEmpty)
    #expect(read.names.sorted() == ["A.a", "Palette.ink"])
    #expect(read.place("A.a") == "Theme/Colors.swift:1:25")
  }
}

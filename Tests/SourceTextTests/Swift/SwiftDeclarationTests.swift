import SourceText
import Testing

@Suite struct SwiftDeclarationTests {
  @Test("Types nest with their constants")
  func types() {
    let parsed = ParsedSwift(
      """
      import SwiftUI
      public enum Palette: String, CaseIterable {
        case red, blue = "b"
        case green(Int), gray
        enum Teal { static let a = Color(hex: "#F5F8F8"), b: Color = .red }
        private(set) static var c: CGFloat? = 4; let d: [Color]
      }
      extension Palette.Teal where A: B {
        var e: Color { .red }
        init(a: Int, _ b: (Int, Int) = (1, 2), c d: Int) { let no = 1 }
      }
      @MainActor final class Theme: Base<Int>, A.B, @unchecked Sendable {
        class var f: Color { Color.red }
        typealias Local = UIColor
      }
      protocol P: AnyObject { var g: Color { get }; static var h: Color { get set } }
      """)
    #expect(
      parsed.outline == [
        "enum Palette: String, CaseIterable", "  case red, blue", "  case green, gray",
        "  enum Teal", "    static a = Color(hex: \"#F5F8F8\")", "    static b: Color = .red",
        "  static c: CGFloat? = 4", "  d: [Color]", "extension Palette.Teal", "  e: Color {.red}",
        "  init(a: Int, _: (Int, Int), c: Int)", "class Theme: Base, A.B, Sendable",
        "  static f: Color {Color.red}",
        "  typealias Local = UIColor", "protocol P: AnyObject", "  g: Color { get }",
        "  static h: Color { get }",
      ])
    #expect(parsed.messages.isEmpty)
  }

  @Test(
    "A property is what its accessors make it",
    arguments: [
      ("var a: Color { get }", "a: Color { get }"),
      ("var a: Color { get async throws }", "a: Color { get }"),
      ("var a: Color { get { b } set { c } }", "a: Color {b}"),
      ("var a: Color { set { c } get { b } }", "a: Color {b}"),
      ("var a: Color = .red { didSet { b() } }", "a: Color = .red"),
      ("var a: Color { didSet { b() } }", "a: Color"), ("var a: Color\n{ b }", "a: Color {b}"),
      ("let a: Color", "a: Color"), ("lazy var a = { b }()", "a = {b}()"),
      ("@State private var a = b", "@State a = b"),
      ("@available(*, deprecated)\n@Published var a = b", "@available @Published a = b"),
      ("let a: (Color) -> Color = b", "a: (Color) -> Color = b"),
      ("let a: [String: Color] = b", "a: [String: Color] = b"),
      ("let a: Binding<Color>? = b", "a: Binding<Color>? = b"),
      ("let a: any P = b", "a: any P = b"),
      ("let `default` = a", "default = a"), ("static let a = b", "static a = b"),
      ("nonisolated(unsafe) static let a = b", "static a = b"),
    ])
  func accessors(_ text: String, _ outline: String) {
    #expect(ParsedSwift(text).outline == [outline])
  }

  @Test(
    "The name of a type is taken apart where it is no more than a name",
    arguments: [
      ("Color", ["Color"], false), ("Color?", ["Color"], false),
      ("SwiftUI.Color", ["SwiftUI", "Color"], false),
      ("[Color]", ["Color"], true), ("[Color]?", ["Color"], true), ("any Theme", ["Theme"], false),
      ("some View", ["View"], false), ("(Color) -> Color", [], false),
      ("[String: Color]", [], true),
      ("Array<Color>", [], false), ("A & B", [], false), ("(Color, Color)", [], false),
    ])
  func typeNames(_ text: String, _ path: [String], _ isArray: Bool) {
    guard case .property(let property)? = ParsedSwift("let a: \(text)").document.declarations.first
    else {
      Issue.record("no property")
      return
    }
    #expect(property.type?.path == path)
    #expect(property.type?.isArray == isArray)
    #expect(property.type?.text == text)
  }

  @Test("Functions, views and statements are passed over with all that is in them")
  func passedOver() {
    let parsed = ParsedSwift(
      """
      func f(_ a: Color = .red) -> some View where A: B {
        let no = 1
        return Text("x")
      }
      struct V: View {
        subscript(a: Int) -> Int { let no = 2; return a }
        func g()
        static func == (a: V, b: V) -> Bool { let no = 3 }
        deinit { let no = 4 }
        let yes = 1
      }
      if a { let no = 5 }
      Text("Hero")
        .typography(Typography.displayLarge)
      #Preview { let no = 6 }
      for x in y { let no = 7 }
      let last = 2
      """)
    #expect(
      parsed.outline == [
        "func f -> some View", "struct V: View", "  func g", "  yes = 1", "last = 2",
      ])
  }

  @Test("A function keeps the labels and names of its parameters, and its body")
  func functions() throws {
    let document = ParsedSwift(
      "func ink(_ a: Color, for b: Scheme, c: Int = f(1, 2)) -> Color { self.x = a; y = b\nz == c }"
    ).document
    guard case .function(let function) = document.declarations.first else {
      Issue.record("no function")
      return
    }
    #expect(function.fullName == "ink(_:for:c:)")
    #expect(function.parameters.map(\.name) == ["a", "b", "c"])
    #expect(function.result?.text == "Color")
    let body = try #require(function.body)
    #expect(document.assignments(in: body).map(\.name) == ["x", "y"])
  }

  @Test("Declarations in '#if' know their branch")
  func branches() {
    let parsed = ParsedSwift(
      """
      #if os(iOS)
      let a = 1
      #elseif os(macOS)
      struct B { let b = 2 }
      #else
      let c = 3
      #endif
      let d = 4
      """)
    #expect(parsed.outline == ["a = 1 #0", "struct B", "  b = 2 #1", "c = 3 #2", "d = 4"])
  }

  @Test("What documents a constant is kept with it")
  func documentation() {
    let parsed = ParsedSwift(
      """
      /// The accent,
      /// in one line.
      @available(*, deprecated, renamed: "b")
      static let a = 1
      // No documentation.
      let b = 2
      """)
    let properties = parsed.document.declarations.compactMap { declaration in
      if case .property(let property) = declaration { property } else { nil }
    }
    #expect(properties.map(\.documentation) == ["The accent, in one line.", nil])
    #expect(properties.map(\.deprecation) == ["b", nil])
  }
}

import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

/// What `#if` chooses between is asked of the policy, unless it makes no difference.
@Suite struct SwiftConditionsTests {
  /// A source that is read with what a policy says of conditions.
  private struct Read {
    let catalog: TokenCatalog
    let messages: [String]
    let hidden: [String]

    init(_ text: String, _ choices: [(String, ConditionChoices.Choice)] = []) {
      var builder = TokenCatalogBuilder()
      builder.conditionChoices = ConditionChoices(choices.map { (pattern: $0.0, choice: $0.1) })
      var diagnostics = DiagnosticList()
      SwiftSourceReader().read(
        MemoryLoader(files: ["a.swift": text]).source("a.swift", text: text), into: &builder,
        diagnostics: &diagnostics)
      catalog = builder.build(diagnostics: &diagnostics)
      messages = diagnostics.all.filter { $0.severity != .note }.map(\.description)
      let known = catalog
      hidden = known.hiddenValues.map {
        "\($0.token.map { known.name(of: $0) } ?? "?") \($0.condition) \($0.span.start.line)"
          + ($0.canBeAudited ? "" : " unread")
      }
    }

    /// The color in every permutation, the last axis varying fastest.
    func hexes(_ name: String) -> [String] {
      guard let id = catalog.token(named: name) else { return [] }
      return Permutations(choices: catalog.axes.map { Array($0.contexts.indices) }).map {
        do throws(ResolutionError) {
          return try TokenResolver(catalog, in: $0).color(of: id).color.hex
        } catch {
          return error.message
        }
      }
    }
  }

  private static let two = """
    enum C {
      #if os( iOS )
      static let ink = Color(white: 0)
      #else
      static let ink = Color(white: 1)
      #endif
    }
    """

  @Test func `Values that differ are hidden until the policy says what becomes of them`() {
    let open = Read(Self.two)
    #expect(open.catalog.conditions == ["os(iOS)"])
    #expect(open.hidden == ["C.ink os(iOS) 3"])
    #expect(open.hexes("C.ink") == ["#FFFFFF"])
    let audited = Read(Self.two, [("os(*)", .audit)])
    #expect(audited.hidden == [])
    #expect(audited.catalog.axes.map(\.name) == ["os(iOS)"])
    #expect(audited.catalog.axes.map(\.contexts) == [["without", "with"]])
    #expect(audited.hexes("C.ink") == ["#FFFFFF", "#000000"])
    let ignored = Read(Self.two, [("os(iOS)", .ignore)])
    #expect(ignored.hidden == [])
    #expect(ignored.catalog.axes.isEmpty)
    #expect(ignored.hexes("C.ink") == ["#FFFFFF"])
  }

  @Test func `A branch that is not read is hidden, and cannot be audited`() {
    let text = "#if A\nlet ink = weird(3)\n#else\nlet ink = Color(white: 0)\n#endif"
    let open = Read(text)
    #expect(open.hidden == ["ink A 2 unread"])
    #expect(
      open.messages == [
        "a.swift:2:5: warning: not read under 'A': 'ink': nothing here is called weird"
      ])
    let audited = Read(text, [("A", .audit)])
    #expect(audited.catalog.token(named: "ink") == nil)
    #expect(Read(text, [("A", .ignore)]).hexes("ink") == ["#000000"])
    // The branch that stays where nothing is said has to be read.
    let other = "#if A\nlet ink = Color(white: 0)\n#else\nlet ink = weird(3)\n#endif"
    #expect(Read(other).catalog.token(named: "ink") == nil)
  }

  @Test func `A name that is declared twice under one condition is not read there`() {
    let text = "#if A\nlet ink = Color.white\n#endif\nlet ink = Color.black"
    #expect(Read(text).hidden == ["ink A 2 unread"])
    #expect(Read(text, [("A", .audit)]).catalog.token(named: "ink") == nil)
    #expect(Read(text, [("A", .ignore)]).hexes("ink") == ["#000000"])
  }

  @Test(
    "What is the same under all conditions is not a conflict",
    arguments: [
      "#if A\nlet ink = Color(white: 0)\n#else\nlet ink = Color(white: 0)\n#endif",
      "#if A\nlet ink = Color(white: 0)\n#endif",
      "#if A\nlet k = 0.0\nlet ink = Color(white: k)\n#else\nlet k = 1.0\n#endif",
      "#if A || B\nlet k = 0.0\n#elseif C\nlet k = 0.0\n#endif\nlet ink = Color(white: k)",
      "#if true\nlet ink = Color(white: 0)\n#else\nlet ink = weird(1)\n#endif",
    ])
  func same(_ text: String) {
    let read = Read(text)
    #expect(read.messages == [])
    #expect(read.hidden == [])
    #expect(read.hexes("ink") == ["#000000"])
  }

  @Test(
    "Conditions are followed wherever they stand",
    arguments: [
      "let ink = Color.black\n  #if A\n  .opacity(0.2)\n  #else\n  .opacity(0.6)\n  #endif",
      "var ink: Color {\n#if A\nreturn Color.black.opacity(0.2)\n#else\nColor.black.opacity(0.6)\n#endif\n}",
      "#if A\nlet k = 0.2\n#else\nlet k = 0.6\n#endif\nlet ink = Color.black.opacity(k)",
      "#if !A\nlet ink = Color.black.opacity(0.6)\n#elseif A && A\nlet ink = Color.black.opacity(0.2)\n#endif",
      "let ink = Color.black.opacity(0.6)\n  #if A\n  .opacity(1 / 3.0)\n  #endif",
      "#if A\nextension Color { init(k: Int) { self.init(white: 0, opacity: 0.2) } }\n#else\n"
        + "extension Color { init(k: Int) { self.init(white: 0, opacity: 0.6) } }\n#endif\nlet ink = Color(k: 1)",
    ])
  func places(_ text: String) {
    #expect(Read(text, [("A", .audit)]).hexes("ink") == ["#00000099", "#00000033"])
    #expect(Read(text).hidden.map { $0.prefix(6) } == ["ink A "])
  }

  @Test func `A type alias that is compiled for one platform is that platform's`() {
    let text = """
      #if A
      typealias Ink = UIColor
      #else
      typealias Ink = Color
      #endif
      let ink: Color = Color(Ink.red)
      """
    let read = Read(text, [("A", .audit)])
    // `Color.red` is the system's and adapts, `UIColor.red` does not.
    #expect(read.hexes("ink").filter { $0 == "#FF0000" }.count == 2)
    #expect(Read(text).hidden == ["ink A 6"])
  }

  @Test func `Cases of a switch in '#if' are not guessed`() {
    let read = Read(
      """
      var ink: Color { switch scheme {
      case .light: return .black
      #if A
      case .dark: return .white
      #else
      case .dark: return .black
      #endif
      } }
      """)
    #expect(read.messages.first?.hasSuffix("its body has ''#if'' in a 'switch'") == false)
    #expect(read.catalog.token(named: "ink") == nil)
  }
}

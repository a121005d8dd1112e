import Programs
import SourceText
import Testing
import UsageReaders

/// Names that the app declares are the app's, also where a framework has the same.
@Suite struct SwiftNamesTests {
  private func pairs(_ declaration: String, _ body: String) throws -> [String] {
    try ReadUsage(
      "\(declaration)\nstruct A: View { var body: some View {\n\(body)\n} }", named: "a.swift"
    ).pairs
  }

  private func notations(_ files: [String]) -> [String] {
    var reading = UsageReading()
    let sources = files.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    UsageReader.read(Program(sources), into: &reading)
    return reading.pairs.flatMap { [$0.foreground, $0.background] }.map {
      "\($0.notation.rawValue) \($0.name)"
    }
  }

  private static let view =
    "struct A: View { var body: some View { Text(\"a\").foregroundStyle(Color.primary).background(Color.white) } }"

  @Test func `A color of the system is one of the app where another file declares it`() {
    #expect(notations([Self.view]) == ["literal primary", "literal white"])
    #expect(
      notations([Self.view, "extension Color { static let primary = Color(\"Ink\") }"])
        == ["member primary", "literal white"])
    // In its file alone it is seen.
    #expect(
      notations([Self.view, "private extension Color { static let primary = Color(\"Ink\") }"])
        == ["literal primary", "literal white"])
  }

  @Test func `A view of the app that has the name of the framework's may have any background`()
    throws
  {
    let body = "VStack { Text(\"a\").foregroundStyle(Color.ink) }.background(Color.page)"
    #expect(try pairs("", body) == ["ink on page text"])
    #expect(try pairs("struct VStack<T: View>: View { }", body) == [])
    #expect(
      try pairs(
        "protocol Box: View { }; struct VStack: Codable { }; extension VStack: Box { }", body) == []
    )
    // A model that is no view is none that is shown.
    #expect(try pairs("struct VStack: Codable { }", body) == ["ink on page text"])
  }

  @Test
  func `A type of the app that has the name of the framework's colors makes none that is known`()
    throws
  {
    let body = "Text(\"a\").foregroundStyle(Color(\"Ink\")).background(.page)"
    #expect(try pairs("", body) == ["Ink on page text"])
    #expect(try pairs("struct Color { }", body) == [])
    #expect(try pairs("typealias Color = SwiftUI.Color", body) == ["Ink on page text"])
  }

  @Test func `Names with their module are the framework's`() throws {
    let body = "Text(\"a\").foregroundStyle(SwiftUI.Color(\"Ink\")).background(SwiftUI.Color.white)"
    #expect(try pairs("", body) == ["Ink on white text"])
  }

  @Test func `A type in the type around is meant before the framework's`() throws {
    let read = try ReadUsage(
      """
      enum Theme {
        enum Color { static let red = SwiftUI.Color("Red") }
        struct A: View { var body: some View { Text("a").foregroundStyle(Color.red).background(.page) } }
      }
      struct B: View { var body: some View { Text("a").foregroundStyle(Color.red).background(.page) } }
      """, named: "a.swift")
    #expect(read.pairs.sorted() == ["Color.red on page text", "red on page text"])
  }
}

import Programs
import SourceText
import Testing

/// The app's own declaration comes before the framework's, as the language has it.
@Suite struct FrameworkNamesTests {
  private let program = Program([
    SourceFile(
      path: "a.swift",
      text: """
        struct Card { struct Text { } }
        typealias Ink = UIColor
        extension Color { static let primary = Color.red; var dim: Color { self } }
        private extension Color { static let hidden = Color.red }
        """),
    SourceFile(path: "b.swift", text: "extension Color { private static let own = Color.red }"),
  ])

  @Test(
    arguments: [
      ("Color", "Color"), ("Text", "Text"), ("Card", nil), ("Ink", "UIColor"),
    ] as [(String, String?)])
  func `A name of a type is the framework's where no file declares it`(
    name: String, meant: String?
  ) {
    #expect(program.frameworkType(name, within: nil, of: program.trees[0]) == meant)
  }

  @Test(arguments: [
    ("primary", [true, true]), ("hidden", [true, false]), ("own", [false, true]),
    ("dim", [false, false]), ("red", [false, false]),
  ])
  func `A static member of an extension hides the framework's where it can be seen`(
    name: String, expected: [Bool]
  ) {
    #expect(program.trees.map { program.extends("Color", with: name, in: $0) } == expected)
    #expect(!program.extends("UIColor", with: name, in: program.trees[0]))
  }

  @Test func `What a type inherits is found through extensions and the program's own types`() {
    let program = Program([
      SourceFile(
        path: "a.swift",
        text:
          "protocol Box: View, Sendable { }\nstruct A { }\nclass B: UI.Base & C { }\nprotocol C: C { }"
      ),
      SourceFile(path: "b.swift", text: "extension A: Box, Equatable { }"),
    ])
    let tree = program.trees[0]
    #expect(
      program.frameworkParents(of: "A", within: nil, of: tree) == ["View", "Sendable", "Equatable"])
    #expect(program.frameworkParents(of: "B", within: nil, of: tree) == ["Base"])
    #expect(program.frameworkParents(of: "Text", within: nil, of: tree) == [])
  }

  @Test(
    arguments: [
      ("Card", "Text", nil), ("Card", "Color", "Color"), ("Card.Text", "Text", nil),
      (nil, "Text", "Text"),
    ] as [(String?, String, String?)])
  func `A name means what the types around it declare first`(
    path: String?, name: String, meant: String?
  ) {
    #expect(program.frameworkType(name, within: path, of: program.trees[1]) == meant)
  }

  @Test func `The types of a file are found by what stands in them`() throws {
    let text =
      "let a = 1\nstruct A { struct B { let b = 2 }\n  let c = 3 }\nextension A.B { var d: Int { 4 } }"
    let tree = SwiftParser.parse(SourceFile(path: "a.swift", text: text))
    let places = TypePlaces(tree)
    #expect(places.all.map(\.path) == ["A", "A.B", "A.B"])
    let numbers = tree.root.descendants.filter { $0.kind == .number }
    #expect(numbers.map { places.path(around: $0) } == [nil, "A.B", "A", "A.B"])
  }
}

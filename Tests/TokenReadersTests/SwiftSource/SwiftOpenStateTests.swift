import TestSupport
import Testing

/// Code that is not read may set what anybody may set: the declared value is one of several.
@Suite struct SwiftOpenStateTests {
  private static let body = """
    switch tint {
    case .plain: Color(red: 0, green: 0, blue: 0)
    case .pale: Color(red: 1, green: 1, blue: 1)
    }
    """

  private func names(_ declaration: String, in owner: String = "final class Manager") -> [String] {
    ReadSources(
      swift: """
        enum Tint { case plain, pale }
        \(owner) {
          \(declaration)
          \(declaration.contains("static ") ? "static " : "")var ink: Color { \(Self.body) }
        }
        """
    ).names
  }

  @Test(arguments: [
    "@Published var tint: Tint = .plain", "var tint: Tint = .plain", "var tint = Tint.plain",
    "static var tint: Tint = .plain", "static var tint = Tint.plain",
    "public var tint: Tint = .plain",
    "public internal(set) var tint: Tint = .plain",
  ])
  func `A case that others may set is any`(declaration: String) {
    #expect(Set(names(declaration)) == ["Manager.ink.plain", "Manager.ink.pale"])
  }

  @Test(arguments: [
    "let tint: Tint = .plain", "static let tint = Tint.plain", "private var tint: Tint = .plain",
    "private(set) var tint: Tint = .plain", "fileprivate(set) static var tint: Tint = .plain",
    "private static var tint = Tint.plain",
  ])
  func `One that only its file may set is what this gives it`(declaration: String) {
    #expect(names(declaration) == ["Manager.ink"])
  }

  @Test func `So it is with the one object that all share`() {
    let found = ReadSources(
      swift: """
        enum Tint { case plain, pale }
        final class Manager: ObservableObject {
          static let shared = Manager()
          @Published var tint: Tint = .plain
          private init() {}
        }
        enum Palette { static var ink: Color { switch Manager.shared.tint { \(Self.body.dropFirst(13)) } }
        """)
    #expect(Set(found.names) == ["Palette.ink.plain", "Palette.ink.pale"])
    #expect(found.hex("Palette.ink.pale") == "#FFFFFF")
  }

  @Test func `A flag that others may set is on and off`() {
    let found = ReadSources(
      swift: """
        enum Palette {
          static var isStrong = false
          static var ink: Color { isStrong ? Color(red: 0, green: 0, blue: 0) : Color(red: 1, green: 1, blue: 1) }
        }
        """)
    #expect(Set(found.names) == ["Palette.ink.isStrong", "Palette.ink.not-isStrong"])
  }

  @Test func `What an initializer gives an instance is its own`() {
    let found = ReadSources(
      swift: """
        enum Tint { case plain, pale }
        final class Theme {
          var tint: Tint
          init(tint: Tint) { self.tint = tint }
          var ink: Color { \(Self.body) }
          static let one = Theme(tint: .pale)
        }
        enum Palette { static let ink = Theme.one.ink }
        """)
    #expect(found.hex("Palette.ink") == "#FFFFFF")
  }
}

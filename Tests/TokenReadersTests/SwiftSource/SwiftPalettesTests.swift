import SourceText
import Testing
import TokenReaders

/// Which Swift files are taken for palettes, whatever they are called.
@Suite struct SwiftPalettesTests {
  private func declares(_ text: String, besideViews: Bool = false) -> Bool {
    SwiftPalettes.declares(SourceFile(path: "a.swift", text: text), besideViews: besideViews)
  }

  @Test(arguments: [
    "enum DS { static let ink = Color(hex: 0x112233); static let paper = Color(hex: 0xFFFFFF) }",
    "extension UIColor { static let a = UIColor.red; static let b = UIColor.blue }",
    "let tones = [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)]",
    "struct Tones { var a: Color { Color(\"A\") }; var b: Color { Color(\"B\") } }",
    "enum DS { static let ink = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)"
      + "\n static let paper = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1) }",
    "struct Look { static let day = Look(ink: .init(hex: \"#112233\"), paper: Color(hex: \"#FFFFFF\"))"
      + "\n static let night = Look(ink: Color(white: 1), paper: Color(white: 0)) }",
  ])
  func `Two colors are a palette`(text: String) {
    #expect(declares(text))
  }

  @Test(arguments: [
    "enum DS { static let ink = Color(hex: 0x112233) }",
    "protocol Theme { var ink: Color { get }; var paper: Color { get } }",
    "extension Color { init(hex: String) { self.init(red: 0, green: 0, blue: 0) } }",
    "struct Card: View { let a = Color(white: 0); let b = Color(white: 1) }",
    "struct Row: View { var body: some View { Text(\"a\").background(Color(white: 0.5)) } }",
    "class Cell: BaseCell { let a = UIColor(white: 0, alpha: 1); let b = UIColor(white: 1, alpha: 1) }",
    "enum Size { static let small = 8.0; static let large = 16.0 }",
  ])
  func `One color, a view or a promise is none`(text: String) {
    #expect(!declares(text))
  }

  private static let drawing = """
    struct Spine: View { var body: some View { Text("a") } }
    enum Tints { static let a = Color(hex: "#112233"); static let b = Color(hex: "#445566") }
    """

  @Test func `Beside views, a palette is one only where the name of the file says so`() {
    #expect(!declares(Self.drawing))
    #expect(declares(Self.drawing, besideViews: true))
    #expect(
      declares(
        Self.drawing
          + "\nextension Color { static let c = Color(white: 0); static let d = Color(white: 1) }"
      ))
  }
}

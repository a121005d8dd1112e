import Foundation
import Testing

@Suite struct SwiftStrayColorsTests {
  @Test func `A color that no token has is reported with its line`() {
    let read = ReadSources(
      swift: """
        let ink = Color(red: 0, green: 0, blue: 0)
        struct Card: View {
          var body: some View {
            Text("a").foregroundStyle(Color(.sRGB, red: 0.5, green: 1 / 2, blue: 0.5, opacity: 1))
          }
        }
        """)
    #expect(read.hex("ink") == "#000000")
    #expect(
      read.messages == [
        "a.swift:4:31: warning: no token has the color "
          + "'Color(.sRGB, red: 0.5, green: 1 / 2, blu…' in 'Card.body'"
      ])
  }

  @Test func `The colors of one declaration are one message, which lists their lines`() {
    let read = ReadSources(
      swift: """
        let ink = Color(red: 0, green: 0, blue: 0)
        struct Card: View {
          var body: some View {
            Text("a").foregroundStyle(Color(hex: "#112233")).background(Color(white: 0.5))
            Text("b").foregroundStyle(Color(uiColor: UIColor(white: 1, alpha: 1)))
              .tint(parse("#445566"))
          }
        }
        """)
    #expect(
      read.messages == [
        "a.swift:4:31: warning: no token has the 4 colors in 'Card.body': lines 4, 5, 6"
      ])
  }

  @Test(arguments: [
    // Components that are no literals, names and masks say no color.
    "func f(_ n: Int) -> Int { n & 0xFF0000 >> 16 }",
    "struct A: View { let r: Double; var body: some View { g(Color(red: r, green: r, blue: r)) } }",
    "struct A: View { var body: some View { Text(\"#hello\").tint(Color(\"Ink\")) } }",
    "@available(*, deprecated, message: \"#112233\") func f() {}",
    // What another build has.
    "#if canImport(UIKit)\nlet page = Color(white: 1)\n#else\nlet page = Color(white: 0)\n#endif",
  ])
  func `What is no color, or has another build, is not reported`(_ text: String) {
    let read = ReadSources(swift: "let ink = Color(red: 0, green: 0, blue: 0)\n\(text)")
    #expect(read.messages == [])
  }

  @Test func `What a token that is not read is made of is reported with it alone`() {
    let read = ReadSources(
      swift: """
        let ink = Color(red: 0, green: 0, blue: 0)
        let page: Color = [Color(white: 1), Color(white: 0.5)].randomElement()!
        """)
    #expect(read.messages.count == 1)
    #expect(read.messages.allSatisfy { $0.contains("'page'") })
  }
}

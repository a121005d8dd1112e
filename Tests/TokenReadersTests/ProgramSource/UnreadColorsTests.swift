import SourceText
import TestSupport
import Testing

@testable import TokenReaders

@Suite struct UnreadColorsTests {
  private func messages(_ files: [String: String]) -> [String] {
    let paths = files.keys.sorted()
    let read = ReadSource(
      .folder(path: "app", files: paths), MemoryLoader(files: files), KotlinSourceReader())
    return read.messages.filter { $0.contains("a color in code that gives no token") }
  }

  @Test("Colors in code are reported in each file with tokens, before, between and after them")
  func files() {
    let found = messages([
      "app/A.kt": "fun a() { paint(Color(0xFF000001)) }\nval ink = Color(0xFF000002)\n",
      "app/B.kt": "fun b() { paint(Color(0xFF000003)) }\n",
      "app/C.kt": """
      val page = Color(0xFF000004)
      fun c() { paint(Color(0xFF000005)) }
      val line = listOf(Color(0xFF000006), Color(0xFF000007))
      fun d() { paint(Color(0xFF000008)) }
      """,
    ])
    #expect(
      found.map { $0.prefix { $0 != "w" } } == [
        "app/A.kt:1:17: ", "app/C.kt:2:17: ", "app/C.kt:4:17: ",
      ])
  }

  /// A file of megabytes has hundreds of thousands: what is added here is multiplied.
  @Test func aValueIsSmall() {
    #expect(MemoryLayout<ProgramColor>.stride == 24)
    #expect(MemoryLayout<ProgramValue>.stride == 48)
  }

  /// By hand: each name is the color at its index, however often the list is asked for.
  @Test func partsOfALongListAreFoundByAll() throws {
    let hexes = (0..<40).map { "0000" + (String($0 + 16, radix: 16, uppercase: true)) }
    let list = hexes.map { "Color(0xFF\($0))" }.joined(separator: ", ")
    let uses = (0..<40).map { "val part\($0) = all[\($0)]" }.joined(separator: "\n")
    let read = ReadSource(
      "val all = listOf(\(list))\n\(uses)\n", path: "A.kt", KotlinSourceReader())
    for (index, hex) in hexes.enumerated() { #expect(try read.hex("part\(index)") == "#\(hex)") }
  }
}

import SourceText
import Testing

/// [CommonMark 0.31, 4.5]
@Suite struct FencedCodeBlockTests {
  @Test(
    "Blocks are found between their fences",
    arguments: [
      ("```swift\na\n```\n", ["swift: a\n"]),
      ("a\n```\nb\n```\nc\n```Swift x\nd\n```", [": b\n", "swift: d\n"]),
      ("~~~swift\na\n```\nb\n~~~\n", ["swift: a\n```\nb\n"]),
      ("````\n```\na\n````\n", [": ```\na\n"]),
      ("- b\n    ```swift\n    a\n    ```\n", ["swift:     a\n"]), ("```swift\na", ["swift: a"]),
      ("- ```swift\n  a\n  ```\n", ["swift:   a\n"]), ("> 1. ```swift\na\n```", ["swift: a\n"]),
      ("```\n- ```\n```\n", [": - ```\n"]), ("-```swift\na\n", []), ("1 ```swift\na\n", []),
      ("```swift", ["swift: "]), ("``swift\na\n``\n", []), ("`` ` ``` a `` ` ``\n", []),
      ("``` a`b\nc\n", []), ("```\r\na\r\n```\r\n", [": a\r\n"]), ("", []), ("```\n```\n", [": "]),
    ])
  func blocks(_ text: String, _ expected: [String]) {
    let file = SourceFile(path: "a.md", text: text)
    let found = FencedCodeBlock.all(in: file).map {
      "\($0.language): \(String(decoding: file.bytes[$0.range], as: UTF8.self))"
    }
    #expect(found == expected)
  }
}

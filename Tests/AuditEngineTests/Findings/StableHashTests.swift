import Testing

@testable import AuditEngine

@Suite struct StableHashTests {
  /// FNV-1a over the UTF-8 of each text and a byte 0xFF after it, in Python with arbitrary integers.
  @Test(arguments: [
    ([], "cbf29ce484222325"), ([""], "af64724c8602eb6e"), (["a"], "089bc907b544c769"),
    (["ab", "c"], "20ba9b3025a8b421"), (["a", "bc"], "a0a3542c19b900ab"),
    (
      ["FR-BT-04", "theme", "default", "scheme", "light", "textInverse", "accent", "text"],
      "8a0367aa9b474f30"
    ),
  ])
  func `The hash is FNV-1a of 64 bits in 16 digits`(texts: [String], digits: String) {
    var hash = StableHash()
    for text in texts { hash.combine(text) }
    #expect(hash.description == digits)
  }
}

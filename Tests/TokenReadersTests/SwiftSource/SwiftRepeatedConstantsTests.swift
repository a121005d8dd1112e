import Testing

/// Programs whose constants and initializers use each other so often that following all takes years.
@Suite struct SwiftRepeatedConstantsTests {
  private static func doubled(_ first: String, _ line: (Int) -> String) -> String {
    ([first] + (1...30).map(line)).joined(separator: "\n")
  }

  private static let sums = doubled("let a0 = 0.0") { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }
  private static let conditions = doubled("var b0: Bool { true }") {
    "var b\($0): Bool { b\($0 - 1) && b\($0 - 1) }"
  }

  /// Seven initializers, each of which calls the next one thirty times.
  private static var initializers: String {
    let levels = (0..<7).map { level in
      let calls = (0..<30).map { "let x\($0) = Color(k\(level + 1): 1)" }
      return "init(k\(level): Int) {\n\(calls.joined(separator: "\n"))\nself.init(white: 0)\n}"
    }
    return "extension Color {\ninit(k7: Int) { self.init(white: 0) }\n"
      + levels.joined(separator: "\n") + "\n}"
  }

  @Test(
    "What doubles with each line is not followed",
    arguments: [
      "\(sums)\nlet ink = Color(white: a30)",
      "\(sums)\nextension Color { init(k: Int) { self.init(white: a7 + a6) } }\n"
        + "let ink = Color(k: 1).opacity(a30)",
      "\(conditions)\nlet ink = b30 ? Color.black : Color.white",
      "\(initializers)\nlet ink = Color(k0: 1)",
    ])
  func doubling(_ source: String) {
    let read = ReadSources(swift: source + "\nlet page = Color.white")
    #expect(read.hex("ink") == "no token")
    #expect(read.hex("page") == "#FFFFFF")
    #expect(read.messages.contains { $0.contains("'ink'") }, "\(read.messages)")
  }

  @Test("The constants of an initializer are counted together")
  func constants() {
    // Seven levels of forty each.
    let levels = (1...7).map { level in
      "let a\(level) = " + Array(repeating: "a\(level - 1)", count: 40).joined(separator: " + ")
    }
    let read = ReadSources(
      swift: """
        let a0 = 0.0
        \(levels.joined(separator: "\n"))
        extension Color { init(k: Int) { self.init(white: a7) } }
        let ink = Color(k: 1)
        """)
    #expect(read.hex("ink") == "no token")
    #expect(
      read.messages.contains { $0.contains("not read: 'ink': it takes too much work") },
      "\(read.messages)")
  }
}

import TestSupport
import Testing

/// What the one initializer of a type works out, from constants and from what another source says of
/// its parameters.
@Suite struct SwiftInitialValuesTests {
  private static let avatar = """
    struct Avatar {
      let tag: Color
      var fill: Color
      var ring: Color
      init(tag: Color, appearance: Appearance) {
        self.tag = tag
        self.fill = tag
        self.ring = tag.opacity(appearance == .dark ? 0.8 : 0.6)
      }
    }
    """
  private static let tag = ##"{"Avatar": {"tag": {"$type": "color", "$value": "#4285F4"}}}"##

  private func read(_ avatar: String) -> ReadSources {
    ReadSources(
      ["a.tokens.json", "a.swift"],
      loader: MemoryLoader(files: ["a.tokens.json": Self.tag, "a.swift": avatar]))
  }

  @Test(
    "A parameter that is handed on is the token of its property, where an earlier source has it")
  func parameters() {
    let found = read(Self.avatar)
    #expect(found.messages.isEmpty)
    #expect(found.names == ["Avatar.tag", "Avatar.fill", "Avatar.ring"])
    #expect(found.hex("Avatar.fill", in: "light") == "#4285F4")
    // 0.6 and 0.8 of 255.
    #expect(found.hex("Avatar.ring", in: "light") == "#4285F499")
    #expect(found.hex("Avatar.ring", in: "dark") == "#4285F4CC")
  }

  @Test(
    "A value that not every instance has is not read",
    arguments: [
      // A second initializer, and a parameter that is not what the property becomes.
      Self.avatar.replacing(
        "  init(", with: "  init() { tag = .red; fill = .red; ring = .red }\n  init("),
      Self.avatar.replacing("self.tag = tag", with: "self.tag = tag.opacity(0.5)"),
    ])
  func notEvery(_ avatar: String) {
    let found = read(avatar)
    #expect(!found.names.contains("Avatar.ring"))
    #expect(found.messages.contains { $0.contains("'Avatar.ring'") })
  }

  /// By swiftc: the last value counts, and a constant of the body hides a parameter.
  @Test("What the initializer gives last is the value")
  func last() {
    let again = read(Self.avatar.replacing("self.fill = tag", with: "self.fill = tag; ring = .red"))
    #expect(again.hex("Avatar.ring", in: "light") == "#4285F499")
    let hidden = read(
      Self.avatar.replacing("self.ring =", with: "let tag = Color.white\n    self.ring ="))
    #expect(hidden.hex("Avatar.ring", in: "light") == "#FFFFFF99")
    #expect(!hidden.hex("Avatar.fill", in: "light").hasPrefix("#"))
  }

  @Test("A part of what another source says is a color")
  func parts() {
    let found = ReadSources(
      ["a.tokens.json", "a.swift"],
      loader: MemoryLoader(files: [
        "a.tokens.json":
          ##"{"App": {"resolver": {"ink": {"$type": "color", "$value": "#111827"}}}}"##,
        "a.swift": """
        class App {
          private var resolver: Resolver { Resolver(scheme: scheme) }
          var button: Button { Button(text: resolver.ink, pressed: resolver.ink.opacity(0.9)) }
        }
        """,
      ]))
    #expect(found.names.contains("App.button.text"))
    #expect(found.hex("App.button.pressed") == "#111827E6")
  }
}

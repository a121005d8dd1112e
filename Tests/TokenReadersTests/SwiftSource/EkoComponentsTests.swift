import TestSupport
import Testing

/// The document of Eko put into files: its button and its text choose their colors in switches.
@Suite struct EkoComponentsTests {
  private static func read() throws -> ReadSources {
    var files: [String: String] = [:]
    for name in ["DesignTokens", "EkoButton", "EkoText"] {
      let file = try FixtureLoader().load("Eko/\(name).swift", from: nil)
      files["Eko/\(name).swift"] = String(decoding: file.bytes, as: UTF8.self)
    }
    return ReadSources(["Eko"], loader: MemoryLoader(files: files))
  }

  /// The document's switches, followed by hand to the digits of its palette.
  @Test(arguments: [
    ("backgroundColor.primary", "#5E3D7D"), ("backgroundColor.secondary", "#81B1AD"),
    ("backgroundColor.subtle", "#F9FAFA"), ("backgroundColor.isError", "#EF4444"),
    ("backgroundColor.isOutline", "#00000000"), ("textColor.primary", "#FFFFFF"),
    ("textColor.secondary", "#FFFFFF"), ("textColor.subtle", "#101010"),
    ("textColor.isOutline.primary", "#5E3D7D"), ("textColor.isOutline.secondary", "#81B1AD"),
    ("textColor.isOutline.subtle", "#545B61"), ("textColor.isOutline.isError", "#EF4444"),
    ("variantColor.primary", "#5E3D7D"), ("variantColor.secondary", "#81B1AD"),
    ("variantColor.subtle", "#545B61"), ("borderColor.primary", "#5E3D7D"),
    ("borderColor.secondary", "#81B1AD"), ("borderColor.subtle", "#545B61"),
    ("borderColor.isError", "#EF4444"),
  ])
  func `The button has a color in each of its cases`(name: String, hex: String) throws {
    #expect(try Self.read().hex("EkoButton.\(name)") == hex)
  }

  @Test func `Nothing else of the components is a color`() throws {
    let read = try Self.read()
    #expect(read.names.count { $0.hasPrefix("EkoButton.") } == 19)
    #expect(read.axes.isEmpty)
    // What a text is colored with is up to its caller, and black unless it says so.
    #expect(
      read.messages == [
        "Eko/EkoText.swift:6:9: note: not read: 'EkoText.color': the caller sets the value"
      ])
    #expect(read.hex("AppColors.onSurface") == "#101010")
  }
}

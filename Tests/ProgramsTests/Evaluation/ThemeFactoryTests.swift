import Programs
import SourceText
import Testing

/// A small app with the constructs of the founding apps: a factory, themes of a protocol, a registry, a
/// provider that the views ask. The values are read off the code.
@Suite struct ThemeFactoryTests {
  static let app = """
    import SwiftUI
    protocol Theme { var id: String { get }; func colors(for scheme: ColorScheme) -> Palette }
    struct Palette { let ink: Color; let soft: Color; let line: Color }
    enum Factory {
      static func make(accent: Color, scheme: ColorScheme) -> Palette {
        let isDark = scheme == .dark
        return Palette(
          ink: isDark ? .white : .black,
          soft: Color(light: Color(hex: 0x336699), dark: Color.white.opacity(0.5)),
          line: accent.opacity(isDark ? 0.5 : 0.25))
      }
    }
    struct Plain: Theme {
      let id = "plain"
      func colors(for scheme: ColorScheme) -> Palette { Factory.make(accent: Color(hex: 0xFF0000), scheme: scheme) }
    }
    struct Blue: Theme {
      let id = "blue"
      func colors(for scheme: ColorScheme) -> Palette { Factory.make(accent: Color(hex: 0x0000FF), scheme: scheme) }
    }
    enum Registry {
      static let all: [any Theme] = [Plain(), Blue()]
      static func theme(for id: String) -> any Theme { all.first { $0.id == id } ?? Plain() }
    }
    final class Provider {
      private(set) var current: any Theme
      var scheme: ColorScheme = .light
      var colors: Palette { current.colors(for: scheme) }
      var line: Color { colors.line }
      init(id: String) { current = Registry.theme(for: id) }
      func apply(_ id: String, _ new: ColorScheme) {
        current = Registry.theme(for: id)
        scheme = new
      }
    }
    extension Color {
      init(hex: UInt, opacity: Double = 1.0) {
        self.init(
          red: Double((hex >> 16) & 0xFF) / 255.0, green: Double((hex >> 8) & 0xFF) / 255.0,
          blue: Double(hex & 0xFF) / 255.0, opacity: opacity)
      }
      init(light: Color, dark: Color) {
        #if canImport(UIKit)
          self.init(uiColor: UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light)
          })
        #elseif canImport(AppKit)
          self.init(nsColor: NSColor(name: nil) { _ in NSColor(light) })
        #endif
      }
    }
    """

  private func answer(_ path: String, _ field: String? = nil) throws -> String {
    let program = Program([SourceFile(path: "app.swift", text: Self.app)])
    let answer = program.answer(for: try #require(program.member(path)), with: Evaluator(program))
    return shown(field.map { answer.field($0) } ?? answer)
  }

  @Test func `A theme's palette follows the scheme, field by field`() throws {
    #expect(
      try answer("Plain.colors", "ink") == "[scheme light: 0.0 0.0 0.0 1.0 | dark: 1.0 1.0 1.0 1.0]"
    )
    #expect(
      try answer("Plain.colors", "soft")
        == "[scheme light: 0.2 0.4 0.6 1.0 | dark: 1.0 1.0 1.0 0.5]")
    #expect(
      try answer("Blue.colors", "line")
        == "[scheme light: 0.0 0.0 1.0 0.25 | dark: 0.0 0.0 1.0 0.5]")
  }

  @Test func `What a provider stores is a choice of the themes and of the scheme`() throws {
    let red = "[scheme light: 1.0 0.0 0.0 0.25 | dark: 1.0 0.0 0.0 0.5]"
    let blue = "[scheme light: 0.0 0.0 1.0 0.25 | dark: 0.0 0.0 1.0 0.5]"
    #expect(try answer("Provider.line") == "[Theme Plain: \(red) | Blue: \(blue)]")
  }

  @Test func `A color knows where it is made`() throws {
    let program = Program([SourceFile(path: "app.swift", text: Self.app)])
    let answer = program.answer(
      for: try #require(program.member("Plain.colors")), with: Evaluator(program))
    let place = answer.field("soft").value(["scheme": "light"]).color?.place
    #expect(place?.start.line == 9)
  }
}

import DesignTokens
import Testing

@testable import TokenReaders

@Suite struct MaterialReaderTests {
  @Test("Roles are tokens, schemes and contrasts axes")
  func schemes() throws {
    let read = ReadSource(
      ##"""
      {"seed": "#6750A4", "schemes": {
        "light": {"primary": "#65558F", "onPrimary": "#FFFFFF"},
        "dark": {"primary": "#CFBDFE", "onPrimary": "#36275D"},
        "light-high-contrast": {"primary": "#362859", "onPrimary": "#FFFFFF"},
        "dark-high-contrast": {"primary": "#F5EDFF", "onPrimary": "#000000"}}}
      """##,
      path: "material-theme.json", MaterialReader())
    #expect(read.diagnostics.errorCount == 0, "\(read.messages)")
    #expect(Set(read.catalog.axes.map(\.name)) == ["scheme", "contrast"])
    #expect(read.names == ["onPrimary", "primary"])
    #expect(try Set(read.hexes("primary")) == ["#65558F", "#CFBDFE", "#362859", "#F5EDFF"])
  }

  @Test("A color that is none is an error with its place")
  func broken() {
    let read = ReadSource(
      ##"{"schemes": {"light": {"primary": "#12G456"}, "dark": {"primary": "#000000"}}}"##,
      path: "material-theme.json", MaterialReader())
    #expect(read.diagnostics.hasErrors)
    #expect(read.messages.allSatisfy { $0.hasPrefix("material-theme.json:1:") })
  }
}

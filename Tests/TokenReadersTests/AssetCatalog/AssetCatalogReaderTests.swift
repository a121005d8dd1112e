import ColorMath
import DesignTokens
import Foundation
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct AssetCatalogReaderTests {
  @Test("The catalog of the fixture has the values that were worked out by hand and in numpy")
  func fixture() throws {
    let loader = FixtureLoader()
    let read = ReadSources(["AssetCatalog/App.xcassets"], loader: loader)
    #expect(!read.diagnostics.hasErrors)
    #expect(
      read.axes == [
        "scheme light dark", "contrast standard increased", "idiom universal ipad mac mac-catalyst",
        "gamut sRGB display-P3",
      ])
    let expected = try loader.load("AssetCatalog/expected.tsv", from: nil)
    let rows = String(decoding: expected.bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
    #expect(Set(rows.map { $0[0] }) == Set(read.names))
    let all = Permutations(choices: read.catalog.axes.map { Array($0.contexts.indices) })
    for permutation in all {
      let contexts = read.catalog.contextNames(of: permutation)
      let resolver = TokenResolver(read.catalog, in: permutation)
      for row in rows where zip(row[1...4], contexts).allSatisfy({ $0 == "*" || $0 == $1 }) {
        let token = try #require(read.catalog.token(named: row[0]))
        let color = try resolver.color(of: token).color
        let numbers = row[5...].compactMap(Double.init)
        let found = [color.red, color.green, color.blue, color.alpha]
        #expect(
          zip(found, numbers).allSatisfy { abs($0 - $1) < 2e-4 },
          "\(row[0]) in \(contexts): \(found)")
      }
    }
  }

  @Test("What the fixture leaves open is said")
  func fixtureMessages() {
    let read = ReadSources(["AssetCatalog/App.xcassets"], loader: FixtureLoader())
    let folder = "AssetCatalog/App.xcassets"
    #expect(
      read.messages == [
        "\(folder)/AccentColor.colorset/Contents.json:2:14: warning: not read: the color set "
          + "'AccentColor' contains no color",
        "\(folder)/Loose/Link.colorset/Contents.json:10:19: warning: \"1\" is read as 1.0; Xcode's compiler reads a whole number as 0 to 255, so write \"1.000\"",
        "\(folder)/Caption.colorset/Contents.json:4:17: warning: the system color 'secondaryLabel' is judged at default contrast; with Increase Contrast it differs",
        "\(folder)/Tint.colorset/Contents.json:4:17: warning: the system color 'systemBlue' is judged at default contrast; with Increase Contrast it differs",
      ])
  }

  @Test("A token stands where its color is written")
  func places() {
    let read = ReadSources(["AssetCatalog/App.xcassets"], loader: FixtureLoader())
    #expect(
      read.place("Brand.Primary")
        == "AssetCatalog/App.xcassets/Brand/Primary.colorset/Contents.json:4:17")
  }

  @Test(
    "Only folders that provide a namespace are in a name",
    arguments: [
      (["C.colorset"], [], "C"), (["A", "C.colorset"], ["A"], "A.C"),
      (["A", "C.colorset"], [], "C"),
      (["A", "B", "C.colorset"], ["A", "A/B"], "A.B.C"), (["A", "B", "C.colorset"], ["A"], "A.C"),
      (["A", "B", "C.colorset"], ["A/B"], "B.C"), (["A b", "c.d.colorset"], ["A b"], "A b.c.d"),
    ])
  func names(_ path: [String], _ namespaces: [String], _ name: String) {
    var files = [
      path.joined(separator: "/") + "/Contents.json": ColorSetText.set(ColorSetText.gray("11"))
    ]
    for folder in namespaces { files[folder + "/Contents.json"] = ColorSetText.namespace }
    let read = ReadSources(catalog: files)
    #expect(read.names == [name])
    #expect(read.messages.isEmpty)
  }

  @Test("A catalog below another folder, or a part of one, gives the same names")
  func roots() {
    let files = [
      "App/A.xcassets/N/Contents.json": ColorSetText.namespace,
      "App/A.xcassets/N/C.colorset/Contents.json": ColorSetText.set(ColorSetText.gray("11")),
      "App/Contents.json": ColorSetText.namespace,
      "App/B.xcassets/D.colorset/Contents.json": ColorSetText.set(ColorSetText.gray("22")),
    ]
    let loader = MemoryLoader(files: files)
    #expect(ReadSources(["App"], loader: loader).names == ["N.C", "D"])
    #expect(ReadSources(["App/A.xcassets"], loader: loader).names == ["N.C"])
    #expect(ReadSources(["App/A.xcassets/N"], loader: loader).names == ["N.C"])
    #expect(ReadSources(["App/A.xcassets/N/C.colorset"], loader: loader).names == ["N.C"])
  }

  @Test("Two sets of one name are an error that names both, in one catalog or in two")
  func collisions() {
    let set = ColorSetText.set(ColorSetText.gray("11"))
    let one = ReadSources(catalog: [
      "A/C.colorset/Contents.json": set, "C.colorset/Contents.json": set,
    ])
    #expect(
      one.messages == [
        "A.xcassets/C.colorset/Contents.json:1:1: error: there are two color sets 'C'; the other is "
          + "'A.xcassets/A/C.colorset/Contents.json'; rename one"
      ])
    let loader = MemoryLoader(files: [
      "A.xcassets/C.colorset/Contents.json": set, "B.xcassets/C.colorset/Contents.json": set,
    ])
    #expect(
      ReadSources(["A.xcassets", "B.xcassets"], loader: loader).messages == [
        "B.xcassets/C.colorset/Contents.json:1:1: error: there are two color sets 'C'; the other is "
          + "'A.xcassets/C.colorset/Contents.json'; rename one"
      ])
    #expect(ReadSources(["A.xcassets", "A.xcassets"], loader: loader).diagnostics.hasErrors)
  }

  @Test("Axes are there only where a set varies along them")
  func axes() {
    let any = ColorSetText.gray("11")
    func axes(_ entries: String...) -> [String] {
      ReadSources(catalog: [
        "C.colorset/Contents.json":
          "{\"colors\": [\(entries.map { "{\($0)}" }.joined(separator: ","))]}"
      ]).axes
    }
    #expect(axes(any) == [])
    #expect(axes(any, ColorSetText.gray("22", ColorSetText.dark)) == ["scheme light dark"])
    #expect(
      axes(any, ColorSetText.gray("22", ColorSetText.high)) == ["contrast standard increased"])
    #expect(axes(#""color": {"reference": "labelColor"}"#) == ["scheme light dark"])
    #expect(axes(any, ColorSetText.gray("22", #""idiom": "mac""#)) == ["idiom universal mac"])
    #expect(
      axes(
        ColorSetText.gray("11", #""idiom": "tv""#), ColorSetText.gray("22", #""idiom": "iphone""#))
        == ["idiom iphone tv"])
    // What is for sRGB displays is for wide ones too where nothing is for them.
    #expect(axes(ColorSetText.gray("11", #""display-gamut": "sRGB""#)) == [])
    #expect(
      axes(any, ColorSetText.gray("22", #""display-gamut": "display-P3""#)) == [
        "gamut sRGB display-P3"
      ])
  }

  @Test("An entry for a device goes before one for all, and what it hides is said")
  func devices() {
    let read = ReadSources(catalog: [
      "C.colorset/Contents.json": ColorSetText.set(
        ColorSetText.gray("11"), ColorSetText.gray("22", ColorSetText.dark),
        ColorSetText.gray("33", #""idiom": "iphone""#))
    ])
    #expect(read.hex("C", in: "light", "universal") == "#111111")
    #expect(read.hex("C", in: "dark", "universal") == "#222222")
    #expect(read.hex("C", in: "light", "iphone") == "#333333")
    #expect(read.hex("C", in: "dark", "iphone") == "#333333")
    #expect(read.messages.count == 1)
    #expect(
      read.messages[0].hasSuffix(
        "'C' has no entry for dark, so this one for any, iphone is used there"
      ))
  }

  @Test("The iPad app on a Mac falls back on the iPad, then on all devices")
  func catalyst() {
    let read = ReadSources(catalog: [
      "C.colorset/Contents.json": ColorSetText.set(
        ColorSetText.gray("11"), ColorSetText.gray("22", #""idiom": "ipad""#)),
      "D.colorset/Contents.json": ColorSetText.set(
        ColorSetText.gray("11"),
        ColorSetText.gray("33", #""idiom": "ipad", "subtype": "mac-catalyst""#)),
    ])
    #expect(read.hex("C", in: "mac-catalyst") == "#222222")
    #expect(read.hex("D", in: "mac-catalyst") == "#333333")
    #expect(read.hex("D", in: "ipad") == "#111111")
  }

  @Test("What is not a color set is passed over; a folder without colors, or a file, is said")
  func others() {
    let read = ReadSources(catalog: [
      "I.imageset/Contents.json": "not JSON", "A.appiconset/Contents.json": "{}",
      "I.imageset/a.png": "x",
    ])
    #expect(
      read.messages == [
        "error: 'A.xcassets' contains no token when read as xcassets; remove it, or name the source that contains them"
      ])
    let incomplete = ReadSources(catalog: ["C.colorset/other.json": "{}"])
    #expect(
      incomplete.messages.first
        == "error: 'A.xcassets/C.colorset' has no Contents.json; expected the one that Xcode writes"
    )
    var diagnostics = DiagnosticList()
    var builder = TokenCatalogBuilder()
    AssetCatalogReader().read(
      MemoryLoader(files: [:]).source("A.xcassets", text: ""), into: &builder,
      diagnostics: &diagnostics)
    #expect(
      diagnostics.all.map(\.description) == [
        "error: 'A.xcassets' is a file; expected an asset catalog, a folder"
      ])
  }

  @Test("A namespace that is neither true nor false is an error")
  func namespace() {
    let read = ReadSources(catalog: [
      "N/Contents.json": #"{"properties": {"provides-namespace": "yes"}}"#,
      "N/C.colorset/Contents.json": ColorSetText.set(ColorSetText.gray("11")),
    ])
    #expect(
      read.messages == [
        "A.xcassets/N/Contents.json:1:39: error: provides-namespace is a string; expected true or false"
      ])
  }
}

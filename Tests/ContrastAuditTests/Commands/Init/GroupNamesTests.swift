import Testing

@testable import contrast_audit

/// How `init` groups sources beside the main system, and what it calls the groups.
@Suite struct GroupNamesTests {
  @Test func `A package goes together, and a folder of the outermost one`() {
    let packages = PackageFolders(among: [
      "package.json", "brands/north/package.json", "brands/north/base/a.json", "pages/site.css",
    ])
    #expect(
      packages.groups(
        of: [
          "brands/north/base/a.json", "brands/north/parts/b.json", "pages/one.css", "pages/two.css",
          "pages/more/three.css",
        ], limit: 2) == [
          ["pages/one.css", "pages/two.css"], ["pages/more/three.css"],
          ["brands/north/base/a.json", "brands/north/parts/b.json"],
        ])
  }

  @Test func `Of a folder with many each is alone`() {
    #expect(
      PackageFolders(among: []).groups(of: ["css/a.css", "css/b.css", "css/c.css"], limit: 2)
        == [["css/a.css"], ["css/b.css"], ["css/c.css"]])
  }

  @Test func `A group is called by the innermost folder that is its own and says something`() {
    var names = GroupNames(main: ["App/Resources/Assets.xcassets"])
    #expect(names.next(for: ["App/Widgets/Resources/Assets.xcassets"]) == "Widgets")
    #expect(names.next(for: ["Clip/Widgets/Assets.xcassets"]) == "Clip-Widgets")
    #expect(names.next(for: ["css/sea.light.css"]) == "sea.light")
    #expect(names.next(for: ["kit/sea/src/a.json", "kit/sea/src/b.json"]) == "sea")
    #expect(names.next(for: ["kit/sea/src/c.json", "kit/sea/src/d.json"]) == "kit-sea")
    #expect(names.next(for: ["kit/sea/src/e.json", "kit/sea/src/f.json"]) == "kit-sea-2")
    #expect(names.next(for: ["App/a b/§.css"]) == "a-b")
    // All of it is in the main one's path too.
    var others = GroupNames(main: ["shop/ui/src/main/res"])
    #expect(others.next(for: ["shop/src/main/res"]) == "shop")
  }

  @Test(arguments: [
    ("tv/src/main/java/com/example/app/Theme.kt", false), ("example/src/Theme.kt", true),
    ("web/docs/site.css", true), ("src/com/org/site/a.css", false),
  ])
  func `A domain of a package makes no example of a program`(path: String, isShown: Bool) {
    #expect(SourceKind.isShown(path) == isShown)
  }
}

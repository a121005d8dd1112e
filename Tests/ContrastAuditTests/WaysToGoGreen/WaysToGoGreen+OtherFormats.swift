/// Asset catalogs, Material, SimpleX and themes of VS Code.
extension WayToGoGreen {
  static var otherFormats: [WayToGoGreen] {
    otherFormats1 + otherFormats2 + otherFormats3 + editorThemes
  }

  private static let otherFormats1: [WayToGoGreen] = [
    WayToGoGreen(
      "A dark color of a catalog", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}},{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}},"appearances":[{"appearance":"luminosity","value":"dark"}]}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A dark page under a text without a dark color", 1, "1.11 of 4.5  ink on page",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}},{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x11","green":"0x11","blue":"0x11","alpha":"1.000"}},"appearances":[{"appearance":"luminosity","value":"dark"}]}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A color for high contrast", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}},{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}},"appearances":[{"appearance":"contrast","value":"high"}]}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A color for the watch", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}},{"idiom":"watch","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A color for Mac Catalyst", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}},{"idiom":"ipad","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}},"subtype":"mac-catalyst"}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A color for wide gamuts", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}},{"idiom":"universal","color":{"color-space":"display-p3","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}},"display-gamut":"display-P3"}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "Two dark colors", 2, "'ink' has two entries for dark",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}},{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}},"appearances":[{"appearance":"luminosity","value":"dark"}]},{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}},"appearances":[{"appearance":"luminosity","value":"dark"}]}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A color set without a color", 2, "the color set 'ink' contains no color",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "Digits without a digit", 2, #"red is "0x""#,
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x","green":"0x","blue":"0x","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A negative component", 2, "a component is -1.0; expected 0 to 1 in srgb",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"-1","green":"-1","blue":"-1","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "nan", 2, #"red is "nan""#,
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"nan","green":"nan","blue":"nan","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A space in a number", 2, #"red is " 1""#,
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":" 1","green":" 1","blue":" 1","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A comma in a number", 2, #"red is "1,0""#,
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1,0","green":"1,0","blue":"1,0","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "Two notations in one color", 2, "the components mix values of 0 to 255 and fractions",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"255","green":"0.5","blue":"0x10","alpha":"1"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "An alpha of 255", 2, #"alpha is "255"; expected 0 to 1"#,
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"255"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
  ]

  private static let otherFormats2: [WayToGoGreen] = [
    WayToGoGreen(
      "A color space that there is not", 2, "color-space is 'cmyk'",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"cmyk","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A system color that there is not", 2, "the system color 'fooColor' is not known",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"fooColor"}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A name twice, in folders without a namespace", 2, "there are two color sets 'ink'",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/dark/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/dark/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A color set in a hidden folder", 2, "there are two color sets 'ink'",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/.x/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A color set without contents", 2, "has no Contents.json",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/x.colorset/foo
      1
      """##),
    WayToGoGreen(
      "Contents in a file of another case", 2, "has no Contents.json",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/x.colorset/contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "An appearance that there is not", 2, "the appearance 'luminosity' of 'tinted' is not known",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}},{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}},"appearances":[{"appearance":"luminosity","value":"tinted"}]}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A name in two catalogs", 2, "there are two color sets 'ink'",
      ##"""
      @policy "A.xcassets","B.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file B.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file B.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A link in a catalog", 2, "'A.xcassets/dark' is a link",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @folder elsewhere
      @file elsewhere/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      @link A.xcassets/dark ../elsewhere
      """##),
    WayToGoGreen(
      "A dark scheme of Material", 1, "1.11 of 4.5  onSurface on surface",
      ##"""
      @file contrast-audit.json
      {"tokens": ["m.json"], "rules": [{"id": "R", "pairings": [{"foreground":"onSurface","background":"surface","usage":"text"}]}]}
      @file m.json
      {"seed":"#6750A4","coreColors":{"primary":"#6750A4"},"schemes":{"light":{"surface":"#FFFFFF","onSurface":"#000000"},"dark":{"surface":"#000000","onSurface":"#111111"}}}
      """##),
    WayToGoGreen(
      "A scheme of more contrast", 1, "1.00 of 4.5  onSurface on surface",
      ##"""
      @file contrast-audit.json
      {"tokens": ["m.json"], "rules": [{"id": "R", "pairings": [{"foreground":"onSurface","background":"surface","usage":"text"}]}]}
      @file m.json
      {"seed":"#6750A4","coreColors":{"primary":"#6750A4"},"schemes":{"light":{"surface":"#FFFFFF","onSurface":"#000000"},"light-medium-contrast":{"surface":"#FFFFFF","onSurface":"#FFFFFF"}}}
      """##),
    WayToGoGreen(
      "A scheme that there is not", 2, "schemes has no key 'sepia'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["m.json"], "rules": [{"id": "R", "pairings": [{"foreground":"onSurface","background":"surface","usage":"text"}]}]}
      @file m.json
      {"seed":"#6750A4","coreColors":{"primary":"#6750A4"},"schemes":{"light":{"surface":"#FFFFFF","onSurface":"#000000"},"sepia":{"surface":"#FFFFFF","onSurface":"#FFFFFF"}}}
      """##),
    WayToGoGreen(
      "A scheme in other case", 2, "schemes has no key 'Dark'; did you mean 'dark'?",
      ##"""
      @file contrast-audit.json
      {"tokens": ["m.json"], "rules": [{"id": "R", "pairings": [{"foreground":"onSurface","background":"surface","usage":"text"}]}]}
      @file m.json
      {"seed":"#6750A4","coreColors":{"primary":"#6750A4"},"schemes":{"light":{"surface":"#FFFFFF","onSurface":"#000000"},"Dark":{"surface":"#FFFFFF","onSurface":"#FFFFFF"}}}
      """##),
    WayToGoGreen(
      "A role that dark does not have", 2, "the token 'onSurface' has no value in scheme dark",
      ##"""
      @file contrast-audit.json
      {"tokens": ["m.json"], "rules": [{"id": "R", "pairings": [{"foreground":"onSurface","background":"surface","usage":"text"}]}]}
      @file m.json
      {"seed":"#6750A4","coreColors":{"primary":"#6750A4"},"schemes":{"light":{"surface":"#FFFFFF","onSurface":"#000000"},"dark":{"surface":"#000000"}}}
      """##),
    WayToGoGreen(
      "A surface that is translucent", 2, "'surface' is translucent in scheme light",
      ##"""
      @file contrast-audit.json
      {"tokens": ["m.json"], "rules": [{"id": "R", "pairings": [{"foreground":"onSurface","background":"surface","usage":"text"}]}]}
      @file m.json
      {"seed":"#6750A4","coreColors":{"primary":"#6750A4"},"schemes":{"light":{"surface":"#FFFFFF00","onSurface":"#000000"}}}
      """##),
  ]

  private static let otherFormats3: [WayToGoGreen] = [
    WayToGoGreen(
      "A title in the color of the background", 1, "LIGHT",
      ["--system", "simplex", "u.theme"],
      ##"""
      @file u.theme
      base: "LIGHT"
      colors:
        background: "#ff000000"
        title: "#ff000000"

      """##),
    WayToGoGreen(
      "An empty theme", 2, "a theme is nothing; expected a mapping",
      ["--system", "simplex", "u.theme"],
      ##"""
      @file u.theme

      """##),
    WayToGoGreen(
      "A theme that sets nothing", 2, "'u.theme' contains no token",
      ["--system", "simplex", "u.theme"],
      ##"""
      @file u.theme
      base: "LIGHT"

      """##),
    WayToGoGreen(
      "A color with a slip in the name", 2,
      "colors has no key 'onbackground'; did you mean 'background'?",
      ["--system", "simplex", "u.theme"],
      ##"""
      @file u.theme
      base: "LIGHT"
      colors:
        onbackground: "#ffffffff"

      """##),
    WayToGoGreen(
      "A base that there is not", 2, "there is no base 'PINK'",
      ["--system", "simplex", "u.theme"],
      ##"""
      @file u.theme
      base: "PINK"
      colors:
        background: "#ffffffff"

      """##),
    WayToGoGreen(
      "A theme without a base", 2, "the theme names no base",
      ["--system", "simplex", "u.theme"],
      ##"""
      @file u.theme
      colors:
        background: "#ff000000"

      """##),
    WayToGoGreen(
      "A color twice", 2, "the key 'background' is repeated",
      ["--system", "simplex", "u.theme"],
      ##"""
      @file u.theme
      base: "LIGHT"
      colors:
        background: "#FFFFFFFF"
        titleColor: "#ff000000"
        background: "#ff000000"

      """##),
    WayToGoGreen(
      "A color that is a comment, for want of quotes", 2, "background is nothing; expected a color",
      ["--system", "simplex", "u.theme"],
      ##"""
      @file u.theme
      base: "LIGHT"
      colors:
        background: #ff000000

      """##),
    WayToGoGreen(
      "An anchor", 2, "anchors and aliases are not read",
      ["--system", "simplex", "u.theme"],
      ##"""
      @file u.theme
      base: "LIGHT"
      colors:
        background: &b "#ffffffff"
        titleColor: *b

      """##),
    WayToGoGreen(
      "A second document", 2, "a second document is not read",
      ["--system", "simplex", "u.theme"],
      ##"""
      @file u.theme
      base: "LIGHT"
      colors:
        background: "#FFFFFFFF"
        titleColor: "#ff000000"
      ---
      colors:
        background: "#ff000000"

      """##),
    WayToGoGreen(
      "A tab", 2, "a tab may not indent",
      ["--system", "simplex", "u.theme"],
      ##"""
      @file u.theme
      base: "LIGHT"
      colors:
        background: "#FFFFFFFF"
      	titleColor: "#ff000000"

      """##),
  ]
}

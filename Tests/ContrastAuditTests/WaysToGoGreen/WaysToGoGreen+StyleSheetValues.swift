/// Style sheets: values that are no color.
extension WayToGoGreen {
  static var styleSheetValues: [WayToGoGreen] { styleSheetValues1 + styleSheetValues2 }

  private static let styleSheetValues1: [WayToGoGreen] = [
    WayToGoGreen(
      "currentcolor", 2, "'currentcolor' has no fixed color",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: currentcolor; --page: #fff }
      """##),
    WayToGoGreen(
      "A system color", 2, "'Canvas' has no fixed color",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:Canvas}
      """##),
    WayToGoGreen(
      "initial", 2, "a.css:2",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root { --ink: initial }
      """##),
    WayToGoGreen(
      "inherit", 2, "a.css:2",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:inherit}
      """##),
    WayToGoGreen(
      "Properties in a circle", 2, "the alias is circular",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:var(--a);--a:var(--ink)}
      """##),
    WayToGoGreen(
      "A circle behind a fallback", 2, "the alias is circular",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:var(--a,#000);--a:var(--ink)}
      """##),
    WayToGoGreen(
      "A property that there is not", 2, "the token 'a' does not exist",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:var(--a)}
      """##),
    WayToGoGreen(
      "A fallback that hides another value", 2, "'maybe' has another value under '.x'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: var(--maybe, #000); --page: #fff }
      .x { --maybe: #fff }
      """##),
    WayToGoGreen(
      "calc() that makes a color another", 1, "#FFFFFF on #FFFFFF",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:rgb(calc(255) 255 255)}
      """##),
    WayToGoGreen(
      "A function that is not computed", 2, "'sin()' is not supported",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:rgb(calc(255 * sin(90deg)) 255 255)}
      """##),
    WayToGoGreen(
      "NaN", 2, "a.css:2",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:rgb(calc(NaN) 0 0)}
      """##),
    WayToGoGreen(
      "A relative color", 1, "#FFFFFF on #FFFFFF",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:rgb(from #fff r g b)}
      """##),
    WayToGoGreen(
      "The opacity that a relative color has of its origin", 1, "#FFFFFF",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff; --faint: #0001 }
      :root{--ink:rgb(from var(--faint) r g b)}
      """##),
    WayToGoGreen(
      "The hue of a gray", 2, "a gray has no hue",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: oklch(from gray 0 0.2 h); --page: #fff }
      """##),
    WayToGoGreen(
      "attr()", 2, "'attr()' is not a known function",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:attr(data-x color,#fff)}
      """##),
    WayToGoGreen(
      "if()", 2, "'if()' is not a known function",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:if(media(print):#000;else:#fff)}
      """##),
    WayToGoGreen(
      "env()", 2, "'ink' is not a color",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:env(x,#fff)}
      """##),
    WayToGoGreen(
      "A variable of Sass", 2, "'ink'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      $ink:#fff;
      :root{--ink:$ink}
      """##),
  ]

  private static let styleSheetValues2: [WayToGoGreen] = [
    WayToGoGreen(
      "An interpolation of Sass", 2, "'ink' is not a color",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:#{$ink}}
      """##),
    WayToGoGreen(
      "A value of nothing", 2, "'ink' is not a color",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink: ;}
      """##),
    WayToGoGreen(
      "A channel of 100000", 2, "out of range",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:color(srgb 1e5 1 1)}
      """##),
    WayToGoGreen(
      "A comment that is not closed", 2, "the comment that begins here is not closed",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      /* :root{--ink: #fff}
      """##),
    WayToGoGreen(
      "A block that is not closed", 2, "the '{' that begins here is not closed",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink: #fff
      """##),
  ]
}

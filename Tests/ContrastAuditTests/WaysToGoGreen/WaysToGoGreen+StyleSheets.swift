/// Style sheets, read as a browser does.
extension WayToGoGreen {
  static var styleSheets: [WayToGoGreen] { styleSheets1 + styleSheets2 }

  private static let styleSheets1: [WayToGoGreen] = [
    WayToGoGreen(
      "A dark value in a condition inside :root", 1, "1.60 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--x:#000;@media (prefers-color-scheme: dark){--ink:#ccc}}
      """##),
    WayToGoGreen(
      "A rule nested with &", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{&{--ink: #fff}}
      """##),
    WayToGoGreen(
      "A dark class nested with &", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{&.dark{--ink: #fff}}
      """##),
    WayToGoGreen(
      "@supports nested in :root", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{@supports (color:red){--ink: #fff}}
      """##),
    WayToGoGreen(
      "A value for screens", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media screen{:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "A value for print and for screens", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media print, screen{:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "A value where light is not preferred", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media not (prefers-color-scheme: light){:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      ":is() around :root", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :is(:root,.x){--ink: #fff}
      """##),
    WayToGoGreen(
      "A namespace before :root", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      *|*:root{--ink: #fff}
      """##),
    WayToGoGreen(
      "html:root, which is more specific", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      html:root{--ink: #fff}
      """##),
    WayToGoGreen(
      "!important in a layer", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @layer a{:root{--ink:#fff !important}}
      """##),
    WayToGoGreen(
      ":not() of the light theme", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root:not([data-theme=light]){--ink: #fff}
      """##),
    WayToGoGreen(
      "The dark theme of an attribute", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      [data-bs-theme=dark]{--ink: #fff}
      """##),
    WayToGoGreen(
      "The dark theme of a class", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      .theme-dark{--ink: #fff}
      """##),
    WayToGoGreen(
      "A space after the ! of !important", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:#fff ! important}
      :root{--ink:#000}
      """##),
  ]

  private static let styleSheets2: [WayToGoGreen] = [
    WayToGoGreen(
      "VAR in capitals", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:VAR(--page)}
      """##),
    WayToGoGreen(
      "A name with an escape", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root { --\69nk: #fff }
      """##),
    WayToGoGreen(
      "A rule between the marks of an HTML comment", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      <!-- :root { --ink: #fff } -->
      """##),
    WayToGoGreen(
      "A fallback behind an initial value", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--on:initial;--ink:var(--on,#fff)}
      """##),
    WayToGoGreen(
      "A value from an import", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      @import "b.css";
      :root{--page:#fff}

      @file b.css
      :root{--ink:#fff}
      """##),
    WayToGoGreen(
      "Black mixed away", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:color-mix(in srgb,#000 0%,#fff)}
      """##),
    WayToGoGreen(
      "Channels above 100 %", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root{--ink:rgb(300% 300% 300%)}
      """##),
    WayToGoGreen(
      "Text that is transparent", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: transparent; --page: #fff }
      """##),
    WayToGoGreen(
      "A page that is transparent", 2, "'page' is translucent",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: transparent }
      """##),
    WayToGoGreen(
      "light-dark() with no color-scheme said", 2, "color-scheme: light dark",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: light-dark(#000, #fff); --page: #fff }
      """##),
    WayToGoGreen(
      "light-dark() where color-scheme is dark", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { color-scheme: dark; --ink: light-dark(#000, #fff); --page: #fff }
      """##),
  ]
}

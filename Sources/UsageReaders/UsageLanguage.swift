/// A language of code that may use tokens, told by the ending of a file.
package enum UsageLanguage: String, Sendable, CaseIterable {
  case css = "CSS"
  case html = "HTML"
  case vue = "Vue"
  case svelte = "Svelte"
  case jsx = "JavaScript"
  case swift = "Swift"
  case kotlin = "Kotlin"

  /// The language of a file; nil for one that is not read.
  package init?(path: String) {
    let name = path.lowercased()
    let languages: [(String, UsageLanguage)] = [
      (".min.css", .css), (".css", .css), (".pcss", .css), (".postcss", .css),
      (".html", .html), (".htm", .html), (".xhtml", .html),
      (".vue", .vue), (".svelte", .svelte), (".jsx", .jsx), (".tsx", .jsx), (".js", .jsx),
      (".mjs", .jsx), (".cjs", .jsx), (".ts", .jsx), (".mts", .jsx), (".cts", .jsx),
      (".swift", .swift), (".kt", .kotlin),
    ]
    let isDeclaration = [".d.ts", ".d.mts", ".d.cts"].contains(where: name.hasSuffix)
    guard !isDeclaration, let language = languages.first(where: { name.hasSuffix($0.0) })?.1 else {
      return nil
    }
    self = language
  }

  /// Whether a color that is written out is one of CSS.
  package var hasColorsOfCSS: Bool { self != .swift && self != .kotlin }

  /// The name of a language that styles an app and is not read; nil for any other file.
  package static func unread(path: String) -> String? {
    let languages = [
      (".scss", "SCSS"), (".sass", "Sass"), (".less", "Less"), (".styl", "Stylus"),
      (".astro", "Astro"), (".dart", "Dart"), (".erb", "ERB"), (".blade.php", "Blade"),
      (".php", "PHP"), (".pug", "Pug"), (".storyboard", "Storyboard"), (".xib", "XIB"),
      (".mdx", "MDX"), (".hbs", "Handlebars"), (".mustache", "Mustache"), (".twig", "Twig"),
      (".njk", "Nunjucks"), (".liquid", "Liquid"), (".ejs", "EJS"), (".haml", "Haml"),
      (".slim", "Slim"), (".razor", "Razor"), (".cshtml", "Razor"), (".xaml", "XAML"),
      (".qml", "QML"), (".m", "Objective-C"), (".mm", "Objective-C"), (".java", "Java"),
    ]
    let name = path.lowercased()
    return languages.first { name.hasSuffix($0.0) }?.1
  }
}

/// What the name of a file tells that no reader reads, so that it is not taken for JSON.
package enum UnreadFormat {
  /// The language of a file by its ending; nil for any other.
  package static func language(of path: String) -> String? {
    let name = path.lowercased()
    return languages.first { $0.endings.contains(where: name.hasSuffix) }?.name
  }

  /// What to do about a language that a build turns into what is read; nil for others.
  package static func advice(about language: String) -> String? {
    built.contains(language)
      ? "is not evaluated: build it, and name the style sheet that comes out" : nil
  }

  private static let template = "a template"
  private static let built: Set = ["Sass", "Less", "Stylus", template]

  private static let languages: [(name: String, endings: [String])] = [
    ("a script of Kotlin", [".kts"]),
    ("Java", [".java"]),
    ("Sass", [".scss", ".sass"]),
    ("Less", [".less"]),
    ("Stylus", [".styl"]),
    ("PostCSS", [".pcss", ".postcss"]),
    (
      template,
      [
        ".erb", ".liquid", ".ejs", ".hbs", ".handlebars", ".mustache", ".j2", ".jinja", ".jinja2",
        ".njk", ".twig", ".tmpl", ".tpl", ".eex", ".heex", ".gotmpl", ".ftl", ".css.php",
      ]
    ),
    ("YAML", [".yaml", ".yml"]),
    ("TOML", [".toml"]),
    ("HTML", [".html", ".htm"]),
    ("a component of Vue", [".vue"]),
    ("a component of Svelte", [".svelte"]),
    ("a component of Astro", [".astro"]),
    ("a component of JSX", [".tsx", ".jsx"]),
    ("Objective-C", [".m", ".mm", ".h"]),
    ("a property list", [".plist"]),
  ]
}

/// What the name of a file tells that no reader reads, so that it is not taken for JSON.
package enum UnreadFormat {
  /// The language of a file by its ending; nil for any other.
  package static func language(of path: String) -> String? {
    let name = path.lowercased()
    return languages.first { $0.endings.contains(where: name.hasSuffix) }?.name
  }

  private static let languages: [(name: String, endings: [String])] = [
    ("a script of Kotlin", [".kts"]),
    ("Java", [".java"]),
    ("Sass", [".scss", ".sass"]),
    ("Less", [".less"]),
    ("Stylus", [".styl"]),
    ("PostCSS", [".pcss", ".postcss"]),
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

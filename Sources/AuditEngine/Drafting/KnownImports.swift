/// Style sheets of others that many pages load, and that set no color of the page: what serves fonts has
/// `@font-face` only, and the base of Tailwind stands in layers, which lose to every rule of the page.
enum KnownImports {
  private static let fontServers = [
    "fonts.googleapis.com", "fonts.bunny.net", "use.typekit.net", "fonts.cdnfonts.com",
    "api.fontshare.com", "rsms.me/inter",
  ]
  private static let packages = [
    "tailwindcss", "tw-animate-css", "tailwindcss-animate", "@fontsource", "@fontsource-variable",
    // What these set are properties of elements, and no custom ones.
    "normalize.css", "modern-normalize", "sanitize.css", "reset-css", "@unocss/reset",
  ]

  /// Whether a condition is an import of such a sheet, or a link to it.
  static func haveNoColors(_ condition: String) -> Bool {
    guard let mark = ["@import ", "<link href="].first(where: condition.hasPrefix) else {
      return false
    }
    let rest = condition.dropFirst(mark.count)
    let address = rest.hasPrefix("url(") ? rest.dropFirst(4) : rest
    let name = address.drop { "\"' ".contains($0) }.prefix { !"\"') ".contains($0) }
    if packages.contains(where: { name == $0 || name.hasPrefix($0 + "/") }) { return true }
    guard let start = ["https://", "http://", "//"].first(where: name.hasPrefix) else {
      return false
    }
    let place = name.dropFirst(start.count)
    return fontServers.contains { place == $0 || place.hasPrefix($0 + "/") }
  }
}

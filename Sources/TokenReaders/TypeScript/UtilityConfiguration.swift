/// A module that configures Tailwind or UnoCSS, told by its name: which of its members may hold colors of the
/// system. [Tailwind CSS 3, Configuration; UnoCSS, Config File]
enum UtilityConfiguration {
  case tailwind
  case unoCSS

  /// What another module is not.
  init?(path: String) {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if name.hasPrefix("tailwind.config.") {
      self = .tailwind
    } else if name.hasPrefix("uno.config.") || name.hasPrefix("unocss.config.") {
      self = .unoCSS
    } else {
      return nil
    }
  }

  /// A configuration without what is no color there, which code may give as it likes: plugins, files, fonts,
  /// sizes; the same value where it is none.
  func colors(of value: TypeScriptValue) -> TypeScriptValue {
    guard let members = value.members,
      members.contains(where: { $0.key == "theme" || Self.others.contains($0.key) })
    else { return value }
    let kept = members.filter { !Self.others.contains($0.key) && !isOfPackages($0.key) }.map {
      $0.key == "theme" ? Member(key: $0.key, value: theme($0.value)) : $0
    }
    return .object({ kept }, open: value.open)
  }

  private typealias Member = TypeScriptValue.Member

  private func theme(_ value: TypeScriptValue) -> TypeScriptValue {
    guard let members = value.members else { return value }
    let kept = members.filter { !Self.sizes.contains($0.key) }.map {
      $0.key == "extend" ? Member(key: $0.key, value: theme($0.value)) : $0
    }
    return .object({ kept }, open: value.open)
  }

  /// Presets of UnoCSS have palettes, rules and icons of their own; those of Tailwind are themes.
  private func isOfPackages(_ key: String) -> Bool {
    switch self {
    case .tailwind: false
    case .unoCSS: ["presets", "rules", "shortcuts", "transformers", "extractors"].contains(key)
    }
  }

  /// The members of a configuration that hold no colors.
  private static let others: Set<String> = [
    "blocklist", "content", "corePlugins", "darkMode", "important", "mode", "plugins", "prefix",
    "purge", "safelist", "separator", "variants",
  ]

  /// The members of a theme that hold no colors.
  private static let sizes: Set<String> = [
    "animation", "aspectRatio", "backdropBlur", "backgroundSize", "blur", "borderRadius",
    "borderWidth", "breakpoints", "columns", "container", "content", "cursor", "flex", "fontFamily",
    "fontSize", "fontWeight", "gap", "gridColumn", "gridRow", "gridTemplateColumns",
    "gridTemplateRows", "height", "inset", "letterSpacing", "lineHeight", "margin", "maxHeight",
    "maxWidth", "minHeight", "minWidth", "opacity", "order", "padding", "rotate", "scale",
    "screens", "size", "space", "spacing", "transformOrigin", "transitionDelay",
    "transitionDuration", "transitionProperty", "transitionTimingFunction", "translate", "width",
    "zIndex",
  ]
}

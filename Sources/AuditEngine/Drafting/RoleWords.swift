/// The words in names of color tokens that tell what a color is for, as public design systems use
/// them.
enum RoleWords {
  /// What a word says; the last such word of a name decides.
  static let roles: [String: ColorRole.Kind] = {
    var roles: [String: ColorRole.Kind] = [:]
    for (kind, words) in table { for word in words { roles[word] = kind } }
    return roles
  }()

  private static let table: [(ColorRole.Kind, [String])] = [
    (
      .text,
      [
        "text", "txt", "tx", "fg", "foreground", "label", "labels", "content", "link", "links",
        "placeholder", "heading",
        "headings", "title", "titles", "subtitle", "caption", "ink", "tint", "h1", "h2", "h3", "h4",
        "h5",
        "h6", "font",
      ]
    ),
    (
      .background,
      bases + [
        "backgrounds", "surfaces", "layer", "layers", "fill", "fills", "container", "backdrop",
        "layout", "ui",
      ]
    ),
    (
      .component,
      [
        "border", "borders", "outline", "outlines", "stroke", "strokes", "icon", "icons", "ring",
        "focus", "indicator",
        "thumb", "track", "gripper", "knob", "visual",
      ]
    ),
    (
      .decoration,
      [
        "divider", "dividers", "separator", "separators", "shadow", "shadows", "scrim", "shimmer",
        "skeleton", "overlay", "hairline",
        "elevation",
      ]
    ),
    (.inactive, ["disabled"]),
  ]

  /// What the page itself is called, most telling first.
  static let bases = [
    "background", "bg", "canvas", "page", "body", "window", "base", "paper", "surface",
  ]

  /// What the page is called where its background is that of a part of the app, the most telling first.
  static let pages = ["page", "body", "document", "root", "canvas", "window"]

  /// What makes a part of the app of the word page: `page-header`.
  static let partsOfPage: Set<String> = ["header", "footer", "number", "link"]

  /// What the text of something is called that is no part of it.
  static let plainTexts: Set<String> = ["text", "txt", "tx", "fg", "foreground"]

  /// What a background is called that is that of something.
  static let plainBackgrounds = ["background", "bg"]

  /// Words without a meaning of their own.
  static let noise: Set<String> = [
    "color", "colors", "colour", "colours", "clr", "c", "token", "tokens",
  ]

  /// Owners that are the whole app.
  static let everywhere: Set<String> = [
    "system", "theme", "app", "global", "common", "semantic", "interface", "ui",
  ]

  /// Words of drawings, whose colors are for no text: `content-illustrative-1`.
  static let pictures: Set<String> = ["illustrative", "illustration", "illustrations"]

  /// Names of icons, which are no text on what they stand on.
  static let icons: Set<String> = ["icon", "icons"]

  /// Marks that are drawn in the color of their background.
  static let marks: Set<String> = ["tick", "checkmark"]

  /// Owners whose text is a fainter one: it stands on the page as well as on what is theirs.
  static let quiet: Set<String> = ["muted", "subtle"]

  /// Owners whose text stands on the color of their own name, though there is a fainter background of
  /// theirs too: `accent-text` on `accent`, not on `accent-bg`.
  static let fills: Set<String> = ["accent"]

  /// What a color is there to say, whatever it looks like.
  static let purposes: Set<String> = [
    "action", "attention", "caution", "critical", "danger", "error", "info", "information",
    "negative", "notice", "positive", "severe", "success", "warning",
  ]

  /// What a color means, or looks like. Text of these stands on the page too; text of a part of the
  /// app does not.
  static let meanings = purposes.union([
    "accent", "brand", "destructive", "interactive", "progressive", "link", "bold", "dark", "faint",
    "light", "weak", "black",
    "blue", "cyan", "gray", "green", "grey", "magenta", "orange", "pink", "purple", "red", "teal",
    "white", "yellow",
  ])

  /// The step of a ladder: text on any step of the background is usual.
  static let levels: Set<String> = [
    "default", "base", "main", "normal", "primary", "secondary", "tertiary", "quaternary", "muted",
    "subtle", "soft", "strong", "emphasis", "elevated", "raised", "sunken", "grouped", "level",
    "inactive", "variant", "low", "high", "lowest",
    "highest", "dim", "bright", "alt",
    "alternative", "root",
    "neutral", "subdued", "help", "helper",
  ]

  /// Levels that a fill of the page may have: `background-neutral-strong` is no step of the page.
  static let fillLevels: Set<String> = ["primary", "neutral", "strong"]

  /// How much of its color a color shows, where `danger-weakest` is a tint and `danger` is not.
  static let strengths: Set<String> = ["weak", "weaker", "weakest", "stronger", "strongest"]

  /// Strengths of tints, on which text of any darker strength stands.
  static let tints: Set<String> = ["weaker", "weakest"]

  /// Strengths of colors that are no text on a tint.
  static let pale: Set<String> = tints.union(["weak"])

  /// How light a color is, where backgrounds and texts have their shades in their names.
  static let lightShades: Set<String> = ["lightest", "lighter", "light"]
  /// How dark it is.
  static let darkShades: Set<String> = ["darkest", "darker", "dark"]
  /// Shades that are no schemes.
  static let superlativeShades: Set<String> = ["lightest", "lighter", "darkest", "darker"]

  /// Levels that say the how-manieth of its kind something is.
  static let ordinals: Set<String> = ["primary", "secondary", "tertiary", "quaternary"]

  /// Words in the names of groups that hold the colors of a whole app, or of one of its themes.
  static let systems: Set<String> = [
    "theme", "themes", "scheme", "schemes", "palette", "color", "colors", "colour", "colours",
    "design", "tokens", "app", "style", "styles", "light", "dark",
  ]

  /// Words in the names of groups with the texts of a whole app: `TextTheme`, `Typography`.
  static let textSystems: Set<String> = systems.union(["typography", "fonts", "text"])

  /// Words of backgrounds that are no tint of the page.
  static let solid: Set<String> = ["thick", "solid", "strong", "bold", "emphasis"]

  /// Words of backgrounds that are not solid, whatever they mean: tints, and states of a control that can
  /// do nothing or lies under a mark.
  static let faint: Set<String> = [
    "muted", "subtle", "secondary", "tertiary", "soft", "weak", "faint", "disabled", "selected",
  ]

  /// Bars of an app, whose color is their background: `navigationBarColor`.
  static let bars: Set<String> = ["navigation", "nav", "status", "tab", "title", "app", "tool"]

  /// The steps of type: `bodySmall` is text, and `body` of CSS the page.
  static let sizes: Set<String> = [
    "small", "medium", "large", "xs", "sm", "md", "lg", "xl", "text", "style", "copy",
  ]

  /// A state of a control: a foreground of a state stands on the background of that state.
  static let states: Set<String> = [
    "rest", "disabled", "hover", "hovered", "pressed", "press", "down", "active", "selected",
    "focused",
    "visited",
    "checked",
  ]

  /// Light on dark where the rest is dark on light, or the other way round, or the same in both.
  static let inverse: Set<String> = [
    "inverse", "inverted", "invert", "reverse", "reversed", "static",
  ]

  /// The ends of all greys.
  static let extremes: Set<String> = ["white", "black"]

  /// Words that name a property where another word tells the role: `iconDefault.fill`.
  static let properties: Set<String> = ["fill", "stroke"]

  /// Controls that have several variants, each with a fill of its own or none.
  static let variedControls: Set<String> = ["button", "buttons", "btn", "cta", "chip", "tag"]

  /// Words of what lies over the page, where that shows through.
  static let veils: Set<String> = ["backdrop", "blur", "overlay", "scrim"]

  /// Variants of controls without a fill of their own: their text stands on the page.
  static let unfilled: Set<String> = ["ghost", "wire"]

  /// Words of links.
  static let links: Set<String> = ["link", "links"]

  /// Words of the color of a brand.
  static let brands: Set<String> = ["accent", "brand"]

  /// Words of what every app has: its text, links and buttons.
  static let main: Set<String> = ["body", "link", "links", "button", "buttons", "btn", "cta"]

  /// What makes a control of the word text: `textField`.
  static let controls: Set<String> = ["field", "fields", "area", "input", "box", "editor"]

  /// The names of Material 3 that do not say what they are for.
  static let material: [[String]: (kind: ColorRole.Kind, target: [String]?)] = [
    ["inverse", "primary"]: (.text, ["inverse", "surface"]),
    ["surface", "tint"]: (.decoration, nil),
    ["outline", "variant"]: (.decoration, nil),
  ]

  /// Roles by which a system is one of Material 3.
  static let ofMaterial = [
    ["on", "primary"], ["primary", "container"], ["on", "surface"], ["on", "surface", "variant"],
  ]

  /// The roles of Material 3 that are backgrounds and text on `surface` as well.
  static let textsOfMaterial = [["primary"], ["error"]]

  /// The steps of a background on which the same text stands: `surfaceDim`, `surfaceContainerLow`.
  static let steps: Set<String> = [
    "dim", "bright", "container", "low", "lowest", "high", "highest",
  ]
}

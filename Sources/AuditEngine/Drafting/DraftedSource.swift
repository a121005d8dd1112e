package import ColorMath
package import DesignTokens

/// A token source of a drafted policy.
package struct DraftedSource: Sendable {
  /// The path, as the policy writes it.
  package var path: String
  /// The format by its name, where the path does not tell it.
  package var format: String?
  /// The contexts in which it applies, guessed from its name; empty for everywhere.
  package internal(set) var contexts: [(axis: String, context: String)] = []
  /// The layer that it is, guessed from its name: one over sources that apply without it.
  package internal(set) var layer: (name: String, choice: String)?

  /// What a theme of VS Code is made for, where it does not say that itself.
  package private(set) var uiTheme: EditorThemeKind?
  /// Whether a `package.json` says what is known of it, so that nothing is guessed.
  package private(set) var isSaidByPackage = false
  /// Whether it is a page with the style sheets that it loads.
  package private(set) var isPage = false
  /// The function that components alone belong to, guessed from their form.
  package var channels: CSSColorFunction?
  /// What gives the colors that a color scheme in code does not, guessed where some are missing.
  package var defaults: FrameworkDefaults?
  /// Whether any group of nothing but `light` and `dark` is one token in both schemes, guessed from how
  /// many there are.
  package var hasSchemeKeys = false
  /// The groups that are one group in schemes or themes, guessed from their names and their tokens.
  package var groups: [SchemeGroups] = []
  /// Whether it replaces values of the sources before it, in contexts that it tells itself.
  package var isOverriding = false

  /// A source that applies everywhere.
  package init(path: String, format: String? = nil) {
    self.path = path
    self.format = format
  }

  /// A theme of VS Code.
  ///
  /// - Parameter theme: its name beside other themes; nil for one that is alone.
  package init(
    _ path: String, theme: String?, uiTheme: EditorThemeKind?, isSaidByPackage: Bool
  ) {
    self.path = path
    self.uiTheme = uiTheme
    self.isSaidByPackage = isSaidByPackage
    contexts = theme.map { [("theme", $0)] } ?? []
  }

  /// A page, which says what style sheets are loaded together.
  ///
  /// - Parameter page: its name beside other pages; nil for one that is alone.
  package init(_ path: String, page: String?) {
    self.path = path
    isPage = true
    contexts = page.map { [("page", $0)] } ?? []
  }

  /// Whether more is known of it than its path.
  package var isGuessed: Bool { !contexts.isEmpty || layer != nil || uiTheme != nil }

  /// The same with a context in place of the layer: so that a value of it that would hide one of what it
  /// lies over is seen.
  package var limited: DraftedSource {
    var source = self
    if let layer { source.contexts.append((layer.name, layer.choice)) }
    source.layer = nil
    return source
  }
}

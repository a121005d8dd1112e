/// Backgrounds of the page that are called by their shade, `backgroundLightest` to
/// `backgroundDarkest`, as texts are: dark text stands on what is light, and light text on what is dark
/// or colored. In a dark scheme both are the other way round.
struct ColorShades {
  /// How light something is by its name.
  private enum Shade {
    case light, medium, dark
  }

  /// Whether there is a ladder of shades: `light` and `dark` alone may be the schemes.
  private let isUsed: Bool

  /// What texts mean, such as danger.
  private let tones: Set<[String]>

  /// - Parameter tones: what texts mean; a background that means the same is colored.
  init(_ page: [ColorRole], tones: Set<[String]>) {
    self.tones = tones
    let shaded = page.filter { Self.shade(of: $0) != nil }
    isUsed =
      shaded.count > 2
      && shaded.contains { !RoleWords.superlativeShades.isDisjoint(with: $0.variety) }
  }

  /// The background of the page that most stands on; nil where no shade tells.
  func base(of page: [ColorRole]) -> ColorRole? {
    isUsed ? page.first { $0.variety == ["lightest"] } : nil
  }

  /// Whether a word is a shade, and says nothing of the part of an app.
  func isShade(_ word: String) -> Bool {
    isUsed && (word == "medium" || RoleWords.lightShades.union(RoleWords.darkShades).contains(word))
  }

  /// Whether something stands on a background; nil where no shade tells.
  func stands(_ role: ColorRole, on background: ColorRole) -> Bool? {
    guard isUsed else { return nil }
    let own = Self.shade(of: role)
    switch Self.shade(of: background) {
    case .light: return own != .light
    case .medium: return false
    case .dark: return own == .light
    case nil:
      guard own == .light else { return nil }
      return !role.isBoundary && !background.meaning.isEmpty && tones.contains(background.meaning)
    }
  }

  private static func shade(of role: ColorRole) -> Shade? {
    for word in role.variety {
      if RoleWords.lightShades.contains(word) { return .light }
      if RoleWords.darkShades.contains(word) { return .dark }
      if word == "medium" { return .medium }
    }
    return nil
  }
}

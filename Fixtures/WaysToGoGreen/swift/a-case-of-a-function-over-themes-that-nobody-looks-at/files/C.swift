enum Theme { case light, dark }
enum C { static func ink(for theme: Theme) -> Color { theme == .dark ? .white : .black }
static let page = Color.white
}

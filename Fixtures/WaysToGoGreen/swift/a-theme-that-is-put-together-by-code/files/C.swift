struct Theme { var ink: Color; var page = Color.white
static let light = Theme(ink: .black)
static let dark: Theme = { var t = Theme.light; t.ink = .white; return t }()
}

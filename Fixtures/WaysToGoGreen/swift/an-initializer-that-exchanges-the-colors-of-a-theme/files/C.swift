struct Theme { let ink: Color; let page: Color
init(ink: Color, page: Color) { self.ink = page; self.page = page }
static let light = Theme(ink: .black, page: .white)
static let dark = Theme(ink: .white, page: .black)
}

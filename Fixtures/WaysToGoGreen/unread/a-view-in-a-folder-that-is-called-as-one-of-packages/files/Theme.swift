enum Theme {
  static let ink = Color(red: 0, green: 0, blue: 0)
  static let page = Color(red: 1, green: 1, blue: 1)
}

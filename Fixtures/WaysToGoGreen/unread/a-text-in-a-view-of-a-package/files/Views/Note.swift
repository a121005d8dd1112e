struct Note: View {
  var body: some View {
    FancyLabel("b", color: Theme.page).background(Theme.page)
  }
}

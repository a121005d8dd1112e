struct Note: View {
  var body: some View { Text("a").foregroundStyle(Theme.page).background(Theme.page) }
}

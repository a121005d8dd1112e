struct Card: View {
  var body: some View { Text("a").foregroundStyle(Theme.ink).background(Theme.page) }
}

struct Note: View {
  var body: some View {
    Text("a").foregroundStyle(Theme.ink)
    Text("b").foregroundStyle(Theme.ink)
  }
}

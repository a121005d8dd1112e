struct Note: View { var body: some View { Text("b").foregroundStyle(Theme.ink) } }

struct B: View { var body: some View { Text("b").foregroundStyle(Theme.ghost).background(Theme.page) } }

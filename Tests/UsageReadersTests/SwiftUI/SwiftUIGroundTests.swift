import Testing
import UsageReaders

/// What the system draws behind an app. The pairs follow from the table of `SwiftUIGround`.
@Suite struct SwiftUIGroundTests {
  private func read(
    _ body: String, _ scene: String = "WindowGroup { A() }", _ mark: String = "import UIKit"
  )
    -> ReadProgram
  {
    ReadProgram(
      "\(mark)\n@main struct Main: App { var body: some Scene { \(scene) } }",
      "struct A: View { var body: some View {\n\(body)\n} }")
  }

  @Test(arguments: [
    ("Text(\"a\").foregroundStyle(Color.ink)", ["ink on systemBackground text"]),
    ("Text(\"a\")", ["primary on systemBackground text"]),
    ("Text(\"a\").background(Color.card)", ["primary on card over systemBackground text"]),
    ("Button { } label: { Text(\"a\") }", []),
    ("NavigationStack { Text(\"a\") }", ["primary on systemBackground text"]),
    ("List { Text(\"a\") }", ["primary on secondarySystemGroupedBackground text"]),
    ("List { Text(\"a\") }.listStyle(.plain)", ["primary on systemBackground text"]),
    ("List { Text(\"a\") }.listStyle(.sidebar)", []),
    ("List { Text(\"a\") }.listStyle(.plain).scrollContentBackground(.hidden)", []),
    (
      "List { Text(\"a\").listRowBackground(Color.row) }",
      ["primary on row over secondarySystemGroupedBackground text"]
    ),
    ("Unknown { Text(\"a\") }", []),
    ("Picker(\"p\", selection: $a) { Text(\"a\") }", []),
    (
      "Color.card.sheet(isPresented: $on) { Form { Text(\"a\") } }",
      ["primary on secondarySystemGroupedBackground of a sheet text"]
    ),
    (
      "Color.card.sheet(isPresented: $on) { Text(\"a\").presentationDetents([.medium]) }", []
    ),
    (
      "Text(\"a\").foregroundStyle(Color.ink).preferredColorScheme(.dark)",
      ["ink on systemBackground text (if colorScheme == .dark)"]
    ),
    ("Text(\"a\").environment(\\.colorScheme, .dark)", []),
  ]) func `The background of the system is known where it is sure`(body: String, pairs: [String]) {
    #expect(read(body).pairs == pairs)
  }

  @Test func `Of an app for another system nothing is known`() {
    #expect(read("Text(\"a\")", "WindowGroup { A() }", "import AppKit").pairs == [])
  }

  @Test func `A view that no window shows stands on nothing known`() {
    #expect(read("Text(\"a\").foregroundStyle(Color.ink)", "WindowGroup { B() }").pairs == [])
  }
}

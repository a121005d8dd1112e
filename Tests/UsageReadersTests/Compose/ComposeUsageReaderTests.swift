import SourceText
import Testing
import UsageReaders

/// The pairs of each function were worked out by hand, from what Compose's functions do.
@Suite struct ComposeUsageReaderTests {
  struct Function: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let pairs: [String]
    let unfollowed: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ pairs: [String], unfollowed: [String] = []) {
      self.name = name
      self.text = text
      self.pairs = pairs
      self.unfollowed = unfollowed
    }
  }

  static let functions: [Function] = [
    Function(
      "A surface around",
      """
      Surface(color = MaterialTheme.colorScheme.surface) {
        Text(text = "a", color = MaterialTheme.colorScheme.onSurface)
      }
      """, ["MaterialTheme.colorScheme.onSurface on MaterialTheme.colorScheme.surface text"]),
    Function(
      "A surface's own content color",
      """
      Surface(color = Theme.page, contentColor = Theme.ink) {
        Column { Text("a"); Icon(Icons.Add, null) }
      }
      """, ["Theme.ink on Theme.page text", "Theme.ink on Theme.page icon"]),
    Function(
      "A modifier around",
      """
      Box(modifier = Modifier.padding(4.dp).background(Theme.card, CircleShape)) {
        Icon(Icons.Add, contentDescription = "$a", tint = Theme.icon)
      }
      """, ["Theme.icon on Theme.card icon"]),
    Function(
      "The inner one of two modifiers",
      "Text(\"a\", color = Theme.ink, modifier = Modifier.background(Theme.page).background(Theme.card))",
      ["Theme.ink on Theme.card text"], unfollowed: ["noForeground: Theme.page"]),
    Function(
      "The colors of a button",
      """
      Button(onClick = { act() }, colors = ButtonDefaults.buttonColors(
        containerColor = Theme.accent, contentColor = Theme.onAccent)) { Text("a") }
      """, ["Theme.onAccent on Theme.accent text"]),
    Function(
      "The color that Material gives to the label of a button",
      """
      Button(onClick = { act() }, colors = ButtonDefaults.buttonColors(containerColor = Theme.ink)) {
        Text("a")
      }
      """, ["MaterialTheme.colorScheme.onPrimary on Theme.ink text"]),
    Function(
      "Borders, opacities and resources",
      """
      Card(colors = CardDefaults.cardColors(containerColor = Theme.card.copy(alpha = 0.5f))) {
        Row(Modifier.weight(1f)) { Text("a", color = colorResource(R.color.ink)) }
        Box(modifier = Modifier.border(1.dp, Theme.line))
      }
      """, ["ink on Theme.card at 50% text", "Theme.line on Theme.card at 50% border"]),
    Function(
      "Literals",
      "Surface(color = Color(0xFFFFFFFF)) { if (on) { Text(\"a\", color = Color.Red) } }",
      ["Color.Red on Color(0xFFFFFFFF) text"]),
  ]

  @Test(arguments: functions)
  func `The pairs are those worked out by hand`(function: Function) throws {
    let usage = try ReadUsage(
      "@Composable\nfun A(a: Int = 1) {\n\(function.text)\n}", named: "A.kt")
    #expect(usage.pairs.sorted() == function.pairs.sorted())
    #expect(usage.unfollowed.sorted() == function.unfollowed.sorted())
  }

  static let unfollowed: [(String, String)] = [
    ("Text(\"a\", color = Theme.ink)", "noBackground: Theme.ink"),
    (
      "Surface(color = Theme.page) { Fancy { Text(\"a\", color = Theme.ink) } }",
      "component: Theme.ink, in Fancy"
    ),
    (
      "Card { Text(\"a\", color = Theme.ink) }", "component: Theme.ink, in Card"
    ),
    (
      "Surface(color = Theme.page) { Text(\"a\", color = color) }", "computed: color"
    ),
    (
      "Surface(color = Theme.page) { Text(\"a\", color = when (x) { A -> Theme.a; else -> Theme.b }) }",
      "computed: when (x) { A -> Theme.a; else -> Theme.b }"
    ),
    (
      "Surface(color = Theme.page) { Box(Modifier.drawBehind { x() }) { Text(\"a\", color = Theme.ink) } }",
      "component: Theme.ink, with drawBehind"
    ),
    (
      "Surface(color = Theme.page) { Box(modifier) { Text(\"a\", color = Theme.ink) } }",
      "component: Theme.ink, with modifier"
    ),
    (
      "Surface(color = Theme.page) { Text(\"a\", Modifier.cardBackground(), color = Theme.ink) }",
      "component: Theme.ink, with cardBackground"
    ),
    (
      "Surface(color = Theme.page) { Text(\"a\", Modifier.alpha(0.5f), Theme.ink) }",
      "opacity: Theme.ink, at 0.5f"
    ),
    ("Canvas(Modifier) { drawCircle(Theme.colors.ink) }", "component: Theme.colors.ink"),
    ("Fancy(titleColor = Theme.ink, count = 1)", "component: Theme.ink"),
    ("Fancy(iconModifier = Modifier.background(Theme.page))", "noForeground: Theme.page"),
    (
      "Box(modifier = Modifier.background(Brush.linearGradient(x))) { Text(\"a\", color = Theme.ink) }",
      "picture: Theme.ink on Brush.linearGradient(x)"
    ),
    (
      "Box(modifier = Modifier.background(Theme.page)) { Image(x, null); Text(\"a\", color = Theme.ink) }",
      "picture: Theme.ink, Image"
    ),
  ]

  @Test(arguments: unfollowed)
  func `What cannot be followed is said and not guessed`(text: String, reason: String) throws {
    let usage = try ReadUsage("@Composable fun A() {\n\(text)\n}", named: "A.kt")
    #expect(usage.unfollowed.contains(reason), "\(usage.unfollowed)")
    #expect(usage.pairs == [])
  }

  @Test func `Each function stands alone`() throws {
    let usage = try ReadUsage(
      """
      @Composable fun A() { Surface(color = Theme.page) { B() } }
      @Composable fun B() = Text("a", color = Theme.ink)
      """, named: "A.kt")
    #expect(usage.pairs == [])
    #expect(usage.unfollowed.contains("noBackground: Theme.ink"))
  }
}

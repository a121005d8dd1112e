import SourceText
import Testing
import UsageReaders

/// What components draw with the colors they are given, from the sources of Material 3.
@Suite struct ComposeColorsTests {
  typealias Function = ComposeUsageReaderTests.Function

  static let functions: [Function] = [
    Function(
      "A state of the content stands on the container of that state",
      """
      FilledIconToggleButton(colors = IconButtonDefaults.iconToggleButtonColors(
        checkedContainerColor = Theme.accent, checkedContentColor = Theme.onAccent)) { content() }
      """, ["Theme.onAccent on Theme.accent icon (checked)"]),
    Function(
      "A state whose container is not given stands on one that is not known",
      """
      FilterChip(colors = FilterChipDefaults.filterChipColors(
        containerColor = Theme.card, labelColor = Theme.ink, selectedLabelColor = Theme.onAccent))
      """, ["Theme.ink on Theme.card text"],
      unfollowed: ["component: Theme.onAccent on FilterChip"]),
    Function(
      "A state whose content is not given shows no content of another state",
      """
      Button(colors = ButtonDefaults.buttonColors(
        containerColor = Theme.accent, contentColor = Theme.onAccent,
        disabledContainerColor = Theme.off)) { Text("a") }
      """, ["Theme.onAccent on Theme.accent text"], unfollowed: ["noForeground: Theme.off"]),
    Function(
      "Disabled content of a chip stands on each disabled container",
      """
      FilterChip(colors = FilterChipDefaults.filterChipColors(
        disabledContainerColor = if (on) Theme.off else Color.Transparent,
        disabledLabelColor = Theme.faint))
      """, ["Theme.faint on Theme.off text (if on disabled)"],
      unfollowed: ["component: Theme.faint, in FilterChip"]),
    Function(
      "The text of a navigation item is not on its indicator",
      """
      NavigationBar(containerColor = Theme.bar) {
        NavigationBarItem(colors = NavigationBarItemDefaults.colors(
          selectedIconColor = Theme.a, selectedTextColor = Theme.b, unselectedIconColor = Theme.c,
          indicatorColor = Theme.pill))
      }
      """,
      [
        "Theme.a on Theme.pill icon (selected)", "Theme.b on Theme.bar text (selected)",
        "Theme.c on Theme.bar icon (unselected)",
      ]),
    Function(
      "All content of a bar stands on it when scrolled, too",
      """
      TopAppBar(title = {}, colors = TopAppBarDefaults.topAppBarColors(
        containerColor = Theme.page, scrolledContainerColor = Theme.card,
        titleContentColor = Theme.ink))
      """, ["Theme.ink on Theme.page text", "Theme.ink on Theme.card text (scrolled)"]),
    Function(
      "A switch",
      """
      Surface(color = Theme.page) {
        Switch(colors = SwitchDefaults.colors(
          checkedThumbColor = Theme.thumb, checkedTrackColor = Theme.track))
      }
      """,
      ["Theme.thumb on Theme.track icon (checked)", "Theme.track on Theme.page icon (checked)"]),
    Function(
      "The containers of a field are all there are",
      """
      TextField(value = x, placeholder = { Text("a", color = Theme.ink) },
        colors = TextFieldDefaults.colors(
          focusedContainerColor = Theme.a, unfocusedContainerColor = Theme.b,
          focusedIndicatorColor = Color.Transparent))
      """, ["Theme.ink on Theme.a text (focused)", "Theme.ink on Theme.b text (unfocused)"]),
    Function(
      "Colors in order of their parameters",
      "Button(colors = ButtonDefaults.buttonColors(Color.Blue, Color.Yellow)) { Text(\"a\") }",
      ["Color.Yellow on Color.Blue text"]),
    Function(
      "A border of a component, under a condition",
      """
      Surface(color = Theme.page, border = BorderStroke(1.dp, if (on) Theme.line else Theme.faint)) {}
      """,
      [
        "Theme.line on Theme.page border (if on)", "Theme.faint on Theme.page border (if not on)",
      ], unfollowed: ["noForeground: Theme.page"]),
    Function(
      "Colors that belong to no component here",
      """
      val colors = NavigationBarItemDefaults.colors(
        selectedIconColor = Theme.a, indicatorColor = Theme.pill, unselectedTextColor = Theme.c)
      """, ["Theme.a on Theme.pill icon (selected)"], unfollowed: ["noBackground: Theme.c"]),
    Function(
      "A surface gives its content a color of its own",
      "Surface(color = Theme.a, contentColor = Theme.b) { Surface(color = Theme.c) { Text(\"a\") } }",
      ["Theme.b on Theme.a text"], unfollowed: ["noForeground: Theme.c"]),
  ]

  @Test(arguments: functions)
  func `The parts of a component stand on what it draws behind them`(function: Function) throws {
    let usage = try ReadUsage("@Composable\nfun A() {\n\(function.text)\n}", named: "A.kt")
    #expect(usage.pairs.sorted() == function.pairs.sorted())
    #expect(usage.unfollowed.sorted() == function.unfollowed.sorted())
  }

  static let values: [Function] = [
    Function(
      "Values of the same function",
      """
      val page = MaterialTheme.colorScheme.surface
      val scheme = MaterialTheme.colorScheme
      Surface(color = page) { Text("a", color = scheme.onSurface) }
      """, ["MaterialTheme.colorScheme.onSurface on MaterialTheme.colorScheme.surface text"]),
    Function(
      "A name that a lambda takes is not the value",
      """
      val ink = Theme.ink
      Surface(color = Theme.page) { list.forEach { ink -> Text("a", color = ink) } }
      """, [], unfollowed: ["computed: ink", "noForeground: Theme.page"]),
    Function(
      "A question about the state that a container has a color for",
      """
      Card(colors = CardDefaults.colors(
        containerColor = Theme.card, focusedContainerColor = Theme.focus)) {
        Text("a", color = if (isFocused) Theme.onFocus else Theme.ink)
      }
      """,
      [
        "Theme.onFocus on Theme.card text (if isFocused)",
        "Theme.onFocus on Theme.focus text (if isFocused focused)",
        "Theme.ink on Theme.card text (if not isFocused)",
      ]),
    Function(
      "A variable is computed",
      "var ink = Theme.ink\nSurface(color = Theme.page) { Text(\"a\", color = ink) }",
      [], unfollowed: ["computed: ink", "noForeground: Theme.page"]),
    Function(
      "Two answers on two answers",
      """
      val page = if (on) Theme.a else Theme.b
      Surface(color = page) { Text("a", color = if (on) Theme.c else Theme.d) }
      """,
      ["Theme.c on Theme.a text (if on)", "Theme.d on Theme.b text (if not on)"]),
    Function(
      "Answers to different questions meet",
      """
      Surface(color = if (x) Theme.a else Theme.b) {
        Text("a", color = if (y) Theme.c else Theme.d)
      }
      """,
      [
        "Theme.c on Theme.a text (if x if y)", "Theme.c on Theme.b text (if not x if y)",
        "Theme.d on Theme.a text (if not y if x)", "Theme.d on Theme.b text (if not x if not y)",
      ]),
    Function(
      "A modifier that a value holds, and one that follows",
      """
      val card = Modifier.background(Theme.card)
      Surface(color = Theme.page) {
        Box(modifier = card) { Text("a", color = Theme.a) }
        Box(modifier = Modifier.then(card)) { Text("b", color = Theme.b) }
        Box(if (on) Modifier.background(Theme.card) else Modifier) { Text("c", color = Theme.c) }
        Text("d", Modifier.padding(1.dp).background(Theme.card), Theme.d)
      }
      """,
      [
        "Theme.a on Theme.card text", "Theme.b on Theme.card text",
        "Theme.c on Theme.card text (if on)", "Theme.c on Theme.page text",
        "Theme.d on Theme.card text",
      ]),
    Function(
      "What lies on another one in a box",
      """
      Surface(color = Theme.page) {
        Box {
          Text("a", color = Theme.a)
          Box(Modifier.background(Theme.card).matchParentSize())
          Text("b", color = Theme.b)
        }
      }
      """, ["Theme.a on Theme.page text"],
      unfollowed: ["component: Theme.b, over Box", "noForeground: Theme.card"]),
    Function(
      "A content color that a local provides",
      """
      Surface(color = Theme.page) {
        CompositionLocalProvider(LocalContentColor provides Theme.ink) { Text("a") }
      }
      """, ["Theme.ink on Theme.page text"]),
    Function(
      "A track below progress, and a background of a style",
      """
      Surface(color = Theme.page) {
        LinearProgressIndicator(color = Theme.a, trackColor = Theme.track)
        LinearProgressIndicator(color = Theme.b)
        Text("a", style = TextStyle(color = Theme.c, background = Theme.mark))
      }
      """, ["Theme.a on Theme.track border", "Theme.c on Theme.mark text"],
      unfollowed: [
        "component: Theme.b, in LinearProgressIndicator", "noForeground: Theme.page",
        "noForeground: Theme.track",
      ]),
    Function(
      "Colors of styles, and a qualified call",
      """
      Surface(color = Theme.page, contentColor = Theme.ink) {
        Text("a", style = typography.body.copy(color = Theme.a))
        Text(buildAnnotatedString { withStyle(SpanStyle(color = Theme.b)) { append("x") } })
        androidx.compose.material3.Text("b", color = Theme.c)
        TabRowDefaults.SecondaryIndicator(color = Theme.line)
      }
      """,
      [
        "Theme.a on Theme.page text", "Theme.b on Theme.page text", "Theme.c on Theme.page text",
        "Theme.ink on Theme.page text", "Theme.line on Theme.page border",
      ]),
  ]

  @Test(arguments: values)
  func `Names and choices of a function are followed`(function: Function) throws {
    let usage = try ReadUsage("@Composable\nfun A() {\n\(function.text)\n}", named: "A.kt")
    #expect(usage.pairs.sorted() == function.pairs.sorted())
    #expect(usage.unfollowed.sorted() == function.unfollowed.sorted())
  }

  @Test func `Functions and constants of an object in the file are followed`() throws {
    let usage = try ReadUsage(
      """
      @Composable fun A() {
        Surface(color = Defaults.page()) { Text("a", color = Theme.ink.copy(alpha = Defaults.FAINT)) }
      }
      object Defaults {
        const val FAINT = 0.5f
        @Composable fun page() = Theme.page
      }
      object Others { const val FAINT = 0.4f }
      """, named: "A.kt")
    #expect(usage.pairs == ["Theme.ink at 50% on Theme.page text"])
    #expect(usage.unfollowed == [])
  }

  @Test func `A function of another object is computed`() throws {
    let usage = try ReadUsage(
      """
      @Composable fun A() { Surface(color = Theme.page) { Text("a", color = Others.ink()) } }
      object Defaults { fun ink() = Theme.ink }
      """, named: "A.kt")
    #expect(usage.pairs == [])
    #expect(usage.unfollowed.contains("computed: Others.ink()"))
  }

  static let pieces: [String] = [
    "fun a ", "fun a() = ", "val a = ", "val a: ", "{ a, b ", "object A { ", "if (a) b else ",
    "Text(color = if (a) ", "Modifier.then(", "Box(modifier = Modifier.background(",
    "Button(colors = A.bColors(aColor = ", "Surface(border = x(", "Text(style = a.copy(color = ",
    "val a = if (x) a else a\n",
  ]

  @Test(arguments: pieces)
  func `Any piece many times over ends in time`(piece: String) throws {
    let clock = ContinuousClock()
    let time = try clock.measure {
      for head in ["", "fun A() { "] {
        _ = try ReadUsage(head + String(repeating: piece, count: 20_000), named: "a.kt")
      }
    }
    #expect(time < .seconds(10))
  }

  @Test func `Choices that double are not followed to the end`() throws {
    let doubling = (1...40).map { "val a\($0) = if (x\($0)) a\($0 - 1) else a\($0 - 1)\n" }.joined()
    let usage = try ReadUsage(
      "fun A() { val a0 = Theme.a\n\(doubling)Surface(color = Theme.b) { Text(color = a40) } }",
      named: "a.kt")
    #expect(usage.pairs == [])
    #expect(usage.unfollowed.contains("computed: a40"))
  }

  @Test func `A text cut off anywhere is read up to there`() throws {
    let text =
      (Self.functions + Self.values).map(\.text).joined(separator: "\n")
      + "\nobject A { const val B = 1f; fun c() = A.d }"
    let bytes = Array(("fun A(a: Int) {" + text).utf8)
    for count in stride(from: 0, to: bytes.count, by: 11) {
      _ = try ReadUsage(SourceFile(path: "a.kt", bytes: Array(bytes[..<count])))
    }
  }
}

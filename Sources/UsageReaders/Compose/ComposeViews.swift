/// What is known of the functions of Compose.
enum ComposeViews {
  /// Those that draw nothing behind what they contain.
  static let containers: Set<String> = [
    "Column", "Row", "Box", "LazyColumn", "LazyRow", "LazyVerticalGrid", "LazyHorizontalGrid",
    "LazyVerticalStaggeredGrid", "FlowRow", "FlowColumn", "BoxWithConstraints", "ConstraintLayout",
    "AnimatedVisibility", "AnimatedContent", "Crossfade", "CompositionLocalProvider",
    "ProvideTextStyle", "SelectionContainer", "HorizontalPager", "VerticalPager", "Layout",
    "SubcomposeLayout", "DisposableEffect", "LaunchedEffect", "SideEffect", "IconButton",
    "TextButton", "Tab",
  ]
  static let texts: Set<String> = ["Text", "BasicText", "ClickableText"]
  static let icons: Set<String> = ["Icon"]
  static let pictures: Set<String> = ["Image", "AsyncImage", "DynamicAsyncImage", "GlideImage"]
  /// Those whose `color` lies behind their content.
  static let surfaces: Set<String> = ["Surface", "Card", "Scaffold"]
  /// Those whose `color` is a line.
  static let lines: Set<String> = [
    "Divider", "HorizontalDivider", "VerticalDivider", "CircularProgressIndicator",
    "LinearProgressIndicator",
  ]

  /// Words that begin no call.
  static let words: Set<String> = [
    "return", "else", "when", "if", "while", "for", "try", "catch", "finally", "throw", "in", "is",
    "as", "do", "object", "by", "where", "constructor", "val", "var", "class", "interface",
    "import", "package", "typealias", "null", "true", "false", "break", "continue",
  ]
}

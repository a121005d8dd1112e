/// What is known of the functions of Compose.
enum ComposeViews {
  /// Those that draw nothing behind what they contain.
  static let containers: Set<String> = [
    "Column", "Row", "Box", "LazyColumn", "LazyRow", "LazyVerticalGrid", "LazyHorizontalGrid",
    "LazyVerticalStaggeredGrid", "LazyHorizontalStaggeredGrid", "FlowRow", "FlowColumn",
    "BoxWithConstraints", "ConstraintLayout", "AnimatedVisibility", "AnimatedContent", "Crossfade",
    "CompositionLocalProvider", "ProvideTextStyle", "SelectionContainer", "HorizontalPager",
    "VerticalPager", "Layout", "SubcomposeLayout", "DisposableEffect", "LaunchedEffect",
    "SideEffect", "IconButton", "IconToggleButton", "TextButton", "Tab", "BadgedBox",
    "DropdownMenuItem", "Checkbox", "TriStateCheckbox", "RadioButton", "Switch", "Slider",
    "NavigationBarItem", "NavigationRailItem", "TextStyle", "SpanStyle", "BorderStroke", "Spacer",
  ]
  /// Of these, those that give their content a color of its own.
  static let coloring: Set<String> = [
    "TextButton", "DropdownMenuItem", "NavigationBarItem", "NavigationRailItem",
  ]
  static let texts: Set<String> = ["Text", "BasicText", "ClickableText"]
  static let icons: Set<String> = ["Icon"]
  static let pictures: Set<String> = ["Image", "AsyncImage", "DynamicAsyncImage", "GlideImage"]
  /// Those whose `color` lies behind their content.
  static let surfaces: Set<String> = ["Surface", "Card", "Scaffold"]
  /// Those whose `color` is a line.
  static let lines: Set<String> = [
    "Divider", "HorizontalDivider", "VerticalDivider", "CircularProgressIndicator",
    "LinearProgressIndicator", "PrimaryIndicator", "SecondaryIndicator",
  ]
  /// Values that carry the color of a text.
  static let styles: Set<String> = ["TextStyle", "SpanStyle", "copy", "merge"]
  /// Those whose own arguments say what is on their container.
  static let material: Set<String> = [
    "AlertDialog", "BasicAlertDialog", "Snackbar", "DatePickerDialog", "TopAppBar", "BottomAppBar",
  ]

  /// The roles that Material gives to contents, whatever their container is; others take the color that
  /// is made for the container. [androidx.compose.material3.ButtonDefaults.buttonColors]
  static let defaultContents = ["ButtonDefaults.buttonColors": "onPrimary"]

  /// Modifiers that paint nothing behind the content.
  static let plainModifiers: Set<String> = [
    "padding", "paddingFrom", "paddingFromBaseline", "absolutePadding", "fillMaxWidth",
    "fillMaxHeight", "fillMaxSize", "fillParentMaxWidth", "fillParentMaxHeight",
    "fillParentMaxSize", "matchParentSize", "size", "sizeIn", "requiredSize", "requiredSizeIn",
    "requiredWidth", "requiredWidthIn", "requiredHeight", "requiredHeightIn", "width", "widthIn",
    "height", "heightIn", "defaultMinSize", "wrapContentSize", "wrapContentWidth",
    "wrapContentHeight", "aspectRatio", "weight", "align", "alignBy", "alignByBaseline", "offset",
    "absoluteOffset", "zIndex", "clip", "clipToBounds", "shadow", "rotate", "scale", "layout",
    "layoutId", "clickable", "combinedClickable", "toggleable", "triStateToggleable", "selectable",
    "selectableGroup", "draggable", "anchoredDraggable", "swipeable", "scrollable",
    "verticalScroll", "horizontalScroll", "nestedScroll", "pointerInput", "hoverable", "focusable",
    "focusTarget", "focusRequester", "focusProperties", "focusGroup", "onFocusChanged",
    "onFocusEvent", "onKeyEvent", "onPreviewKeyEvent", "onGloballyPositioned", "onPlaced",
    "onSizeChanged", "onVisibilityChanged", "semantics", "clearAndSetSemantics",
    "progressSemantics", "testTag", "animateContentSize", "animateItem", "animateItemPlacement",
    "animateEnterExit", "sharedElement", "sharedBounds", "skipToLookaheadSize", "imePadding",
    "imeNestedScroll", "systemBarsPadding", "statusBarsPadding", "navigationBarsPadding",
    "safeDrawingPadding", "safeContentPadding", "safeGesturesPadding", "displayCutoutPadding",
    "windowInsetsPadding", "windowInsetsTopHeight", "windowInsetsBottomHeight",
    "windowInsetsStartWidth", "windowInsetsEndWidth", "consumeWindowInsets", "captionBarPadding",
    "minimumInteractiveComponentSize", "tabIndicatorOffset", "constrainAs", "menuAnchor",
    "basicMarquee", "pullRefresh", "bringIntoViewRequester", "onRotaryScrollEvent",
    "approachLayout", "keepScreenOn", "systemGestureExclusion", "transformable", "defaultWeight",
    "dragAndDropSource", "dragAndDropTarget", "sensitiveContent",
  ]

  /// The labels of arguments without one, by the function.
  static func labels(of function: String) -> [String] {
    switch function {
    case "Text": ["text", "modifier", "color"]
    case "Icon": ["imageVector", "contentDescription", "modifier", "tint"]
    case "Surface": ["modifier", "shape", "color", "contentColor"]
    case "HorizontalDivider", "VerticalDivider", "Divider": ["modifier", "thickness", "color"]
    case "BorderStroke": ["width", "color"]
    case "topAppBarColors":
      [
        "containerColor", "scrolledContainerColor", "navigationIconContentColor",
        "titleContentColor", "actionIconContentColor",
      ]
    default:
      function.hasSuffix("uttonColors") || function == "cardColors"
        ? ["containerColor", "contentColor", "disabledContainerColor", "disabledContentColor"] : []
    }
  }

  /// Words that begin no call.
  static let words: Set<String> = [
    "return", "else", "when", "if", "while", "for", "try", "catch", "finally", "throw", "in", "is",
    "as", "do", "object", "by", "where", "constructor", "val", "var", "class", "interface",
    "import", "package", "typealias", "null", "true", "false", "break", "continue",
  ]
}

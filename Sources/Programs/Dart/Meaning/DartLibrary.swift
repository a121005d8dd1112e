/// What the library of Dart and Flutter have, as tables, and what files see of each other.
enum DartLibrary {
  /// Types of Flutter that an app may declare anew elsewhere.
  static let types: Set<String> = [
    "Color", "Colors", "ColorScheme", "ThemeData", "Brightness", "MaterialColor", "CupertinoColors",
    "Theme", "MediaQuery", "MaterialAccentColor", "ColorSwatch", "HSLColor", "HSVColor",
  ]

  /// What types declare themselves: an extension of that name never wins.
  static let members: [String: Set<String>] = [
    "Color": [
      "value", "red", "green", "blue", "alpha", "opacity", "r", "g", "b", "a", "withOpacity",
      "withAlpha", "withRed", "withGreen", "withBlue", "withValues", "computeLuminance", "toARGB32",
      "hashCode", "toString", "colorSpace",
    ],
    "String": [
      "length", "substring", "replaceAll", "replaceFirst", "toUpperCase", "toLowerCase", "padLeft",
      "startsWith", "endsWith", "isEmpty", "isNotEmpty", "trim", "contains", "split", "indexOf",
    ],
    "List": [
      "length", "first", "last", "map", "where", "toList", "isEmpty", "isNotEmpty", "contains",
      "elementAt", "indexOf", "any", "every", "fold", "reversed", "forEach", "firstWhere", "asMap",
    ],
    "int": ["isEven", "isOdd", "toDouble", "toInt", "abs", "clamp", "round", "toRadixString"],
    "double": ["toDouble", "toInt", "abs", "clamp", "round", "floor", "ceil", "isNaN"],
  ]

  /// Methods that leave what they are called on as it is.
  static let reading: Set<String> = Set(members.values.joined()).union([
    "copyWith", "keys", "values", "entries", "containsKey", "toSet", "expand", "skip", "take",
    "reduce", "join", "name", "index", "byName", "shade50", "of", "call", "round", "floor",
    "colorScheme", "brightness", "lerp", "toString", "compareTo", "resolve", "resolveWith", "all",
    "cast", "singleWhere", "lastWhere", "mapIndexed", "where", "whereType", "apply", "merge",
  ])

  /// The names of the types that a value has, its own first.
  static func typeNames(of value: Value) -> [String] {
    switch value {
    case .whole: ["int", "num"]
    case .fraction: ["double", "num"]
    case .boolean: ["bool"]
    case .text: ["String"]
    case .list: ["List", "Iterable", "Set"]
    case .dictionary: ["Map"]
    case .color: ["Color"]
    case .enumeration(let value) where value.declaration == nil: [value.type]
    case .instance(let instance) where instance.type.node == nil:
      instance.type.name == FlutterSwatch.type
        ? [FlutterSwatch.type, "ColorSwatch", "Color"] : [instance.type.name]
    default: []
    }
  }

  /// The text with its escapes replaced; nil for an escape that isn't known.
  static func decoded(_ text: String) -> String? {
    EscapedText.decoded(text) { letter, rest in
      switch letter {
      case "x": EscapedText.character(2, of: &rest)
      case "u", "b", "f", "v": nil
      default: String(letter)
      }
    }
  }

  // MARK: Files

  /// Whether a file names another as a part of it, or as the one that it is a part of.
  static func isPart(_ one: SyntaxTree, _ other: SyntaxTree) -> Bool {
    one.imports.contains {
      ($0.path[0] == "part" || $0.path[0] == "part of") && names($0.path[1], other)
    }
  }

  /// Whether two files are parts of one.
  static func isPart(_ one: SyntaxTree, ofSameAs other: SyntaxTree) -> Bool {
    let library = { (tree: SyntaxTree) in
      tree.imports.first { $0.path[0] == "part of" }?.path[1].split(separator: "/").last
    }
    guard let mine = library(one) else { return false }
    return mine == library(other)
  }

  /// Whether a file imports another, or one that exports it.
  static func imports(_ tree: SyntaxTree, _ other: SyntaxTree, among trees: [SyntaxTree]) -> Bool {
    var open = trees.filter { candidate in
      tree.imports.contains { $0.path[0] == "import" && names($0.path[1], candidate) }
    }
    var seen: [SyntaxTree] = []
    while let next = open.popLast() {
      if next === other || isPart(other, next) { return true }
      guard !seen.contains(where: { $0 === next }) else { continue }
      seen.append(next)
      open += trees.filter { candidate in
        next.imports.contains { $0.path[0] == "export" && names($0.path[1], candidate) }
      }
    }
    return false
  }

  /// Whether an address ends in the path of a file.
  private static func names(_ address: String, _ tree: SyntaxTree) -> Bool {
    let wanted = address.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return wanted.last == tree.file.path.split(separator: "/").last
  }
}

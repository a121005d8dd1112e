/// What the library of Kotlin has, as tables.
enum KotlinLibrary {
  /// The labels of a range that is kept as its ends.
  static let range = ["start", "endInclusive"]

  /// What types of the library and of Compose declare themselves: an extension of that name never wins.
  static let members: [String: Set<String>] = [
    "Color": [
      "red", "green", "blue", "alpha", "value", "colorSpace", "copy", "convert", "component1",
      "component2", "component3", "component4", "component5", "equals", "hashCode", "toString",
    ],
    "String": ["length", "get", "plus", "compareTo", "subSequence", "equals", "hashCode"],
    "List": [
      "size", "get", "indexOf", "lastIndexOf", "contains", "isEmpty", "subList", "iterator",
    ],
    "Map": ["size", "get", "keys", "values", "entries", "containsKey", "containsValue", "isEmpty"],
  ]

  /// Extensions of the library that are known here.
  private static let additions: [String: Set<String>] = [
    "Color": ["luminance", "toArgb", "compositeOver", "takeOrElse"],
    "String": [
      "substring", "removePrefix", "removeSuffix", "toInt", "toLong", "startsWith", "endsWith",
      "uppercase", "lowercase", "padStart", "trim", "drop", "take", "takeLast", "dropLast",
      "toIntOrNull", "toLongOrNull", "isEmpty", "isNotEmpty", "toColorInt", "replace", "repeat",
    ],
    "List": ["first", "last", "map", "filter", "getOrNull", "indices", "isNotEmpty", "reversed"],
    "Map": ["getValue", "getOrDefault", "getOrElse"],
  ]

  /// Whether code that runs for a value of a type may name a member without it.
  static func has(_ name: String, _ value: Value) -> Bool {
    typeNames(of: value).contains {
      members[$0]?.contains(name) ?? false || additions[$0]?.contains(name) ?? false
    }
  }

  /// Methods that leave what they are called on as it is.
  static let reading: Set<String> = Set(members.values.joined()).union(additions.values.joined())
    .union([
      "let", "also", "run", "takeIf", "takeUnless", "and", "or", "xor", "inv", "shl", "shr", "ushr",
      "toDouble", "toFloat", "toByte", "toShort", "toUInt", "toULong", "toString", "coerceIn",
      "coerceAtLeast", "coerceAtMost", "roundToInt", "pow", "until", "downTo", "step", "to",
      "mapIndexed", "flatMap", "forEach", "any", "all", "none", "fold", "sum", "firstOrNull",
      "lastOrNull", "find", "zip", "withIndex", "toList", "toSet", "joinToString", "contains", "in",
      "mapNotNull", "associate", "associateWith", "associateBy", "format", "ordinal", "name", "use",
      "sumOf", "maxOf", "minOf", "sortedBy", "distinct", "toMap", "plus", "minus", "times", "div",
    ])

  /// What runs a function that it is given at once or later, and on nothing of its own.
  static let plainCalls: Set<String> = [
    "run", "repeat", "remember", "SideEffect", ".let", ".also", ".takeIf", ".takeUnless",
    ".forEach", ".forEachIndexed", ".map", ".mapIndexed", ".filter", ".any", ".all", ".first",
    ".firstOrNull",
  ]

  /// The names of the types that a value of the library or a framework has, its own first.
  static func typeNames(of value: Value) -> [String] {
    switch value {
    case .whole, .fraction, .single: KotlinNumber.name(of: value).map { [$0, "Number"] } ?? []
    case .boolean: ["Boolean"]
    case .text: ["String", "CharSequence"]
    case .framework(let name) where name.hasPrefix("Char:"): ["Char"]
    case .list: ["List", "Collection", "Iterable"]
    case .dictionary: ["Map"]
    case .color(let color): [color.type]
    case .tuple(_, let labels): labels.count == 3 ? ["Triple"] : labels == range ? [] : ["Pair"]
    case .instance(let instance) where instance.type.node == nil: [instance.type.name]
    default: []
    }
  }

  // MARK: Texts

  /// The text with its escapes replaced; nil for an escape that isn't known.
  static func decoded(_ text: String) -> String? {
    EscapedText.decoded(text) { letter, rest in
      switch letter {
      case "b": "\u{8}"
      case "$": "$"
      case "u": EscapedText.character(4, of: &rest)
      default: nil
      }
    }
  }

  /// A value as it is written into a text; nil where Kotlin writes it in its own way.
  static func written(_ value: Value) -> String? {
    switch value {
    case .text(let text, _): text
    case .boolean(let value): "\(value)"
    case .nothing: "null"
    case .whole(let number):
      number.number.isWide ? "\(number.number.magnitude)" : "\(number.number.bits)"
    case .framework(let name) where name.hasPrefix("Char:"): character(name)
    default: nil
    }
  }

  /// The letter of a character's value.
  static func character(_ name: String) -> String? {
    decoded(String(name.dropFirst(6).dropLast()))
  }
}

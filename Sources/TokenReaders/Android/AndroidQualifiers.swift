/// The qualifiers of a resource folder: `values-night-v31` is night and API level 31. [Android,
/// providing alternative resources]
///
/// Where several folders have a resource, Android takes the one whose qualifiers stand highest in
/// its table: night before the API level, whatever the folder with a higher level says.
struct AndroidQualifiers: Hashable {
  /// True for `night`, false for `notnight`, nil for neither.
  private(set) var isNight: Bool?
  /// The lowest API level with the resource; nil for any.
  private(set) var apiLevel: Int?
  /// The others, as written: `land`, `sw600dp`, `fr`.
  private(set) var others: [String] = []

  /// None.
  static let none = AndroidQualifiers()

  private init() {}

  /// The qualifiers of the folder that a file is in; nil if that is not a folder of the kind.
  init?(ofFile path: String, in kind: String) {
    let parts = path.split(separator: "/")
    guard parts.count > 1 else { return nil }
    let words = parts[parts.count - 2].split(separator: "-", omittingEmptySubsequences: false)
    guard words[0] == kind else { return nil }
    for word in words.dropFirst() {
      let text = word.lowercased()
      if text == "night" || text == "notnight" {
        isNight = text == "night"
      } else if text.hasPrefix("v"), let level = Int(text.dropFirst()), level > 0 {
        apiLevel = level
      } else {
        others.append(text)
      }
    }
  }

  /// Whether a file of this path may have colors.
  static func isResource(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".xml")
      && (Self(ofFile: path, in: "values") != nil || Self(ofFile: path, in: "color") != nil)
  }

  /// Sorts as Android prefers, the weakest first: a qualifier that stands higher in its table
  /// decides before all that stand lower.
  var rank: [Int] {
    var rank = [Int](repeating: 0, count: Self.levelPlace + 1)
    for other in others {
      let (place, size) = Self.place(of: other)
      rank[place] = max(rank[place], size)
    }
    if isNight != nil { rank[Self.nightPlace] = 1 }
    rank[Self.levelPlace] = apiLevel ?? 0
    return rank
  }

  private static let nightPlace = 11
  private static let levelPlace = 14

  /// The place in Android's table, from 0, and the number of a size: the largest size wins.
  private static func place(of word: String) -> (Int, Int) {
    if word.hasPrefix("mcc") { return (0, 1) }
    if word.hasPrefix("ld") { return (2, 1) }
    if word.hasSuffix("dp"), let size = Int(word.dropLast(2).drop { !$0.isNumber }) {
      return (word.hasPrefix("sw") ? 3 : word.hasPrefix("w") ? 4 : 5, size)
    }
    if ["small", "normal", "large", "xlarge"].contains(word) { return (6, 1) }
    if word.hasSuffix("long") || word.hasSuffix("round") { return (7, 1) }
    if word.hasSuffix("widecg") || word.hasSuffix("dr") { return (8, 1) }
    if ["port", "land", "square"].contains(word) { return (9, 1) }
    if ["car", "desk", "television", "appliance", "watch", "vrheadset"].contains(word) {
      return (10, 1)
    }
    if word.hasSuffix("dpi") { return (12, 1) }
    let isLanguage = word.utf8.count <= 3 || word.hasPrefix("b+")
    return (isLanguage ? 1 : 13, 1)
  }

  /// Whether it says nothing.
  var isPlain: Bool { isNight == nil && apiLevel == nil && others.isEmpty }

  /// Whether it says nothing but night.
  var isSchemeOnly: Bool { apiLevel == nil && others.isEmpty }
}

import SourceText

/// What a file of Swift code may declare that another one needs, as its words tell.
///
/// Words of comments and texts count too: a file that is read in vain changes nothing.
enum CodeName: Hashable {
  /// A type that is no view.
  case type(String)
  /// Anything that an extension adds to a type.
  case member(of: String)
  /// An initializer or a function that is added to a type of colors, by its first label or its name.
  case call(of: String, String)

  /// Whether it is what code calls: several declarations may have the name.
  var isCall: Bool { if case .call = self { true } else { false } }

  private static let types = ["struct", "enum", "class", "actor", "protocol", "typealias"].map {
    Array($0.utf8)
  }
  private static let (extending, function, initializer) =
    (Array("extension".utf8), Array("func".utf8), Array("init".utf8))
  private static let colors: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]
  /// What the types that a view inherits from end with.
  private static let views = ["View", "Controller", "Cell", "App", "Scene", "PreviewProvider"]
  /// The labels with which frameworks make colors.
  private static let labels: Set<String> = [
    "_", "red", "white", "hue", "cgColor", "uiColor", "nsColor", "displayP3Red", "srgbRed", "named",
    "patternImage", "ciColor", "dynamicProvider",
  ]

  /// What a file declares. O(n) for n bytes.
  static func declared(in bytes: [UInt8]) -> Set<CodeName> {
    var found: Set<CodeName> = []
    var extended: Set<String> = []
    var calls: Set<String> = []
    let words = Words(of: bytes)
    for next in 1..<max(words.count, 1) {
      if words.isText(next - 1, extending) {
        // `extension SwiftUI.Color` extends a color as well.
        let last = min(next + 1, words.count - 1)
        extended.insert(words.text(words.before(last) == UInt8(ascii: ".") ? last : next))
      } else if words.isText(next - 1, function)
        || words.before(next) == UInt8(ascii: "(") && words.isText(next - 1, initializer)
      {
        calls.insert(words.text(next))
      } else if words.isCapitalized(next), types.contains(where: { words.isText(next - 1, $0) }),
        !isView(words, from: next + 1)
      {
        found.insert(.type(words.text(next)))
      }
    }
    for type in extended {
      found.insert(.member(of: type))
      if colors.contains(type) { for name in calls { found.insert(.call(of: type, name)) } }
    }
    return found
  }

  /// What a file names, whoever declares it. O(n) for n bytes.
  static func mentioned(in bytes: [UInt8]) -> Set<CodeName> {
    var found: Set<CodeName> = []
    let words = Words(of: bytes)
    for index in 0..<words.count where words.isCapitalized(index) {
      let type = words.text(index)
      found.insert(.type(type))
      guard colors.contains(type), index + 1 < words.count else { continue }
      let next = words.text(index + 1)
      switch words.before(index + 1) {
      case UInt8(ascii: ".") where next != "init",
        UInt8(ascii: "(") where !labels.contains(next):
        found.insert(.call(of: type, next))
      default: break
      }
    }
    return found
  }

  /// Whether what a type inherits from is a view, by the words after the type's name.
  private static func isView(_ words: Words, from start: Int) -> Bool {
    for index in start..<max(words.count, start) {
      let before = words.before(index)
      guard before == UInt8(ascii: ":") || before == UInt8(ascii: ",") else { return false }
      if views.contains(where: words.text(index).hasSuffix) { return true }
    }
    return false
  }

  /// A word, with the last byte before it that is no space.
  private struct Word {
    let range: Range<Int>
    let before: UInt8
  }

  /// The words of a file, as places in it: a large app has millions.
  private struct Words {
    private let bytes: [UInt8]
    private var all: [Word] = []

    init(of bytes: [UInt8]) {
      self.bytes = bytes
      all.reserveCapacity(bytes.count / 8)
      var before = UInt8(ascii: " ")
      var start: Int?
      for offset in bytes.indices {
        let byte = bytes[offset]
        if byte.isPartOfWord {
          if start == nil { start = offset }
          continue
        }
        if let first = start {
          all.append(Word(range: first..<offset, before: before))
          (start, before) = (nil, bytes[offset - 1])
        }
        if byte > 0x20, byte != UInt8(ascii: "`") { before = byte }
      }
      if let start { all.append(Word(range: start..<bytes.count, before: before)) }
    }

    var count: Int { all.count }

    func text(_ index: Int) -> String { String(decoding: bytes[all[index].range], as: UTF8.self) }

    /// The last byte before a word that is no space.
    func before(_ index: Int) -> UInt8 { all[index].before }

    func isCapitalized(_ index: Int) -> Bool {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[all[index].range.lowerBound])
    }

    func isText(_ index: Int, _ text: [UInt8]) -> Bool {
      let range = all[index].range
      guard range.count == text.count else { return false }
      return text.indices.allSatisfy { bytes[range.lowerBound + $0] == text[$0] }
    }
  }
}

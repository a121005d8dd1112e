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
    let words = words(in: bytes)
    for (index, word) in words.enumerated().dropLast() {
      let next = words[index + 1]
      if word.isText("extension") {
        // `extension SwiftUI.Color` extends a color as well.
        let last = index + 2 < words.count ? words[index + 2] : next
        extended.insert(last.before == UInt8(ascii: ".") ? last.text : next.text)
      } else if word.isText("func") || word.isText("init") && next.before == UInt8(ascii: "(") {
        calls.insert(next.text)
      } else if next.isCapitalized, types.contains(where: word.bytes.elementsEqual),
        !isView(words[(index + 2)...])
      {
        found.insert(.type(next.text))
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
    let words = words(in: bytes)
    for (index, word) in words.enumerated() where word.isCapitalized {
      let type = word.text
      found.insert(.type(type))
      guard colors.contains(type), index + 1 < words.count else { continue }
      let next = words[index + 1]
      switch next.before {
      case UInt8(ascii: ".") where next.text != "init",
        UInt8(ascii: "(") where !labels.contains(next.text):
        found.insert(.call(of: type, next.text))
      default: break
      }
    }
    return found
  }

  /// Whether what a type inherits from is a view, by the words after the type's name.
  private static func isView(_ words: ArraySlice<Word>) -> Bool {
    for word in words {
      guard word.before == UInt8(ascii: ":") || word.before == UInt8(ascii: ",") else {
        return false
      }
      if views.contains(where: word.text.hasSuffix) { return true }
    }
    return false
  }

  /// A word, with the last byte before it that is no space.
  private struct Word {
    let bytes: ArraySlice<UInt8>
    let before: UInt8

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var isCapitalized: Bool {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[bytes.startIndex])
    }

    func isText(_ text: StaticString) -> Bool {
      bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  private static func words(in bytes: [UInt8]) -> [Word] {
    var words: [Word] = []
    var before = UInt8(ascii: " ")
    var start: Int?
    for (offset, byte) in bytes.enumerated() {
      if byte.isPartOfWord {
        if start == nil { start = offset }
        continue
      }
      if let first = start {
        words.append(Word(bytes: bytes[first..<offset], before: before))
        (start, before) = (nil, bytes[offset - 1])
      }
      if byte > 0x20, byte != UInt8(ascii: "`") { before = byte }
    }
    if let start { words.append(Word(bytes: bytes[start...], before: before)) }
    return words
  }
}

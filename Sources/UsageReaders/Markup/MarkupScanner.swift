import SourceText

/// Cuts HTML, and code with elements in it, into the beginnings and ends of elements.
///
/// Linear, and without recursion: what is open stands on a stack. Nothing is refused: an end without
/// a beginning is skipped, and what is not closed ends with the file.
struct MarkupScanner {
  /// What is open.
  enum Frame {
    /// Code, with the open braces in it; those of a value, or of the text of an element.
    case code(braces: Int, isValue: Bool)
    case element(String)
    case tag(OpenTag)
  }

  /// A tag whose attributes are being read.
  struct OpenTag {
    let name: String
    let start: Int
    var attributes: [MarkupAttribute] = []
    /// The attribute whose value in braces is being read, and where it begins.
    var pending: (name: String, start: Int)?
  }

  let bytes: [UInt8]
  let dialect: MarkupDialect
  var offset = 0
  var frames: [Frame] = []
  private(set) var events: [MarkupEvent] = []
  /// Where code is not read, broken or nested too deep.
  private(set) var problems: [(reason: UnfollowedUse.Reason, text: String, offset: Int)] = []
  /// What stands before in code: the last byte that is no space, and the last word.
  var lastByte: UInt8 = 0
  var lastWord = 0..<0
  /// The code in text that is being read: where it begins, and how many events there were.
  var codeInText: [(start: Int, eventCount: Int)] = []
  /// The calls whose arguments are being read.
  var calls: [(name: String, start: Int, depth: Int)] = []
  var parentheses = 0
  /// Up to where a stroke is known to have no partner on its line.
  var unpaired = 0

  static let depthLimit = 1024
  private static let emptyElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]
  /// Elements that end where another of their kind begins.
  private static let selfEnding: Set<String> = [
    "li", "p", "td", "th", "tr", "dt", "dd", "option",
  ]

  init(_ file: SourceFile, as dialect: MarkupDialect) {
    bytes = file.bytes
    self.dialect = dialect
  }

  /// Reads to the end.
  mutating func run() {
    if dialect.beginsWithCode { frames.append(.code(braces: 0, isValue: false)) }
    while offset < bytes.count {
      let start = offset
      switch frames.last {
      case .code: readCode()
      case .tag: readTag()
      case .element, nil: readText()
      }
      // Only the end of something that is open moves nothing.
      if offset == start, frames.isEmpty { offset += 1 }
    }
    if frames.count > (dialect.beginsWithCode ? 1 : 0), let first = firstOpen {
      problems.append((.unread, "markup that does not end", first))
    }
  }

  /// Where the outermost tag begins that is cut off by the end of the file.
  private var firstOpen: Int? {
    for case .tag(let tag) in frames { return tag.start }
    return nil
  }

  mutating func note(_ event: MarkupEvent) { events.append(event) }

  mutating func skip(_ text: String, at offset: Int) { problems.append((.unread, text, offset)) }

  // MARK: Text

  private mutating func readText() {
    switch bytes[offset] {
    case UInt8(ascii: "<"): readMark()
    case UInt8(ascii: "{") where dialect.hasBraces:
      offset += 1
      push(.code(braces: 1, isValue: false))
    default:
      if !Self.isBlank(bytes[offset]) { noteText() }
      offset += 1
    }
  }

  /// Notes text in an element, once for each run of it.
  mutating func noteText() {
    if case .text? = events.last { return }
    if case .element? = frames.last { note(.text) }
  }

  /// What begins with `<` in text.
  private mutating func readMark() {
    if starts(with: "<!--") { return skip(past: "-->") }
    if starts(with: "<!") || starts(with: "<?") { return skip(past: ">") }
    if starts(with: "</") { return readEnd() }
    guard beginsTag else {
      offset += 1
      return
    }
    beginTag()
  }

  var beginsTag: Bool {
    guard let next = byte(1) else { return false }
    return Self.isLetter(next) || next == UInt8(ascii: ">") && dialect == .jsx
  }

  mutating func beginTag() {
    let start = offset
    offset += 1
    let nameStart = offset
    while let byte = byte(0), Self.isNameByte(byte) { offset += 1 }
    var name = String(decoding: bytes[nameStart..<offset], as: UTF8.self)
    if dialect == .html, !name.contains(where: \.isUppercase) || name == name.uppercased() {
      name = name.lowercased()
    }
    push(.tag(OpenTag(name: name, start: start)))
  }

  mutating func push(_ frame: Frame) {
    if frames.count >= Self.depthLimit {
      problems.append((.limit, "markup nested too deep", offset))
      offset = bytes.count
      return
    }
    if case .code(_, true) = frame { note(.openValue) }
    if case .code(_, false) = frame { codeInText.append((offset, events.count)) }
    frames.append(frame)
    lastByte = 0
    lastWord = 0..<0
  }

  /// `</name>`: ends the nearest element of that name, and those open in it.
  private mutating func readEnd() {
    offset += 2
    let start = offset
    while let byte = byte(0), Self.isNameByte(byte) { offset += 1 }
    var name = String(decoding: bytes[start..<offset], as: UTF8.self)
    skip(past: ">")
    var index = frames.count - 1
    while index >= 0, case .element(let open) = frames[index] {
      if dialect.isHTML, open == name.lowercased() { name = open }
      if open == name {
        for _ in index..<frames.count { closeElement() }
        return
      }
      index -= 1
    }
  }

  private mutating func closeElement() {
    frames.removeLast()
    note(.close)
    lastByte = UInt8(ascii: ")")
  }

  // MARK: Tags

  /// Reads the attributes of the tag on top, up to its end or to one whose value is code.
  private mutating func readTag() {
    // Taken off the stack, so that its attributes are not copied for each of them.
    guard case .tag(var tag)? = frames.popLast() else { return }
    if let pending = tag.pending {
      tag.attributes.append(
        MarkupAttribute(
          name: pending.name, kind: .code, value: pending.start..<max(pending.start, offset - 1)))
      tag.pending = nil
    }
    while true {
      skipBlanks()
      switch byte(0) {
      case nil:
        frames.append(.tag(tag))
        return
      case UInt8(ascii: ">"):
        offset += 1
        return endTag(tag, isEmpty: false)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: ">"):
        offset += 2
        return endTag(tag, isEmpty: true)
      case UInt8(ascii: "/") where starts(with: "/*"): skip(past: "*/")
      case UInt8(ascii: "/") where starts(with: "//"): skip(past: "\n")
      case UInt8(ascii: "{") where dialect.hasBraces:
        // `{...rest}` and `{name}`.
        return readValue(of: "", tag)
      default:
        if let name = readAttribute(&tag) { return readValue(of: name, tag) }
      }
    }
  }

  /// Leaves a tag for the code in braces that is the value of an attribute.
  private mutating func readValue(of name: String, _ tag: OpenTag) {
    var tag = tag
    offset += 1
    tag.pending = (name, offset)
    frames.append(.tag(tag))
    push(.code(braces: 1, isValue: true))
  }

  /// Reads an attribute; its name where its value is code, which is read next.
  private mutating func readAttribute(_ tag: inout OpenTag) -> String? {
    let start = offset
    while let byte = byte(0), !Self.isBlank(byte), !"=>/{".utf8.contains(byte) || offset == start {
      offset += 1
    }
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    let end = offset
    skipBlanks()
    guard byte(0) == UInt8(ascii: "=") else {
      offset = end
      return nil
    }
    offset += 1
    skipBlanks()
    guard let quote = byte(0) else { return nil }
    if quote == UInt8(ascii: "{"), dialect.hasBraces { return name }
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { offset += 1 }
    let valueStart = offset
    while let byte = byte(0),
      isQuoted ? byte != quote : !Self.isBlank(byte) && byte != UInt8(ascii: ">")
    {
      offset += 1
    }
    tag.attributes.append(MarkupAttribute(name: name, kind: .text, value: valueStart..<offset))
    if isQuoted, offset < bytes.count { offset += 1 }
    return nil
  }

  private mutating func endTag(_ tag: OpenTag, isEmpty: Bool) {
    if dialect.isHTML, Self.selfEnding.contains(tag.name),
      case .element(let open)? = frames.last, open == tag.name
    {
      closeElement()
    }
    let isEmpty = isEmpty || dialect.isHTML && Self.emptyElements.contains(tag.name)
    note(
      .open(
        name: tag.name, attributes: tag.attributes, isEmpty: isEmpty, range: tag.start..<offset))
    lastByte = UInt8(ascii: ")")
    guard !isEmpty else { return }
    if dialect.isHTML, tag.name == "style" || tag.name == "script" {
      skipRaw(tag)
    } else {
      frames.append(.element(tag.name))
    }
  }

  /// The contents of an element that holds no markup.
  private mutating func skipRaw(_ tag: OpenTag) {
    let start = offset
    let name = Array(tag.name.utf8)
    while offset < bytes.count {
      if starts(with: "</"),
        bytes[(offset + 2)...].prefix(name.count).elementsEqual(name, by: { $0 | 0x20 == $1 })
      {
        break
      }
      offset += 1
    }
    if tag.name == "style" {
      let language = tag.attributes.first { $0.name == "lang" }
        .map { String(decoding: bytes[$0.value], as: UTF8.self) }
      note(.style(start..<offset, language: language))
    }
    note(.close)
    skip(past: ">")
  }
}

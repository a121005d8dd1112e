/// Code between elements.
extension MarkupScanner {
  /// The functions whose arguments are classes of a control.
  private static let variantFunctions: Set<String> = ["cva", "tv"]
  private static let valueWords: Set<String> = [
    "return", "default", "case", "yield", "await", "else", "in", "of", "do", "typeof", "void",
  ]

  mutating func readCode() {
    let byte = bytes[offset]
    switch byte {
    case 0x20, 0x09...0x0D: offset += 1
    case UInt8(ascii: "/") where starts(with: "//"): skip(past: "\n")
    case UInt8(ascii: "/") where starts(with: "/*"): skip(past: "*/")
    case UInt8(ascii: "/") where isAtValue: skipRegularExpression()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(byte)
    case UInt8(ascii: "`"): skipTemplate()
    case UInt8(ascii: "<") where dialect != .code && isAtValue && beginsTag && !beginsTypes:
      beginTag()
    case UInt8(ascii: "{"), UInt8(ascii: "}"): readBrace(byte)
    case UInt8(ascii: "("):
      parentheses += 1
      let word = String(decoding: bytes[lastWord], as: UTF8.self)
      if Self.variantFunctions.contains(word), lastWord.upperBound == offset {
        calls.append((word, offset, parentheses))
      }
      passed(byte)
    case UInt8(ascii: ")"):
      offset += 1
      if let call = calls.last, call.depth == parentheses {
        calls.removeLast()
        note(.call(call.name, call.start..<offset))
      }
      parentheses -= 1
      lastByte = byte
    default:
      guard Self.isWordByte(byte) else { return passed(byte) }
      let start = offset
      while let byte = self.byte(0), Self.isWordByte(byte) { offset += 1 }
      lastWord = start..<offset
      lastByte = bytes[offset - 1]
    }
  }

  private mutating func passed(_ byte: UInt8) {
    // `=>` leaves room for a value, `>` does not.
    lastByte = byte == UInt8(ascii: ">") && lastByte != UInt8(ascii: "=") ? UInt8(ascii: ")") : byte
    offset += 1
  }

  private mutating func readBrace(_ byte: UInt8) {
    guard case .code(let braces, let isValue)? = frames.last else { return }
    offset += 1
    lastByte = byte
    let rest = braces + (byte == UInt8(ascii: "{") ? 1 : -1)
    guard rest == 0, frames.count > 1 || !dialect.beginsWithCode else {
      frames[frames.count - 1] = .code(braces: max(rest, 0), isValue: isValue)
      return
    }
    frames.removeLast()
    if isValue { return note(.closeValue) }
    guard let code = codeInText.popLast() else { return }
    let text = bytes[code.start..<offset - 1]
    // Blocks of Svelte, and comments, show nothing; what is in an element has a place of its own, and so
    // have the children that a component is given.
    let isShown = !"#/:@".utf8.contains(text.first ?? UInt8(ascii: "#"))
    let hasElement = events[code.eventCount...].contains {
      if case .open = $0 { true } else { false }
    }
    if isShown, !hasElement, !text.contains(Self.children) { noteText() }
  }

  private static let children = Array("children".utf8)

  /// Whether a value may begin here, and no operator.
  private var isAtValue: Bool {
    if lastByte == 0 { return true }
    if Self.isWordByte(lastByte) {
      return Self.valueWords.contains(String(decoding: bytes[lastWord], as: UTF8.self))
    }
    return "(,=?:&|{[;>!+-*".utf8.contains(lastByte)
  }

  /// `<T,>` and `<T extends …>`: parameters of a function.
  private var beginsTypes: Bool {
    var position = offset + 1
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
    guard position < bytes.count else { return true }
    if bytes[position] == UInt8(ascii: ",") { return true }
    return bytes[position...].starts(with: Array("extends ".utf8))
  }

  // MARK: Literals

  private mutating func skipString(_ quote: UInt8) {
    offset += 1
    let start = offset
    while let byte = byte(0), byte != quote, byte != 0x0A {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    if offset <= bytes.count { note(.string(start..<offset)) }
    offset = min(offset + 1, bytes.count)
    lastByte = UInt8(ascii: ")")
  }

  /// What says that a template holds styles or markup with classes.
  private static let styleMarks = ["color:", "background:", "border:", "fill:", "stroke:"]
    .map { Array($0.utf8) }
  private static let classMark = Array("class=".utf8)

  /// A template with all that is interpolated; elements and styles in it are noted, not read.
  private mutating func skipTemplate() {
    let isTagged = !isAtValue
    let start = offset
    defer {
      let text = bytes[start..<offset]
      // Shorter ones hold no mark.
      let mayHold = text.count > 6
      if mayHold, isTagged, Self.styleMarks.contains(where: text.contains) {
        skip("a style in a template", at: start)
      } else if mayHold, text.contains(Self.classMark) {
        skip("markup in a template", at: start)
      }
    }
    offset += 1
    // The open templates, each with the braces of its interpolation.
    var open = [0]
    while !open.isEmpty, let byte = byte(0) {
      let braces = open[open.count - 1]
      switch byte {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "`") where braces == 0: open.removeLast()
      case UInt8(ascii: "`"): open.append(0)
      case UInt8(ascii: "$") where braces == 0 && self.byte(1) == UInt8(ascii: "{"):
        open[open.count - 1] = 1
        offset += 1
      case UInt8(ascii: "{") where braces > 0: open[open.count - 1] += 1
      case UInt8(ascii: "}") where braces > 0: open[open.count - 1] -= 1
      default: break
      }
      offset += 1
    }
    offset = min(offset, bytes.count)
    lastByte = UInt8(ascii: ")")
  }

  /// `/…/` on one line; a stroke without a partner is an operator.
  private mutating func skipRegularExpression() {
    // Each line is searched once for a partner that is not there.
    guard offset >= unpaired else { return passed(UInt8(ascii: "/")) }
    var position = offset + 1
    var isInClass = false
    while position < bytes.count, bytes[position] != 0x0A {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        offset = position + 1
        lastByte = UInt8(ascii: ")")
        return
      default: break
      }
      position += 1
    }
    unpaired = position
    passed(UInt8(ascii: "/"))
  }
}

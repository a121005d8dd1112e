/// Texts and characters.
extension Evaluator {
  func textProperty(_ name: String, _ text: String) -> Value? {
    switch name {
    case "count": return .int(text.count)
    case "isEmpty": return .boolean(text.isEmpty)
    case "first": return text.first.map { .text(String($0)) } ?? .nothing
    case "last": return text.last.map { .text(String($0)) } ?? .nothing
    case "startIndex": return place(0, in: text)
    case "endIndex": return place(text.count, in: text)
    case "description": return .text(text)
    case "capitalized" where text.allSatisfy { $0.isASCII && $0.isLetter }:
      return .text(text.prefix(1).uppercased() + text.dropFirst().lowercased())
    case "utf8":
      return .list(text.utf8.compactMap { WholeNumber(Int64($0), .uint8) }.map { .whole($0) })
    default: break
    }
    guard text.count == 1, let letter = text.first else { return nil }
    switch name {
    case "hexDigitValue": return letter.hexDigitValue.map { .int($0) } ?? .nothing
    case "wholeNumberValue": return letter.wholeNumberValue.map { .int($0) } ?? .nothing
    case "asciiValue":
      return letter.asciiValue.flatMap { WholeNumber(Int64($0), .uint8) }.map { .whole($0) }
        ?? .nothing
    case "isHexDigit": return .boolean(letter.isHexDigit)
    case "isLetter": return .boolean(letter.isLetter)
    case "isNumber": return .boolean(letter.isNumber)
    case "isWholeNumber": return .boolean(letter.isWholeNumber)
    case "isWhitespace": return .boolean(letter.isWhitespace)
    case "isUppercase": return .boolean(letter.isUppercase)
    case "isLowercase": return .boolean(letter.isLowercase)
    case "isASCII": return .boolean(letter.isASCII)
    default: return nil
    }
  }

  func textMethod(_ text: String, _ call: LibraryCall) -> Value? {
    let given = call.arguments
    func string(_ index: Int) -> String? {
      if case .text(let text, _) = value(of: given[index], .framework("String"), call.scope) {
        return text
      }
      return nil
    }
    func number(_ index: Int) -> Int? { value(of: given[index], .framework("Int"), call.scope).int }
    func changed(_ new: String, _ result: Value) -> Value {
      if let lost = write(call.base, .text(new), call.scope) { return .unknown(lost) }
      return result
    }
    switch (call.name, call.labels) {
    case ("uppercased", ""): return .text(text.uppercased())
    case ("lowercased", ""): return .text(text.lowercased())
    case ("hasPrefix", "_"), ("starts", "with"):
      return string(0).map { .boolean(text.hasPrefix($0)) }
    case ("hasSuffix", "_"): return string(0).map { .boolean(text.hasSuffix($0)) }
    case ("contains", "_"):
      switch value(of: given[0], nil, call.scope) {
      case .text(let other, _):
        return .boolean(other.isEmpty || find(other, in: Array(text)) != nil)
      case .function: return letters(text, call)
      case let other: return other.unknown == nil ? nil : other
      }
    case ("dropFirst", ""), ("dropLast", ""):
      return .text(String(call.name == "dropFirst" ? text.dropFirst() : text.dropLast()))
    case ("dropFirst", "_"), ("dropLast", "_"), ("prefix", "_"), ("suffix", "_"):
      guard let count = number(0), count >= 0 else { return nil }
      switch call.name {
      case "dropFirst": return .text(String(text.dropFirst(count)))
      case "dropLast": return .text(String(text.dropLast(count)))
      case "prefix": return .text(String(text.prefix(count)))
      default: return .text(String(text.suffix(count)))
      }
    case ("prefix", "upTo"), ("suffix", "from"), ("prefix", "through"):
      guard let offset = self.offset(value(of: given[0], nil, call.scope), in: text) else {
        return nil
      }
      switch call.labels {
      case "upTo": return .text(String(text.prefix(offset)))
      case "from": return .text(String(text.dropFirst(offset)))
      default: return offset < text.count ? .text(String(text.prefix(offset + 1))) : nil
      }
    case ("replacingOccurrences", "of:with"):
      guard let old = string(0), let new = string(1), !old.isEmpty else { return nil }
      return .text(parts(of: text, by: old).joined(separator: new))
    case ("appending", "_"): return string(0).map { .text(text + $0) }
    case ("append", "_"), ("append", "contentsOf"):
      return string(0).map { changed(text + $0, .void) }
    case ("trimmingCharacters", "in"): return trimmed(text, given[0], call.scope)
    case ("split", "separator"):
      guard let separator = string(0), !separator.isEmpty else { return nil }
      return .list(parts(of: text, by: separator).filter { !$0.isEmpty }.map { .text($0) })
    case ("components", "separatedBy"):
      guard let separator = string(0), !separator.isEmpty else { return nil }
      return .list(parts(of: text, by: separator).map { .text($0) })
    case ("removeFirst", ""):
      return text.isEmpty ? nil : changed(String(text.dropFirst()), .text(String(text.prefix(1))))
    case ("removeLast", ""):
      return text.isEmpty ? nil : changed(String(text.dropLast()), .text(String(text.suffix(1))))
    case ("removeFirst", "_"), ("removeLast", "_"):
      guard let count = number(0), (0...text.count).contains(count) else { return nil }
      let rest = call.name == "removeFirst" ? text.dropFirst(count) : text.dropLast(count)
      return changed(String(rest), .void)
    case ("remove", "at"):
      guard let offset = self.offset(value(of: given[0], nil, call.scope), in: text),
        offset < text.count
      else { return nil }
      var letters = Array(text)
      let letter = letters.remove(at: offset)
      return changed(String(letters), .text(String(letter)))
    case ("insert", "_:at"):
      guard let new = string(0),
        let offset = self.offset(value(of: given[1], nil, call.scope), in: text)
      else { return nil }
      return changed(String(text.prefix(offset)) + new + String(text.dropFirst(offset)), .void)
    case ("index", "after"), ("index", "before"):
      guard let offset = self.offset(value(of: given[0], nil, call.scope), in: text) else {
        return nil
      }
      return place(offset + (call.labels == "after" ? 1 : -1), in: text)
    case ("index", "_:offsetBy"):
      guard let offset = self.offset(value(of: given[0], nil, call.scope), in: text),
        let distance = number(1)
      else { return nil }
      return place(offset + distance, in: text)
    case ("distance", "from:to"):
      guard let from = self.offset(value(of: given[0], nil, call.scope), in: text),
        let to = self.offset(value(of: given[1], nil, call.scope), in: text)
      else { return nil }
      return .int(to - from)
    case ("firstIndex", "of"), ("lastIndex", "of"):
      guard let letter = string(0), letter.count == 1, let wanted = letter.first else { return nil }
      let letters = Array(text)
      let found =
        call.name == "firstIndex" ? letters.firstIndex(of: wanted) : letters.lastIndex(of: wanted)
      return found.map { place($0, in: text) ?? .nothing } ?? .nothing
    case ("padding", "toLength:withPad:startingAt"):
      guard let length = number(0), let pad = string(1), number(2) == 0, pad.count == 1,
        (0..<1000).contains(length)
      else { return nil }
      return .text(
        String(text.prefix(length)) + String(repeating: pad, count: max(0, length - text.count)))
    case ("filter", "_"), ("drop", "while"), ("prefix", "while"):
      guard case .list(let letters)? = letters(text, call) else {
        return nil
      }
      return .text(letters.map { if case .text(let text, _) = $0 { text } else { "" } }.joined())
    default: return letters(text, call)
    }
  }

  /// What a method makes of the characters.
  private func letters(_ text: String, _ call: LibraryCall) -> Value? {
    listMethod(text.map { .text(String($0)) }, call, mayChange: false)
  }

  /// The parts between the places where a separator stands.
  private func parts(of text: String, by separator: String) -> [String] {
    var rest = Array(text)
    let length = separator.count
    var found: [String] = []
    while let position = find(separator, in: rest) {
      found.append(String(rest[..<position]))
      rest = Array(rest[(position + length)...])
    }
    return found + [String(rest)]
  }

  private func find(_ text: String, in letters: [Character]) -> Int? {
    let wanted = Array(text)
    guard letters.count >= wanted.count else { return nil }
    return (0...letters.count - wanted.count).first {
      letters[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }

  private func trimmed(_ text: String, _ argument: Argument, _ scope: Scope) -> Value? {
    guard let set = argument.node?.text.filter({ !$0.isWhitespace }) else { return nil }
    let name = set.hasPrefix("CharacterSet") ? String(set.dropFirst(12)) : set
    let keeps: (Character) -> Bool
    switch name {
    case _ where argument.node?.kind == .list:
      guard case .list(let values) = value(of: argument, .list(.framework("String")), scope) else {
        return nil
      }
      let letters = values.compactMap(\.text)
      guard letters.count == values.count, letters.allSatisfy({ $0.count == 1 }) else { return nil }
      keeps = { !letters.contains(String($0)) }
    case ".alphanumerics.inverted": keeps = { $0.isLetter || $0.isNumber }
    case ".whitespacesAndNewlines": keeps = { !$0.isWhitespace }
    case ".whitespaces": keeps = { !$0.isWhitespace || $0.isNewline }
    default:
      guard set.hasPrefix("CharacterSet(charactersIn:\""), set.hasSuffix("\")"),
        !set.contains("\\")
      else { return nil }
      let letters = set.dropFirst(27).dropLast(2)
      keeps = { !letters.contains($0) }
    }
    guard text.allSatisfy(\.isASCII) else { return nil }
    return .text(String(text.drop { !keeps($0) }.reversed().drop { !keeps($0) }.reversed()))
  }

  // MARK: Indices

  /// A place in a text; it means nothing in another one.
  func place(_ offset: Int, in text: String) -> Value? {
    guard (0...text.count).contains(offset) else { return nil }
    return foreign("Index", ["offset": .int(offset), "text": .text(text)])
  }

  func offset(_ value: Value, in text: String) -> Int? {
    guard case .instance(let instance) = value, instance.type.node == nil,
      instance.type.name == "Index", case .text(text, _)? = instance.fields["text"]
    else { return nil }
    return instance.fields["offset"]?.int
  }
}

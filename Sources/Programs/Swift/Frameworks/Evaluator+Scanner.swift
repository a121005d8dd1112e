/// `Scanner`, as apps read colors with it.
extension Evaluator {
  private struct Scanned {
    let letters: [Character]
    var position: Int

    /// The place after blanks.
    var start: Int {
      var start = position
      while start < letters.count, letters[start].isWhitespace { start += 1 }
      return start
    }
  }

  private func state(_ object: ObjectValue) -> Scanned? {
    guard poison == nil || object.serial > poisoned,
      case .text(let text, _)? = object.fields["string"],
      let position = object.fields["scanLocation"]?.int, text.allSatisfy(\.isASCII),
      (0...text.count).contains(position), object.fields["charactersToBeSkipped"] == nil
    else { return nil }
    return Scanned(letters: Array(text), position: position)
  }

  func scannerProperty(_ name: String, _ object: ObjectValue) -> Value? {
    guard let state = state(object) else { return nil }
    switch name {
    case "isAtEnd": return .boolean(state.start == state.letters.count)
    case "string", "scanLocation": return object.fields[name]
    case "currentIndex": return place(state.position, in: String(state.letters))
    default: return nil
    }
  }

  /// Moves a scanner to a place in its text; false where that isn't known.
  func setScanner(_ name: String, of object: ObjectValue, to value: Value) -> Bool {
    guard object.type.name == "Scanner", let state = state(object) else { return false }
    let position: Int? =
      switch name {
      case "currentIndex": offset(value, in: String(state.letters))
      case "scanLocation": value.int
      default: nil
      }
    guard let position, (0...state.letters.count).contains(position) else { return false }
    object.fields["scanLocation"] = .int(position)
    return true
  }

  func scannerMethod(_ object: ObjectValue, _ call: LibraryCall) -> Value? {
    guard object.type.name == "Scanner", let state = state(object) else { return nil }
    switch (call.name, call.labels) {
    case ("scanHexInt64", "_"), ("scanHexInt32", "_"), ("scanHexInt64", ""),
      ("scanInt", "representation"), ("scanInt64", "representation"),
      ("scanInt32", "representation"), ("scanUInt64", "representation"),
      ("scanHexInt64", "representation"):
      if call.labels == "representation",
        call.arguments[0].node?.text.hasSuffix("hexadecimal") != true
      {
        return nil
      }
      return hexadecimal(object, state, call)
    case ("scanString", "_"):
      guard case .text(let wanted, _) = value(of: call.arguments[0], nil, call.scope) else {
        return nil
      }
      let start = state.start
      guard state.letters[start...].starts(with: wanted) else { return .nothing }
      object.fields["scanLocation"] = .int(start + wanted.count)
      return .text(wanted)
    default: return nil
    }
  }

  private func hexadecimal(_ object: ObjectValue, _ state: Scanned, _ call: LibraryCall) -> Value? {
    var start = state.start
    let rest = String(state.letters[start...].prefix(2)).lowercased()
    if rest == "0x" { start += 2 }
    let digits = state.letters[start...].prefix { $0.isHexDigit }
    // `0x` without digits, and what doesn't fit, is read in other ways by other systems.
    guard rest != "0x" || !digits.isEmpty, digits.count <= 15 else { return nil }
    let found = UInt64(String(digits), radix: 16)
    if found != nil { object.fields["scanLocation"] = .int(start + digits.count) }
    let type: WholeNumberType =
      switch call.name {
      case "scanHexInt32": .uint32
      case "scanInt": .int
      case "scanInt64": .int64
      case "scanInt32": .int32
      default: .uint64
      }
    guard let target = call.arguments.first, call.labels == "_" else {
      guard let found else { return .nothing }
      return WholeNumber(magnitude: found, type).map { .whole($0) }
    }
    guard target.node?.kind == .inOut, let place = target.node?.child(.value) else { return nil }
    guard let found else { return .boolean(false) }
    guard let number = WholeNumber(magnitude: found, type) else { return nil }
    var value = Value.whole(number)
    value.origin = object.fields["string"]?.origin ?? .none
    return write(place, value, call.scope).map { .unknown($0) } ?? .boolean(true)
  }
}

/// Attributes and modifiers.
extension SwiftParser {
  mutating func parseModifier() {
    leaf(.modifier, role: .modifier)
    guard hasDetail(0) else { return }
    let mark = tree.mark - 1
    let begin = Int(tokens[index - 1].start)
    skip()
    add(.modifier, from: mark, at: begin, detail: 1, role: .modifier)
  }

  /// Reads an attribute; what stands in the parentheses of one that is no type is not read.
  mutating func parseAttribute() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    let isType = isWord() && text().first?.isUppercase == true || at(".", 1)
    parseTypeForAttribute()
    if at("("), !followsSpace() {
      if isType { parseArguments() } else { skip() }
    }
    add(.attribute, from: mark, at: begin, role: .attribute)
  }

  private mutating func parseTypeForAttribute() {
    let (mark, begin) = (tree.mark, start)
    leaf(.name, role: .name)
    while true {
      if at("."), isWord(1) {
        index += 1
        leaf(.name, role: .name)
      } else if at("<"), !followsSpace() {
        parseGenericArguments()
      } else {
        break
      }
    }
    add(.typeName, from: mark, at: begin, role: .type)
  }

  /// Whether the parentheses after a modifier are its own, such as `(set)`.
  func hasDetail(_ distance: Int) -> Bool {
    at("(", distance) && at(")", distance + 2)
      && at(anyOf: ["set", "safe", "unsafe", "nonsending"], distance + 1)
  }

  /// How many tokens on an attribute ends that begins so many tokens on.
  func afterAttribute(_ first: Int) -> Int {
    var distance = first + 2
    // Names, also those of and in a generic wrapper.
    while true {
      if at(".", distance) {
        distance += 2
      } else if at("<", distance), !followsSpace(distance) {
        var nesting = 0
        repeat {
          if at("<", distance) { nesting += 1 }
          if at(">", distance) { nesting -= 1 }
          distance += 1
        } while nesting > 0 && index + distance < end
      } else {
        break
      }
    }
    if at("(", distance), !followsSpace(distance) {
      distance = closing(index + distance) + 1 - index
    }
    return distance
  }
}

import SourceText

/// An object of groups and tokens in a file, found by one of its tokens.
struct JSONTokenTree {
  /// The outermost group: names of tokens are paths from here.
  let root: JSONValue
  /// The token by which it was found: an object, or a plain value.
  let token: JSONValue
  /// The key of the token's value; nil for a plain value.
  let valueKey: String?
  /// The texts between a key and its value there.
  let colon: String
  /// The type of the token as it is written, its own or that of a group around it; nil without.
  let type: String?

  /// Finds the tree in which a token's value stands at a place.
  init?(_ document: JSONDocument, value place: Range<Int>, of names: [Substring]) {
    var path: [(member: JSONMember, home: JSONValue)] = []
    var value = document.root
    while value.span.range != place {
      let home = value
      if let member = home.members.first(where: { $0.value.span.range.holds(place) }) {
        path.append((member, home))
        value = member.value
      } else {
        return nil
      }
    }
    guard let last = path.last else { return nil }
    let isPlain = !["$value", "value", "$ref"].contains(last.member.key)
    let steps = isPlain ? path[...] : path.dropLast()
    guard steps.count >= names.count,
      zip(steps.suffix(names.count), names).allSatisfy({ $0.member.key.isExactly(String($1)) }),
      let first = steps.suffix(names.count).first
    else { return nil }
    root = first.home
    token = isPlain ? value : last.home
    valueKey = isPlain ? nil : last.member.key == "value" ? "value" : "$value"
    colon = String(
      decoding: document.file.bytes[
        last.member.keySpan.range.upperBound..<place.lowerBound], as: UTF8.self)
    let key = Self.typeKey(of: valueKey)
    let around = steps.suffix(names.count).map(\.home) + [token]
    type = key.flatMap { key in around.compactMap { $0[key] }.last?.literal }
  }

  /// The key of a token's type.
  private static func typeKey(of valueKey: String?) -> String? {
    valueKey.map { $0 == "value" ? "type" : "$type" }
  }

  /// The key of a token's type; nil for plain values.
  var typeKey: String? { Self.typeKey(of: valueKey) }

  /// Whether a token's type stands after its value; nil if it is not beside it.
  var hasTypeLast: Bool? {
    guard let typeKey, let valueKey, let type = token[typeKey], let value = token[valueKey] else {
      return nil
    }
    return value.span.range.lowerBound < type.span.range.lowerBound
  }
}

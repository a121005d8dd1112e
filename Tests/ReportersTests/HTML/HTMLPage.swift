import Testing

/// A page taken apart into tags and text, strictly: whatever a browser would have to repair fails.
struct HTMLPage {
  struct Tag: Hashable {
    let name: String
    let attributes: [String: String]

    /// The name and the names of the attributes: what a hostile text would have to change.
    var shape: String { ([name] + attributes.keys.sorted()).joined(separator: " ") }
  }

  private(set) var tags: [Tag] = []
  /// The text of elements other than `style`, not decoded.
  private(set) var text = ""
  /// The style sheets.
  private(set) var styles = ""

  private static let void: Set<String> = ["meta", "input", "wbr"]

  /// Takes a page apart.
  init(_ page: String) throws {
    var open: [String] = []
    var rest = Substring(page)
    try #require(rest.hasPrefix("<!DOCTYPE html>\n"))
    rest.removeFirst("<!DOCTYPE html>\n".count)
    while let start = rest.firstIndex(of: "<") {
      let before = rest[..<start]
      if open.last == "style" { styles += before } else { text += before }
      let end = try #require(rest[start...].firstIndex(of: ">"))
      var inside = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if inside.hasPrefix("/") {
        let name = String(inside.dropFirst())
        try #require(open.popLast() == name, "</\(name)> closes another element")
        continue
      }
      let isClosed = inside.hasSuffix("/")
      if isClosed { inside.removeLast() }
      let name = String(inside.prefix { $0.isLetter || $0.isNumber })
      try #require(!name.isEmpty)
      var attributes: [String: String] = [:]
      var attributeText = inside.dropFirst(name.count)
      while let match = try #/^\s+([a-z][a-zA-Z0-9-]*)(?:="([^"<>]*)")?/#.firstMatch(
        in: attributeText)
      {
        let key = String(match.1)
        #expect(attributes[key] == nil, "'\(key)' twice in <\(name)>")
        attributes[key] = match.2.map(String.init) ?? ""
        attributeText = attributeText[match.range.upperBound...]
      }
      try #require(attributeText.isEmpty, "<\(inside)>")
      tags.append(Tag(name: name, attributes: attributes))
      if !isClosed, !Self.void.contains(name) { open.append(name) }
    }
    try #require(open.isEmpty)
    #expect(!text.contains(">"))
    #expect(
      text.matches(of: #/&(?!amp;|lt;|gt;|quot;|#39;)/#).isEmpty, "an ampersand is not escaped")
  }

  /// The tags with a name.
  func tags(_ name: String) -> [Tag] { tags.filter { $0.name == name } }

  /// The values of an attribute anywhere.
  func values(of attribute: String) -> [String] { tags.compactMap { $0.attributes[attribute] } }
}

import ColorMath
import Programs
import SourceText

/// What comments and attributes say of declarations.
final class SwiftNotes {
  private let notation: HexNotation
  private var comments: [ObjectIdentifier: [SwiftComment]] = [:]

  /// - Parameter notation: where colors in comments have their opacity.
  init(_ notation: HexNotation) { self.notation = notation }

  private func comments(in tree: SyntaxTree) -> [SwiftComment] {
    if let known = comments[ObjectIdentifier(tree)] { return known }
    let found = SwiftTokens(tree.file, in: tree.root.range).comments
    comments[ObjectIdentifier(tree)] = found
    return found
  }

  /// The documentation comments directly before a declaration.
  func documentation(of member: Member) -> String? {
    let file = member.node.tree.file
    let comments = comments(in: member.node.tree)
    var position = Self.first(comments, from: member.node.range.lowerBound) - 1
    var next = member.node.range.lowerBound
    var lines: [String] = []
    while position >= 0, comments[position].isDocumentation {
      let range = comments[position].range
      guard
        file.bytes[range.upperBound..<next].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) })
      else { break }
      let text = String(decoding: file.bytes[range], as: UTF8.self)
      guard text.hasPrefix("///") else { break }
      lines.append(String(text.dropFirst(3).drop { $0 == " " }))
      next = range.lowerBound
      position -= 1
    }
    let text = lines.reversed().joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// The number of the first comment that begins at an offset or after it.
  private static func first(_ comments: [SwiftComment], from offset: Int) -> Int {
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The message of `@available(*, deprecated, message: "…")`; empty without one, nil if nothing is
  /// deprecated.
  func deprecation(of member: Member) -> String? {
    let attribute = member.node.children(.attribute).first {
      $0.child(.type)?.declaredName == "available" && $0.text.contains("deprecated")
    }
    guard let attribute else { return nil }
    let text = attribute.text
    for label in ["message:", "renamed:"] {
      let parts = text.components(after: label).split(
        separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, parts[0].allSatisfy(\.isWhitespace) { return String(parts[1]) }
    }
    return ""
  }

  /// The color that a comment states on the line on which a value ends, with nothing but closing
  /// brackets and commas before it. Notes have the opacity last, wherever the source has it.
  func documented(after end: Int, in tree: SyntaxTree) -> (text: String, span: SourceSpan)? {
    let comments = comments(in: tree)
    let position = Self.first(comments, from: end)
    guard position < comments.count else { return nil }
    let comment = comments[position].range
    let isNear = tree.file.bytes[end..<comment.lowerBound].allSatisfy {
      switch $0 {
      case 0x20, 0x09, UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","),
        UInt8(ascii: ";"):
        true
      default: false
      }
    }
    guard isNear else { return nil }
    let text = String(decoding: tree.file.bytes[comment], as: UTF8.self)
    guard let found = color(in: text) else { return nil }
    let start = comment.lowerBound + found.offset
    let span = SourceSpan(file: tree.file, range: start..<start + found.text.utf8.count)
    return (found.text.utf8.count == 7 ? found.text : found.color.hex, span)
  }

  /// The color of six or eight digits that a comment names after a hash, as written, and its byte
  /// offset there; nil if it names none or several. Fewer digits may number an issue.
  private func color(in comment: String) -> (color: SRGBColor, text: String, offset: Int)? {
    let bytes = Array(comment.utf8)
    var found: (SRGBColor, String, Int)?
    var index = 0
    while let hash = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      var end = hash + 1
      while end < bytes.count, SwiftHex.isWord(bytes[end]) { end += 1 }
      index = end
      let text = String(decoding: bytes[hash..<end], as: UTF8.self)
      guard text.utf8.count >= 7, let color = try? SRGBColor(hex: text, notation: notation) else {
        continue
      }
      if found != nil { return nil }
      found = (color, text, hash)
    }
    return found
  }
}

extension String {
  /// What follows the first place where a text stands; empty if it doesn't.
  fileprivate func components(after text: String) -> Substring {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return rest.dropFirst(text.count) }
      rest = rest.dropFirst()
    }
    return rest
  }
}

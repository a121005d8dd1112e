import SourceText

/// Puts a token into a tree of tokens, with the groups that are missing, in the layout of the file.
struct JSONInsertion {
  private let tree: JSONTokenTree
  private let bytes: [UInt8]
  private let lineEnd: String
  /// What a level is indented by.
  private let unit: String

  /// Takes a tree as the one in which a token is put.
  init(_ tree: JSONTokenTree) {
    self.tree = tree
    bytes = tree.root.span.file.bytes
    lineEnd = bytes.contains(0x0D) ? "\r\n" : "\n"
    unit = Self.unit(of: tree.root, bytes)
  }

  /// The edits that put in a token.
  ///
  /// - Parameters:
  ///   - names: the path from the tree's root.
  ///   - source: the token whose value and type are repeated.
  ///   - value: the place of its value.
  func edits(
    names: [Substring], like source: JSONTokenTree, value: SourceSpan
  ) throws(EditRefusal) -> [TextEdit] {
    var group = tree.root
    var rest = names[...]
    var type = tree.typeKey.flatMap { group[$0] }
    while let name = rest.first, let next = group[String(name)] {
      let isToken = tree.valueKey.map { next[$0] != nil } ?? false
      guard rest.count > 1, next.kind == .object, !isToken else {
        throw EditRefusal("'\(name)' stands there already")
      }
      group = next
      type = tree.typeKey.flatMap { group[$0] } ?? type
      rest = rest.dropFirst()
    }
    let ownType = source.type == type?.literal ? nil : source.type
    func item(_ indent: String?) -> String {
      member(rest, type: ownType, isTypeLast: source.hasTypeLast, value, indent: indent)
    }
    guard let last = group.members.reversed().first else {
      let range = group.span.range.lowerBound + 1..<group.span.range.upperBound - 1
      guard let outer = Self.indent(bytes, at: range.lowerBound), tree.isMultiline else {
        return [TextEdit(range, item(nil))]
      }
      let inner = lineEnd + outer + unit + item(outer + unit)
      return [TextEdit(range, inner + lineEnd + outer)]
    }
    let end = ListEnd(
      bytes, lastItem: last.keySpan.range.lowerBound..<last.value.span.range.upperBound,
      separator: UInt8(ascii: ","))
    if let line = end.lead.lastIndex(where: \.isNewline) {
      let indent = String(end.lead[end.lead.index(after: line)...])
      return end.edits(adding: item(indent))
    }
    return end.edits(adding: item(nil), after: space)
  }

  /// The space after a comma within a line.
  private var space: String { tree.colon.hasSuffix(" ") ? " " : "" }

  /// A member: a token, or a group with the rest of its path; on one line without an indentation.
  private func member(
    _ names: ArraySlice<Substring>, type: String?, isTypeLast: Bool?, _ value: SourceSpan,
    indent: String?
  ) -> String {
    guard let name = names.first else { return "" }
    let deeper = indent.map { $0 + unit }
    let key = quoted(name) + tree.colon
    if names.count > 1 {
      let inner = member(
        names.dropFirst(), type: type, isTypeLast: isTypeLast, value, indent: deeper)
      return key + object([inner], indent: indent, pad: "")
    }
    guard let valueKey = tree.valueKey else { return key + text(value, indent: indent) }
    let isWide = indent != nil && tree.token.isMultiline
    var members = [
      quoted(valueKey[...]) + tree.colon + text(value, indent: isWide ? deeper : indent)
    ]
    if let type, let typeKey = tree.typeKey {
      let isLast = tree.hasTypeLast ?? isTypeLast ?? false
      members.insert(quoted(typeKey[...]) + tree.colon + type, at: isLast ? 1 : 0)
    }
    return key + object(members, indent: isWide ? indent : nil, pad: pad)
  }

  private func object(_ members: [String], indent: String?, pad: String) -> String {
    guard let indent else { return "{\(pad)" + members.joined(separator: ",\(space)") + "\(pad)}" }
    let line = lineEnd + indent
    return "{" + members.map { line + unit + $0 }.joined(separator: ",") + line + "}"
  }

  /// The white space inside the braces of a token on one line.
  private var pad: String {
    guard !tree.token.isMultiline, let first = tree.token.members.first(where: { _ in true }) else {
      return ""
    }
    return ListEnd.lead(bytes, before: first.keySpan.range.lowerBound)
  }

  private func quoted(_ text: Substring) -> String {
    // Names come from keys of JSON, where these two have escapes.
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A value as it is written elsewhere, with its lines indented anew.
  private func text(_ value: SourceSpan, indent: String?) -> String {
    let lines = String(decoding: value.file.bytes[value.range], as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let old = Self.indent(value.file.bytes, at: value.range.lowerBound) ?? ""
    let rest = lines.dropFirst().map { line in
      lineEnd + (indent ?? "") + (line.hasPrefix(old) ? line.dropFirst(old.count) : line)
    }
    return lines[0] + rest.joined()
  }

  // MARK: Layout

  /// The indentation of the line in which an offset stands; nil in the first line.
  private static func indent(_ bytes: [UInt8], at offset: Int) -> String? {
    guard let line = bytes[..<offset].lastIndex(of: 0x0A) else { return nil }
    let indent = bytes[(line + 1)...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: indent, as: UTF8.self)
  }

  /// What the members of an object are indented by, compared with the object itself.
  private static func unit(of object: JSONValue, _ bytes: [UInt8]) -> String {
    guard let first = object.members.first(where: { _ in true }),
      let inner = indent(bytes, at: first.keySpan.range.lowerBound)
    else { return "  " }
    let outer = indent(bytes, at: object.span.range.lowerBound) ?? ""
    return inner.count > outer.count ? String(inner.dropFirst(outer.count)) : "  "
  }
}

extension JSONTokenTree {
  fileprivate var isMultiline: Bool { root.isMultiline }
}

extension JSONValue {
  /// Whether it is written on several lines.
  fileprivate var isMultiline: Bool { span.file.bytes[span.range].contains(0x0A) }
}

import DesignTokens
import SourceText

/// Classes of the page that exclude each other, shown by the sheet itself: `:root.sepia` and `:root.night`.
///
/// Each sets the same colors, in one block and nowhere else. Whatever wins, a page with both looks like
/// a page with one of them.
struct ExclusiveClasses {
  /// The names of classes that exclude each other, most colors first. At least one of each list is no scheme by
  /// its name.
  private(set) var groups: [[String]] = []

  /// What a class sets, as far as it is used.
  private struct Block {
    let file: SourceFile
    var range: Range<Int>
    var tokens: Set<TokenID> = []
    /// Whether its values stand under one selector in one file.
    var isOne = true
    let selector: String
    let isScheme: Bool
  }

  private var blocks: [String: Block] = [:]
  private var order: [String] = []

  /// - Parameter used: which tokens are used, by number.
  init(_ catalog: TokenCatalog, used: [Bool]) {
    var files: [ObjectIdentifier: SourceFile] = [:]
    let choosing = Self.choosingSchemes(catalog)
    for value in catalog.hiddenValues {
      files[ObjectIdentifier(value.span.file)] = value.span.file
      guard let name = Self.name(in: value.condition), let token = value.token, used[token.index],
        !choosing.contains(value.span)
      else { continue }
      add(token, at: value.span, to: name, under: value.condition, isScheme: false)
    }
    guard !order.isEmpty else { return }
    for layer in catalog.layers.indices {
      let conditions = catalog.layers[layer].conditions
      let isScheme = conditions.count == 1 && catalog.axes[conditions[0].axis].name == "scheme"
      let label = catalog.layers[layer].name.split(separator: ", ").last.map(String.init) ?? ""
      let name = isScheme ? Self.name(in: label) : nil
      for declaration in catalog.declarations(ofLayer: layer) {
        let span = declaration.value.span
        files[ObjectIdentifier(span.file)] = span.file
        if let name, used[declaration.token.index] {
          add(declaration.token, at: span, to: name, under: label, isScheme: true)
        }
      }
    }
    let names = Set(order.flatMap { blocks[$0]?.tokens ?? [] }).map { "--" + catalog.name(of: $0) }
    let places = files.values.map { ($0, Self.places(of: Set(order), in: $0.bytes)) }
    let proven = order.filter { isProven($0, in: places, names) }
    let alike = Dictionary(grouping: proven) { blocks[$0]?.tokens ?? [] }
    groups = alike.filter { _, names in
      names.count > 1 && names.contains { blocks[$0]?.isScheme == false }
    }.sorted { ($0.key.count, $1.value[0]) > ($1.key.count, $0.value[0]) }.map(\.value)
  }

  /// The number of colors that a class sets.
  func count(of name: String) -> Int { blocks[name]?.tokens.count ?? 0 }

  /// Whether the rule of a class says that it is on the page: `:root.sepia`, or a scheme.
  func isOnPage(_ name: String) -> Bool {
    guard let block = blocks[name] else { return false }
    return block.isScheme || !block.selector.hasPrefix(".")
  }

  /// The class of a selector of the page, or of any element, that has no other part; nil for others.
  static func name(in selector: String) -> String? {
    let pages = [":root", "html", "body", ""]
    guard let start = pages.first(where: { selector.hasPrefix($0 + ".") }) else { return nil }
    let name = selector.dropFirst(start.count + 1)
    return !name.isEmpty && name.utf8.allSatisfy(isOfName) ? String(name) : nil
  }

  /// Where elements have a `color-scheme`: it stands for several tokens at once, and chooses among values
  /// that the page has in its own schemes already.
  private static func choosingSchemes(_ catalog: TokenCatalog) -> Set<SourceSpan> {
    let varying = Set(
      catalog.layers.indices.filter { !catalog.layers[$0].conditions.isEmpty }
        .flatMap { catalog.declarations(ofLayer: $0) }.map(\.token))
    var tokens: [SourceSpan: Set<TokenID>] = [:]
    for value in catalog.hiddenValues where name(in: value.condition) != nil {
      if let token = value.token { tokens[value.span, default: []].insert(token) }
    }
    return Set(tokens.filter { $0.value.count > 1 && $0.value.isSubset(of: varying) }.keys)
  }

  private mutating func add(
    _ token: TokenID, at span: SourceSpan, to name: String, under selector: String, isScheme: Bool
  ) {
    if blocks[name] == nil {
      order.append(name)
      blocks[name] = Block(
        file: span.file, range: span.range, selector: selector, isScheme: isScheme)
    }
    guard var block = blocks[name] else { return }
    block.tokens.insert(token)
    block.isOne = block.isOne && block.file === span.file && block.selector == selector
    block.range =
      min(
        block.range.lowerBound, span.range.lowerBound)..<max(
        block.range.upperBound, span.range.upperBound)
    blocks[name] = block
  }

  /// Whether a class sets colors in one block only, none of them important.
  private func isProven(
    _ name: String, in places: [(file: SourceFile, ofNames: [String: [Int]])], _ names: [String]
  ) -> Bool {
    guard let block = blocks[name], block.isOne else { return false }
    let bytes = block.file.bytes
    let (open, close, mark) = (UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "!"))
    let end = bytes[block.range.upperBound...].firstIndex(of: close) ?? bytes.endIndex
    guard !bytes[block.range].contains(where: { $0 == open || $0 == close }),
      !bytes[block.range.lowerBound..<end].contains(mark),
      let start = bytes[..<block.range.lowerBound].lastIndex(of: open)
    else { return false }
    return places.allSatisfy { file, ofNames in
      (ofNames[name] ?? []).allSatisfy { place in
        guard let next = file.bytes[place...].firstIndex(of: open) else { return true }
        if file === block.file, next == start { return true }
        let text = String(decoding: Self.block(from: next, in: file.bytes), as: UTF8.self)
        return !names.contains(where: text.contains)
      }
    }
  }

  /// Where classes stand in a text, by name: a sheet may have thousands.
  private static func places(of names: Set<String>, in bytes: [UInt8]) -> [String: [Int]] {
    var places: [String: [Int]] = [:]
    for place in bytes.indices where bytes[place] == UInt8(ascii: ".") {
      let name = String(decoding: bytes[(place + 1)...].prefix(while: isOfName), as: UTF8.self)
      if names.contains(name) { places[name, default: []].append(place) }
    }
    return places
  }

  /// A block with all in it, from its brace on.
  private static func block(from start: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    var depth = 0
    for place in start..<bytes.count {
      if bytes[place] == UInt8(ascii: "{") { depth += 1 }
      if bytes[place] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return bytes[start...place] }
    }
    return bytes[start...]
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == 0x2D || byte == 0x5F || (0x30...0x39).contains(byte)
      || (0x61...0x7A).contains(byte | 0x20)
  }
}

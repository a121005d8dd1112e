import ColorMath
import DesignTokens
import SourceText
import TokenReaders

/// Colors that comments state beside tokens whose colors change: left as they are, they would be wrong.
struct StatedColors {
  /// The new texts, by the places of the old ones.
  private(set) var texts: [LiteralPlace: String] = [:]

  /// Nothing is stated.
  init() {}

  /// Looks for comments that state a color of `before` that changes.
  init(_ before: TokenCatalog, _ changes: [LiteralPlace: ColorChange], _ files: ReadFiles) {
    guard before.declarations.contains(where: { $0.notes.documented != nil }) else { return }
    var declared: [TokenID: [TokenDeclaration]] = [:]
    for declaration in before.declarations {
      declared[declaration.token, default: []].append(declaration)
    }
    for declaration in before.declarations {
      guard let stated = declaration.notes.documented else { continue }
      var end = declaration
      var change: ColorChange?
      // Through whole aliases, as far as each has one value.
      for _ in before.declarations.indices {
        change = changes[Self.place(of: end.value.span, files)]
        guard change == nil, let target = end.value.wholeReference?.target,
          let next = declared[target], next.count == 1
        else { break }
        end = next[0]
      }
      // What stands there may be written in another way.
      let written = stated.span.file.bytes[stated.span.range]
      guard let change, change.kind != .opacity, written.elementsEqual(stated.text.utf8) else {
        continue
      }
      let digits = stated.text.drop { $0 == "#" }
      let new = change.color.hex.dropFirst()
      guard digits.count == new.count else { continue }
      let isLowercase = digits.contains(where: \.isLowercase)
      texts[Self.place(of: stated.span, files)] =
        stated.text.prefix(stated.text.count - digits.count)
        + (isLowercase ? new.lowercased() : String(new))
    }
  }

  private static func place(of span: SourceSpan, _ files: ReadFiles) -> LiteralPlace {
    LiteralPlace(file: files.key(of: span.file), range: span.range)
  }
}

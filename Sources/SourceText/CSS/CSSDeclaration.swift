/// The declaration of a property.
///
/// 32 bytes: a style sheet of megabytes has hundreds of thousands. Names stay in the file.
package struct CSSDeclaration: Sendable {
  /// The value, trimmed, without `!important`.
  package let value: CSSTokens
  /// The index of the token of the name.
  private let nameIndex: UInt32
  /// Whether `!important` followed the value.
  package let isImportant: Bool
  /// Whether it is a custom property's.
  package let isCustom: Bool
  private let otherName: OtherName?

  private final class OtherName: Sendable {
    let text: String

    init(_ text: String) { self.text = text }
  }

  init(nameAt index: Int, isCustom: Bool, value: CSSTokens, isImportant: Bool) {
    self.value = value
    nameIndex = UInt32(index)
    self.isImportant = isImportant
    self.isCustom = isCustom
    otherName = nil
  }

  private init(_ declaration: CSSDeclaration, named name: String) {
    value = declaration.value
    nameIndex = declaration.nameIndex
    isImportant = declaration.isImportant
    isCustom = name.hasPrefix("--")
    otherName = OtherName(name)
  }

  /// The name with its escapes decoded; in lower case, unless it is a custom property's.
  ///
  /// Made each time: O(length).
  package var name: String {
    if let otherName { return otherName.text }
    let text = value.text(at: Int(nameIndex))
    return isCustom ? text : text.lowercased()
  }

  /// The place of the name.
  package var nameSpan: SourceSpan { value.span(at: Int(nameIndex)) }

  /// The same for another property.
  package func renamed(_ name: String) -> CSSDeclaration { CSSDeclaration(self, named: name) }
}

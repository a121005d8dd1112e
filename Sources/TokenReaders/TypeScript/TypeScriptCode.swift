import SourceText

/// Colors in code that is not read: in a function, a class, a choice.
enum TypeScriptCode {
  /// The colors that stand behind names in a part of a file, `text: '#444'` and `static text = '#444'`, all
  /// unknown; nil if there are none.
  static func colors(
    in document: CodeDocument, _ range: Range<Int>, _ reason: String, at span: SourceSpan
  ) -> TypeScriptValue? {
    var found: [TypeScriptValue.Member] = []
    var index = document.firstToken(from: range.lowerBound)
    while index < document.count,
      case let place = document.range(from: index, to: index + 1),
      place.lowerBound < range.upperBound
    {
      defer { index += 1 }
      guard let text = document.string(index),
        // Not the second half of a choice.
        document.isText(index - 1, "=")
          || document.isText(index - 1, ":") && ["{", ","].contains(document.text(index - 3)),
        let name = document.name(index - 2) ?? document.string(index - 2),
        TypeScriptTokens.isColor(.text(text, document.span(place)))
      else { continue }
      found.append(
        TypeScriptValue.Member(key: name, value: .unknown(reason, document.span(place))))
    }
    return found.isEmpty ? nil : .open(found, reason, span)
  }
}

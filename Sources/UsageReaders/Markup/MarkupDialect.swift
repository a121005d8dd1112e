/// What tells files of markup apart.
enum MarkupDialect {
  /// Elements at the top: HTML, Vue.
  case html
  /// The same, with code in braces: Svelte.
  case svelte
  /// Code at the top, elements as values in it: JSX, TSX.
  case jsx
  /// Code without elements.
  case code

  var beginsWithCode: Bool { self == .jsx || self == .code }
  /// Whether braces hold code.
  var hasBraces: Bool { self != .html }
  /// Whether the names of elements mean those of HTML, in any case of letters.
  var isHTML: Bool { self == .html || self == .svelte }
}

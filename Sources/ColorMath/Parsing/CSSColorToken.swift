/// What a token means in a color.
enum CSSColorToken: Equatable {
  case identifier(String)
  /// A name with the parenthesis after it, in lower case.
  case function(String)
  case hash
  case number(Double)
  case percentage(Double)
  /// A number and its unit, in lower case.
  case dimension(Double, unit: String)
  case comma, slash, plus, minus, times, open, close
  case other
  case end
}

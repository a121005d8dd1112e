import DesignTokens

/// What a list says of tokens beside their values: what no audit sees.
struct TokenMarks {
  private let hidden: [TokenID: [HiddenValue]]
  /// Values of any token.
  private let unknown: [HiddenValue]

  init(_ catalog: TokenCatalog) {
    hidden = catalog.hiddenValues.reduce(into: [:]) { hidden, value in
      if let token = value.token { hidden[token, default: []].append(value) }
    }
    unknown = catalog.hiddenValues.filter { $0.token == nil }
  }

  /// In parentheses, after the values of a token; empty for most.
  func text(of token: TokenID, _ value: TokenValue?, _ type: TokenType?) -> String {
    var marks = Self.conditions(of: hidden[token] ?? []).map { condition in
      "another value under '\(condition)' is not audited"
    }
    if type != .color, let value, !value.hintAtChannels.isEmpty {
      marks.append("with \"channels\" in its source it is a color")
    }
    return marks.map { " (\($0))" }.joined()
  }

  /// Rows of what is hidden, whatever it is.
  var rows: [[String]] {
    unknown.map { value in
      let place = "\(value.span.file.path):\(value.span.start.line)"
      return ["*", "", place, "(not read: all under '\(value.condition)')"]
    }
  }

  private static func conditions(of values: [HiddenValue]) -> [String] {
    values.map(\.condition).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

package import SourceText

extension Member {
  /// Where it is named.
  package var nameSpan: SourceSpan {
    let named =
      binding?.child(.pattern).flatMap { pattern in
        (Array(pattern.descendants) + [pattern]).first {
          $0.kind == .patternName && $0.name == name
        }
      } ?? node.child(.name)
    return named?.span ?? node.span
  }

  /// The name with the types around it, and for a function with the labels of its parameters.
  package var fullName: String {
    guard kind == .function else { return path }
    let labels = parameters.map { $0.child(.label)?.name ?? $0.child(.name)?.name ?? "_" }
    return "\(path)(\(labels.map { "\($0):" }.joined()))"
  }

  /// The type that a property has, or that a function returns, as it is written.
  package var writtenType: SyntaxNode? {
    kind == .function ? node.child(.result) : binding?.child(.type)
  }

  /// The value that a property is declared with.
  package var value: SyntaxNode? { binding?.child(.value) }

  /// The code that computes a property, or that a function runs.
  package var body: SyntaxNode? {
    if kind == .function || kind == .initializer { return node.child(.body) }
    let accessors = binding?.child(.accessors)?.children(.item) ?? []
    return accessors.first { $0.detail == Accessor.get.rawValue }?.child(.body)
  }
}

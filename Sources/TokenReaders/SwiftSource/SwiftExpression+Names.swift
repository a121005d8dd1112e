import SourceText

extension SwiftExpression {
  /// The parts of the symbol of an asset in a folder, or of a resource: `.Brand.ink`,
  /// `ColorResource.brand`; nil for any other expression.
  var symbol: [String]? {
    switch kind {
    case .member(nil, let name): [name]
    case .member(let base?, let name):
      if case .name("ColorResource") = base.kind { [name] } else { base.symbol.map { $0 + [name] } }
    default: nil
    }
  }

  /// The last part of a dotted name, with or without what stands before it.
  var memberName: String? {
    switch kind {
    case .member(_, let name), .name(let name): name
    default: nil
    }
  }
}

/// The formats that are read, by the names that a policy gives them.
public enum TokenFormat: String, Sendable, CaseIterable {
  case dtcg, simplex

  /// What the format is, as one line.
  public var summary: String {
    switch self {
    case .dtcg: "Design Tokens (DTCG 2025.10), Tokens Studio and Style Dictionary JSON"
    case .simplex: "SimpleX Chat .theme files"
    }
  }

  /// The reader.
  public var reader: any TokenReader {
    switch self {
    case .dtcg: DTCGReader()
    case .simplex: SimpleXReader()
    }
  }

  /// The format of a source by its name, and of JSON by its keys; nil for what none reads.
  public static func of(_ source: TokenSource) -> TokenFormat? {
    guard case .file(let file) = source.content else { return nil }
    if file.path.hasSuffix(".theme") { return .simplex }
    return .dtcg
  }
}

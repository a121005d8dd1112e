/// Where an expression stands.
struct CodeScope {
  let document: Int
  /// The types around it.
  let owner: [String]
  /// Names that are parameters there, and the tokens that they are; nil for what only a caller knows.
  var parameters: [String: String?] = [:]
  /// How many names were followed to get here.
  var depth = 0
}

import DesignTokens

extension TokenCatalog {
  /// The names of the colors that other tokens point to and that point to none themselves.
  var palette: Set<String> {
    let targets = aliasTargets
    let pointed = Set(colorTokens.flatMap { targets[$0] })
    return Set(pointed.filter { targets[$0].isEmpty }.map { name(of: $0) })
  }
}

import DesignTokens

extension TokenCatalog {
  /// The names of the colors that other tokens point to and that point to none themselves, with the
  /// other steps of these: `orange300` where something points to `orange500`.
  var palette: Set<String> {
    let targets = aliasTargets
    let pointed = Set(colorTokens.flatMap { targets[$0] })
    let ends = Set(pointed.filter { targets[$0].isEmpty }.map { name(of: $0) })
    let ramps = Set(ends.compactMap(Self.ramp))
    let steps = colorTokens.filter { targets[$0].isEmpty }.map { name(of: $0) }.filter { name in
      Self.ramp(name).map(ramps.contains) ?? false
    }
    return ends.union(steps)
  }

  /// A name without the number at its end; nil if there is none.
  private static func ramp(_ name: String) -> Substring? {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    return digits > 0 && digits < name.count ? name.dropLast(digits) : nil
  }
}

/// Contexts of schemes that functions make of others.
extension PaletteContexts {
  /// A context that has all values of another, but for some of its own.
  struct Derived {
    let axis: String
    let context: String
    let base: String
  }

  /// Adds the context of a variant, after those of the instances.
  ///
  /// - Parameter bases: the instances that it repeats. What holds for all of them holds for it.
  /// - Returns: false if nothing does, so that nobody knows where the variant shows.
  mutating func add(_ variant: PaletteVariant, over bases: [Int]) -> Bool {
    let all = bases.map { conditions[$0] ?? [] }
    var common = all.first ?? []
    for others in all { common.removeAll { !others.contains($0) } }
    guard
      let place = common.firstIndex(where: { $0.axis == "scheme" })
        ?? (common.isEmpty ? nil : common.startIndex),
      let axis = axes.firstIndex(where: { $0.name == common[place].axis })
    else { return false }
    let base = common[place]
    let name = name(of: variant, unlike: axes[axis].contexts)
    axes[axis].contexts.append(name)
    derived.append(Derived(axis: base.axis, context: name, base: base.context))
    common[place] = Condition(axis: base.axis, context: name)
    conditions.append(common)
    return true
  }

  private func name(of variant: PaletteVariant, unlike known: [String]) -> String {
    let names = variant.names.map { Self.theme(ofVariant: $0, variant.instance) }
      .filter { !$0.isEmpty }
    if let free = names.first(where: { !known.contains($0) }) { return free }
    let stem = names.first ?? "changed"
    return (1...known.count + 1).lazy.map { $0 == 1 ? stem : "\(stem) \($0)" }
      .first { !known.contains($0) } ?? stem
  }
}

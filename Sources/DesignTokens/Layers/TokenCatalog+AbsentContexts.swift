extension TokenCatalog {
  /// The contexts of overrides where no source is for them.
  ///
  /// - Parameters:
  ///   - choices: the contexts to walk on each axis: without an override is one of them.
  ///   - isUsed: whether something depends on the contexts of an axis that is no color.
  package func absentContexts(
    among choices: [[Int]], unless isUsed: (_ axis: Int) -> Bool
  ) -> AbsentContexts {
    var overrides: [AbsentContexts.Override] = []
    for (number, axis) in axes.enumerated() where !isUsed(number) {
      guard let without = axis.contexts.firstIndex(of: TokenCatalogBuilder.withoutOverride),
        choices.indices.contains(number), choices[number].contains(without),
        indices(ofLayersIn: without, of: number).isEmpty
      else { continue }
      for context in axis.contexts.indices where context != without {
        let own = sources.filter { source in
          source.override.map { $0.axis == axis.name && $0.context == axis.contexts[context] }
            ?? false
        }
        let limits = own.map { $0.contexts.compactMap(choice) }
        guard !limits.isEmpty, limits.allSatisfy({ !$0.isEmpty }),
          indices(ofLayersIn: context, of: number).isSubset(of: own.flatMap(\.layers))
        else { continue }
        overrides.append(
          AbsentContexts.Override(
            choice: AbsentContexts.Choice(axis: number, context: context), limits: limits))
      }
    }
    return AbsentContexts(of: overrides)
  }

  private func indices(ofLayersIn context: Int, of axis: Int) -> Set<Int> {
    let condition = TokenLayer.Condition(axis: axis, context: context)
    return Set(layers.indices.filter { layers[$0].conditions.contains(condition) })
  }

  /// A context of a source by index; nil if no axis has it.
  private func choice(_ context: CatalogSource.Context) -> AbsentContexts.Choice? {
    guard let axis = axes.firstIndex(where: { $0.name == context.axis }),
      let index = axes[axis].contexts.firstIndex(of: context.context)
    else { return nil }
    return AbsentContexts.Choice(axis: axis, context: index)
  }
}

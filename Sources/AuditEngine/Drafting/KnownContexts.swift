import DesignTokens

/// Says of some permutations which contexts they are: `theme a, b`, or `theme c with scheme dark`.
struct KnownContexts {
  let axes: [Axis]
  /// The permutations that are looked at.
  let permutations: [Permutation]

  /// Whether these are all there are.
  private var areAll: Bool {
    Permutations.count(choices: axes.map { Array($0.contexts.indices) }) == permutations.count
  }

  /// The contexts of all permutations but those that are missing; nil if there is none.
  func without(_ missing: Set<Int>) -> PolicyDraft.Contexts? {
    guard areAll else { return ofOneAxis(without: missing) }
    let known = permutations.indices.filter { !missing.contains($0) }.map {
      permutations[$0].contexts
    }
    let found = alternatives(Set(known), over: Array(axes.indices))
    return found.isEmpty ? nil : PolicyDraft.Contexts(found)
  }

  /// The permutations in some contexts, by index.
  func indexes(in contexts: PolicyDraft.Contexts) -> Set<Int> {
    let alternatives = contexts.alternatives.map { terms in
      terms.compactMap { term in
        axes.firstIndex { $0.name == term.axis }.map { axis in
          (
            axis,
            Set(axes[axis].contexts.indices.filter { term.names.contains(axes[axis].contexts[$0]) })
          )
        }
      }
    }
    return Set(
      permutations.indices.filter { index in
        alternatives.contains { terms in
          terms.allSatisfy { $1.contains(permutations[index].contexts[$0]) }
        }
      })
  }

  /// Contexts of one axis with the same known contexts of the others.
  private struct Slice {
    var contexts: [Int]
    /// The known permutations, without this axis.
    let known: Set<[Int]>
  }

  /// Lists what covers the known permutations of some axes, and nothing else.
  ///
  /// Of several axes that which splits them into the fewest parts comes first, then that which leaves
  /// most of them in whole ones.
  private func alternatives(_ known: Set<[Int]>, over rest: [Int])
    -> [[PolicyDraft.Contexts.Term]]
  {
    guard !known.isEmpty else { return [] }
    let count = rest.reduce(1) { $0 * axes[$1].contexts.count }
    if known.count == count { return [[]] }
    let choices = rest.indices.map { position in
      let slices = self.slices(of: known, at: position, axes[rest[position]].contexts.count)
      let size = count / axes[rest[position]].contexts.count
      let whole = slices.filter { $0.known.count == size }.map(\.contexts.count).reduce(0, +) * size
      return (position: position, slices: slices, whole: whole)
    }
    guard
      let best = choices.min(by: {
        ($0.slices.count, -$0.whole, $0.position) < ($1.slices.count, -$1.whole, $1.position)
      })
    else { return [] }
    let axis = axes[rest[best.position]]
    var others = rest
    others.remove(at: best.position)
    // What is known whatever the other axes are comes first.
    let slices = best.slices.sorted { $0.known.count > $1.known.count }
    return slices.flatMap { slice in
      let terms =
        slice.contexts.count == axis.contexts.count
        ? []
        : [
          PolicyDraft.Contexts.Term(
            axis: axis.name, names: slice.contexts.map { axis.contexts[$0] })
        ]
      return alternatives(slice.known, over: others).map { terms + $0 }
    }
  }

  private func slices(of known: Set<[Int]>, at position: Int, _ count: Int) -> [Slice] {
    var sets = Array(repeating: Set<[Int]>(), count: count)
    for contexts in known {
      var others = contexts
      let context = others.remove(at: position)
      sets[context].insert(others)
    }
    var slices: [Slice] = []
    for (context, known) in sets.enumerated() {
      if let index = slices.firstIndex(where: { $0.known == known }) {
        slices[index].contexts.append(context)
      } else {
        slices.append(Slice(contexts: [context], known: known))
      }
    }
    return slices
  }

  /// The contexts of that axis which keeps the first contexts, where most is known, then most of all.
  private func ofOneAxis(without missing: Set<Int>) -> PolicyDraft.Contexts? {
    let candidates = axes.indices.compactMap { index in
      let without = Set(missing.map { permutations[$0].contexts[index] })
      let kept = permutations.indices.count { !without.contains(permutations[$0].contexts[index]) }
      let rank = (
        kept + missing.count == permutations.count ? 2 : without.contains(0) ? 0 : 1, kept
      )
      return kept > 0 ? (index: index, without: without, rank: rank) : nil
    }
    guard let best = candidates.max(by: { $0.rank < $1.rank }) else { return nil }
    let axis = axes[best.index]
    return PolicyDraft.Contexts(
      axis: axis.name,
      names: axis.contexts.indices.filter { !best.without.contains($0) }.map { axis.contexts[$0] })
  }
}

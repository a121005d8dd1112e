/// What has to be judged in every theme and scheme.
extension PolicyDraft {
  /// Requires the pairs that every app shows, as far as the draft has them: each is a pairing of its own
  /// then, so that an audit can tell that it is gone.
  mutating func requireCore() {
    for core in CorePairs(roles, text: text, components: components).all {
      text = text.flatMap { $0.requiring(core) }
      components = components.flatMap { $0.requiring(core) }
    }
  }
}

extension PolicyDraft.Pairing {
  /// A pair as a required pairing, and the others of this one; itself if it has not the pair.
  fileprivate func requiring(_ pair: CorePairs.Pair) -> [PolicyDraft.Pairing] {
    guard contexts == nil, !isRequired, foregrounds.contains(pair.foreground),
      backgrounds.contains(pair.background)
    else { return [self] }
    func part(_ foregrounds: [String], _ backgrounds: [String], isRequired: Bool = false)
      -> PolicyDraft.Pairing?
    {
      foregrounds.isEmpty || backgrounds.isEmpty
        ? nil
        : PolicyDraft.Pairing(
          foregrounds: foregrounds, backgrounds: backgrounds, usage: usage, contexts: nil,
          isRequired: isRequired)
    }
    return [
      part([pair.foreground], [pair.background], isRequired: true),
      part([pair.foreground], backgrounds.filter { $0 != pair.background }),
      part(foregrounds.filter { $0 != pair.foreground }, backgrounds),
    ].compactMap(\.self)
  }
}

package import SourceText

extension CSSTokens {
  /// The parts of the name of a layer, `a.b`; nil if it is not one.
  package var layerName: [String]? {
    let run = trimmed
    var parts: [String] = []
    for index in run.range {
      let isName = (index - run.range.lowerBound) % 2 == 0
      guard isName ? run[index].kind == .identifier : run.text(at: index) == "." else { return nil }
      if isName { parts.append(run.text(at: index)) }
    }
    return run.range.count % 2 == 1 ? parts : nil
  }
}

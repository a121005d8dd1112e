import SourceText

extension TokenCatalogBuilder {
  /// Whether the current source is made to lie over others: a layer, or one that overrides.
  package var isSourceLaidOver: Bool { override != nil || sources.last?.isOverriding == true }

  /// Reports combinations of sources that leave values unjudged.
  mutating func reportSources(_ diagnostics: inout DiagnosticList) {
    reportContexts(&diagnostics)
    let contested = ContestedTokens(
      axes: axes, layers: layers, declarations: declarations, sources: sources,
      tokenCount: names.count)
    var conflicts = SourceConflicts(
      layers: layers, declarations: declarations, sources: sources, confinements: confinements,
      names: names, contested: contested)
    let said = conflicts.report(&diagnostics)
    disagreeingSources = Set(said)
    var overridden = OverriddenSources(
      layers: layers, declarations: declarations, sources: sources,
      inheritingLayers: Set(extensions.map(\.layer)), tokenCount: names.count,
      contested: contested)
    overridden.report(except: said, &diagnostics)
  }

  /// Reports contexts of sources that leave other contexts unjudged.
  private func reportContexts(_ diagnostics: inout DiagnosticList) {
    for (source, confinement) in zip(sources, confinements) {
      for (named, condition) in zip(source.contexts, confinement) {
        let contexts = axes[condition.axis].contexts
        let like = contexts.first {
          $0 != named.context && $0.lowercased() == named.context.lowercased()
        }
        if let like {
          diagnostics.error(
            "'\(named.context)' and '\(like)' would be different contexts of \(named.axis); write the same "
              + "everywhere", at: named.span ?? source.span)
        } else if contexts.count == 1 {
          diagnostics.error(
            "\(named.axis) has no context but '\(named.context)', so nothing is audited without it; "
              + "give another source another \(named.axis)",
            at: named.span ?? source.span)
        }
      }
    }
    if isFull {
      diagnostics.error(
        "the sources give more than \(Self.valueLimit) values; name fewer files as the sources")
    }
    for name in Set(crowdedAxes).sorted() {
      diagnostics.error(
        "the axis '\(name)' has more than \(Self.contextLimit) contexts; expected fewer")
    }
    for name in likeNames {
      diagnostics.error(
        "two names of the axis '\(name)' or of its contexts look the same but use different characters; write "
          + "them the same way")
    }
    for (source, axis) in doubleAxes {
      diagnostics.error(
        "'\(sources[source].name)' already varies along \(axes[axis].name), so \"when\" cannot fix "
          + "its \(axes[axis].name); remove that from \"when\"",
        at: sources[source].contexts.first { $0.axis == axes[axis].name }?.span
          ?? sources[source].span)
    }
  }
}

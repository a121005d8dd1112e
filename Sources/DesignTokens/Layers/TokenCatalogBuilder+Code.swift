/// What only code tells of its tokens.
extension TokenCatalogBuilder {
  /// Notes that the current source has a value for each of the themes that it knows, with the tokens that are
  /// one color there, each in a state of what holds it.
  package mutating func noteCode(_ states: [TokenState]) {
    self.states += states
    if let source = sources.indices.last { sources[source].hasWholeThemes = true }
  }
}

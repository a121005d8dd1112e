package import ColorMath
package import DesignTokens
package import SourceText

/// What to audit and by which demands: token sources, rules, pairings.
package struct Policy: Sendable {
  /// A token source and its place in the policy.
  package struct TokenSource: Sendable {
    /// The path, relative to the policy.
    package let path: String
    /// The format by its name; nil to detect it from the path.
    package internal(set) var format: String?
    /// The position of the opacity in hexadecimal colors; nil for the default of the format.
    package internal(set) var hexNotation: HexNotation?
    /// The override, if the source is an optional layer: the name of the layer and its own.
    package internal(set) var override: (layer: String, name: String)?
    /// The groups that are the variants of others in a scheme.
    package internal(set) var schemes: [SchemeGroups] = []
    /// Whether it replaces values of the sources before it on purpose.
    package internal(set) var isOverriding = false
    /// The contexts in which it applies; empty for everywhere.
    package internal(set) var contexts: [CatalogSource.Context] = []
    /// Its place in the policy.
    package let span: SourceSpan
  }

  /// A level for some permutations.
  package struct ContextualLevel: Sendable {
    /// The level.
    package let level: Level
    /// The permutations.
    package let condition: ContextCondition
  }

  /// The policy's own file.
  package let file: SourceFile
  /// The name of the audited system.
  package internal(set) var name: String?
  /// The token sources, later ones overriding earlier ones.
  package internal(set) var tokens: [TokenSource] = []
  /// Whether values under conditions without an axis are audited.
  package internal(set) var conditions: [PolicyCondition] = []
  /// The layers of optional sources, least specific first; empty for the order of the sources.
  package internal(set) var layers: [String] = []
  /// The size of a `px` where text size decides.
  package internal(set) var pixelUnit = PixelUnit.css
  /// The level of all permutations, unless the user selects a stricter one.
  package internal(set) var level = Level.aa
  /// The levels of some permutations.
  package internal(set) var levels: [ContextualLevel] = []
  /// The contexts that are not audited.
  package internal(set) var exclude = ContextCondition.always
  /// The contexts that are audited only on request.
  package internal(set) var optional = ContextCondition.always
  /// The requirements of axes.
  package internal(set) var axes: [AxisDeclaration] = []
  /// The uses of tokens whose files do not state them; the first match counts.
  package internal(set) var uses: [StatedUse] = []
  /// What may lie beneath translucent backgrounds.
  package internal(set) var backdrops: [Backdrop] = []
  /// The accent token, if the policy names one.
  package internal(set) var accent: AccentDeclaration?
  /// The severity of indeterminate evaluations; nil for that of their rule.
  package internal(set) var indeterminate: Diagnostic.Severity?
  /// The rules, in order.
  package internal(set) var rules: [Rule] = []
  /// The findings that are accepted, in order.
  package internal(set) var waivers: [Waiver] = []

  /// A policy without demands: for token sources that contain their pairings.
  package init(file: SourceFile) {
    self.file = file
  }
}

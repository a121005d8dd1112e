public import ColorMath
public import DesignTokens
public import SourceText

/// What to audit and by which demands: token sources, rules, pairings.
public struct Policy: Sendable {
  /// A token source and its place in the policy.
  public struct TokenSource: Sendable {
    /// The path, relative to the policy.
    public let path: String
    /// The format by its name; nil to detect it from the path.
    public internal(set) var format: String?
    /// The position of the opacity in hexadecimal colors; nil for the default of the format.
    public internal(set) var hexNotation: HexNotation?
    /// The override, if the source is an optional layer: the name of the layer and its own.
    public internal(set) var override: (layer: String, name: String)?
    /// The groups that are the variants of others in a scheme.
    public internal(set) var schemes: [SchemeGroups] = []
    /// Whether it replaces values of the sources before it on purpose.
    public internal(set) var isOverriding = false
    /// The contexts in which it applies; empty for everywhere.
    public internal(set) var contexts: [CatalogSource.Context] = []
    /// Its place in the policy.
    public let span: SourceSpan
  }

  /// A level for some permutations.
  public struct ContextualLevel: Sendable {
    /// The level.
    public let level: Level
    /// The permutations.
    public let condition: ContextCondition
  }

  /// The policy's own file.
  public let file: SourceFile
  /// The name of the audited system.
  public internal(set) var name: String?
  /// The token sources, later ones overriding earlier ones.
  public internal(set) var tokens: [TokenSource] = []
  /// Whether values under conditions without an axis are audited.
  public internal(set) var conditions: [PolicyCondition] = []
  /// The layers of optional sources, least specific first; empty for the order of the sources.
  public internal(set) var layers: [String] = []
  /// The size of a `px` where text size decides.
  public internal(set) var pixelUnit = PixelUnit.css
  /// The level of all permutations, unless the user selects a stricter one.
  public internal(set) var level = Level.aa
  /// The levels of some permutations.
  public internal(set) var levels: [ContextualLevel] = []
  /// The contexts that are not audited.
  public internal(set) var exclude = ContextCondition.always
  /// The contexts that are audited only on request.
  public internal(set) var optional = ContextCondition.always
  /// The requirements of axes.
  public internal(set) var axes: [AxisDeclaration] = []
  /// The uses of tokens whose files do not state them; the first match counts.
  public internal(set) var uses: [StatedUse] = []
  /// What may lie beneath translucent backgrounds.
  public internal(set) var backdrops: [Backdrop] = []
  /// The accent token, if the policy names one.
  public internal(set) var accent: AccentDeclaration?
  /// The severity of indeterminate evaluations; nil for that of their rule.
  public internal(set) var indeterminate: Diagnostic.Severity?
  /// The rules, in order.
  public internal(set) var rules: [Rule] = []
  /// The findings that are accepted, in order.
  public internal(set) var waivers: [Waiver] = []

  /// A policy without demands: for token sources that contain their pairings.
  public init(file: SourceFile) {
    self.file = file
  }
}

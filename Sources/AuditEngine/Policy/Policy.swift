public import ColorMath
public import DesignTokens
public import SourceText

/// What is audited and against what: token sources, rules, pairings.
public struct Policy: Sendable {
  /// A token source and where the policy names it.
  public struct TokenSource: Sendable {
    /// The path, relative to the policy.
    public let path: String
    /// The format by its name; nil to tell it from the path.
    public internal(set) var format: String?
    /// Where hexadecimal colors have their opacity; nil for what is usual in the format.
    public internal(set) var hexNotation: HexNotation?
    /// The override that the source is: a layer that may be absent, by the name of the layer and its
    /// own.
    public internal(set) var override: (layer: String, name: String)?
    /// The groups that are the values of others in a scheme.
    public internal(set) var schemes: [SchemeGroups] = []
    /// Whether it is meant to replace values of the sources before it.
    public internal(set) var isOverriding = false
    /// The contexts in which it holds; empty for everywhere.
    public internal(set) var contexts: [CatalogSource.Context] = []
    /// Where it is written.
    public let span: SourceSpan
  }

  /// A level that holds for some permutations.
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
  /// What becomes of the conditions that no axis stands for.
  public internal(set) var conditions: [PolicyCondition] = []
  /// The layers of sources that may be absent, least specific first; empty for the order of the sources.
  public internal(set) var layers: [String] = []
  /// What a `px` is where text size decides.
  public internal(set) var pixelUnit = PixelUnit.css
  /// The level asked for everywhere, unless the user asks for more.
  public internal(set) var level = Level.aa
  /// The levels asked for in some permutations.
  public internal(set) var levels: [ContextualLevel] = []
  /// The contexts that are not audited, each named.
  public internal(set) var exclude = ContextCondition.always
  /// The contexts that are audited only when asked for.
  public internal(set) var optional = ContextCondition.always
  /// What the axes of the tokens stand for, where the policy says it.
  public internal(set) var axes: [AxisDeclaration] = []
  /// What tokens are for where their files do not say it; the first that fits counts.
  public internal(set) var uses: [StatedUse] = []
  /// What may lie beneath translucent backgrounds.
  public internal(set) var backdrops: [Backdrop] = []
  /// The token that is the accent, where the policy names one.
  public internal(set) var accent: AccentDeclaration?
  /// How much an indeterminate evaluation weighs; nil for as much as its rule.
  public internal(set) var indeterminate: Diagnostic.Severity?
  /// The rules, in order.
  public internal(set) var rules: [Rule] = []
  /// The findings that are accepted, in order.
  public internal(set) var waivers: [Waiver] = []

  /// A policy that demands nothing yet: for token sources that carry their pairings themselves.
  public init(file: SourceFile) {
    self.file = file
  }
}

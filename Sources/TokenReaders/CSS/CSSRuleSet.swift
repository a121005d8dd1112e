import SourceText
import StyleSheets

/// The custom properties of one block, and when and how strongly they apply.
struct CSSRuleSet {
  /// Where a rule stands in the cascade, but for its order in the file. [CSS Cascade 5, 6.1]
  struct Rank {
    let layer: CSSLayer
    let specificity: CSSSpecificity
    /// Whether it only says what a property is before anything is declared.
    var isInitial = false
  }

  /// The selector and what stands around it, for the name of a layer.
  let label: String
  /// The block applies where any of these holds, each with its own rank.
  let branches: [(condition: CSSCondition, rank: Rank)]
  /// The declarations, each property once.
  let declarations: [CSSDeclaration]
  /// Whether the names stand for their values wherever they are used, as in Tailwind's
  /// `@theme inline`.
  var isInline = false
  /// Which of the files of a folder led here, by its order.
  var sheet = 0
}

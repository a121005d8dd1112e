package import ColorMath

/// What a reader knows beside the program: what other sources declare, and what a policy says.
package struct Surroundings {
  /// The name under which another source has a color, by the names that code writes; nil if none has.
  package var token: ([String], SyntaxTree) -> String?
  /// Why a file does not see the color that another source has under the names that its code writes; nil if
  /// none has.
  package var unseen: ([String], SyntaxTree) -> String?
  /// The colors of asset catalogs whose generated symbol has these names.
  package var assets: ([String]) -> [String]
  /// Whether a flag of the compiler is never set.
  package var isNeverSet: (String) -> Bool
  /// Whether somebody says what becomes of a flag.
  package var isAsked: (String) -> Bool
  /// Where digits have their opacity if the program doesn't say it.
  package var notation: HexNotation
  /// Whether somebody says so, whatever an initializer of the program does.
  package var isNotationStated: Bool
  /// The values of types that an app ships, such as its themes.
  package var shipped: [TypeDeclaration: Shipped] = [:]
  /// Enumerations whose cases are themes.
  package var themes: Set<TypeDeclaration> = []

  /// Knows nothing of other sources.
  package init(
    token: @escaping ([String], SyntaxTree) -> String? = { _, _ in nil },
    unseen: @escaping ([String], SyntaxTree) -> String? = { _, _ in nil },
    assets: @escaping ([String]) -> [String] = { _ in [] },
    isNeverSet: @escaping (String) -> Bool = { _ in false },
    isAsked: @escaping (String) -> Bool = { _ in false },
    notation: HexNotation = .alphaFirst, isNotationStated: Bool = false
  ) {
    (self.token, self.unseen, self.assets) = (token, unseen, assets)
    (self.isNeverSet, self.isAsked) = (isNeverSet, isAsked)
    (self.notation, self.isNotationStated) = (notation, isNotationStated)
  }
}

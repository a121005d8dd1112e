import DesignTokens

/// The symbols that Xcode generates for the colors of asset catalogs: `.brandPrimary` for
/// `Brand Primary`, `.accent` for `AccentColor`, `.Brand.ink` for `ink` in a folder that provides a
/// namespace.
///
/// A symbol is told from the name by its letters and digits alone.
final class SwiftSymbols {
  private let builder: TokenCatalogBuilder
  private lazy var names: [String: Set<String>] = {
    var names: [String: Set<String>] = [:]
    for name in builder.names(declaredIn: ".colorset/") {
      names[Self.key(of: name), default: []].insert(name)
      if name.hasSuffix("Color") {
        names[Self.key(of: String(name.dropLast(5))), default: []].insert(name)
      }
    }
    return names
  }()

  /// The symbols of the catalogs that have been read.
  init(_ builder: TokenCatalogBuilder) { self.builder = builder }

  /// The tokens that a symbol may be.
  func tokens(of symbol: [String]) -> [String] {
    (names[Self.key(of: symbol.joined(separator: "."))] ?? []).sorted()
  }

  /// Letters and digits in small letters, and the dots between folders.
  private static func key(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }
}

import DesignTokens
import UsageReaders

/// The tokens that names in code mean.
struct UsedNames {
  private let catalog: TokenCatalog
  /// Tokens by their names without case, dots and dashes; nil where two have the same.
  private var plain: [String: TokenID?] = [:]

  init(_ catalog: TokenCatalog) {
    self.catalog = catalog
    for token in catalog.tokens {
      let name = Self.plain(catalog.name(of: token))
      plain[name] = plain[name] == nil ? .some(token) : .some(nil)
    }
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The tokens that a color may mean, each the same color to the reader of the code: `text-muted` is
  /// `color-muted` and `muted` where both are there. Empty where there is none.
  func tokens(of color: UsedColor) -> [TokenID] {
    guard color.notation != .literal else { return [] }
    var found: [TokenID] = []
    for name in names(of: color) {
      if let token = catalog.token(named: name) ?? unique(name), !found.contains(token) {
        found.append(token)
      }
      // A longer path that is a token is the one that is meant.
      if color.notation == .member, !found.isEmpty { break }
    }
    return found
  }

  private func unique(_ name: String) -> TokenID? { plain[Self.plain(name)].flatMap(\.self) }

  private func names(of color: UsedColor) -> [String] {
    switch color.notation {
    case .literal: []
    case .customProperty, .asset: [color.name]
    case .utility: ["color-\(color.name)", color.name]
    case .member:
      // `App.Theme.text`: the whole path, and its ends.
      color.name.split(separator: ".").indices.map {
        color.name.split(separator: ".")[$0...].joined(separator: ".")
      }
    }
  }
}

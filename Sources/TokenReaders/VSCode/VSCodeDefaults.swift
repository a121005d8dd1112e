import DesignTokens

/// What VS Code shows where a theme sets nothing. [VS Code at the end of 2024, `platform/theme/common/colors`,
/// `workbench/common/theme.ts`, `contrib/debug/browser/statusbarColorProvider.ts`]
///
/// Only what lies beneath the colors that a theme sets, on the backgrounds that it sets, or beside
/// them in one pair: the rest of the window is VS Code's own, not the theme's.
enum VSCodeDefaults {
  /// A default.
  enum Value: Equatable, ExpressibleByStringLiteral {
    /// A color, as hexadecimal digits.
    case color(String)
    /// The value of another color.
    case same(as: String)
    /// Another color with a share of its opacity.
    case faded(String, Double)
    /// Another color with its lightness changed by a share of it: below 0 darker.
    case shaded(String, Double)

    init(stringLiteral hex: String) { self = .color(hex) }
  }

  struct Row {
    let name: String
    /// The colors, or the parts of the window, that need it; empty for every theme.
    let users: Set<String>
    /// The values in the kinds, in the order of ``EditorThemeKind``; nil for none.
    let values: [Value?]

    init(_ name: String, for users: Set<String> = [], _ values: [Value?]) {
      self.name = name
      self.users = users
      self.values = values
    }
  }

  /// The names of the defaults that a theme needs beside the colors that it sets, in the order of the
  /// table.
  static func missing(beside names: Set<String>, in kind: EditorThemeKind) -> [String] {
    var users = names
    for name in names {
      if let dot = name.firstIndex(of: ".") { users.insert(String(name[..<dot])) }
    }
    return rows.filter { row in
      !names.contains(row.name) && value(of: row.name, in: kind) != nil
        && (row.users.isEmpty || !row.users.isDisjoint(with: users))
    }.map(\.name)
  }

  /// What VS Code gives to a color that no theme sets; nil if that is nothing, or not known.
  static func value(of name: String, in kind: EditorThemeKind) -> Value? {
    guard let row = byName[name], let index = EditorThemeKind.allCases.firstIndex(of: kind) else {
      return nil
    }
    return row.values[index]
  }

  private static let rows = parts + pairs
  private static let byName = Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
}

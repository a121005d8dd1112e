import ColorMath
import Programs
import SourceText

/// Code of unknown meaning that speaks of colors: no possible color is skipped without a message.
///
/// `oklch(0.5, 0.1, 200)` where no file declares the function, `AppColors(title: .white)` where none
/// declares the type, `hex("#2563EB")`. It looks for words in names, hexadecimal colors and the names of
/// the frameworks' colors.
struct SwiftSuspicion {
  private let program: Program
  private let holdings: SwiftHoldings
  /// The names of what is declared as a color, or as several.
  private let colorNames: Set<String>

  init(_ program: Program, _ holdings: SwiftHoldings) {
    (self.program, self.holdings) = (program, holdings)
    colorNames = Set(
      program.members.filter { [.color, .group].contains(holdings.holding(of: $0)) }.map(\.name))
  }

  private static let words: Set<String> = [
    "color", "colors", "colour", "colours", "hex", "palette", "palettes", "swatch", "tint", "lch",
    "lab", "hwb",
  ]
  private static let beginnings = ["oklch", "oklab", "rgb", "srgb", "hsl", "hsb", "hsv"]
  /// Words beside which a color is none: a color scheme, a color space.
  private static let others: Set<String> = [
    "scheme", "space", "mode", "picker", "matrix", "profile",
  ]

  /// Whether code of a member speaks of colors.
  func mayBeColor(_ node: SyntaxNode, _ member: Member) -> Bool {
    (Array(node.descendants) + [node]).contains { speaks($0, member) }
  }

  /// Whether the declaration of a part speaks of colors: by its type, or else by its value.
  func mayBeColor(_ member: Member) -> Bool {
    if let written = member.writtenType { return Self.isColorful(written.text) }
    return member.value.map { mayBeColor($0, member) } ?? true
  }

  /// Whether any name in a piece of code speaks of colors.
  func speaks(_ span: SourceSpan?) -> Bool {
    guard let span else { return false }
    let bytes = span.file.bytes[span.range].prefix(4096)
    return bytes.split { !SwiftHex.isWord($0) }.contains { word in
      guard word.count <= 64 else { return false }
      let name = String(decoding: word, as: UTF8.self)
      return SwiftHoldings.isColor(name) || Self.isColorful(name)
    }
  }

  private func speaks(_ node: SyntaxNode, _ member: Member) -> Bool {
    switch node.kind {
    case .number:
      let digits = node.text.filter { $0 != "_" }
      return digits.hasPrefix("0x") && (digits.utf8.count == 8 || digits.utf8.count == 10)
    case .string:
      let text = node.text.filter { $0 != "\"" }
      return text.hasPrefix("#") && (try? SRGBColor(hex: text)) != nil
    case .implicitMember:
      return Self.isFrameworkColor(node.declaredName)
    case .name, .member:
      let name = node.kind == .name ? node.name : node.declaredName
      if SwiftHoldings.isColor(name)
        || colorNames.contains(name) && mayBeOne(node, name, member)
      {
        return true
      }
      return Self.isColorful(name) && !isDeclared(name, member)
    default: return false
    }
  }

  /// Whether a name may be that of a color, where the type is written before it: `Player.shared` is no
  /// `Theme.shared`. A member does not name itself, but may name one that is called like it.
  private func mayBeOne(_ node: SyntaxNode, _ name: String, _ member: Member) -> Bool {
    // The last name of a path is looked at with what stands before it.
    if node.kind == .name, node.role == .name { return false }
    guard node.kind == .member, let base = node.child(.base), base.kind == .name,
      base.name.first?.isUppercase == true
    else { return name != member.name }
    return program.types.contains { type in
      type.name == base.name
        && type.members[name]?.contains { [.color, .group].contains(holdings.holding(of: $0)) }
          ?? false
    }
  }

  /// Whether the program says what a name is.
  private func isDeclared(_ name: String, _ member: Member) -> Bool {
    if program.types.contains(where: { $0.name == name }) { return true }
    return program.members.contains { other in
      other.name == name && other !== member && holdings.holding(of: other) == .none
    }
  }

  private static func isFrameworkColor(_ name: String) -> Bool {
    ["white", "black", "clear"].contains(name) || SystemColor.inSwiftUI(name) != nil
      || SystemColor.named(name) != nil
  }

  /// The text of code, short enough for a message.
  func short(_ node: SyntaxNode) -> String {
    let text = node.text
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count <= 40 && line.count == text.count ? line : line.prefix(40) + "…"
  }

  /// Whether a name has a word of colors.
  static func isColorful(_ name: String) -> Bool {
    let words = SwiftThemes.words(of: name)
    guard others.isDisjoint(with: words) else { return false }
    return words.contains { word in
      Self.words.contains(word) || beginnings.contains { word.hasPrefix($0) }
    }
  }
}

import Programs
import SourceText

/// Whether something is a color, where it is not known as one.
extension ProgramCollector {
  /// Whether a value makes an object, by the capital of its type, or a color scheme.
  func isConstructor(_ value: SyntaxNode) -> Bool {
    guard value.kind == .call, let path = value.child(.base)?.path else { return false }
    if framework.scheme(of: path) != nil { return true }
    return path.contains { $0.first?.isUppercase == true }
      && !path.contains(where: framework.colorTypes.contains)
  }

  /// Whether a value repeats an instance with other values for some parts.
  func isCopy(_ value: SyntaxNode) -> Bool {
    guard value.kind == .call, let callee = value.child(.base), callee.kind == .member else {
      return false
    }
    return framework.copyMethods.contains(callee.declaredName)
  }

  /// Whether a value without a type may be a color that is not read.
  func mayBeColor(_ value: SyntaxNode, _ member: Member) -> Bool {
    // Worked out only where it decides.
    var isNamed: Bool {
      SwiftThemes.words(of: member.name).contains {
        $0.hasPrefix("color") || $0.hasPrefix("colour")
      }
    }
    let names = member.names.dropLast()
    switch value.kind {
    case .call:
      if isCopy(value) { return isColorCopy(value, within: names) }
      if isConstructor(value) { return false }
      // What a function makes of its block may be anything, but for what is called on a color.
      if value.arguments.contains(where: { $0.value.kind == .closure }) {
        return isCalledOnColor(value, within: names)
      }
    case .number, .string, .boolean, .nothing: return false
    case .name, .member: return isNamed
    default: break
    }
    return mentionsColor(value, within: names) || isNamed && value.kind == .call
  }

  /// Whether the text of a value leaves its type open: it makes no instance, and is no size such as `4.dp`.
  func mayBeAnything(_ value: SyntaxNode) -> Bool {
    var first = value
    while let base = first.child(.base)?.bare { first = base }
    let made = value.kind == .call ? value.child(.base)?.path?.last : nil
    return ![.number, .string, .boolean, .nothing, .closure].contains(first.kind)
      && made?.first?.isUppercase != true
  }

  /// Whether `copy` repeats a color with another opacity or channel, and no palette or style.
  private func isColorCopy(_ value: SyntaxNode, within types: ArraySlice<String>) -> Bool {
    let labels = value.arguments.compactMap(\.label)
    guard labels.isEmpty else { return Self.channels.isSuperset(of: labels) }
    return isCalledOnColor(value, within: types)
  }

  private static let channels: Set<String> = ["alpha", "red", "green", "blue"]

  /// Whether a method is called on what names a color.
  private func isCalledOnColor(_ value: SyntaxNode, within types: ArraySlice<String>) -> Bool {
    guard let base = value.child(.base)?.child(.base) else { return false }
    return base.kind == .name
      ? isColorName(base.name, within: types) : mentionsColor(base, within: types)
  }

  /// Whether the type of colors, or a constant that is one, is named in code.
  ///
  /// - Parameter types: those around the code, outermost first, whose constants need no type before them.
  func mentionsColor(_ value: SyntaxNode, within types: ArraySlice<String> = []) -> Bool {
    switch value.kind {
    case .number, .string, .boolean, .name: return false
    default: break
    }
    return value.descendants.contains { node in
      guard node.kind == .name else { return false }
      let name = node.name
      return framework.colorTypes.contains(name) && !node.tree.importsOther(name)
        || isColorName(name, within: types) || colorOwners.contains(name)
    }
  }

  /// Whether a constant that is called so in some types is a color.
  private func isColorName(_ name: String, within types: ArraySlice<String>) -> Bool {
    isColorName(name)
      || types.indices.contains { isColorName((types[...$0] + [name]).joined(separator: ".")) }
  }
}

extension SyntaxTree {
  /// Whether a type of this name is imported from a package that shows nothing: `Color` of calendars.
  fileprivate func importsOther(_ type: String) -> Bool {
    let found = imports.filter { $0.name == type }
    return !found.isEmpty
      && found.allSatisfy { Set($0.path).isDisjoint(with: Self.packagesOfColors) }
  }

  private static let packagesOfColors: Set<String> = [
    "graphics", "compose", "ui", "theme", "design", "designsystem", "color", "colors",
  ]
}

import Programs
import SourceText

/// The classes in an expression such as `cn("a", isOn && "b")`.
struct ClassExpression {
  private(set) var classes: TailwindClasses
  /// What adds classes that are not known: a call, a name; nil if nothing does.
  private(set) var unknown: String?
  private let file: SourceFile

  private static let joining: Set<String> = [
    "cn", "clsx", "cx", "classNames", "classnames", "twMerge", "twJoin", "cva", "tv", "cnBase",
  ]

  /// Reads an expression in code.
  init(at range: Range<Int>, of file: SourceFile, adding classes: TailwindClasses) {
    (self.classes, self.file) = (classes, file)
    if let value = MarkupExpression(at: range, of: file).value {
      read(value, [])
    } else if let text = Self.text(range, of: file) {
      unknown = text
    }
  }

  /// Reads the arguments of `cva(…)`, with their parentheses.
  init(ofCall range: Range<Int>, of file: SourceFile) {
    (classes, self.file) = (TailwindClasses(), file)
    guard range.count > 2,
      let all = MarkupExpression(at: range.lowerBound + 1..<range.upperBound - 1, of: file).value
    else { return }
    for (index, value) in (all.kind == .sequence ? all.children : [all]).enumerated() {
      if value.kind == .dictionary {
        readVariants(value.children(.item))
      } else if index == 0 {
        read(value, [])
      }
    }
  }

  /// What stands there, as it is shown; nil for nothing but space.
  private static func text(_ range: Range<Int>, of file: SourceFile) -> String? {
    let text = MarkupExpression.text(SourceSpan(file: file, range: range))
    return text.isEmpty ? nil : text
  }

  private mutating func read(_ value: SyntaxNode, _ conditions: [UsageState.Condition]) {
    for (value, conditions) in MarkupExpression.branches(of: value, under: conditions) {
      readBranch(value, conditions)
    }
  }

  private mutating func readBranch(_ value: SyntaxNode, _ conditions: [UsageState.Condition]) {
    switch value.kind {
    case .string: readString(value, conditions)
    case .binary where value.symbol == .add:
      for side in [value.child(.left), value.child(.right)].compactMap(\.self) {
        read(side, conditions)
      }
    case .call:
      guard let name = value.child(.base)?.path?.last, Self.joining.contains(name) else {
        unknown = unknown ?? MarkupExpression.text(value)
        return
      }
      for argument in value.children(.argument) { read(argument, conditions) }
    case .list: for element in value.children(.item) { read(element, conditions) }
    case .dictionary:
      for entry in value.children(.item) {
        guard let key = entry.child(.key), key.kind == .name || key.kind == .string,
          let value = entry.child(.value)
        else { continue }
        let holds = MarkupExpression.condition(value, holds: true)
        let range = key.kind == .string ? Self.inside(key.range) : key.range
        classes.add(range, of: file, under: conditions + [holds])
      }
    case .boolean, .number, .wildcard: return
    default:
      if !MarkupExpression.isHanded(value) { unknown = unknown ?? MarkupExpression.text(value) }
    }
  }

  /// What stands between quotes.
  private static func inside(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
  }

  /// The classes in quotes; of a template those outside of what is interpolated.
  private mutating func readString(_ value: SyntaxNode, _ conditions: [UsageState.Condition]) {
    for part in value.children {
      switch part.kind {
      case .stringText: classes.add(part.range, of: file, under: conditions)
      case .interpolation:
        guard let inner = part.child(.value) else {
          unknown = unknown ?? MarkupExpression.text(part)
          continue
        }
        read(inner, conditions)
      default: unknown = unknown ?? MarkupExpression.text(part)
      }
    }
  }

  // MARK: Variants

  /// `{ variants: { variant: { primary: "…" } } }`.
  private mutating func readVariants(_ entries: [SyntaxNode]) {
    for entry in entries {
      guard let value = entry.child(.value) else { continue }
      switch (entry.entryName, value.kind) {
      case ("base", _): read(value, [])
      case ("variants", .dictionary):
        for group in value.children(.item) {
          guard let subject = group.entryName, let choices = group.child(.value),
            choices.kind == .dictionary
          else { continue }
          for choice in choices.children(.item) {
            guard let name = choice.entryName, let value = choice.child(.value) else { continue }
            read(
              value,
              [
                UsageState.Condition(
                  "\(subject)=\(name)", choice: .init(subject: subject, value: name))
              ])
          }
        }
      case ("compoundVariants", .list):
        for compound in value.children(.item) where compound.kind == .dictionary {
          for part in compound.children(.item)
          where ["class", "className"].contains(part.entryName) {
            if let value = part.child(.value) {
              read(value, [UsageState.Condition("variants together")])
            }
          }
        }
      default: continue
      }
    }
  }
}

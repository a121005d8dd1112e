import Programs

/// What answers of programs come to as colors.
extension Answer {
  /// Whether a value is a color or has one.
  var holdsColor: Bool { values.contains { $0.withoutShades.holdsColor } }

  /// Whether a value is a color, or not known.
  var mayBeColor: Bool { values.contains { $0.unknown != nil || $0.withoutShades.holdsColor } }

  /// What the elements of lists and dictionaries are called, in order; none for anything else.
  var partNames: [String] {
    var names: [String] = []
    var known: Set<String> = []
    for value in values {
      switch value {
      case .list(let elements):
        for index in elements.indices where known.insert("\(index)").inserted {
          names.append("\(index)")
        }
      case .dictionary(let keys, _):
        for name in keys.compactMap(\.keyName) where known.insert(name).inserted {
          names.append(name)
        }
      default: break
      }
    }
    return names
  }

  /// The color that it is whatever is chosen, or why it is none.
  var color: Result<ColorValue, ColorFailure> {
    switch self {
    case .value(let value): value.knownColor
    case .choice(let choice, _):
      .failure(
        ColorFailure("it depends on \(choice.kind == .scheme ? "the scheme" : "'\(choice.id)'")"))
    }
  }
}

extension Value {
  /// The color that it is, or why it is none.
  fileprivate var knownColor: Result<ColorValue, ColorFailure> {
    switch withoutShades {
    case .color(let color): .success(color)
    case .unknown(let unknown): .failure(ColorFailure(unknown.reason))
    case .type(.framework(let name)): .failure(ColorFailure("'\(name)' is not declared here"))
    default: .failure(ColorFailure("it is no color"))
    }
  }
}

extension [ColorValue.Step] {
  /// The opacity that they leave: nil for the color's own. None where it depends on that.
  var alpha: Double?? {
    guard let last else { return .some(nil) }
    guard case .replaced(let alpha) = last else { return nil }
    return .some(alpha)
  }
}

extension SyntaxNode {
  /// The expressions of a list's or a map's elements, as far as they are written.
  var elements: [SyntaxNode] {
    switch kind {
    case .list: children(.item)
    case .dictionary: children(.item).map { $0.child(.value) ?? $0 }
    case .call: arguments.map(\.value)
    default: []
    }
  }
}

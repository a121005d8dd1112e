package import SourceText

/// Something that may lie beneath a translucent background, named by the policy: a wallpaper, a photo.
package struct Backdrop: Sendable {
  /// What it may be.
  package enum Content: Sendable {
    /// Any of these tokens or hexadecimal colors.
    case colors([PolicyName])
    /// Any color with a relative luminance in a range.
    case luminance(ClosedRange<Double>)
  }

  /// The name by which stacks refer to it.
  package let name: String
  /// What it may be.
  package internal(set) var content = Content.colors([])
  /// The place of its name.
  package let span: SourceSpan
}

extension Backdrop: PolicyObject {
  static let title = "backdrop"
  static let fields: [PolicyField<Backdrop>] = [
    PolicyField(
      "colors", \.content, .colors,
      "Any of these tokens or hexadecimal colors."),
    PolicyField(
      "luminance", \.content, .luminance,
      "Any color whose relative luminance lies in this range."),
  ]
  static let alternatives: PolicyAlternatives? = .exactlyOne(
    of: ["colors", "luminance"], whenNone: "has neither colors nor luminance; expected one of them")

  init(at place: PolicyName) {
    name = place.text
    span = place.span
  }

  func check(_ value: JSONValue, _ reader: inout PolicyReader) {
    guard name.isEmpty || name == "any" || name.contains(" over ") else { return }
    reader.diagnostics.error(
      "'\(name)' cannot name a backdrop; expected a word without ' over ', and not 'any'",
      at: span)
  }
}

extension PolicyForm<Backdrop.Content> {
  fileprivate static let colors = PolicyForm<[PolicyName]>.list(.name).map { Value.colors($0) }

  /// Both ends of a range within 0 to 1.
  fileprivate static let luminance = PolicyForm(shape: .range(0...1)) { value, name, reader in
    let ends = value.elements.map(\.number)
    if ends.count == 2, let low = ends[0], let high = ends[1], 0 <= low, low <= high, high <= 1 {
      return .luminance(low...high)
    }
    reader.diagnostics.error(
      "\(name) is not a range within 0 to 1; expected its two ends, such as [0, 0.2]",
      at: value.span)
    return nil
  }
}

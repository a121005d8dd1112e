import ColorMath
import SourceText

/// The form of a value, as the Design Tokens format requires it. [DTCG Format 2025.10, types and
/// composite types]
///
/// Aliases are replaced before. Colors outside of composites are read by ``ColorLiteral``.
enum ValueForm {
  case boolean, border, color, dimension, fontFamily, fontWeight, gradient, number, shadow, stroke
  case typography

  /// The form that a type requires; nil if any will do. Sizes and numbers are never judged and come in
  /// the forms of older drafts: only a reference to a part of another value has to fit.
  init?(_ type: TokenType, isPart: Bool) {
    switch type {
    case .border: self = .border
    case .dimension where isPart: self = .dimension
    case .fontFamily: self = .fontFamily
    case .fontWeight: self = .fontWeight
    case .gradient: self = .gradient
    case .number where isPart: self = .number
    case .shadow: self = .shadow
    case .strokeStyle: self = .stroke
    case .typography: self = .typography
    case .color, .cubicBezier, .dimension, .duration, .number, .transition, .other: return nil
    }
  }

  /// Throws what is wrong with a value, and where.
  func check(_ value: TokenValue) throws(ResolutionError) {
    if case .unreadable(let reason) = value.content {
      throw ResolutionError(reason, at: value.span)
    }
    switch (self, value.content) {
    case (.boolean, .boolean), (.number, .number), (.fontFamily, .string), (.color, .color): break
    // Not the text of older drafts.
    case (.color, .object): _ = try ColorLiteral(value)
    case (.fontWeight, _): _ = try TextStyle.weight(value)
    case (.gradient, _): _ = try Gradient(value)
    case (.dimension, .object(let members)):
      guard case .number? = value.member("value")?.content,
        case .string(let unit)? = value.member("unit")?.content,
        TextStyle.Unit(rawValue: unit) != nil, members.count == 2
      else { throw unexpected(value) }
    case (.fontFamily, .array(let names)) where !names.isEmpty:
      for name in names {
        guard case .string = name.content else { throw unexpected(name) }
      }
    case (.shadow, .array(let shadows)) where !shadows.isEmpty:
      for shadow in shadows {
        guard case .object = shadow.content else { throw unexpected(shadow) }
        try check(shadow)
      }
    case (.stroke, .string(let name)) where ValueForm.strokes.contains(name): break
    case (.stroke, .object):
      guard case .array(let dashes)? = value.member("dashArray")?.content, !dashes.isEmpty,
        case .string(let cap)? = value.member("lineCap")?.content,
        ["round", "butt", "square"].contains(cap)
      else { throw unexpected(value) }
      for dash in dashes { try ValueForm.dimension.check(dash) }
    case (.border, .object), (.shadow, .object), (.typography, .object):
      for (name, form, isRequired) in parts {
        guard let part = value.member(name) else {
          if !isRequired { continue }
          throw ResolutionError("\(phrase) has no \(name)", at: value.span)
        }
        do throws(ResolutionError) {
          try form.check(part)
        } catch {
          throw ResolutionError("\(name): \(error.message)", at: error.span)
        }
      }
      if case .typography = self { _ = try TextStyle(value) }
    default: throw unexpected(value)
    }
  }

  /// What a composite has, by its names.
  private var parts: [(name: String, form: ValueForm, isRequired: Bool)] {
    switch self {
    case .border: [("color", .color, true), ("width", .dimension, true), ("style", .stroke, true)]
    case .shadow:
      [("color", .color, true)]
        + ["offsetX", "offsetY", "blur", "spread"].map { ($0, .dimension, true) }
        + [("inset", .boolean, false)]
    case .typography:
      [
        ("fontFamily", .fontFamily, true), ("fontSize", .dimension, true),
        ("fontWeight", .fontWeight, true), ("letterSpacing", .dimension, true),
        ("lineHeight", .number, true),
      ]
    default: []
    }
  }

  private func unexpected(_ value: TokenValue) -> ResolutionError {
    ResolutionError("\(value.phrase) is not \(phrase); expected \(expected)", at: value.span)
  }

  private var phrase: String {
    switch self {
    case .boolean: "true or false"
    case .border: "a border"
    case .color: "a color"
    case .dimension: "a size"
    case .fontFamily: "a font family"
    case .fontWeight: "a font weight"
    case .gradient: "a gradient"
    case .number: "a number"
    case .shadow: "a shadow"
    case .stroke: "a stroke"
    case .typography: "a text style"
    }
  }

  private var expected: String {
    switch self {
    case .boolean: "true or false"
    case .border: "an object with color, width and style"
    case .color: "an object with colorSpace and components"
    case .dimension: "an object with a value and a unit, px or rem"
    case .fontFamily: "a name or a list of names"
    case .fontWeight: "1 to 1000, or a name such as bold"
    case .gradient: "a list of stops"
    case .number: "a number"
    case .shadow: "an object with color, offsetX, offsetY, blur and spread, or a list of them"
    case .stroke:
      "\(ValueForm.strokes.joined(separator: ", ")), or an object with dashArray and lineCap"
    case .typography:
      "an object with fontFamily, fontSize, fontWeight, letterSpacing and lineHeight"
    }
  }

  private static let strokes = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]
}

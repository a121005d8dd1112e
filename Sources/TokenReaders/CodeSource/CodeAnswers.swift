import ColorMath
import Programs
import SourceText

/// What the engine says of the code at a place.
struct CodeAnswers {
  /// A color, or why it is none, in a scheme or in all.
  struct Found {
    /// `light` or `dark`; nil for all.
    let scheme: String?
    let color: Result<(ColorLiteral, SourceSpan?), CodeStop>
  }

  private let places: ProgramPlaces

  init(_ files: [SourceFile]) {
    places = ProgramPlaces(Program(files))
  }

  /// The colors of an expression, one for each scheme if they differ.
  ///
  /// - Parameter isBeginning: whether the expression only begins there.
  func colors(at span: SourceSpan, isBeginning: Bool) -> [Found] {
    guard let answer = places.answer(at: span, isBeginning: isBeginning) else {
      return [Found(scheme: nil, color: .failure(CodeStop("this code isn't understood")))]
    }
    return colors(answer)
  }

  /// The colors of a declaration whose name stands at a place; empty if it has no color that is known.
  func colors(ofDeclarationAt span: SourceSpan) -> [Found] {
    let found = places.answer(toDeclarationAt: span).map { colors($0) } ?? []
    let isKnown = found.allSatisfy { if case .success = $0.color { true } else { false } }
    return isKnown ? found : []
  }

  private func colors(_ answer: Answer) -> [Found] {
    switch answer {
    case .value(let value): return [Found(scheme: nil, color: color(value))]
    case .choice(let choice, let answers) where choice.kind == .scheme:
      return zip(choice.cases, answers).map { scheme, answer in
        Found(scheme: scheme, color: color(answer))
      }
    case .choice: return [Found(scheme: nil, color: color(answer))]
    }
  }

  /// The number of an expression; nil if it is none that is known.
  func number(at span: SourceSpan) -> Double? {
    guard case .value(let value)? = places.answer(at: span) else { return nil }
    return value.double
  }

  /// Where code may write a variable.
  func writes(toVariableAt span: SourceSpan) -> SourceSpan? { places.writes(toPropertyAt: span) }

  private func color(_ answer: Answer) -> Result<(ColorLiteral, SourceSpan?), CodeStop> {
    switch answer {
    case .value(let value): return color(value)
    case .choice(let choice, _):
      let what = choice.kind == .scheme ? "the scheme" : "'\(choice.id)'"
      return .failure(CodeStop("it depends on \(what)"))
    }
  }

  private func color(_ value: Value) -> Result<(ColorLiteral, SourceSpan?), CodeStop> {
    switch value.withoutShades {
    case .color(let color):
      guard let literal = color.literal else {
        return .failure(CodeStop("the color of the system isn't known"))
      }
      return .success((literal, color.place))
    case .unknown(let unknown): return .failure(CodeStop(unknown.reason))
    case .type(.framework(let name)): return .failure(CodeStop("'\(name)' is not declared here"))
    default: return .failure(CodeStop("it is no color"))
    }
  }
}

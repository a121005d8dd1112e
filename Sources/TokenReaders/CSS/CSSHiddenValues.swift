import SourceText

/// Finds values that the audit never sees although a page can show them.
///
/// A scheme can be chosen by the system and by the page, and the audit has one axis for both: where the
/// page's choice has a value of its own, the system's is not judged. The two are usually the same.
struct CSSHiddenValues {
  private struct Place {
    let text: String
    let span: SourceSpan
    let schemes: [String]
    let isPages: Bool
  }

  private let axes: CSSAxes
  /// What is declared of each property under the same theme and contrast, in the order of the cascade.
  private var places: [Key: [Place]] = [:]
  private var order: [Key] = []

  private struct Key: Hashable {
    let name: String
    let condition: CSSCondition
  }

  init(_ axes: CSSAxes) {
    self.axes = axes
  }

  /// Notes a declaration; later ones win over earlier ones.
  mutating func note(_ declaration: CSSDeclaration, under condition: CSSCondition) {
    let key = Key(name: declaration.name, condition: axes.withoutScheme(condition))
    if places[key] == nil { order.append(key) }
    places[key, default: []].append(
      Place(
        text: declaration.value.plain.text.lowercased(), span: declaration.value.span,
        schemes: axes.schemes(of: condition), isPages: axes.asksPageForScheme(condition)))
  }

  /// Reports each value that shows where the page chooses no scheme, and that is judged in none: where
  /// the page does choose, it has another.
  func report(_ diagnostics: inout DiagnosticList) {
    for key in order {
      guard let list = places[key], list.contains(where: \.isPages) else { continue }
      for (index, place) in list.enumerated() where !place.isPages {
        let rest = list[index...]
        let winners = place.schemes.compactMap { scheme in
          (
            shown: rest.last { !$0.isPages && $0.schemes.contains(scheme) },
            judged: rest.last { $0.schemes.contains(scheme) }
          )
        }
        guard winners.allSatisfy({ $0.judged?.text != place.text }),
          let winner = winners.first(where: { $0.shown?.span == place.span })?.judged
        else { continue }
        diagnostics.warning(
          "not judged: this value of '\(key.name)' holds where the page chooses no scheme; where it "
            + "does, line \(winner.span.start.line) has another, and that is judged",
          at: place.span)
      }
    }
  }
}

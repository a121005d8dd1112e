import AuditEngine
import ColorMath
import DesignTokens
import SourceText

/// The model of the page as JSON: lists that refer to each other by number. `model.js` reads it.
struct DeskData {
  let model: DeskModel
  /// By place, why nothing can be written there; nil where it can.
  let refusals: [String?]
  /// By place, whether an opacity can be written with the color.
  let hasOpacity: [Bool]
  /// The command that writes the changes.
  let command: String

  /// One line, without a mark that could end the element that it stands in.
  var text: String {
    var files: [String: Int] = [:]
    var paths: [String] = []
    let places = model.places.all.indices.map { index -> String in
      let path = model.places.all[index].variable.span.file.path
      let file = files[path, default: paths.count]
      if file == paths.count {
        files[path] = file
        paths.append(path)
      }
      return place(index, file: file)
    }
    let report = model.report
    let outcomes = Outcome.allCases
    let evaluations = report.evaluations.indices.map { index in
      let evaluation = report.evaluations[index]
      let outcome = outcomes.firstIndex(of: evaluation.outcome) ?? 0
      return
        "\(evaluation.permutation),\(evaluation.pairing),\(model.unitOfEvaluation[index]),\(outcome)"
    }
    let waived = model.waivedFrom.enumerated().compactMap { index, ratio in
      ratio.map { ("\(index)", JSONText.number($0)) }
    }
    return JSONText.object([
      ("system", report.system.map(name) ?? "null"), ("command", name(command)),
      ("axes", list(report.axes.map(name))),
      ("permutations", list(report.permutations.map { list($0.map(name)) })),
      ("files", list(paths.map(name))), ("places", list(places)),
      ("paints", list(model.paints.map(paint))), ("grounds", list(model.grounds.map(ground))),
      ("units", list(units)), ("outcomes", list(outcomes.map { name($0.rawValue) })),
      ("pairings", list(pairings)), ("evaluations", list(evaluations)),
      ("waived", JSONText.object(waived)),
    ]).replacing("<", with: "\\u003C")
  }

  private func place(_ index: Int, file: Int) -> String {
    let place = model.places.all[index]
    let start = place.variable.span.start
    return list([
      name(place.token), "\(file)", "\(start.line)", "\(start.column)",
      place.variable.kind == .opacity ? "1" : "0", color(place.variable.color),
      list(place.contexts.map(name)), hasOpacity[index] ? "1" : "0",
      (place.obstacle.map(Self.reason) ?? refusals[index]).map(name) ?? "null",
    ])
  }

  private static func reason(_ obstacle: ColorPlaces.Obstacle) -> String {
    switch obstacle {
    case .gradient: "a gradient is made of it, which this page does not compute"
    case .pattern: "a pattern is made of it, which this page does not compute"
    case .computed: "another color is computed of it in a way that this page does not know"
    case .varying: "it stands for several colors, one in each context"
    case .kept: "it is to be kept"
    }
  }

  /// The units, with the two ratios that the tool measured.
  private var units: [String] {
    var measured = [ContrastMeasurement?](repeating: nil, count: model.units.count)
    for (evaluation, unit) in zip(model.report.evaluations, model.unitOfEvaluation) {
      measured[unit] = evaluation.measurement
    }
    return model.units.enumerated().map { index, unit in
      list([
        numbers(unit.foregrounds),
        unit.choice.map {
          list([name($0.measure.rawValue), JSONText.number($0.threshold)])
        } ?? "null",
        "\(unit.ground)", name(unit.usage.rawValue),
        unit.minimum.map(JSONText.number) ?? "null",
        measured[index].map { JSONText.number($0.exact.value) } ?? "null",
        measured[index].map { JSONText.number($0.eightBit.value) } ?? "null",
      ])
    }
  }

  private var pairings: [String] {
    var usages = model.report.pairings.map { $0.usage ?? .text }
    for evaluation in model.report.evaluations { usages[evaluation.pairing] = evaluation.usage }
    return model.report.pairings.enumerated().map { index, pairing in
      list([
        name(pairing.foregroundName), name(pairing.backgroundText),
        name(model.report.rules[pairing.rule].id),
        name(HTMLUse(pairing, as: usages[index]).rawValue),
      ])
    }
  }

  // MARK: Paints

  private func paint(_ paint: DeskModel.Paint) -> String {
    switch paint {
    case .color(let derivation):
      return formula(derivation).map { list([name("solid"), $0]) } ?? "null"
    case .gradient(let gradient):
      let segments = gradient.segments.map { list([color($0.start), color($0.end)]) }
      return list([name("gradient"), list(segments)])
    case .anything: return list([name("anything")])
    case .patches(let patches):
      let parts = patches.map { list(["\($0.isOpen)", list($0.layers.map(color))]) }
      return list([name("patches"), list(parts)])
    }
  }

  /// Nil for what no formula says; the page refuses to judge it.
  private func formula(_ derivation: ColorDerivation) -> String? {
    switch derivation {
    case .variable(let index): return "\(index)"
    case .literal(let literal):
      return list([name("color")] + components(literal))
    case .translucent(let base, let opacity):
      return formula(base).map { list([name("alpha of"), $0, amount(opacity)]) }
    case .modified(let base, let kind, let share, let space, let other):
      guard let base = formula(base) else { return nil }
      var mixedIn = "null"
      if let other {
        guard let known = formula(other) else { return nil }
        mixedIn = known
      }
      return list([name(kind.rawValue), base, amount(share), name(space.rawValue), mixedIn])
    case .resolved: return nil
    }
  }

  private func amount(_ amount: ColorDerivation.Amount) -> String {
    switch amount {
    case .number(let number): JSONText.number(number)
    case .variable(let index): "[\(index)]"
    }
  }

  private func ground(_ ground: DeskModel.Ground) -> String {
    let beneath =
      switch ground.beneath {
      case .nothing: "null"
      case .luminance(let range):
        list([
          name("luminance"), JSONText.number(range.lowerBound), JSONText.number(range.upperBound),
        ])
      case .paints(let paints): list([name("colors"), numbers(paints)])
      }
    return list([numbers(ground.layers), beneath])
  }

  // MARK: JSON

  /// Names come from files that strangers wrote.
  private func name(_ text: String) -> String { JSONText.string(text.inert) }

  private func color(_ color: SRGBColor) -> String { list(components(color)) }

  private func components(_ color: SRGBColor) -> [String] {
    [color.red, color.green, color.blue, color.alpha].map(JSONText.number)
  }

  private func numbers(_ numbers: [Int]) -> String { list(numbers.map(String.init)) }

  /// Without spaces: there may be millions.
  private func list(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }
}

import SourceText

/// A foreground that the background decides: `{"best": [names]}` or `{"choose": …}`.
struct ChosenForeground: Sendable {
  private var candidates: [PolicyName] = []
  private var choice: Choice?

  /// Nil after an error.
  var foreground: PairingDeclaration.Foreground? {
    choice.flatMap(\.foreground) ?? PairingDeclaration.Foreground(bestOf: candidates)
  }
}

extension ChosenForeground: PolicyObject {
  static let title = "chosen foreground"
  static let fields: [PolicyField<ChosenForeground>] = [
    PolicyField(
      "best", \.candidates, .names, "The one of these with the highest contrast on each background."
    ),
    PolicyField("choose", \.choice, .object, "One of two, by how light the background is."),
  ]
  static let alternatives: PolicyAlternatives? = .exactlyOne(
    of: ["best", "choose"], whenNone: "has neither best nor choose; expected one of them")

  init(at place: PolicyName) {}
}

extension ChosenForeground {
  /// `{"by": "luminance", "threshold": 0.5, "dark": "ink", "light": "white"}`.
  private struct Choice: PolicyObject {
    static let title = "choice"
    static let fields: [PolicyField<Choice>] = [
      PolicyField(
        "by", \.measure, .choice, "The property of the background that is compared.",
        expected: "\"luminance\" or \"brightness\""),
      PolicyField(
        "threshold", \.threshold, .threshold,
        "Above it the dark token is chosen, otherwise the light.",
        expected: "a number from 0 to 1"),
      PolicyField("dark", .token, "The dark token.", expected: "a token", assign: { $0.dark = $1 }),
      PolicyField(
        "light", .token, "The light token.", expected: "a token", assign: { $0.light = $1 }),
    ]

    private var measure = ForegroundChoice.Measure.luminance
    private var threshold = (value: 0.5, text: "0.5")
    private var dark: PolicyName?
    private var light: PolicyName?

    init(at place: PolicyName) {}

    var foreground: PairingDeclaration.Foreground? {
      guard let dark, let light else { return nil }
      return PairingDeclaration.Foreground(
        dark: dark, light: light,
        by: ForegroundChoice(
          measure: measure, threshold: threshold.value, thresholdText: threshold.text))
    }
  }
}

extension PolicyForm<(value: Double, text: String)> {
  fileprivate static var threshold: PolicyForm {
    PolicyForm(shape: .number(0...1)) { value, name, reader in
      guard let number = value.expectNumber(name, &reader.diagnostics) else { return nil }
      if (0...1).contains(number) { return (number, value.literal) }
      reader.diagnostics.error(
        "\(name) is \(Requirement.text(number)); expected 0 to 1", at: value.span)
      return nil
    }
  }
}

extension PolicyForm<PolicyName> {
  /// The name of one token.
  static let token = PolicyForm(shape: .string) { value, key, reader in
    guard let name = name.read(value, key, &reader) else { return nil }
    guard !NamePattern.isPattern(name.text) else {
      reader.diagnostics.error(
        "\(key) is the pattern '\(name.text)'; expected one token", at: name.span)
      return nil
    }
    return name
  }
}

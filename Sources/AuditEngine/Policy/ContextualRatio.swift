import SourceText

/// A ratio for some contexts: `{"ratio": 7, "when": {"scheme": "dark"}}`.
struct ContextualRatio: Sendable {
  private var written: WrittenRatio?
  private(set) var condition = ContextCondition.always

  /// The ratio; a ratio alone is for all contexts.
  init(_ ratio: WrittenRatio) { written = ratio }

  /// Gives the ratio and its contexts to `make`.
  func map<Result>(_ make: (WrittenRatio, ContextCondition) -> Result) -> Result? {
    written.map { make($0, condition) }
  }
}

extension ContextualRatio: PolicyObject {
  static let title = "ratio for some contexts"
  static let fields: [PolicyField<ContextualRatio>] = [
    PolicyField(
      "ratio", .ratio, "The ratio.", expected: "a number from 1 to 21",
      assign: { $0.written = $1 }),
    PolicyField("when", \.condition, .contexts, "The contexts in which it applies."),
  ]

  init(at place: PolicyName) {}
}

extension PolicyForm<[ContextualRatio]> {
  /// A ratio, or a list of ratios with their contexts.
  static let ratios = {
    let list = list(PolicyForm<ContextualRatio>.object)
    return PolicyForm(
      shape: .named("ratios", .either([PolicyForm<WrittenRatio>.ratio.shape, list.shape]))
    ) { value, name, reader in
      guard value.kind == .array else {
        return PolicyForm<WrittenRatio>.ratio.read(value, name, &reader).map {
          [ContextualRatio($0)]
        }
      }
      return list.read(value, name, &reader)
    }
  }()
}

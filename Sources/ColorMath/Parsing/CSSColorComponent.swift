/// One component of a color as written.
struct CSSColorComponent {
  /// The forms that a component takes, as a set of what may stand somewhere.
  struct Forms: OptionSet {
    let rawValue: Int

    static let number = Forms(rawValue: 1)
    static let percentage = Forms(rawValue: 2)
    static let angle = Forms(rawValue: 4)
    static let none = Forms(rawValue: 8)

    /// The allowed forms, for messages.
    var phrase: String {
      let words = [
        (Forms.number, "a number"), (.percentage, "a percentage"), (.angle, "an angle"),
        (.none, "'none'"),
      ].filter { contains($0.0) }.map(\.1)
      guard let last = words.last, words.count > 1 else { return words.joined() }
      return "\(words.dropLast().joined(separator: ", ")) or \(last)"
    }
  }

  /// Its form.
  let form: Forms
  /// The number as written, an angle in degrees; 0 for `none`.
  let value: Double
  /// Its start.
  let start: Int
}

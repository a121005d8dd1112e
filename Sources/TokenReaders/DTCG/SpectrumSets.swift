import SourceText

/// A token of Spectrum with a value for each of several contexts: `{"$schema": "…/color-set.json",
/// "sets": {"light": {"value": "#fff"}, "dark": {"value": "#000"}}}`. [Spectrum Design Data, token
/// schemas]
struct SpectrumSets {
  /// Whether its values are colors. Sizes have sets too.
  let areColors: Bool
  /// What it is for.
  let description: String?
  private let sets: JSONValue
  /// Where the values stand.
  var span: SourceSpan { sets.span }

  /// Nil for anything else: a group may be called `sets` too.
  init?(_ object: JSONValue) {
    guard let schema = object["$schema"]?.string, schema.hasSuffix("-set.json"),
      let sets = object["sets"]
    else { return nil }
    areColors = schema.hasSuffix("color-set.json")
    description = object["description"]?.string
    self.sets = sets
  }

  /// The values by their contexts; nil after an error.
  func modes(
    named name: String, _ diagnostics: inout DiagnosticList
  ) -> [DTCGModes.Mode]? {
    let members = Array(sets.members)
    let modes = members.compactMap { member in
      member.value["value"].map { DTCGModes.Mode(name: member.key, value: $0) }
    }
    guard !modes.isEmpty, modes.count == members.count, !modes.contains(where: \.name.isEmpty)
    else {
      diagnostics.error(
        "'\(name)' has sets in a form that is not read; expected a value for each, as "
          + "{\"sets\": {\"dark\": {\"value\": \"#000000\"}}}", at: sets.span)
      return nil
    }
    return modes
  }
}

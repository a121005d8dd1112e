import SourceText

/// The states in which an item of a color state list applies.
enum AndroidStates {
  /// The name of an item that applies in any state.
  static let any = "default"

  /// `checked` for `android:state_checked="true"`, `disabled` for `android:state_enabled="false"`,
  /// several joined by full stops.
  static func name(of item: XMLElement) -> String {
    let states = item.attributes.compactMap { attribute -> String? in
      let name = attribute.name.split(separator: ":").last ?? ""
      guard name.hasPrefix("state_") else { return nil }
      let state = name.dropFirst("state_".count)
      guard attribute.value.trimmed == "false" else { return String(state) }
      return state == "enabled" ? "disabled" : "not_\(state)"
    }
    return states.isEmpty ? any : states.joined(separator: ".")
  }
}

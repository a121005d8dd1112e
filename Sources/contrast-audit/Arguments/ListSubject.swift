/// What `contrast-audit list` can list; completions take names from it.
enum ListSubject: String, CaseIterable {
  case themes, schemes, tokens, pairings, rules, formats, systems
}

import SourceText

/// An instance that a function makes of what only the running app knows.
struct MadePalette {
  let type: String
  /// The parts that another instance is repeated with; nil for one that is made anew.
  let changed: Set<String>?
  let span: SourceSpan

  /// The condition under which its colors apply, which a policy has to leave out.
  var condition: String {
    changed == nil ? "\(type) made in a function" : "\(type) changed in a function"
  }

  /// What to say of it where it stands.
  var message: String {
    changed == nil
      ? "not read: this '\(type)', whose colors are known only while the app runs; others are read"
      : "not read: this '\(type)', a copy with other colors; what it copies is read"
  }

  /// Whether it may have another color for a part.
  func gives(_ member: String) -> Bool {
    guard let changed else { return true }
    return changed.contains(member) || changed.contains { member.hasPrefix($0 + ".") }
  }
}

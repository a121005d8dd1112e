import SourceText

/// What a constructor makes of its parameters before the class keeps them.
extension DartDeclarations {
  /// Notes which parameters of the last constructor get another value: in its list of initializers,
  /// `: text = text.withOpacity(0.5)`, or in its body.
  mutating func noteChanges(from first: Int, to end: Int) {
    guard let last = file.initializers.indices.last else { return }
    let names = Set(file.initializers[last].parameters.map(\.name))
    var close = first
    while close < end, !document.isText(close, ";"), !document.isText(close, "{") {
      close = document.after(close)
    }
    if document.isText(close, "{") { close = min(document.partner(close), end) }
    for index in first..<max(first, close) {
      guard let name = document.name(index), names.contains(name), document.isText(index + 1, "=")
      else { continue }
      // Another value where none is given is a default.
      let isSame =
        document.name(index + 2) == name
        && [",", ";", "{", "??"].contains(document.text(index + 3))
      if !isSame { file.initializers[last].changed.insert(name) }
    }
  }

  /// Notes which parameters a class has a member of its own for, which they do not fill.
  mutating func noteOtherMembers() {
    var own: [[String]: Set<String>] = [:]
    for declaration in file.declarations {
      own[declaration.owner, default: []].insert(declaration.name)
    }
    for index in file.initializers.indices {
      let initializer = file.initializers[index]
      guard let names = own[initializer.type] else { continue }
      for parameter in initializer.parameters
      where names.contains(parameter.name)
        && Set(["this", "super"]).isDisjoint(with: parameter.type)
      {
        file.initializers[index].changed.insert(parameter.name)
      }
    }
  }
}

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
    for index in first..<max(first, close) { noteHandedOn(at: index, to: close, names) }
    if document.isText(close, "{") {
      let body = close..<min(document.partner(close), end)
      // A method of its own may change any of them.
      if body.contains(where: callsOwnMethod) { file.initializers[last].changed.formUnion(names) }
      close = body.upperBound
    }
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

  /// Notes the parameters that the constructor called at a token gets in another form: `this._(…)` or
  /// `super(text: text.withOpacity(0.5))`. Without labels nobody can tell.
  private mutating func noteHandedOn(at index: Int, to end: Int, _ names: Set<String>) {
    let isOwn = document.isText(index, "this")
    guard isOwn || document.isText(index, "super") else { return }
    let open = document.isText(index + 1, ".") ? index + 3 : index + 1
    guard document.isText(open, "("), let last = file.initializers.indices.last else { return }
    var changed = isOwn ? names : []
    var kept: Set<String> = []
    for position in open..<min(document.partner(open), end) {
      guard let name = document.name(position), names.contains(name),
        !document.isText(position + 1, ":")
      else { continue }
      let isAlone =
        document.isText(position - 1, ":") && document.name(position - 2) == name
        && (document.isText(position + 1, ",") || document.isText(position + 1, ")"))
      if isAlone { kept.insert(name) } else { changed.insert(name) }
    }
    file.initializers[last].changed.formUnion(isOwn ? changed.subtracting(kept) : changed)
  }

  private func callsOwnMethod(at index: Int) -> Bool {
    guard let name = document.name(index), name.first?.isUppercase == false,
      !["assert", "if", "for", "while", "switch", "catch", "return", "super"].contains(name),
      document.isText(index + 1, "(")
    else { return false }
    return !document.isText(index - 1, ".") || document.isText(index - 2, "this")
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

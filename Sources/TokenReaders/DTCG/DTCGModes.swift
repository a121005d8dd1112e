import SourceText

/// The modes that design tools write into extensions: Figma one per file, others the values of all
/// modes beside a token's own.
enum DTCGModes {
  /// A mode and its value.
  struct Mode {
    let name: String
    let value: JSONValue
  }

  private static let figma = "com.figma"
  private static let keys = ["mode", "modes"]
  private static let words: Set = [
    "dark", "light", "mode", "modes", "theme", "themes", "scheme", "schemes",
  ]
  private static let unreadKeys = ["modename", "modevalues", "valuesbymode", "valuebymode"]

  /// The mode that a whole file holds, as Figma exports it.
  static func ofFile(_ root: JSONValue) -> Mode? {
    guard let extensions = root["$extensions"],
      let value = fileMode(in: extensions), let name = value.string, !name.isEmpty
    else { return nil }
    return Mode(name: name, value: value)
  }

  private static func fileMode(in extensions: JSONValue) -> JSONValue? {
    extensions["\(figma).modeName"] ?? extensions[figma]?["modeName"]
  }

  /// The values of a token in modes; modes in an unknown form are an error.
  static func ofToken(
    _ extensions: JSONValue, named name: String, _ diagnostics: inout DiagnosticList
  ) -> [Mode] {
    var modes: [Mode] = []
    for member in members(of: extensions) {
      if keys.contains(where: member.isKey), member.value.kind == .object {
        modes += member.value.members.map { Mode(name: $0.key, value: plain($0.value)) }
      } else if member.key.hasPrefix("\(figma).mode."), member.key.utf8.count > 15 {
        modes.append(
          Mode(name: String(member.key.dropFirst(15)), value: plain(member.value)))
      } else if carriesModes(member) {
        report(member, of: "'\(name)'", &diagnostics)
      }
    }
    var seen: Set<ExactText> = []
    for mode in modes where mode.name.isEmpty || !seen.insert(ExactText(mode.name)).inserted {
      diagnostics.error(
        "'\(name)' has the mode '\(mode.name)' twice or without a name; expected each once",
        at: mode.value.span)
    }
    return modes
  }

  /// Reports modes beside a group, which no known tool writes.
  static func expectNone(
    of group: JSONValue, named name: String, _ diagnostics: inout DiagnosticList
  ) {
    guard let extensions = group["$extensions"] else { return }
    let file = name.isEmpty ? ofFile(group)?.value : nil
    for member in members(of: extensions) where carriesModes(member) {
      if let file, file.isOrHolds(member.value) { continue }
      report(member, of: name.isEmpty ? "the file" : "'\(name)'", &diagnostics)
    }
  }

  private static func report(
    _ member: JSONMember, of what: String, _ diagnostics: inout DiagnosticList
  ) {
    diagnostics.error(
      "\(what) has modes in a form that is not read, '\(member.key)'; expected an object of values, as "
        + "{\"mode\": {\"Dark\": \"#000000\"}}, or a resolver", at: member.keySpan)
  }

  /// The members of extensions, and those of the objects in them down to what holds modes.
  private static func members(of extensions: JSONValue) -> [JSONMember] {
    extensions.members.flatMap { member -> [JSONMember] in
      let isWhole = isOwn(member) || carriesModes(member)
      return [member] + (isWhole ? [] : members(of: member.value))
    }
  }

  /// Whether it is the extension of this tool, which many tokens have.
  private static func isOwn(_ member: JSONMember) -> Bool { member.isKey("contrast-audit") }

  private static func carriesModes(_ member: JSONMember) -> Bool {
    if isOwn(member) { return false }
    let key = member.key.lowercased()
    return keys.contains(key) || unreadKeys.contains(key) || key.hasPrefix("\(figma).mode")
      || words(of: member.key).contains(where: words.contains) && member.value.holdsColor
  }

  /// The words of a key: `acme.darkValue` has three.
  private static func words(of key: String) -> [String] {
    var words = [""]
    for character in key {
      if !character.isLetter {
        words.append("")
      } else if character.isUppercase, words.last?.last?.isLowercase == true {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
    }
    return words
  }

  /// The value itself where it is wrapped as a token.
  private static func plain(_ value: JSONValue) -> JSONValue {
    value["$value"] ?? value["value"] ?? value
  }
}

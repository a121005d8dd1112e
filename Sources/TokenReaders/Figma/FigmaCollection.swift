import SourceText

/// A collection of variables and its modes.
struct FigmaCollection {
  /// A mode: its key in values, and its name.
  struct Mode {
    let id: String
    let name: String
  }

  /// The maximum number of modes; Figma allows fewer.
  private static let modeLimit = 256

  let id: String
  let name: String
  let modes: [Mode]

  /// Reads a collection; nil after an error.
  init?(_ member: JSONMember, _ diagnostics: inout DiagnosticList) {
    let value = member.value
    guard value.expect(.object, "the collection '\(member.key)'", &diagnostics) else { return nil }
    id = member.key
    name = value["name"]?.string ?? member.key
    if value["isExtension"]?.boolean == true {
      diagnostics.error(
        "the collection '\(name)' extends another, which is not read; remove it, or detach it",
        at: member.keySpan)
      return nil
    }
    var modes: [Mode] = []
    var seen: Set<String> = []
    for mode in value["modes"].map({ Array($0.elements) }) ?? [] {
      guard let id = mode["modeId"]?.string, let name = mode["name"]?.string, !name.isEmpty else {
        diagnostics.error("a mode has no modeId and name; expected both", at: mode.span)
        continue
      }
      if !seen.insert(name).inserted {
        diagnostics.error(
          "the collection '\(self.name)' has two modes called '\(name)'; rename one", at: mode.span)
      }
      modes.append(Mode(id: id, name: name))
    }
    let names = modes.map { $0.name.lowercased() }.sorted()
    let isScheme = names == ["dark", "light"]
    self.modes = isScheme ? modes.map { Mode(id: $0.id, name: $0.name.lowercased()) } : modes
    if modes.isEmpty || modes.count > Self.modeLimit {
      diagnostics.error(
        "the collection '\(name)' has \(modes.isEmpty ? "no" : "too many") modes",
        at: member.keySpan)
      return nil
    }
  }

  /// The name of its axis: two collections are never one, since their modes are chosen apart.
  func axis(unlike axes: inout Set<String>) -> String {
    let isScheme = modes.map(\.name).sorted() == ["dark", "light"]
    guard modes.count > 1 else { return name }
    var axis = isScheme && !axes.contains("scheme") ? "scheme" : name
    var number = 1
    while !axes.insert(axis).inserted {
      number += 1
      axis = "\(name) \(number)"
    }
    return axis
  }
}

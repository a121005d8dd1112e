import AuditEngine
import ColorMath
package import SourceText

/// Changes to make, as the page to try colors on copies them.
///
/// Each says what it expects to find: nothing is changed that nobody has seen.
package struct RequestedChanges {
  /// The version of the form.
  package static let version = 1
  private static let keys = ["contrastAuditChanges", "system", "changes"]
  private static let changeKeys = ["file", "line", "column", "token", "from", "to"]

  /// What stands at a place, or shall stand there.
  fileprivate enum Value: Equatable {
    case color(SRGBColor)
    case opacity(Double)
  }

  private struct Change {
    let place: Place
    let token: String
    let from: Value
    let to: Value
    /// The change in the file of changes.
    let span: SourceSpan
    /// What it expects, there.
    let expected: SourceSpan
  }

  private struct Place: Hashable {
    let file: String
    let line: Int
    let column: Int
  }

  private var changes: [Change] = []
  private let system: String?
  private let root: JSONValue

  /// Reads a file; nil after reporting every mistake in it.
  package init?(_ file: SourceFile, diagnostics: inout DiagnosticList) {
    guard let root = JSONDocument.parse(file, diagnostics: &diagnostics)?.root,
      root.expect(.object, "the file of changes", &diagnostics)
    else { return nil }
    guard let version = root["contrastAuditChanges"] else {
      diagnostics.error(
        "the file has no changes as the desk copies them: it has no contrastAuditChanges",
        at: root.span)
      return nil
    }
    // In another version the keys may mean anything.
    guard version.number == Double(Self.version) else {
      diagnostics.error(
        "contrastAuditChanges is \(version.literal); expected \(Self.version)", at: version.span)
      return nil
    }
    root.expectKeys(among: Self.keys, of: "the file of changes", &diagnostics)
    self.root = root
    system = root["system"].flatMap { value in
      value.kind == .null ? nil : value.expectString("system", &diagnostics)
    }
    guard let list = root["changes"] else {
      diagnostics.error("the file has no changes; expected an array", at: root.span)
      return nil
    }
    guard list.expect(.array, "changes", &diagnostics) else { return nil }
    let elements = Array(list.elements)
    for element in elements {
      if let change = Self.change(element, &diagnostics) { changes.append(change) }
    }
    if elements.isEmpty {
      diagnostics.error("changes is empty; expected at least one", at: list.span)
    }
    var seen: [Place: SourceSpan] = [:]
    for change in changes {
      guard let first = seen.updateValue(change.span, forKey: change.place) else { continue }
      diagnostics.error(
        "this place is changed twice; first in line \(first.start.line)", at: change.span)
    }
    guard !diagnostics.hasErrors else { return nil }
  }

  private static func change(
    _ object: JSONValue, _ diagnostics: inout DiagnosticList
  ) -> Change? {
    guard object.expect(.object, "a change", &diagnostics) else { return nil }
    object.expectKeys(among: changeKeys, of: "a change", &diagnostics)
    func member(_ key: String) -> JSONValue? {
      let value = object[key]
      if value == nil { diagnostics.error("the change has no \(key)", at: object.span) }
      return value
    }
    let file = member("file")?.expectString("file", &diagnostics)
    let token = member("token")?.expectString("token", &diagnostics)
    let line = member("line").flatMap { number($0, "line", &diagnostics) }
    let column = member("column").flatMap { number($0, "column", &diagnostics) }
    let expected = member("from")
    let from = expected.flatMap { value($0, "from", &diagnostics) }
    let to = member("to").flatMap { value($0, "to", &diagnostics) }
    guard let file, let token, let line, let column, let expected, let from, let to else {
      return nil
    }
    return Change(
      place: Place(file: file, line: line, column: column), token: token, from: from, to: to,
      span: object.span, expected: expected.span)
  }

  private static func number(
    _ value: JSONValue, _ name: String, _ diagnostics: inout DiagnosticList
  ) -> Int? {
    if let number = value.number, number >= 1, number <= 0x1p32, number == number.rounded() {
      return Int(number)
    }
    diagnostics.error("\(name) is \(value.literal); expected a number from 1", at: value.span)
    return nil
  }

  private static func value(
    _ value: JSONValue, _ name: String, _ diagnostics: inout DiagnosticList
  ) -> Value? {
    if let number = value.number, (0...1).contains(number) { return .opacity(number) }
    if let text = value.string, text.hasPrefix("#"), let color = try? SRGBColor(hex: text) {
      return .color(color)
    }
    diagnostics.error(
      "\(name) is \(value.kind == .string ? value.literal : value.kind.phrase); expected a color such as "
        + "\"#2596BE\", or an opacity from 0 to 1",
      at: value.span)
    return nil
  }

  // MARK: In a system

  /// The changes at their places.
  ///
  /// - Throws: every change that does not fit what stands there now.
  func planned(
    in places: ColorPlaces, of name: String?, _ diagnostics: inout DiagnosticList
  ) -> [PlannedChange] {
    if system != name?.inert {
      diagnostics.error(
        "the changes are for \(Self.phrase(system)), and this is \(Self.phrase(name))",
        at: root["system"]?.span ?? root.span)
      return []
    }
    // Names and paths are those that the page shows.
    let known = Dictionary(
      places.all.map { place in
        let start = place.variable.span.start
        let key = Place(
          file: place.variable.span.file.path.inert, line: start.line, column: start.column)
        return (key, place)
      }, uniquingKeysWith: { first, _ in first })
    return changes.compactMap { change -> PlannedChange? in
      guard let place = known[change.place] else {
        diagnostics.error(
          "no color or opacity of the system stands at \(change.place.file):\(change.place.line):"
            + "\(change.place.column)", at: change.span)
        return nil
      }
      guard let problem = Self.problem(change, place) else {
        return PlannedChange(place.variable, named: place.token, to: change.to.color)
      }
      diagnostics.error(problem, at: change.expected)
      return nil
    }
  }

  /// Why a change does not fit its place; nil if it does.
  private static func problem(_ change: Change, _ place: ColorPlaces.Place) -> String? {
    let variable = place.variable
    let now: Value =
      variable.kind == .color ? .color(variable.color) : .opacity(variable.color.alpha)
    if place.token.inert != change.token {
      return "'\(place.token)' stands there, not '\(change.token)'; make the page again"
    }
    switch (now, change.from, change.to) {
    case (.color, .color, .color), (.opacity, .opacity, .opacity): break
    default:
      return
        "'\(place.token)' is \(variable.kind == .color ? "a color" : "an opacity"); expected from and "
        + "to of this kind"
    }
    if now.text != change.from.text {
      return "'\(place.token)' is \(now.text) now, not \(change.from.text); make the page again"
    }
    return place.obstacle == .kept ? "'\(place.token)' is to be kept" : nil
  }

  private static func phrase(_ name: String?) -> String {
    name.map { "'\($0)'" } ?? "a system without a name"
  }
}

extension RequestedChanges.Value {
  /// For an opacity, black with it.
  fileprivate var color: SRGBColor {
    switch self {
    case .color(let color): color
    case .opacity(let opacity): .black.withAlpha(opacity)
    }
  }

  fileprivate var text: String {
    switch self {
    case .color(let color): color.hex
    case .opacity(let opacity): "\(opacity)"
    }
  }
}

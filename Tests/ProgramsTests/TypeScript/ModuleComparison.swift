import Foundation
import Programs
import SourceText

/// The values of modules in a folder, beside those that Node printed.
struct ModuleComparison {
  /// How many values are equal, refused, different, without an answer, and rightly not known because
  /// code changes them later.
  private(set) var counts = ["equal": 0, "refused": 0, "different": 0, "silent": 0, "later": 0]
  private(set) var problems: [String] = []
  private var refusals: [String: Int] = [:]

  /// Why values are refused, the most frequent first.
  var reasons: String {
    refusals.sorted { $0.value > $1.value }.prefix(20).map { "\n\($0.value) \($0.key)" }.joined()
  }

  init(folder: String) throws {
    let root = URL(filePath: folder)
    var machines: [String: ScriptMachine] = [:]
    let expected = try String(contentsOf: root.appending(path: "expected.tsv"), encoding: .utf8)
    for line in expected.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4 else { continue }
      let machine = try machines[parts[0]] ?? Self.machine(parts[0], root)
      machines[parts[0]] = machine
      let path = parts[1].split(separator: "\u{1}", omittingEmptySubsequences: false)
      let found = Self.answer(path.map(String.init), machine)
      let place = "\(parts[0]) \(path.joined(separator: "."))"
      switch found {
      case .unknown(let reason):
        counts[parts[3] == "" ? "refused" : "later", default: 0] += 1
        if parts[3] == "" {
          refusals[
            reason.replacing(/\d+/, with: "1")
              + (ProcessInfo.processInfo.environment["PLACES"] == nil ? "" : place), default: 0] +=
            1
        }
      case .value where parts[3] == "!" && Self.isPinned(path.map(String.init), machine):
        counts["later", default: 0] += 1
      case .value(let text) where parts[3] == "!":
        counts["silent", default: 0] += 1
        problems.append("\(place) is changed later, and is taken for \(text)")
      case .value(parts[2]): counts["equal", default: 0] += 1
      case .value(let text):
        counts["different", default: 0] += 1
        problems.append("\(place) is \(parts[2]), not \(text)")
      case .nothing:
        counts["silent", default: 0] += 1
        problems.append("\(place) is not there")
      }
    }
  }

  private static func machine(_ name: String, _ root: URL) throws -> ScriptMachine {
    func file(_ name: String) -> SourceFile? {
      (try? Data(contentsOf: root.appending(path: name))).map {
        SourceFile(path: name, bytes: Array($0))
      }
    }
    guard let first = file(name) else { throw CocoaError(.fileNoSuchFile) }
    return ScriptMachine(
      ScriptModules(first) { path, _ in
        let stem = path.dropFirst(2).prefix { $0 != "." }
        return file("\(stem).ts")
      })
  }

  private enum Answer {
    case value(String)
    case unknown(String)
    case nothing
  }

  /// Whether it is known of an object that code changes its members later.
  private static func isPinned(_ path: [String], _ machine: ScriptMachine) -> Bool {
    var value = machine.declarations.last { $0.name == path[0] }?.value
    for key in path.dropFirst() {
      value = value.flatMap { machine.members(of: $0).last { $0.key == key }?.value }
    }
    return value.map { machine.isPinned($0) } ?? false
  }

  /// The value at a path, as Node's part of the comparison writes it.
  private static func answer(_ path: [String], _ machine: ScriptMachine) -> Answer {
    guard let declared = machine.declarations.last(where: { $0.name == path[0] }) else {
      return .nothing
    }
    var value = declared.value
    for key in path.dropFirst() {
      if let unknown = value.unknown { return .unknown(unknown.reason) }
      guard let member = machine.members(of: value).last(where: { $0.key == key }) else {
        if case .object(let open?) = machine.kind(of: value) { return .unknown(open.reason) }
        return .nothing
      }
      value = member.value
    }
    switch machine.kind(of: value) {
    case .unknown(let unknown): return .unknown(unknown.reason)
    case .text(let text, _): return .value(quoted(text))
    case .code: return .value("function")
    case .absent: return .value("undefined")
    case .object(let open):
      if let open { return .unknown(open.reason) }
      let keys = machine.members(of: value).map { " " + quoted($0.key) }.joined()
      let kind = machine.isList(value) ? "list" : "object"
      return .value("\(kind) " + keys.dropFirst())
    case .other:
      switch value {
      case .fraction(let number, _): return .value(machine.shown(number))
      case .boolean(let isTrue): return .value("\(isTrue)")
      case .nothing: return .value("null")
      case .tuple: return .value("undefined")
      default: return .value("function")
      }
    }
  }

  /// A text in quotes, as JSON writes it.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

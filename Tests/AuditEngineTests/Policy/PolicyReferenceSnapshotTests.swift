import Foundation
import TestSupport
import Testing

@testable import AuditEngine

/// The page of all keys is printed from the fields that read a policy.
@Suite struct PolicyReferenceSnapshotTests {
  @Test func `The reference page is what the fields say; make snapshots records it`() throws {
    let page = Repository.root.appending(
      path: "Sources/AuditEngine/AuditEngine.docc/PolicyKeys.md")
    let text = Self.page()
    if ProcessInfo.processInfo.environment["CONTRAST_AUDIT_RECORD"] != nil {
      try Data(text.utf8).write(to: page)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == text)
  }

  private static func page() -> String {
    var sections = [Policy.objectShape]
    var index = 0
    var text = """
      # The keys of a policy

      Every key of `contrast-audit.json`; <doc:PolicyFormat> shows them at work.

      ## Overview

      This page is printed from the tables by which a policy is read, and so is the JSON Schema of \
      `contrast-audit schema`. A key in bold is required.

      """
    while index < sections.count {
      let object = sections[index]
      index += 1
      text += "\n## \(heading(object))\n\n"
      if let alternatives = object.alternatives {
        let amount = alternatives.isExclusive ? "Exactly" : "At least"
        let names = alternatives.keys.map { "`\($0)`" }.joined(separator: ", ")
        text += "\(amount) one of \(names).\n\n"
      }
      text += "| Key | Value | Meaning |\n| --- | --- | --- |\n"
      for key in object.keys {
        let name = key.isRequired ? "**`\(key.name)`**" : "`\(key.name)`"
        let fallback = key.fallback.map { "; `\($0)` unless said" } ?? ""
        let value = words(key.shape, &sections) + fallback
        text += "| \(name) | \(value) | \(escaped(key.meaning)) |\n"
      }
    }
    return text
  }

  private static func heading(_ object: PolicyShape.Object) -> String {
    object.title.prefix(1).uppercased() + object.title.dropFirst()
  }

  /// Asterisks of patterns are no emphasis.
  private static func escaped(_ text: String) -> String { text.replacing("*", with: #"\*"#) }

  private static func words(
    _ shape: PolicyShape, _ sections: inout [PolicyShape.Object], isPlural: Bool = false
  ) -> String {
    switch shape {
    case .string: return isPlural ? "strings" : "a string"
    case .text: return isPlural ? "strings, not empty" : "a string, not empty"
    case .day: return "a day such as `\"2026-12-31\"`"
    case .flag: return "true or false"
    case .number(let range):
      return "a number from \(Requirement.text(range.lowerBound)) to "
        + Requirement.text(range.upperBound)
    case .choice(let names):
      return names.map { "`\"\($0)\"`" }.joined(separator: " or ")
    case .range(let range):
      return "two numbers from \(Requirement.text(range.lowerBound)) to "
        + Requirement.text(range.upperBound)
    case .list(let element, _):
      let each = words(element, &sections, isPlural: true)
      return isPlural ? "lists of \(each)" : "a list of \(each)"
    case .map(let value, _):
      return "an object: under each name \(words(value, &sections))"
    case .either(let shapes):
      return shapes.map { words($0, &sections, isPlural: isPlural) }.joined(separator: " or ")
    case .named(_, let shape): return words(shape, &sections, isPlural: isPlural)
    case .object(let object):
      if !sections.contains(where: { $0.title == object.title }) { sections.append(object) }
      return "<doc:#\(heading(object).replacing(" ", with: "-").replacing("'", with: ""))>"
    }
  }
}

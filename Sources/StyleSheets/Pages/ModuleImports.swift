/// What a module of JavaScript or TypeScript imports, in order: `import "./app.css"`, `export * from "./x"`.
///
/// It reads the imports before everything else, where nearly all stand. What comes later is not whole.
/// [ECMAScript, 16.2.2]
package struct ModuleImports: Sendable {
  /// An import, with the bytes of its statement.
  package struct Import: Sendable {
    /// What it names, as written.
    package let reference: String
    /// The bytes of the statement.
    package let range: Range<Int>
  }

  /// How the names of modules end.
  package static let endings = [".js", ".mjs", ".jsx", ".ts", ".mts", ".tsx"]

  /// Whether a path is that of a module.
  package static func isModule(_ path: String) -> Bool {
    let path = path.lowercased()
    return endings.contains(where: path.hasSuffix) && !path.hasSuffix(".d.ts")
  }

  /// The imports that load something.
  package private(set) var all: [Import] = []
  /// Whether these are all that load a style sheet: none stands further below, or is made while the program
  /// runs.
  package private(set) var isWhole = true

  private let bytes: [UInt8]
  private var index = 0

  /// Reads the bytes of a module. O(bytes).
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while readStatement() {}
    let rest = String(decoding: bytes[index...], as: UTF8.self)
    isWhole = !(rest.contains(".css") && (rest.contains("import") || rest.contains("require")))
  }

  /// Reads an import or a directive; false at anything else, which is left.
  private mutating func readStatement() -> Bool {
    skipSpace()
    let start = index
    if let quote = byte(at: index), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      // 'use client'
      return readText() != nil
    }
    let word = readWord()
    skipSpace()
    let next = byte(at: index)
    let mayImport =
      switch word {
      case "import": next != UInt8(ascii: "(") && next != UInt8(ascii: ".")
      case "export": next == UInt8(ascii: "*") || next == UInt8(ascii: "{")
      default: false
      }
    guard mayImport, let text = readUpToText(isExport: word == "export") else {
      index = start
      return false
    }
    if !text.isOfTypes { all.append(Import(reference: text.reference, range: start..<index)) }
    return true
  }

  /// Reads from the first word of an import to the end of its text.
  private mutating func readUpToText(isExport: Bool) -> (reference: String, isOfTypes: Bool)? {
    var isFirst = true
    var isOfTypes = false
    var isNamed = !isExport
    while let next = byte(at: index) {
      switch next {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard isNamed, let text = readText() else { return nil }
        return (text, isOfTypes)
      case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "("): return nil
      default:
        let word = readWord()
        if word.isEmpty { index += 1 }
        if word == "from" { isNamed = true }
        // `import type { A } from "./a"` is gone at run time.
        skipSpace()
        if isFirst, word == "type", byte(at: index) != UInt8(ascii: ","),
          !bytes[index...].starts(with: "from ".utf8)
        {
          isOfTypes = true
        }
        isFirst = false
      }
      skipSpace()
    }
    return nil
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func readWord() -> String {
    let start = index
    while let byte = byte(at: index),
      byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$")
    {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// A text in quotes without escapes; nil for another.
  private mutating func readText() -> String? {
    guard let quote = byte(at: index) else { return nil }
    let start = index + 1
    var end = start
    while let byte = byte(at: end), byte != quote {
      if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n") { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    index = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Skips white space, comments and semicolons.
  private mutating func skipSpace() {
    while let byte = byte(at: index) {
      if byte <= 0x20 || byte == UInt8(ascii: ";") {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if bytes[index...].starts(with: "/*".utf8) {
        var end = index + 2
        while end + 1 < bytes.count,
          bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
        {
          end += 1
        }
        index = min(end + 2, bytes.count)
      } else {
        return
      }
    }
  }
}

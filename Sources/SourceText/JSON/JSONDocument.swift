/// A JSON text (RFC 8259, or JSON5) as a flat tape of nodes, each with its range in the file.
///
/// The tape is in document order. An object is followed by its members, a key node and then the
/// value's nodes for each; an array by its elements; `next` skips a node with all that is in it. 16
/// bytes per node; strings and numbers stay in the file until they are needed.
package final class JSONDocument: Sendable {
  /// The text that was parsed.
  package let file: SourceFile
  let nodes: [JSONNode]

  init(file: SourceFile, nodes: [JSONNode]) {
    self.file = file
    self.nodes = nodes
  }

  /// Parses a file; reports and returns nil if it is not JSON.
  ///
  /// Repeated keys are reported as errors too, all of them, and the document is still returned.
  package static func parse(
    _ file: SourceFile, syntax: JSONSyntax = .strict, diagnostics: inout DiagnosticList
  ) -> JSONDocument? {
    do {
      let nodes = try file.bytes.withUnsafeBufferPointer { bytes throws(JSONSyntaxError) in
        var parser = JSONParser(bytes: bytes, syntax: syntax)
        return try parser.parse()
      }
      let document = JSONDocument(file: file, nodes: nodes)
      document.reportRepeatedKeys(&diagnostics)
      return document
    } catch {
      diagnostics.error(
        file.isBehindLink ? "the file that this link leads to is not JSON" : error.message,
        at: SourceSpan(file: file, range: error.offset..<(error.offset + 1)))
      return nil
    }
  }

  /// The number of values and keys.
  package var nodeCount: Int { nodes.count }

  /// The outermost value.
  package var root: JSONValue { JSONValue(document: self, index: 0) }

  private func reportRepeatedKeys(_ diagnostics: inout DiagnosticList) {
    var keys: [Int] = []
    for index in nodes.indices where nodes[index].kind == .object {
      keys.removeAll(keepingCapacity: true)
      var key = index + 1
      while key < Int(nodes[index].next) {
        keys.append(key)
        key = Int(nodes[key + 1].next)
      }
      if keys.count > 8 || keys.contains(where: { !isPlain($0) }) {
        reportRepeated(keys, &diagnostics)
      } else {
        // Most objects are small, and comparing bytes beats hashing strings.
        for (position, key) in keys.enumerated() {
          if let first = keys[..<position].last(where: { hasSameBytes($0, key) }) {
            report(key, repeating: first, &diagnostics)
          }
        }
      }
    }
  }

  private func hasSameBytes(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (nodes[first], nodes[second])
    guard a.end - a.start == b.end - b.start else { return false }
    return file.bytes[Int(a.start)..<Int(a.end)].elementsEqual(
      file.bytes[Int(b.start)..<Int(b.end)])
  }

  private func reportRepeated(_ keys: [Int], _ diagnostics: inout DiagnosticList) {
    // A key becomes a string only if another may be equal.
    var seen: Set<Int> = []
    seen.reserveCapacity(keys.count)
    for key in keys where !isPlain(key) || !seen.insert(hash(of: key)).inserted {
      return reportRepeatedTexts(keys, &diagnostics)
    }
  }

  /// Whether a key can equal another only if the bytes are equal.
  private func isPlain(_ key: Int) -> Bool {
    let node = nodes[key]
    return node.kind == .string
      && (file.isASCII
        || file.bytes[Int(node.start)..<Int(node.end)].allSatisfy { $0 < 0x80 })
  }

  private func hash(of key: Int) -> Int {
    var hasher = Hasher()
    JSONValue(document: self, index: key).hashLetters(into: &hasher)
    return hasher.finalize()
  }

  private func reportRepeatedTexts(_ keys: [Int], _ diagnostics: inout DiagnosticList) {
    var seen: [ExactText: Int] = [:]
    for key in keys {
      let text = JSONValue(document: self, index: key).string ?? ""
      if let first = seen.updateValue(key, forKey: ExactText(text)) {
        report(key, repeating: first, &diagnostics)
      }
    }
  }

  private func report(_ key: Int, repeating first: Int, _ diagnostics: inout DiagnosticList) {
    let (key, first) = (
      JSONValue(document: self, index: key), JSONValue(document: self, index: first)
    )
    diagnostics.error(
      "the key '\(key.string ?? "")' is repeated; first in line "
        + "\(first.span.start.line)",
      at: key.span)
  }
}

/// One node of the tape.
struct JSONNode {
  /// The kind of the node. A string also records whether it has escapes or single quotes.
  enum Kind: UInt8 {
    case object, array, string, escapedString, bareKey, number, `true`, `false`, null
  }

  var start: UInt32
  var end: UInt32
  /// The index after this node and all of its contents.
  var next: UInt32
  var kind: Kind
}

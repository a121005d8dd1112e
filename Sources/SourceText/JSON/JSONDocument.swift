/// A JSON text (RFC 8259) as a flat tape of nodes, each with its range in the file.
///
/// The tape is in document order. An object is followed by its members, a key node and then the
/// value's nodes for each; an array by its elements; `next` skips a node with all that is in it.
/// 16 bytes a node; strings and numbers stay in the file until they are asked for.
public final class JSONDocument: Sendable {
  /// The text that was parsed.
  public let file: SourceFile
  let nodes: [JSONNode]

  init(file: SourceFile, nodes: [JSONNode]) {
    self.file = file
    self.nodes = nodes
  }

  /// Parses a file; reports and returns nil where it is not JSON.
  ///
  /// Repeated keys are reported as errors too, all of them, and the document is still returned.
  public static func parse(
    _ file: SourceFile, diagnostics: inout DiagnosticList
  ) -> JSONDocument? {
    do {
      let nodes = try file.bytes.withUnsafeBufferPointer { bytes throws(JSONSyntaxError) in
        var parser = JSONParser(bytes: bytes)
        return try parser.parse()
      }
      let document = JSONDocument(file: file, nodes: nodes)
      document.reportRepeatedKeys(&diagnostics)
      return document
    } catch {
      diagnostics.error(
        error.message,
        at: SourceSpan(file: file, range: error.offset..<(error.offset + 1)))
      return nil
    }
  }

  /// The outermost value.
  public var root: JSONValue { JSONValue(document: self, index: 0) }

  private func reportRepeatedKeys(_ diagnostics: inout DiagnosticList) {
    for index in nodes.indices where nodes[index].kind == .object {
      let object = JSONValue(document: self, index: index)
      var seen: [String: JSONMember] = [:]
      for member in object.members {
        if let first = seen.updateValue(member, forKey: member.key) {
          diagnostics.error(
            "the key '\(member.key)' is repeated; it stands already in line "
              + "\(first.keySpan.start.line)",
            at: member.keySpan)
        }
      }
    }
  }
}

/// One node of the tape.
struct JSONNode {
  /// What the node is. A string says here whether it has to be unescaped.
  enum Kind: UInt8 { case object, array, string, escapedString, number, `true`, `false`, null }

  var start: UInt32
  var end: UInt32
  /// The index after this node and all that it holds.
  var next: UInt32
  var kind: Kind
}

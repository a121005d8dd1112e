import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document as Foundation's parser reads it.
package final class XMLTree {
  package let name: String
  package let attributes: [String: String]
  package fileprivate(set) var children: [XMLTree] = []
  package fileprivate(set) var text = ""

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  package subscript(attribute: String) -> String { attributes[attribute] ?? "" }

  package func children(named name: String) -> [XMLTree] { children.filter { $0.name == name } }

  /// The root of a document; throws where it is not well-formed.
  package static func parse(_ text: String) throws -> XMLTree {
    struct NotWellFormed: Error {
      let reason: String
    }
    let builder = Builder()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else {
      throw NotWellFormed(
        reason: "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    }
    return root
  }
}

private final class Builder: NSObject, XMLParserDelegate {
  var root: XMLTree?
  private var open: [XMLTree] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let node = XMLTree(name: name, attributes: attributes)
    open.last?.children.append(node)
    if root == nil { root = node }
    open.append(node)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    open.last?.text += text
  }
}

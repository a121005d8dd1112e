import Programs
import SourceText
import Testing

/// Nodes that are larger than what most of them can say of themselves.
@Suite struct LargeSyntaxTests {
  @Test func `A node of many bytes and many nodes has its range and its children`() {
    let lines = (0..<20_000).map { "let a\($0) = [\($0), \($0)]" }
    let text = "enum A {\n" + lines.joined(separator: "\n") + "\n}\nlet b = 1\n"
    let root = SwiftParser.parse(SourceFile(path: "a.swift", text: text)).root
    #expect(root.range == 0..<text.utf8.count)
    #expect(root.children.map(\.kind) == [.typeDeclaration, .variable])
    let body = root.children[0].child(.body)
    #expect(body?.children.count == 20_000)
    #expect(body?.range == 7..<text.utf8.count - "\nlet b = 1\n".utf8.count)
  }

  @Test func `A long text is one node of its length`() {
    let text = "let a = \"" + String(repeating: "x", count: 70_000) + "\"\n"
    let root = SwiftParser.parse(SourceFile(path: "a.swift", text: text)).root
    let string = root.descendants.first { $0.kind == .string }
    #expect(string?.range == 8..<70_010)
    #expect(root.children.map(\.range) == [0..<70_010])
  }
}

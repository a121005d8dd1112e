import AuditEngine
import DesignTokens
import Testing

/// What is wrong with a token that no pairing names.
@Suite struct TokenCheckTests {
  private func diagnostics(
    type: TokenType?, _ content: TokenValue.Content
  ) throws -> (isAudited: Bool, messages: [String], unread: [String]) {
    var tokens = try SampleTokens(["ink": "#000000", "page": "#FFFFFF"])
    tokens.addValue("spare", type: type, content)
    let audit = try SampleAudit(
      #"{"foreground": "ink", "background": "page", "usage": "text"}"#, tokens: tokens)
    return (
      audit.report != nil, audit.diagnostics.map(\.description),
      audit.report?.structural.map { "\($0.span.file.path):\($0.span.line): \($0.message)" } ?? []
    )
  }

  @Test(arguments: [TokenType.color, .gradient])
  func `What is no color is not read`(type: TokenType) throws {
    let (isAudited, messages, unread) = try diagnostics(type: type, .number(3))
    #expect(isAudited)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("tokens.json:3:1: warning: ") == true)
    #expect(unread.count == 1)
    #expect(unread.first?.hasPrefix("tokens.json:3: 'spare' is not read: ") == true)
  }

  @Test func `A color that cannot be read is a finding`() throws {
    let (isAudited, messages, unread) = try diagnostics(type: .color, .unreadable("made of mist"))
    #expect(isAudited)
    #expect(messages == ["tokens.json:3:1: warning: made of mist"])
    #expect(unread == ["tokens.json:3: 'spare' is not read: made of mist"])
  }

  /// Nothing needs it, whatever it is.
  @Test func `A value of another kind is let be`() throws {
    for content in [TokenValue.Content.unreadable("made of mist"), .number(3)] {
      let (isAudited, messages, unread) = try diagnostics(type: .other, content)
      #expect(isAudited)
      #expect(messages == [])
      #expect(unread == [])
    }
  }
}

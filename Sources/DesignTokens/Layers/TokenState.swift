/// One of several tokens that a color of a program is, by what is chosen there: `Theme.text.light` and
/// `Theme.text.dark` for `Theme.text` of an instance whose appearance nobody knows.
package struct TokenState: Sendable {
  /// The name of the token.
  package let token: String
  /// What the color is called without what is chosen.
  package let color: String
  /// The cases that it is for, by what chooses.
  package let choices: [String: String]

  /// Describes a token.
  package init(token: String, color: String, choices: [String: String]) {
    (self.token, self.color, self.choices) = (token, color, choices)
  }
}

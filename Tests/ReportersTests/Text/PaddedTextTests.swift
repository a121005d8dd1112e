import Reporters
import Testing

@Suite struct PaddedTextTests {
  @Test(arguments: [
    ("ab", 4, "ab  ", "  ab"), ("ab", 2, "ab", "ab"), ("abc", 2, "abc", "abc"), ("", 1, " ", " "),
    ("é…", 3, "é… ", " é…"),
    ("\u{1B}[31mab\u{1B}[0m", 4, "\u{1B}[31mab\u{1B}[0m  ", "  \u{1B}[31mab\u{1B}[0m"),
  ])
  func `Text is filled up on its side, and escape sequences take no room`(
    text: String, width: Int, left: String, right: String
  ) {
    #expect(text.padded(to: width) == left)
    #expect(text.padded(to: width, alignment: .right) == right)
  }

  @Test(arguments: [("ab  ", "ab"), (" a b", " a b"), ("   ", ""), ("", "")])
  func `Space at the end goes`(text: String, trimmed: String) {
    #expect(text.trimmingTrailingSpace() == trimmed)
  }
}

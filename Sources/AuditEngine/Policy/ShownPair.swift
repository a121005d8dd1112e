package import SourceText

/// A pair of colors that the code of an app shows, by the names of their tokens.
package struct ShownPair: Sendable {
  /// What is in front.
  package let foreground: String
  /// What lies behind it, the nearest first.
  package let background: [String]
  /// What the foreground is in the app.
  package let usage: Usage
  /// The scheme in which it is shown; nil for both.
  package let scheme: String?
  /// The contexts in which it is shown, by axis; an axis that is not there has all.
  package let contexts: [String: [String]]
  /// Where it is shown first.
  package let place: SourceSpan

  /// A pair in code.
  package init(
    _ foreground: String, on background: [String], as usage: Usage, inScheme scheme: String?,
    inContexts contexts: [String: [String]] = [:], at place: SourceSpan
  ) {
    (self.foreground, self.background, self.usage) = (foreground, background, usage)
    (self.scheme, self.contexts, self.place) = (scheme, contexts, place)
  }

  /// The same pair, shown in both schemes.
  package var inEachScheme: ShownPair {
    ShownPair(foreground, on: background, as: usage, inScheme: nil, inContexts: contexts, at: place)
  }
}

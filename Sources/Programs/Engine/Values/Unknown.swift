package import SourceText

/// Why a value isn't known, and where that begins.
package struct Unknown: Hashable {
  /// What is not understood, without a full stop.
  package let reason: String
  /// Where, if it has a place.
  package let span: SourceSpan?

  /// The reason of what the compiler leaves out altogether.
  package static let notCompiled = "nothing of it is compiled"

  /// The beginning of the reason of what a parameter holds.
  static let caller = "the caller gives it"

  /// Whether it is what a caller gives a function.
  package var isGiven: Bool { reason.hasPrefix(Unknown.caller) }

  /// The reason of what users of the app chose before.
  static let ofSettings = "only the app's settings say it"

  /// Whether it is what users of the app chose before.
  var isOfSettings: Bool { reason == Unknown.ofSettings }

  /// Makes a reason.
  package init(_ reason: String, at span: SourceSpan?) {
    self.reason = reason
    self.span = span
  }
}

import ColorMath
import Programs
import SourceText

/// A token of a Swift source on its way into the catalog.
struct SwiftToken {
  /// What a token is in some contexts.
  enum Content {
    case color(ColorValue)
    indirect case textStyle(FontValue)
    /// What another token is, with its opacity changed.
    case alias(String, [ColorValue.Step])
    case unreadable(String)
  }

  /// One value and what has to be chosen for it.
  struct Value {
    var content: Content
    var choices: [SwiftAxis: String]
    /// Where it is written.
    var span: SourceSpan
    /// Where the expression ends that it is the value of, for a comment beside it.
    var end: Int

    /// Forgets what a color was read from, which nothing needs once aliases are known.
    mutating func forgetSources() {
      guard case .color(var color) = content, !color.sources.isEmpty else { return }
      color.sources = []
      content = .color(color)
    }
  }

  /// Why there is no value for some choices.
  struct Failure {
    let reason: String
    let choices: [SwiftAxis: String]
  }

  /// A value that no audit sees, under a condition that the policy does not mention.
  struct Hidden {
    let condition: String
    let span: SourceSpan
    /// Whether it is read.
    let isRead: Bool
  }

  let name: String
  /// The declaration that it comes from, whose documentation is its.
  let member: Member
  /// What it is declared by, which is named where it is not read.
  let root: Member
  var values: [Value] = []
  var failures: [Failure] = []
  var hidden: [Hidden] = []
  /// Why it is not read; nil if it is.
  var failure: String?
  /// Whether it is known to be a color, and not only what may be one.
  var isCertain: Bool
  var isTextStyle = false
  /// Whether other tokens say what it is.
  var isDropped = false
}

/// Something along which a Swift source lets its values vary.
enum SwiftAxis: Hashable {
  case scheme
  case contrast
  case transparency
  /// The themes that a type stands for, by its path.
  case theme(String)
  /// A flag of `#if`: without it and with it.
  case flag(String)

  /// The flag of `#if` that it is; nil for any other axis.
  var flag: String? { if case .flag(let flag) = self { flag } else { nil } }
}

package import SourceText

/// A color in code that could not be followed to a pair.
package struct UnfollowedUse: Sendable, Hashable {
  /// Why not.
  package enum Reason: String, Sendable, CaseIterable {
    /// Nothing in the file says what lies behind.
    case noBackground = "no background in this file"
    /// The background is inside of a component that another file defines.
    case component = "inside a component whose background is not in this file"
    /// The background is a picture, a gradient or a material.
    case picture = "on a picture, gradient or material"
    /// The value is computed.
    case computed = "a computed color"
    /// Of several variables in a shorthand, any may be the color.
    case ambiguous = "several variables in a shorthand"
    /// An opacity of a whole view changes its colors.
    case opacity = "a view with an opacity of its own"
    /// A background of whose foreground the file says nothing.
    case noForeground = "a background without a foreground in this file"
    /// The code is not read: a syntax that nothing here knows, or that is broken.
    case unread = "code that is not read"
    /// A token of the policy where no reader looks for a pair.
    case elsewhere = "where no pair is looked for"
    /// A token's name is given a value that the policy does not know.
    case redefined = "a token's name given a value"
    /// The code passes a limit.
    case limit = "code past a limit"
  }

  /// Why.
  package let reason: Reason
  /// The color as written, or what stands there.
  package let text: String
  /// What the color is for; nil for a background, and for code that is not read.
  package let role: ForegroundRole?
  /// Where.
  package let place: SourceSpan

  init(reason: Reason, text: String, role: ForegroundRole? = nil, place: SourceSpan) {
    self.reason = reason
    self.text = text
    self.role = role
    self.place = place
  }

  /// Whether it may be a text or an icon that nobody judges.
  package var mayNeedContrast: Bool {
    switch role {
    case .text, .icon: true
    case .border, .shape: false
    // What nothing stands on needs nothing.
    case nil: reason != .noForeground
    }
  }
}

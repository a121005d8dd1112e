/// Something that is open while the code is read: the scheme, a parameter, storage that is written.
package struct Choice: Hashable {
  /// What kind of thing is open.
  package enum Kind: Hashable {
    case scheme, contrast, transparency, flag, parameter, storage, theme
  }

  /// What tells it from others.
  package let id: String
  /// What kind it is.
  package let kind: Kind
  /// What it may be, in order.
  package let cases: [String]

  /// Whether the interface is light or dark.
  package static let scheme = Choice(id: "scheme", kind: .scheme, cases: ["light", "dark"])
  /// Whether more contrast is wanted.
  package static let contrast = Choice(
    id: "contrast", kind: .contrast, cases: ["standard", "increased"])
}

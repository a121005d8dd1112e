/// One of the branches of an `#if`.
public struct SwiftBranch: Sendable, Hashable {
  /// Which `#if`, by the byte offset at which it begins.
  public let block: Int
  /// Which branch of it, from 0.
  public let index: Int
}

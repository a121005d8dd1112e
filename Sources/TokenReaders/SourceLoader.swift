/// TokenReaders turns the formats that teams keep their colors in into the one model of
/// DesignTokens: a folder a format. It reaches files only through a loader that it is handed, and it
/// judges nothing.

public import SourceText

/// How readers reach files.
public protocol SourceLoader {
  /// Loads a file that another one refers to.
  ///
  /// - Parameters:
  ///   - reference: a relative path as it is written, with forward slashes.
  ///   - base: the file that holds the reference, or nil for one named by the user.
  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile

  /// The paths of all files in a folder and in its folders, in order, for ``load(_:from:)`` with the
  /// same base; nil where the reference leads to no folder.
  func files(in reference: String, from base: SourceFile?) throws(SourceLoadError) -> [String]?
}

/// Why a file could not be loaded.
public struct SourceLoadError: Error, Sendable {
  /// What was asked for and why it cannot be had.
  public let message: String

  /// Describes an error.
  public init(_ message: String) {
    self.message = message
  }
}

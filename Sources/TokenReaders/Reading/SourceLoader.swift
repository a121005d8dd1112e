/// TokenReaders turns the formats in which teams keep their colors into the model of DesignTokens:
/// one folder per format. It reads files only through a loader that it is given, and it judges
/// nothing.

package import SourceText

/// How readers load files.
package protocol SourceLoader {
  /// Loads a file that another one refers to.
  ///
  /// - Parameters:
  ///   - reference: a relative path as written, with forward slashes.
  ///   - base: the file with the reference; nil for a file named by the user.
  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile

  /// The paths of all files in a folder and its folders, in order, for ``load(_:from:)`` with the
  /// same base; nil if the reference is not a folder.
  ///
  /// - Parameter ofCode: whether it is an app's code: then without what lies in hidden folders and in
  ///   those of packages and builds.
  func files(in reference: String, from base: SourceFile?, ofCode: Bool) throws(SourceLoadError)
    -> [String]?
}

extension SourceLoader {
  package func files(in reference: String, from base: SourceFile?) throws(SourceLoadError)
    -> [String]?
  { try files(in: reference, from: base, ofCode: false) }
}

/// Why a file could not be loaded.
package struct SourceLoadError: Error, Sendable {
  /// The requested file and the reason.
  package let message: String

  /// Describes an error.
  package init(_ message: String) {
    self.message = message
  }
}

import SourceText

/// A place in a file.
public struct FileLocation: Sendable, Hashable, CustomStringConvertible {
  /// The path, relative to the folder from which the system was loaded if its own path was relative.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  init(_ span: SourceSpan) {
    let start = span.start
    path = span.file.path
    line = start.line
    column = start.column
  }

  /// `path:line:column`, as editors and build logs read it. Control characters are made visible.
  public var description: String { "\(path.inert):\(line):\(column)" }
}

import SystemLoading

/// The contents of files of a repository, from one `git cat-file --batch` that starts with the first:
/// a process for each would take more time than everything else.
final class GitBlobs {
  private enum State {
    case unasked
    case running(AnsweringSubprocess)
    case over
  }

  private let git: Subprocess
  private let arguments: [String]
  private let limit: Int
  private var state = State.unasked

  /// - Parameters:
  ///   - arguments: what git is told before the command.
  ///   - limit: the largest file, in bytes.
  init(_ git: Subprocess, _ arguments: [String], limit: Int = FileUse.source.limit) {
    self.git = git
    self.arguments = arguments
    self.limit = limit
  }

  /// The contents of an object; nil if the answer is anything other than a file that is small enough, and
  /// from then on.
  func contents(of object: String) -> [UInt8]? {
    let process: AnsweringSubprocess
    switch state {
    case .unasked:
      guard let started = try? git.start(arguments + ["cat-file", "--batch"]) else {
        state = .over
        return nil
      }
      process = started
      state = .running(started)
    case .running(let running): process = running
    case .over: return nil
    }
    // `object type size`, the contents, and the end of a line.
    let expected = "\(object) blob "
    guard process.ask(object), let header = process.line(limit: 256), header.hasPrefix(expected),
      let size = Int(header.dropFirst(expected.count)), 0...limit ~= size,
      let bytes = process.bytes(size), process.bytes(1) == [0x0A]
    else {
      // What comes next belongs to no question.
      state = .over
      return nil
    }
    return bytes
  }
}

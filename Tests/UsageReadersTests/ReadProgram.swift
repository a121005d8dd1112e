import Programs
import SourceText
import UsageReaders

/// What an app in Swift shows, in words: `ink on page text (if on)`.
struct ReadProgram {
  let pairs: [String]
  let unfollowed: [String]

  /// Reads files of one program, by their names.
  init(_ files: [String: String]) {
    var reading = UsageReading()
    let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    UsageReader.read(Program(sources), into: &reading)
    pairs = reading.pairs.map { pair in
      let behind = pair.behind.map { " over \($0.written)" } ?? ""
      let state = pair.state.isRest ? "" : " (\(pair.state.text))"
      return "\(pair.foreground.written) on \(pair.background.written)\(behind) "
        + "\(pair.role.rawValue)\(state)"
    }.sorted()
    unfollowed = reading.unfollowed.map { "\($0.reason): \($0.text)" }.sorted()
  }

  /// Reads views in files of their own.
  init(_ views: String...) {
    let files = views.enumerated().map { ("\($0.offset).swift", "import SwiftUI\n" + $0.element) }
    self.init(Dictionary(uniqueKeysWithValues: files))
  }
}

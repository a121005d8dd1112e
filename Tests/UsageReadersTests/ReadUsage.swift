import SourceText
import UsageReaders

/// What a text of code uses, in words: `ink on page text :hover large 2:3`.
struct ReadUsage {
  let reading: UsageReading
  let pairs: [String]
  let unfollowed: [String]

  init(_ text: String, named path: String) throws {
    try self.init(SourceFile(path: path, text: text))
  }

  struct NoLanguage: Error {}

  init(_ file: SourceFile) throws {
    guard let language = UsageLanguage(path: file.path) else { throw NoLanguage() }
    var reading = UsageReading()
    UsageReader.read(file, as: language, into: &reading)
    self.reading = reading
    pairs = reading.pairs.map { pair in
      let size = pair.isLarge.map { $0 ? ["large"] : ["normal"] } ?? []
      let state = pair.state.isRest ? [] : ["(\(pair.state.text))"]
      let words = ["\(pair.foreground.written) on \(pair.background.written)", pair.role.rawValue]
      return (words + state + size).joined(separator: " ")
    }
    unfollowed = reading.unfollowed.map { "\($0.reason): \($0.text)" }
  }
}

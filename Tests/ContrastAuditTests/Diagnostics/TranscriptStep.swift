/// What is done in a folder before the tool is run in it, as a row of ``DiagnosticTranscript`` says.
enum TranscriptStep {
  /// A file with these contents.
  case file(String, [Part])
  /// A file that goes, or never comes.
  case removal(String)
  /// A link, and where it leads.
  case link(String, to: String)
  /// Everything that is there becomes a commit of a git repository.
  case commit(tag: String)

  /// A piece of a file.
  enum Part {
    case line(String)
    /// A text again and again, `<n>` in it counted from 1 and `<n+1>` from 2.
    case repeated(Int, String)
    /// What is no text.
    case bytes([UInt8])

    var contents: [UInt8] {
      switch self {
      case .line(let text): Array("\(text)\n".utf8)
      case .repeated(let count, let text):
        Array(
          (1...count).map {
            text.replacing("<n>", with: "\($0)").replacing("<n+1>", with: "\($0 + 1)")
          }.joined().utf8)
      case .bytes(let bytes): bytes
      }
    }

    /// The line of the row that says so.
    var text: String {
      switch self {
      case .line(let text): text.isEmpty ? "|" : "| \(text)"
      case .repeated(let count, let text): "* \(count) \(text)"
      case .bytes(let bytes): "x \(bytes.map(Self.hex).joined(separator: " "))"
      }
    }

    private static func hex(_ byte: UInt8) -> String {
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  /// The file that is there afterwards, or is not.
  var name: String? {
    switch self {
    case .file(let name, _), .removal(let name), .link(let name, _): name
    case .commit: nil
    }
  }

  /// The lines of the row that say so.
  var text: String {
    switch self {
    case .file(let name, let parts): (["@ \(name)"] + parts.map(\.text)).joined(separator: "\n")
    case .removal(let name): "- \(name)"
    case .link(let name, let target): "> \(name) \(target)"
    case .commit(let tag): "= \(tag)"
    }
  }
}

package import SourceText

/// The code of an app beside its token sources, where a source finds what it names and does not declare.
///
/// The colors of a theme may follow an enumeration that lies in another folder. The files are looked
/// through when a source first asks, and only those that answer are parsed. Not safe to share between
/// threads.
package final class CodeFiles {
  private let load: () -> [SourceFile]
  /// The files that sources took something from, by their paths.
  package var used: Set<String> = []
  /// What is kept of sources; nil for nothing.
  package let readings: KeptReadings?
  /// What was answered, by the paths of who asked.
  private var answers: [[String]: (asking: [SourceFile], files: [SourceFile])] = [:]
  private lazy var files = Dictionary(load().map { ($0.path, $0) }) { first, _ in first }
  /// The files that declare something, by what.
  private lazy var declaring = search()

  /// - Parameters:
  ///   - readings: what is kept of sources, for a command that reads them several times.
  ///   - load: gives the files, when they are first asked for; what cannot be read answers nothing.
  package init(keeping readings: KeptReadings? = nil, _ load: @escaping () -> [SourceFile]) {
    (self.readings, self.load) = (readings, load)
  }

  /// The files and folders that a policy names; reports those that cannot be loaded.
  package convenience init(
    _ named: [(path: String, span: SourceSpan)], _ loader: any SourceLoader, from base: SourceFile,
    keeping readings: KeptReadings? = nil, _ diagnostics: inout DiagnosticList
  ) {
    var files: [SourceFile] = []
    for (path, span) in named {
      do throws(SourceLoadError) {
        let own = (try loader.files(in: path, from: base, ofCode: true) ?? [path]).filter(
          Self.isCode)
        if own.isEmpty {
          diagnostics.error("'\(path)' has no Swift file; expected code of the app", at: span)
        }
        for name in own { files.append(try loader.load(name, from: base)) }
      } catch {
        diagnostics.error(error.message, at: span)
      }
    }
    self.init(keeping: readings) { [files] in files }
  }

  /// Whether a file is one of code.
  package static func isCode(_ path: String) -> Bool { path.lowercased().hasSuffix(".swift") }

  /// The files that declare what others name, and what these name in turn, in order.
  ///
  /// Where several declare a type, those that lie nearest are meant: the others are of other modules.
  func files(for own: [SourceFile]) -> [SourceFile] {
    let paths = own.map(\.path)
    if let answer = answers[paths], SourceFile.areSame(answer.asking, own) { return answer.files }
    let found = search(for: own)
    answers[paths] = (own, found)
    return found
  }

  private func search(for own: [SourceFile]) -> [SourceFile] {
    var known = Set(own.map(\.path))
    var types = own.reduce(into: Set<CodeName>()) { $0.formUnion(CodeName.declared(in: $1.bytes)) }
    var taken: [SourceFile] = []
    var next = own
    while !next.isEmpty {
      let asked = next.reduce(into: Set<CodeName>()) { asked, file in
        // A call may mean another declaration than the one that is here: `Color(hex:)` of a text.
        asked.formUnion(
          CodeName.mentioned(in: file.bytes).filter { $0.isCall || !types.contains($0) })
        for case .type(let name) in CodeName.declared(in: file.bytes) {
          asked.insert(.member(of: name))
        }
      }
      var paths: Set<String> = []
      for name in asked { paths.formUnion(nearest(name, to: own[0].path)) }
      next = paths.subtracting(known).sorted().compactMap { files[$0] }
      // Two paths may lead to one file.
      next.removeAll { file in own.contains { $0.bytes == file.bytes } }
      for file in next {
        known.insert(file.path)
        types.formUnion(CodeName.declared(in: file.bytes))
      }
      taken += next
    }
    return taken
  }

  private func nearest(_ name: CodeName, to path: String) -> [String] {
    guard let all = declaring[name], case .type = name, all.count > 1 else {
      return declaring[name] ?? []
    }
    let folders = path.split(separator: "/").dropLast()
    let shared = all.map { other in
      zip(other.split(separator: "/").dropLast(), folders).prefix { $0 == $1 }.count
    }
    return zip(all, shared).filter { $0.1 == shared.max() }.map(\.0)
  }

  private func search() -> [CodeName: [String]] {
    var found: [CodeName: [String]] = [:]
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      for name in CodeName.declared(in: file.bytes) { found[name, default: []].append(path) }
    }
    return found
  }
}

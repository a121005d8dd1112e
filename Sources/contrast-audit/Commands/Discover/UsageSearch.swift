import Programs
import SourceText
import SystemLoading
import TokenReaders
import UsageReaders

/// The code in files and folders, read.
struct UsageSearch {
  var reading = UsageReading()
  /// How many files were read.
  private(set) var fileCount = 0
  /// Files that may use colors and were not read, by the reason.
  private(set) var skipped: [String: Int] = [:]
  /// Files in Swift, which are read together: they know what each other declare.
  private var swift: [SourceFile] = []

  /// Reads files, and what folders hold without what git ignores; a path without code is an error.
  init(_ paths: [String], in environment: ToolEnvironment) throws {
    // Whether each file was read: paths may overlap.
    var known: [String: Bool] = [:]
    for path in paths {
      var hasCode = false
      switch environment.files.kind(of: path) {
      case .folder:
        for file in try FilesBelow.regularFiles(in: Self.plain(path), of: environment) {
          let name = environment.files.canonical(file) ?? file
          let isRead = try known[name] ?? read(file, isNamed: false, in: environment)
          known[name] = isRead
          if isRead { hasCode = true }
        }
      case .file:
        let name = environment.files.canonical(path) ?? path
        hasCode = try known[name] ?? read(path, isNamed: true, in: environment)
        known[name] = hasCode
      default: throw ToolFailure("there is no file '\(path)' to look for code in")
      }
      guard hasCode else {
        throw ToolFailure(
          "there is no code that is read in '\(path)'; expected "
            + UsageLanguage.allCases.map(\.rawValue).joined(separator: ", "))
      }
    }
    readSwift(keptIn: environment.code?.readings)
  }

  /// Reads files of code, up to a limit, but for those that cannot be read.
  init(files: [String], in environment: ToolEnvironment) {
    for path in files.prefix(Self.fileLimit) {
      _ = try? read(path, isNamed: false, in: environment)
    }
    if files.count > Self.fileLimit {
      skipped["past the first \(Self.fileLimit)", default: 0] += files.count - Self.fileLimit
    }
    readSwift(keptIn: environment.code?.readings)
  }

  /// How many files of an app are read that nobody named: the largest apps have fewer.
  private static let fileLimit = 10_000

  private static func plain(_ path: String) -> String {
    var path = path
    while path.hasPrefix("./") { path.removeFirst(2) }
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    return path == "." ? "" : path
  }

  /// Reads a file; returns whether it is code that is read.
  private mutating func read(
    _ path: String, isNamed: Bool, in environment: ToolEnvironment
  ) throws -> Bool {
    guard let language = UsageLanguage(path: path) else {
      if isNamed {
        throw ToolFailure(
          "'\(path)' is in no language whose use of colors is read; expected "
            + UsageLanguage.allCases.map(\.rawValue).joined(separator: ", "))
      }
      if let unread = UsageLanguage.unread(path: path) { skipped[unread, default: 0] += 1 }
      return false
    }
    if !isNamed, path.lowercased().contains(".min.") {
      skipped["minified", default: 0] += 1
      return false
    }
    guard let file = try Self.code(path, isNamed: isNamed, in: environment) else {
      let limit = FileUse.text(environment.files.limit(.code))
      skipped["larger than \(limit)", default: 0] += 1
      return false
    }
    if language == .swift {
      swift.append(file)
    } else {
      UsageReader.read(file, as: language, into: &reading)
    }
    fileCount += 1
    return true
  }

  private mutating func readSwift(keptIn readings: KeptReadings?) {
    if swift.count == fileCount {
      reading = KeptUses.reading(of: swift, keptIn: readings)
    } else {
      UsageReader.read(Program(swift), into: &reading)
    }
    swift = []
  }

  /// A file of code; nil if it is larger than anybody writes.
  private static func code(
    _ path: String, isNamed: Bool, in environment: ToolEnvironment
  ) throws(FileError) -> SourceFile? {
    do throws(FileError) {
      return try environment.files.source(path, as: .code, isNamed ? .named : .found())
    } catch {
      guard error.isTooLarge else { throw error }
      return nil
    }
  }

  /// How much could not be followed and why, in words; nil if everything could.
  var unfollowedText: String? {
    let unfollowed = reading.unfollowed
    guard !unfollowed.isEmpty else { return nil }
    let reasons = UnfollowedUse.Reason.allCases.compactMap { reason -> String? in
      let count = unfollowed.count { $0.reason == reason }
      return count == 0 ? nil : "\(count) \(reason.rawValue)"
    }
    return "\(unfollowed.count) use\(unfollowed.count == 1 ? "" : "s") of colors could not be "
      + "followed: \(reasons.joined(separator: ", "))"
  }

  /// What was skipped, in words; nil if nothing was.
  var skippedText: String? {
    guard !skipped.isEmpty else { return nil }
    return skipped.sorted { $0.key < $1.key }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files by POSIX calls; relative paths start from a working directory.
package struct FileSystem {
  /// The kind of a path's target, links followed.
  package enum Kind { case file, folder, other }

  /// The base folder of relative paths; absolute.
  package let workingDirectory: String
  /// How large a file may be that is read for something, in bytes.
  package let limit: @Sendable (FileUse) -> Int
  /// How many names a folder may hold.
  let nameLimit: Int
  /// The files read so far, by this value and its copies.
  let inputs = FilesRead()

  package init(
    workingDirectory: String, nameLimit: Int = FileUse.nameLimit,
    limit: @escaping @Sendable (FileUse) -> Int = { $0.limit }
  ) {
    self.workingDirectory = workingDirectory
    self.nameLimit = nameLimit
    self.limit = limit
  }

  func absolute(_ path: String) -> String { FilePath.join(workingDirectory, path) }

  /// The kind of a path's target; nil if it does not exist or is not visible. A link that is not
  /// followed is `other`.
  package func kind(of path: String, followingLinks: Bool = true) -> Kind? {
    let kind = currentKind(of: path, followingLinks: followingLinks)
    inputs.record(
      .init(path: absolute(path), aspect: followingLinks ? .kind : .kindOfLink), .kind(kind))
    return kind
  }

  private func currentKind(of path: String, followingLinks: Bool = true) -> Kind? {
    var status = stat()
    let result =
      followingLinks ? stat(absolute(path), &status) : lstat(absolute(path), &status)
    guard result == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The size of a file in bytes; nil if it does not exist or is not visible.
  package func size(of path: String) -> Int? {
    var status = stat()
    return stat(absolute(path), &status) == 0 ? Int(status.st_size) : nil
  }

  /// The absolute path without links and dots; nil if it does not exist.
  package func canonical(_ path: String) -> String? {
    let target = currentTarget(path)
    inputs.record(.init(path: absolute(path), aspect: .target), .target(target))
    return target
  }

  func currentTarget(_ path: String) -> String? {
    guard let resolved = realpath(absolute(path), nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  // MARK: What was seen

  /// Forgets what was read, and from now on records what is seen of the disk, by this value and its
  /// copies.
  package func startRecording() { inputs.restart() }

  /// What was seen of the disk since ``startRecording()``; nil before.
  package var seen: FilesSeen? { inputs.seen }

  /// What a look shows now.
  func state(_ look: FilesSeen.Look) -> FilesSeen.State {
    switch look.aspect {
    case .kind: .kind(currentKind(of: look.path))
    case .kindOfLink: .kind(currentKind(of: look.path, followingLinks: false))
    case .target: .target(currentTarget(look.path))
    case .contents: .contents(stamp(of: look.path))
    case .names: .names((try? currentNames(in: look.path)).map { Set($0) })
    }
  }

  // MARK: Writing

  /// The absolute path of a file that may not exist yet, links resolved.
  package func target(of path: String) -> String {
    if let whole = currentTarget(path) { return whole }
    let folder = FilePath.folder(of: path)
    guard let whole = currentTarget(folder.isEmpty ? "." : folder) else { return absolute(path) }
    return FilePath.join(whole, FilePath.name(of: path))
  }

  /// Writes a file whole or not at all: `body` writes a new file beside it, which then replaces it.
  /// Anything but a regular file, such as a device or a pipe, is written to directly.
  package func writeWhole(
    _ path: String, _ body: (@escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    func failure(_ reason: String) -> FileError {
      FileError(message: "cannot write '\(path)': \(reason)")
    }
    switch currentKind(of: path) {
    case .folder: throw failure("it is a folder")
    case .other:
      let descriptor = open(absolute(path), O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(FileSystem.reason) }
      do {
        try body { try FileSystem.writeAll($0, to: descriptor, name: "'\(path)'") }
      } catch {
        close(descriptor)
        throw error
      }
      guard close(descriptor) == 0 else { throw failure(FileSystem.reason) }
      return
    case .file where access(absolute(path), W_OK) != 0: throw failure(FileSystem.reason)
    case nil where currentKind(of: path, followingLinks: false) != nil:
      throw failure("it is a broken link")
    case .file, nil: break
    }
    // A link keeps its target.
    let target = target(of: path)
    let folder = FilePath.folder(of: path)
    guard currentKind(of: folder.isEmpty ? "." : folder) == .folder else {
      var nearest = folder
      while !nearest.isEmpty, currentKind(of: nearest) != .folder {
        nearest = FilePath.folder(of: nearest)
      }
      throw failure(
        "there is no folder '\(folder)'; the nearest that exists is "
          + "'\(nearest.isEmpty ? "." : nearest)'")
    }
    let temporary = TemporaryFiles.path(beside: target)
    let claim = TemporaryFiles.claim(temporary)
    defer { TemporaryFiles.release(claim) }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(FileSystem.reason) }
    var isOpen = true
    do {
      var status = stat()
      // The new report has the permissions of the old one.
      if stat(target, &status) == 0 { _ = fchmod(descriptor, status.st_mode & 0o777) }
      try body { try FileSystem.writeAll($0, to: descriptor, name: "'\(path)'") }
      // The contents must be on the disk before the name; not every file system supports that.
      guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
        throw failure(FileSystem.reason)
      }
      isOpen = false
      // Some file systems report a full disk only now.
      guard close(descriptor) == 0 else { throw failure(FileSystem.reason) }
      guard rename(temporary, target) == 0 else { throw failure(FileSystem.reason) }
    } catch {
      if isOpen { close(descriptor) }
      unlink(temporary)
      throw error
    }
  }

  /// Adds bytes to the end of a file, which is created if needed: all of them or none.
  ///
  /// They are written at once, so that parallel writers come before or after. If not all bytes fit,
  /// those written are removed again, unless somebody else added more.
  package func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    func failure(_ reason: String) -> FileError {
      FileError(message: "cannot write '\(path)': \(reason)")
    }
    let descriptor = open(absolute(path), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(FileSystem.reason) }
    let problem = TemporaryFiles.holdingInterrupts { FileSystem.append(bytes, to: descriptor) }
    // Some file systems report a full disk only now.
    guard close(descriptor) == 0 || problem != nil else { throw failure(FileSystem.reason) }
    if let problem { throw failure(problem) }
  }

  /// Why not all bytes could be added; nil if they were.
  private static func append(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    var count = 0
    repeat {
      count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    } while count < 0 && errno == EINTR
    guard count < bytes.count else { return nil }
    let reason = count < 0 ? FileSystem.reason : "there is room for only a part of it"
    var status = stat()
    // After appending, the descriptor is at the end of the added bytes.
    let end = lseek(descriptor, 0, SEEK_CUR)
    if count > 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == end
    {
      _ = ftruncate(descriptor, end - off_t(count))
    }
    return reason
  }

  /// Writes all bytes to a descriptor.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32, name: String)
    throws(FileError)
  {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress! + offset, bytes.count - offset)
      }
      if count < 0 {
        if errno == EINTR { continue }
        // Another program may have made a shared stream non-blocking.
        if errno == EAGAIN || errno == EWOULDBLOCK {
          wait(for: Int16(POLLOUT), on: descriptor)
          continue
        }
        let isClosedPipe = errno == EPIPE
        throw FileError(message: "cannot write \(name): \(reason)", isClosedPipe: isClosedPipe)
      }
      guard count > 0 else { throw FileError(message: "cannot write \(name): it accepts no data") }
      offset += count
    }
  }

  /// Waits until a descriptor can be read or written.
  static func wait(for events: Int16, on descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    _ = poll(&request, 1, -1)
  }

  package static var reason: String {
    let text = String(cString: strerror(errno))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

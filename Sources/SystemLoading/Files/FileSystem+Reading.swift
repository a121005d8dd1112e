package import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The one door through which files are opened to be read, and folders to be listed; `.ci/layout` looks
/// for others.
extension FileSystem {
  /// Reads a whole file as a source, and records it as an input.
  package func source(
    _ path: String, as use: FileUse, _ scope: FileScope
  ) throws(FileError) -> SourceFile {
    // Even if it cannot be read: no report takes its place.
    if let identity = identity(of: path) { inputs.insert(identity) }
    let opened = try opened(path, as: use, scope)
    return SourceFile(
      path: path, bytes: opened.bytes,
      isBehindLink: !isInOwnFolder(path, opened.target))
  }

  /// Reads a whole file.
  package func read(
    _ path: String, as use: FileUse, _ scope: FileScope
  ) throws(FileError) -> [UInt8] {
    try opened(path, as: use, scope).bytes
  }

  /// Opens a file and reads it: a regular file, where the scope lets it lie, and not larger than its use
  /// allows.
  private func opened(
    _ path: String, as use: FileUse, _ scope: FileScope
  ) throws(FileError) -> (bytes: [UInt8], target: String) {
    func unreadable() -> FileError {
      FileError(message: "cannot read '\(path)': \(FileSystem.reason)")
    }
    let whole = absolute(path)
    // Before reading: what is written in between has another stamp.
    inputs.record(.init(path: whole, aspect: .contents), .contents(stamp(of: whole)))
    // What is no regular file is not even opened: a device may take that for a command, and a pipe
    // waits for its other end.
    var status = stat()
    guard stat(whole, &status) == 0 else { throw unreadable() }
    try expectFile(status, path, use)
    guard let target = currentTarget(path) else { throw unreadable() }
    try expect(path, at: target, in: scope)
    let descriptor = open(target, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
    guard descriptor >= 0 else { throw unreadable() }
    defer { close(descriptor) }
    // Another file may have taken its place by now; what counts is the one that is open.
    var opened = stat()
    guard fstat(descriptor, &opened) == 0 else { throw unreadable() }
    try expectFile(opened, path, use)
    guard opened.st_dev == status.st_dev, opened.st_ino == status.st_ino else {
      throw FileError(message: "'\(path)' was replaced while it was opened; try again")
    }
    let size = Int(opened.st_size)
    guard size <= limit(use) else {
      throw FileError.tooLarge("'\(path)'", limit: limit(use), of: use)
    }
    guard let bytes = FileSystem.read(descriptor, atMost: size + 1) else { throw unreadable() }
    // What the kernel makes up, as below /proc, says that it is empty and may never end.
    guard bytes.count == size else {
      throw FileError(
        message: "'\(path)' has another size than it states: it changes, or is no file on a disk")
    }
    return (bytes, target)
  }

  private func expectFile(
    _ status: stat, _ path: String, _ use: FileUse
  ) throws(FileError) {
    let kind: String
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileError(message: "'\(path)' is a folder; expected a file")
    case S_IFIFO: kind = "pipe"
    case S_IFSOCK: kind = "socket"
    default: kind = "device"
    }
    throw FileError(
      message: "'\(path)' is a \(kind); expected a regular file"
        + (use.mayBeInput ? ", or - for standard input" : ""))
  }

  /// Expects that what a path leads to, links resolved, lies where it may.
  private func expect(
    _ path: String, at target: String, in scope: FileScope
  ) throws(FileError) {
    switch scope {
    case .named: return
    case .below(let folder):
      if let folder, FilePath.isInside(target, folder) { return }
    case .found(let root):
      if isInOwnFolder(path, target) { return }
      if let root = root.flatMap({ currentTarget($0.isEmpty ? "." : $0) }),
        FilePath.isInside(target, root)
      {
        return
      }
    }
    throw FileError(
      message:
        "'\(path)' is a link that leads out of its folder; put the file itself there, or name it")
  }

  /// Whether a file, links resolved, lies in the folder of its path or below.
  private func isInOwnFolder(_ path: String, _ target: String) -> Bool {
    currentTarget(FilePath.folder(of: absolute(path))).map { FilePath.isInside(target, $0) }
      ?? false
  }

  // MARK: Streams

  /// Reads standard input to its end.
  package func standardInput(as use: FileUse) throws(FileError) -> [UInt8] {
    let bytes = FileSystem.read(STDIN_FILENO, atMost: limit(use) + 1, waits: true)
    guard let bytes else {
      throw FileError(message: "cannot read standard input: \(FileSystem.reason)")
    }
    guard bytes.count <= limit(use) else {
      throw FileError.tooLarge("standard input", limit: limit(use), of: use)
    }
    return bytes
  }

  /// Reads to the end, or so many bytes; nil if that fails.
  ///
  /// - Parameter waits: whether to wait for what is written later. A regular file has it all.
  private static func read(
    _ descriptor: Int32, atMost limit: Int, waits: Bool = false
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    var isWhole = false
    // A stream says no size, and a file says the one that it has.
    var size = waits ? min(limit, 1 << 18) : limit
    while !isWhole, bytes.count < limit {
      var failed = false
      let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, used in
        while used < size {
          #if canImport(Darwin)
            let count = Darwin.read(descriptor, buffer.baseAddress! + used, size - used)
          #elseif canImport(Glibc)
            let count = Glibc.read(descriptor, buffer.baseAddress! + used, size - used)
          #else
            let count = Musl.read(descriptor, buffer.baseAddress! + used, size - used)
          #endif
          if count < 0, errno == EINTR { continue }
          if count < 0, waits, errno == EAGAIN || errno == EWOULDBLOCK {
            wait(for: Int16(POLLIN), on: descriptor)
            continue
          }
          failed = count < 0
          isWhole = count == 0
          if count <= 0 { break }
          used += count
        }
      }
      if failed { return nil }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      size = min(limit - bytes.count, 1 << 18)
    }
    return bytes
  }

  // MARK: Folders

  /// The names in a folder, in no order.
  package func names(in folder: String) throws(FileError) -> [String] {
    let names = Result { () throws(FileError) in try currentNames(in: folder) }
    inputs.record(
      .init(path: absolute(folder), aspect: .names), .names((try? names.get()).map { Set($0) }))
    return try names.get()
  }

  func currentNames(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(absolute(folder)) else {
      throw FileError(message: "cannot read the folder '\(folder)': \(FileSystem.reason)")
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      guard names.count <= nameLimit else {
        throw FileError(
          message: "'\(folder)' holds more than \(nameLimit) names; expected fewer")
      }
    }
    return names
  }

  // MARK: Inputs

  /// Whether a path leads to a file that was read as a source, under any name.
  package func isInput(_ path: String) -> Bool {
    identity(of: path).map(inputs.contains) ?? false
  }

  private func identity(of path: String) -> FilesRead.Identity? {
    var status = stat()
    guard stat(absolute(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FilesRead.Identity(
      device: UInt64(bitPattern: Int64(status.st_dev)), file: UInt64(status.st_ino))
  }

  func stamp(of path: String) -> FileStamp? {
    var status = stat()
    return stat(path, &status) == 0 ? FileStamp(status) : nil
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Replaces the contents of several files: all of them or none.
extension FileSystem {
  /// A file that is being replaced.
  private struct Prepared {
    let replacement: FileReplacement
    /// The file, links resolved.
    let target: String
    /// The file's state when its contents were compared.
    let status: stat
    /// The new contents beside the file.
    let temporary: String
    /// The old file under another name.
    let backup: String
    /// What to remove if the process is interrupted before any file is replaced.
    let claims: [TemporaryFiles.Claim]
  }

  /// Replaces the contents of files, all or none; permissions stay, and links keep their targets.
  ///
  /// All new contents are on the disk before the first file is replaced. If a step fails, the
  /// replaced files are restored, and nothing is left beside them. Only if the process is killed or
  /// the machine stops between the first and the last rename, some files are new and some old, each
  /// of them whole; an interrupt takes effect before or after.
  ///
  /// Refuses files that are read-only, that changed since they were read, or that have other names
  /// (hard links), which would keep the old contents.
  ///
  /// - Parameter willReplace: called with each path before its file is replaced.
  package func replaceAll(
    _ replacements: [FileReplacement], willReplace: (String) throws -> Void = { _ in }
  ) throws {
    var prepared: [Prepared] = []
    defer { for claim in prepared.flatMap(\.claims) { TemporaryFiles.release(claim) } }
    do {
      for replacement in try distinct(replacements) {
        prepared.append(try prepare(replacement))
      }
    } catch {
      _ = restore(prepared, replaced: 0)
      throw error
    }
    try TemporaryFiles.holdingInterrupts { try replaceAll(prepared, willReplace: willReplace) }
  }

  private func replaceAll(
    _ prepared: [Prepared], willReplace: (String) throws -> Void
  ) throws {
    var replaced = 0
    do {
      for file in prepared {
        try willReplace(file.replacement.path)
        guard try isUnchanged(file) else {
          throw failure(file.replacement, "it changed since it was read")
        }
        guard rename(file.temporary, file.target) == 0 else {
          throw failure(file.replacement, FileSystem.reason)
        }
        replaced += 1
      }
    } catch {
      let lost = restore(prepared, replaced: replaced)
      guard !lost.isEmpty else { throw error }
      throw FileError(message: "\(error); and \(lost.joined(separator: "; "))")
    }
    for file in prepared { unlink(file.backup) }
    for folder in Set(prepared.map { FilePath.folder(of: $0.target) }) { synchronize(folder) }
  }

  // MARK: Preparation

  /// The replacements by the targets of their paths, each file once.
  private func distinct(_ replacements: [FileReplacement]) throws -> [FileReplacement] {
    var seen: [String: FileReplacement] = [:]
    return try replacements.filter { replacement in
      let target = target(of: replacement.path)
      guard let other = seen.updateValue(replacement, forKey: target) else { return true }
      guard other.bytes == replacement.bytes, other.expected == replacement.expected else {
        throw failure(replacement, "'\(other.path)' is the same file, with other contents")
      }
      return false
    }
  }

  private func prepare(_ replacement: FileReplacement) throws -> Prepared {
    guard kind(of: replacement.path) == .file, let target = canonical(replacement.path) else {
      throw failure(replacement, "it is not a regular file")
    }
    var status = stat()
    guard stat(target, &status) == 0 else { throw failure(replacement, FileSystem.reason) }
    // The superuser may write to any file, but a read-only file is read-only on purpose.
    guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
      throw failure(replacement, "it is read-only")
    }
    guard status.st_nlink == 1 else {
      throw failure(
        replacement, "it has other names (hard links), which would keep the old contents")
    }
    guard try read(target, as: .source, .named) == replacement.expected else {
      throw failure(replacement, "it changed since it was read")
    }
    let beside = FilePath.join(
      FilePath.folder(of: target), ".\(FilePath.name(of: target)).\(getpid())")
    let file = Prepared(
      replacement: replacement, target: target, status: status, temporary: beside + ".tmp",
      backup: beside + ".old",
      claims: [".tmp", ".old"].map { TemporaryFiles.claim(beside + $0) })
    do {
      try make(file)
    } catch {
      for claim in file.claims { TemporaryFiles.release(claim) }
      throw error
    }
    return file
  }

  /// Makes the two files beside the one to replace.
  private func make(_ file: Prepared) throws {
    let replacement = file.replacement
    try create(file.temporary, replacement.bytes, like: file.status, for: replacement)
    // If a file cannot have two names, it is copied.
    guard link(file.target, file.backup) != 0 else { return }
    do {
      try create(file.backup, replacement.expected, like: file.status, for: replacement)
    } catch {
      unlink(file.temporary)
      throw error
    }
  }

  /// Makes a new file with the owner and permissions of another, and writes it to the disk.
  private func create(
    _ path: String, _ bytes: [UInt8], like status: stat, for replacement: FileReplacement
  ) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw failure(replacement, FileSystem.reason) }
    var isOpen = true
    do {
      // Only the superuser can change the owner of a file; for others the file is already theirs.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
        throw failure(replacement, FileSystem.reason)
      }
      try FileSystem.writeAll(bytes, to: descriptor, name: "'\(replacement.path)'")
      guard fsync(descriptor) == 0 else { throw failure(replacement, FileSystem.reason) }
      isOpen = false
      // Some file systems report a full disk only now.
      guard close(descriptor) == 0 else { throw failure(replacement, FileSystem.reason) }
    } catch {
      if isOpen { close(descriptor) }
      unlink(path)
      throw error
    }
  }

  // MARK: Replacement

  /// Whether a file is still the one whose contents were compared.
  private func isUnchanged(_ file: Prepared) throws -> Bool {
    var status = stat()
    guard stat(file.target, &status) == 0 else {
      throw failure(file.replacement, FileSystem.reason)
    }
    guard status.st_ino == file.status.st_ino, status.st_dev == file.status.st_dev,
      status.st_size == file.status.st_size
    else { return false }
    return try read(file.target, as: .source, .named) == file.replacement.expected
  }

  /// Restores what was replaced and removes the files beside; returns what could not be restored.
  private func restore(_ prepared: [Prepared], replaced: Int) -> [String] {
    var lost: [String] = []
    for (index, file) in prepared.enumerated() {
      unlink(file.temporary)
      if index >= replaced {
        unlink(file.backup)
      } else if rename(file.backup, file.target) != 0 {
        lost.append(
          "'\(file.replacement.path)' could not be put back (\(FileSystem.reason)); its old contents "
            + "are in '\(file.backup)'")
      }
    }
    return lost
  }

  /// Writes the names in a folder to the disk, if the file system supports that.
  private func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private func failure(_ replacement: FileReplacement, _ reason: String) -> FileError {
    FileError(message: "cannot write '\(replacement.path)': \(reason)")
  }
}
